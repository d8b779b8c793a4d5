import type { Product } from '../../api/products.ts'
import type { Crumb } from '../../components/ui/Breadcrumb.tsx'
import { productPath } from '../../paths.ts'
import { resolveImage } from '../../rules/pictures.ts'
import { metaDescription } from '../../rules/productHead.ts'
import { shop } from '../../shop.config.ts'

const absolute = (path: string) => new URL(path, shop.origin).href

/**
 * What search engines read of a product (schema.org, BEY-13), as the text of a script element that nothing runs:
 * '<' is written as an escape, so no name can close the element. `average` is undefined while there are no reviews.
 */
export function structuredData(
  product: Product,
  crumbs: readonly Crumb[],
  reviews: { average: number | undefined; count: number },
): string {
  const url = absolute(productPath(product.product_id))
  const graph = [
    {
      '@type': 'Product',
      name: product.name,
      sku: product.sku,
      description: metaDescription(product.description),
      image: product.images.flatMap((path) => {
        const image = resolveImage(path, shop.images.host)
        return image ? absolute(image) : []
      }),
      brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
      offers: { '@type': 'Offer', price: product.price.toFixed(2), priceCurrency: 'LKR', url },
      aggregateRating:
        reviews.average === undefined
          ? undefined
          : {
              '@type': 'AggregateRating',
              ratingValue: reviews.average.toFixed(1),
              reviewCount: reviews.count,
            },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ label, to }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: to ? absolute(to) : url,
      })),
    },
  ]
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
}
