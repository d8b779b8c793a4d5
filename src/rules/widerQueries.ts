/** Queries for the nearest parts when one found none: its longest words, then their beginnings; at most five. */
export function widerQueries(query: string): string[] {
  const words = [...new Set(query.trim().toLowerCase().split(/\s+/))]
  const longest = words
    .filter((word) => word.length >= 3 && /[\p{L}\p{N}]/u.test(word))
    .sort((one, other) => other.length - one.length)
    .slice(0, 3)
  const beginnings = longest.filter((word) => word.length >= 6).map((word) => word.slice(0, 4))
  return [...new Set([...(words.length > 1 ? longest : []), ...beginnings.slice(0, 2)])]
}
