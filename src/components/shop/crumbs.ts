import type { CategoryName } from '../../api/categories.ts'
import type { Product } from '../../api/products.ts'
import { categoryProductsPath, paths } from '../../paths.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import type { Trail } from '../../rules/trail.ts'
import type { Crumb } from '../ui/Breadcrumb.tsx'
import { parentCrumbs } from './categoryLinks.ts'

/** Breadcrumb of a product: Home, the categories above its own where they are known, its category, the product. */
export function productCrumbs(
  { name, category_id, category_name, category_slug }: Product,
  parents: Trail<CategoryName>,
): Crumb[] {
  const above: Crumb =
    category_name && category_slug && category_id !== undefined
      ? {
          label: category_name,
          to: categoryProductsPath(category_slug, category_id),
          state: { cat_id: category_id, name: category_name },
        }
      : { label: 'Products', to: paths.products }
  const [home, , ...levels] = parentCrumbs(parents)
  return [...(home ? [home] : []), ...levels, above, { label: keepUnits(name) }]
}
