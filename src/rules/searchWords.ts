/** Builds a pattern that allows spaces around numbers and takes 'x' for '×': '102x75' matches '102 × 75'. */
const pattern = (word: string): string =>
  word
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/(?<=\d)(?=\D)|(?<=\D)(?=\d)/g, '\\s*')
    .replace(/[x×]/gi, '[x×]')

/** Builds a pattern for the letters and digits of a word, whatever stands between them: 'hngb76' matches 'HNG-B76'. */
const loosePattern = (word: string): string => [...word].join('[^\\p{L}\\p{N}]*')

/** Splits `text` at a query's words: every second piece is one. `loose`: a part number, without its dashes. */
export function splitMatches(text: string, query: string, loose = false): string[] {
  const words = (loose ? query.replace(/[^\p{L}\p{N}\s]/gu, '') : query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [text]
  const patternOf = loose ? loosePattern : pattern
  const patterns = words
    .sort((a, b) => b.length - a.length)
    // A single letter occurs in nearly every word, so it matches only where a word begins.
    .map((word) => (word.length > 1 ? patternOf(word) : `(?<![\\p{L}\\p{N}])${patternOf(word)}`))
  return text.split(new RegExp(`(${patterns.join('|')})`, 'giu'))
}

/** Whether every word of a query, as typed, occurs in one of the texts of a part; the first is its number. */
export const hasWords = (texts: readonly string[], query: string): boolean =>
  query
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .every((word) => texts.some((text, at) => splitMatches(text, word, at === 0).length > 1))

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
