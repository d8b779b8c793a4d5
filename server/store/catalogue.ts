import type { Announcement, Banner, Category, Product, Promotion, SearchHit } from './records.ts'

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

/** Banners and announcements on the shop's pages. */
export type ContentStore = {
  promotion(location: string): Promise<Promotion | undefined>
  /** All announcements; `currentAnnouncements` in src/rules decides which are current. */
  announcements(): Promise<readonly Announcement[]>
  banners(): Promise<readonly Banner[]>
}

/** Data versioned separately: products, categories and arrivals; announcements and banners; reviews and feedback. */
type Subject = 'catalogue' | 'content' | 'reviews'

/** The number of changes of each subject. */
export type Versions = Readonly<Record<Subject, number>>

/**
 * Tells whether data changed, for caches of them. Read the versions before the data: if these change in between, the entry
 * has the older version and is dropped at the next check. In Postgres, triggers count for all processes.
 */
export type VersionStore = { versions(): Promise<Versions> }
