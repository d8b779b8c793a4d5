/** The next number: one above the highest in the list, and above `from`. */
export const nextId = (ids: readonly number[], from = 0): number =>
  ids.reduce((most, id) => Math.max(most, id), from) + 1
