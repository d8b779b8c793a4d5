/** Data versioned separately: products, categories and arrivals; announcements and banners; reviews and feedback. */
type Subject = 'catalogue' | 'content' | 'reviews'

/** The number of changes of each subject. */
export type Versions = Readonly<Record<Subject, number>>

/**
 * Tells whether data changed, so that caches of them (rendered pages, the catalogue) can be invalidated. Read the
 * versions before the data: if the data change in between, the cache entry gets the older version and is dropped at the
 * next check. In Postgres triggers count the changes, so that all processes of a shop agree.
 */
export type VersionStore = { versions(): Promise<Versions> }
