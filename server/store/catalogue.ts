import type { Category, Product, SearchHit } from './records.ts'

/** Products and categories. Identifiers that name nothing give undefined or an empty list. */
export type CatalogueStore = {
  /**
   * The catalogue in its own order; with a category, the products at or below it. The same list object is given for
   * as long as nothing in it has changed, so that what was made of it can be kept.
   */
  products(categoryId?: number): Promise<readonly Product[]>
  /** Those of the ids that exist, in the order asked. */
  productsById(ids: readonly number[]): Promise<readonly Product[]>
  newArrivals(): Promise<readonly Product[]>
  search(query: string, limit: number): Promise<readonly SearchHit[]>
  /** Names, in order of the alphabet. */
  brands(): Promise<readonly string[]>
  categories(level: Category['level'], parentId?: number): Promise<readonly Category[]>
}
