/** The number after the highest of a list, and after `from`. */
export const nextId = (ids: readonly number[], from = 0): number =>
  ids.reduce((most, id) => Math.max(most, id), from) + 1

/** Newest first; of two of one moment the later entered. */
export const newestFirst = <Entry>(list: readonly Entry[], dateOf: (entry: Entry) => string): Entry[] =>
  list.toReversed().sort((a, b) => Date.parse(dateOf(b)) - Date.parse(dateOf(a)))

/** Whether two user names or email addresses mean the same. */
export const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()
