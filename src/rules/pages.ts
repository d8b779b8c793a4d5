/** Number of pages for `total` entries; 0 when there are none. */
export const pageCount = (total: number, size: number): number => Math.max(Math.ceil(total / size), 0)

/** Clamps a page number to a whole number from 1 to `count`; 1 when there are no pages. */
export const clampPage = (page: number, count: number): number =>
  Math.max(Math.min(Math.floor(page) || 1, count), 1)

/** Returns the page numbers of the buttons: at most `width`, with `page` in the middle where possible. §9 */
export function pageWindow(page: number, count: number, width: number): number[] {
  const buttons = Math.min(width, count)
  const first = Math.max(Math.min(clampPage(page, count) - Math.floor(buttons / 2), count - buttons + 1), 1)
  return Array.from({ length: buttons }, (_, i) => first + i)
}

/** Returns the entries of one page of a list; a page out of range gives the nearest page. */
export function pageSlice<Entry>(list: readonly Entry[], page: number, size: number): Entry[] {
  const start = (clampPage(page, pageCount(list.length, size)) - 1) * size
  return list.slice(start, start + size)
}
