/** Builds a pattern that allows spaces around numbers and takes 'x' for '×': '102x75' matches '102 × 75'. */
const pattern = (word: string): string =>
  word
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/(?<=\d)(?=\D)|(?<=\D)(?=\d)/g, '\\s*')
    .replace(/[x×]/gi, '[x×]')

/** Splits `text` where a query's words occur: every second piece, starting with the second, is an occurrence. */
export function splitMatches(text: string, query: string): string[] {
  const words = query.split(/\s+/).filter(Boolean)
  if (words.length === 0) return [text]
  const any = words
    .sort((a, b) => b.length - a.length)
    // A single letter occurs in nearly every word, so it matches only where a word begins.
    .map((word) => (word.length > 1 ? pattern(word) : `(?<![\\p{L}\\p{N}])${pattern(word)}`))
  return text.split(new RegExp(`(${any.join('|')})`, 'giu'))
}
