import type { Product } from '../../api/products.ts'
import { categoryProductsPath, paths } from '../../paths.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import type { Crumb } from '../ui/Breadcrumb.tsx'

/** Breadcrumb of a product: Home, its category, the product. */
export function productCrumbs({ name, category_id, category_name, category_slug }: Product): Crumb[] {
  const above: Crumb =
    category_name && category_slug && category_id !== undefined
      ? {
          label: category_name,
          to: categoryProductsPath(category_slug, category_id),
          state: { cat_id: category_id, name: category_name },
        }
      : { label: 'Products', to: paths.products }
  return [{ label: 'Home', to: paths.home }, above, { label: keepUnits(name) }]
}
