/** Builds a pattern that allows spaces around numbers and takes 'x' and '*' for '×': '102x75' matches '102 × 75'. */
const pattern = (word: string): string =>
  word
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/(?<=\d)(?=\D)|(?<=\D)(?=\d)/g, '\\s*')
    .replace(/[x×]|\\\*/gi, '[x×]')

/** Builds a pattern for the letters and digits of a word, whatever stands between them: 'hngb76' matches 'HNG-B76'. */
const loosePattern = (word: string): string => [...word].join('[^\\p{L}\\p{N}]*')

const inches =
  /(?<![\d./])(\d+(?:\.\d+)?)?(?: ?(?<=^|\s)(\d)\/(\d{1,2}))? ?(?:inch(?:es)?|["”″])(?!(?!x)\p{L})/giu

/** Patterns for the millimetres by which the trade calls the inches of a query: 99 to 104 of '4 inch'. */
const millimetresIn = (query: string): string[] =>
  Array.from(query.matchAll(inches), ([, whole = '0', above = '0', below = '1']) => {
    const mm = (Number(whole) + Number(above) / Number(below)) * 25.4
    const least = Math.ceil(mm * 0.975)
    const all = Array.from({ length: Math.max(0, Math.floor(mm * 1.025) - least + 1) }, (_, at) => least + at)
    return `(?<![\\d.])(?:${all.join('|') || '$.'})(?:\\s*mm)?(?![\\d.])`
  })

/** Splits `text` at a query's words: every second piece is one. `loose`: a part number, without its dashes. */
export function splitMatches(text: string, query: string, loose = false): string[] {
  const words = (loose ? query.replace(/[^\p{L}\p{N}\s]/gu, '') : query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [text]
  const patternOf = loose ? loosePattern : pattern
  const patterns = words
    .sort((a, b) => b.length - a.length)
    // A single letter occurs in nearly every word, so it matches only where a word begins.
    .map((word) => (word.length > 1 ? patternOf(word) : `(?<![\\p{L}\\p{N}])${patternOf(word)}`))
  return text.split(new RegExp(`(${[...(loose ? [] : millimetresIn(query)), ...patterns].join('|')})`, 'giu'))
}

/** What of a part a query's words are looked for in. */
export type PartWords = { sku: string; name: string; category_name?: string }

/** The words of a query that no part has, as typed or in the singular. */
export const missingWords = (parts: readonly PartWords[], query: string): string[] =>
  query
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .filter((word) => {
      const stem = word.replace(/(?<=\p{L}{3})s$/u, '')
      const isIn = (text: string, loose = false) => splitMatches(text, stem, loose).length > 1
      return !parts.some(
        ({ sku, name, category_name = '' }) => isIn(sku, true) || isIn(name) || isIn(category_name),
      )
    })

/** Parts in the order of how many of a query's words they lack; of equally many, in the order given. */
export function nearestFirst<Part extends PartWords>(parts: readonly Part[], query: string): Part[] {
  const lacking = new Map(parts.map((part) => [part, missingWords([part], query).length]))
  return parts.toSorted((one, other) => (lacking.get(one) ?? 0) - (lacking.get(other) ?? 0))
}

/** Queries for the nearest parts when one found none: its last word, which names the thing, then its longest; three at most. */
export function widerQueries(query: string): string[] {
  const words = [...new Set(query.trim().toLowerCase().split(/\s+/))]
  const last = words.at(-1) ?? ''
  const others = words.slice(0, -1).sort((one, other) => other.length - one.length)
  return words.length > 1
    ? [last, ...others].filter((word) => word.length >= 3 && /\p{L}/u.test(word)).slice(0, 3)
    : []
}
