import { parseShopDate } from './dates.ts'

/** Sorts newest first. Entries of the same date keep their sequence; those with an unreadable date come last. §2 */
export function newestFirst<Entry>(entries: readonly Entry[], dateOf: (entry: Entry) => string): Entry[] {
  const timeOf = (entry: Entry) => parseShopDate(dateOf(entry))?.getTime() ?? 0
  return entries.toSorted((a, b) => timeOf(b) - timeOf(a))
}
