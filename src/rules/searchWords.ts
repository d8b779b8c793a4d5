/** Builds a pattern that allows spaces around numbers and takes 'x' and '*' for '×': '102x75' matches '102 × 75'. */
const pattern = (word: string): string =>
  word
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/(?<=\d)(?=\D)|(?<=\D)(?=\d)/g, '\\s*')
    .replace(/[x×]|\\\*/gi, '[x×]')

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

/** The words of a query that no part has, as typed or in the singular. A part's texts: its number, then others. */
export const missingWords = (parts: readonly (readonly string[])[], query: string): string[] =>
  query
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .filter((word) => {
      const stem = word.replace(/(?<=\p{L}{3})s$/u, '')
      return !parts.some((texts) => texts.some((text, at) => splitMatches(text, stem, at === 0).length > 1))
    })

/** Queries for the nearest parts when one found none: its last word, which names the thing, then its longest; three at most. */
export function widerQueries(query: string): string[] {
  const words = [...new Set(query.trim().toLowerCase().split(/\s+/))]
  const last = words.at(-1) ?? ''
  const others = words.slice(0, -1).sort((one, other) => other.length - one.length)
  return words.length > 1
    ? [last, ...others].filter((word) => word.length >= 3 && /\p{L}/u.test(word)).slice(0, 3)
    : []
}
