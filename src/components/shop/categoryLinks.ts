import type { CategoryName } from '../../api/categories.ts'
import type { Product } from '../../api/products.ts'
import { categoryPath, categoryProductsPath, paths, subcategoryPath } from '../../paths.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import { addressOf, type Trail } from '../../rules/trail.ts'
import type { Crumb } from '../ui/Breadcrumb.tsx'

/** Address and navigation state of a category's product list (§2 /category/{slug}/products). */
export const partsLink = (category: CategoryName) => ({
  to: categoryProductsPath(addressOf(category), category.category_id),
  state: { cat_id: category.category_id, name: category.name },
})

/** Address and navigation state of a primary category's page (§2 /categories/{id}, reading a). */
export const primaryLink = (category: CategoryName) => ({
  to: categoryPath(addressOf(category)),
  state: { primary_cat_id: category.category_id, slug: addressOf(category), name: category.name },
})

/** Address and navigation state of a subcategory's page (§2 /categories/{id}, reading b). */
export const secondaryLink = (
  primary: string,
  { description, ...category }: CategoryName & { description?: string },
) => ({
  to: subcategoryPath(primary, addressOf(category)),
  state: {
    secondary_cat_id: category.category_id,
    name: category.name,
    slug: addressOf(category),
    ...(description && { description }),
  },
})

/** The category of a product; undefined where the record does not name it. */
export const ownCategory = (product: Product): CategoryName | undefined => {
  const { category_id, category_slug: slug, category_name: name } = product
  return category_id !== undefined && slug && name ? { category_id, slug, name } : undefined
}

export const homeCrumb: Crumb = { label: 'Home', to: paths.home }

/** The categories above, from the first level down. */
const levelCrumbs = ([primary, secondary]: Trail<CategoryName>): Crumb[] => [
  ...(primary ? [{ label: primary.name, ...primaryLink(primary) }] : []),
  ...(primary && secondary
    ? [{ label: secondary.name, ...secondaryLink(addressOf(primary), secondary) }]
    : []),
]

/** Breadcrumb of a category's ancestors: Home, Categories, then `parents` from the first level down. */
export const parentCrumbs = (parents: Trail<CategoryName>): Crumb[] => [
  homeCrumb,
  { label: 'Categories', to: paths.categories },
  ...levelCrumbs(parents),
]

/** Breadcrumb of a product: Home, the categories above its own where they are known, its category, the product. */
export function productCrumbs(product: Product, parents: Trail<CategoryName>): Crumb[] {
  const category = ownCategory(product)
  return [
    homeCrumb,
    ...levelCrumbs(parents),
    category ? { label: category.name, ...partsLink(category) } : { label: 'Products', to: paths.products },
    { label: keepUnits(product.name) },
  ]
}
