/**
 * Text to compare names by with `<`: letters without case or marks, numbers by their size, so that M6 stands before
 * M10. Cheaper than a collator when a whole catalogue is sorted.
 */
export const nameKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\d+/g, (digits) => digits.padStart(9, '0'))

/** Comparison of two keys for `sort`. */
export const compareKeys = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
