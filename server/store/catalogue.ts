import type { Category, Product, SearchHit } from './records.ts'

/** Products and categories. Unknown ids give an empty list. */
export type CatalogueStore = {
  /**
   * All products in catalogue order or, with a category, those at or below it. Returns the same list object for as long
   * as the catalogue has not changed, so that callers can cache what they derive from it.
   */
  products(categoryId?: number): Promise<readonly Product[]>
  /** The products that exist among the ids, in the order of the ids. */
  productsById(ids: readonly number[]): Promise<readonly Product[]>
  newArrivals(): Promise<readonly Product[]>
  search(query: string, limit: number): Promise<readonly SearchHit[]>
  /** Brand names in alphabetical order. */
  brands(): Promise<readonly string[]>
  categories(level: Category['level'], parentId?: number): Promise<readonly Category[]>
}
