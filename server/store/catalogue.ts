import type { Category, Product, SearchHit } from './records.ts'

/** Products and categories. Unknown ids give an empty list. */
export type CatalogueStore = {
  /** All products in catalogue order, or those at or below a category. The same list object while nothing has changed. */
  products(categoryId?: number): Promise<readonly Product[]>
  /** The products that exist among the ids, in the order of the ids. */
  productsById(ids: readonly number[]): Promise<readonly Product[]>
  newArrivals(): Promise<readonly Product[]>
  search(query: string, limit: number): Promise<readonly SearchHit[]>
  /** Brand names in alphabetical order. */
  brands(): Promise<readonly string[]>
  categories(level: Category['level'], parentId?: number): Promise<readonly Category[]>
}
