import type { CategoryName } from '../../api/categories.ts'
import type { Product } from '../../api/products.ts'
import { paths } from '../../paths.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import { addressOf, type Trail } from '../../rules/trail.ts'
import type { Crumb } from '../ui/Breadcrumb.tsx'
import { ownCategory, partsLink, primaryLink, secondaryLink } from './categoryLinks.ts'

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
