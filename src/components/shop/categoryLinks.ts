import type { CategoryName } from '../../api/categories.ts'
import { categoryPath, categoryProductsPath, paths, subcategoryPath } from '../../paths.ts'
import { addressOf, type Trail } from '../../rules/trail.ts'

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

/** Breadcrumb of a category's ancestors: Home, Categories, then `parents` from the first level down. */
export function parentCrumbs(parents: Trail<CategoryName>) {
  const [primary, secondary] = parents
  return [
    { label: 'Home', to: paths.home },
    { label: 'Categories', to: paths.categories },
    ...(primary ? [{ label: primary.name, ...primaryLink(primary) }] : []),
    ...(primary && secondary
      ? [{ label: secondary.name, ...secondaryLink(addressOf(primary), secondary) }]
      : []),
  ]
}
