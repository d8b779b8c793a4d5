/** Spaces may stand between a number and what it belongs to, and '×' is typed as 'x': '102x75' is '102 × 75'. */
const pattern = (word: string): string =>
  word
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/(?<=\d)(?=\D)|(?<=\D)(?=\d)/g, '\\s*')
    .replace(/[x×]/gi, '[x×]')

/** `text` cut where the words of a query occur in it: every second piece, from the second on, is such an occurrence. */
export function splitMatches(text: string, query: string): string[] {
  const words = query.split(/\s+/).filter(Boolean)
  if (words.length === 0) return [text]
  const any = words
    .sort((a, b) => b.length - a.length)
    // A single letter is in nearly every word: it counts where one begins.
    .map((word) => (word.length > 1 ? pattern(word) : `(?<![\\p{L}\\p{N}])${pattern(word)}`))
  return text.split(new RegExp(`(${any.join('|')})`, 'giu'))
}
