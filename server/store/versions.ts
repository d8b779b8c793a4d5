/** What changes apart from each other: products, categories and arrivals; what the shop says; reviews and feedback. */
type Subject = 'catalogue' | 'content' | 'reviews'

/** How often each subject was changed. */
export type Versions = Readonly<Record<Subject, number>>

/**
 * Says whether something changed, for what is kept of it (rendered pages, compressed lists). Read the versions first
 * and the data after: what was made of data that changed meanwhile then stands under the older version, and is
 * dropped at the next look. Counted in the database, so that all processes of a shop agree.
 */
export type VersionStore = { versions(): Promise<Versions> }
