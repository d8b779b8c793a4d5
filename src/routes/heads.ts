import type { QueryClient } from '@tanstack/react-query'
import type { Category } from '../api/categories.ts'
import type { Product } from '../api/products.ts'
import { homeCrumb, parentCrumbs, productCrumbs } from '../components/shop/categoryLinks.ts'
import type { Crumb } from '../components/ui/Breadcrumb.tsx'
import { categoryPath, categoryProductsPath, paths, productPath, subcategoryPath } from '../paths.ts'
import { reviewsQuery } from '../queries/reviews.ts'
import { categoriesAbove } from '../queries/trail.ts'
import { absolute } from '../rules/absolute.ts'
import { plainText } from '../rules/description.ts'
import { formatRs } from '../rules/money.ts'
import { metaDescription, pageTitle } from '../rules/pageMeta.ts'
import { resolveImage } from '../rules/pictures.ts'
import { averageRating } from '../rules/rating.ts'
import { addressOf, distinctName, type Trail } from '../rules/trail.ts'
import type { Head } from '../sections/DocumentHead.tsx'
import { shop } from '../shop/config.ts'

/** The head of a page that sets only its title. */
export const titleOnlyHead = (name: string): Head => ({ title: pageTitle(name, shop.name) })

/** The head of a page on which a search engine has nothing to find. */
export const notFoundHead = (name: string): Head => ({ ...titleOnlyHead(name), noindex: true })

/** BEY-13 the breadcrumbs of the page at `path`. */
const breadcrumbList = (crumbs: readonly Crumb[], path: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(to ?? path),
  })),
})

/** The head of a page one step below Home, with `path` as its canonical link. */
export const pageHead = (name: string, path: string, description?: string): Head => ({
  ...titleOnlyHead(name),
  path,
  ...(description && { description }),
  graph: [breadcrumbList([homeCrumb, { label: name }], path)],
})

export const homeHead: Head = {
  title: `${shop.name} | ${shop.tagline}`,
  path: paths.home,
  graph: [{ '@type': 'WebSite', name: shop.name, url: absolute(paths.home) }],
}

/** BEY-13 a product as search engines read it (schema.org). Without reviews it has no rating. */
function productNode(product: Product, path: string, ratings: readonly number[]) {
  const average = averageRating(ratings)
  const images = product.images.flatMap((image) => {
    const address = resolveImage(image, shop.images.host)
    return address ? absolute(address) : []
  })
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.sku || undefined,
    description: metaDescription(product.description) || undefined,
    image: images.length > 0 ? images : undefined,
    brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
    offers: {
      '@type': 'Offer',
      price: product.price.toFixed(2),
      priceCurrency: shop.currency,
      url: absolute(path),
      availability:
        product.stock && `https://schema.org/${product.stock.available ? 'InStock' : 'OutOfStock'}`,
      seller: { '@id': absolute('/#organization') },
    },
    aggregateRating:
      average === undefined
        ? undefined
        : { '@type': 'AggregateRating', ratingValue: average.toFixed(1), reviewCount: ratings.length },
  }
}

/** §2 title, description and canonical link of a product; its link preview begins with the price. */
export function productHead(record: Product, client: QueryClient): Head {
  const product = { ...record, description: plainText(record.description) }
  const { product_id, name, price, unit, sku, images } = product
  const path = productPath(product_id)
  const ratings = (client.getQueryData(reviewsQuery(product_id).queryKey) ?? []).map(({ rating }) => rating)
  const description = metaDescription(product.description)
  const facts = [
    `${formatRs(price)} inc VAT${unit ? ` ${unit}` : ''}`,
    sku && `Part Number ${sku}`,
    description,
  ]
  const preview = facts.filter(Boolean).join('. ')
  return {
    ...titleOnlyHead(name),
    path,
    // Not the shop's default for a product without a description: it would describe something else.
    description: description || preview,
    preview,
    image: images[0],
    imageAlt: name,
    price,
    graph: [
      productNode(product, path, ratings),
      breadcrumbList(productCrumbs(product, categoriesAbove(client, product)), path),
    ],
  }
}

/** The head of a category's product list, below its `parents`; the first product provides the picture. */
export function categoryProductsHead(
  name: string,
  slug: string,
  parents: Trail<Category>,
  first?: Product,
): Head {
  const path = categoryProductsPath(slug)
  const ownName = distinctName({ name, slug }, parents.at(-1))
  return {
    ...titleOnlyHead(ownName),
    path,
    description: `${ownName} at ${shop.name}: every part with its number, unit and price inc VAT. Delivered in ${shop.city} and island-wide.`,
    ...(first && { image: first.images[0], imageAlt: first.name }),
    graph: [breadcrumbList([...parentCrumbs(parents), { label: name }], path)],
  }
}

/** §2 title, description and canonical link of a category; `primary` is the primary category that its address names. */
export function categoryHead(
  category: Category,
  parents: Trail<Category>,
  primary: string | undefined,
): Head {
  const { name, description, thumbnail } = category
  const above = parents[0] ? addressOf(parents[0]) : primary
  const path = above ? subcategoryPath(above, addressOf(category)) : categoryPath(addressOf(category))
  const ownName = distinctName(category, parents.at(-1))
  return {
    ...titleOnlyHead(ownName),
    path,
    description:
      metaDescription(description) ||
      `${ownName} at ${shop.name}: choose a range, or see every part with its number, unit and price inc VAT.`,
    image: thumbnail || undefined,
    imageAlt: name,
    graph: [breadcrumbList([...parentCrumbs(parents), { label: name }], path)],
  }
}
