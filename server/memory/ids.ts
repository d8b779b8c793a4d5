/** The next number: one above the highest in the list, and above `from`. */
export const nextId = (ids: readonly number[], from = 0): number =>
  ids.reduce((most, id) => Math.max(most, id), from) + 1

/** Sorts newest first; of entries with the same date, the one added later comes first. */
export const newestFirst = <Entry>(list: readonly Entry[], dateOf: (entry: Entry) => string): Entry[] =>
  list.toReversed().sort((a, b) => Date.parse(dateOf(b)) - Date.parse(dateOf(a)))

/** Whether two user names or email addresses are equal, ignoring case and surrounding blanks. */
export const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()
