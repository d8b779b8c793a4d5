/** What brands have in common that differ in case or blanks only. */
export const brandKey = (brand: string): string => brand.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

/** The spelling of each brand by its key: the commonest of those that differ in case or blanks, else the first. */
export function brandSpellings(brands: Iterable<string>): Map<string, string> {
  const counts = new Map<string, number>()
  for (const brand of brands) counts.set(brand, (counts.get(brand) ?? 0) + 1)
  const spellings = new Map<string, string>()
  for (const [brand, count] of counts) {
    const key = brandKey(brand)
    const best = spellings.get(key)
    if (key !== '' && (best === undefined || count > (counts.get(best) ?? 0))) spellings.set(key, brand)
  }
  return spellings
}
