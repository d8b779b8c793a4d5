// Letters, punctuation, fractions and letters in circles that are one character each. Most texts have no others, and
// Intl's data take long to load on a phone: 20 ms of each way from a list to a product.
const simple = /^[\t\n\r -\u024f\u2010-\u2027\u2030-\u205e\u2150-\u218f\u2200-\u22ff\u2460-\u24ff]*$/

let clusters: Intl.Segmenter | undefined

/** The characters of a text as people see them; old browsers take them apart. */
export function characters(text: string): string[] {
  if (simple.test(text) || typeof Intl.Segmenter !== 'function') return [...text]
  clusters ??= new Intl.Segmenter()
  return Array.from(clusters.segment(text), ({ segment }) => segment)
}

/** A text that begins with a capital letter. */
export const startUpper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

// Marks that change the direction of the text around them: they come with what is pasted.
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A text of one trimmed line: no marks of direction, a space for control characters. The server refuses both. */
export const oneLine = (text: string): string =>
  text
    .replace(directionMarks, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()

// White space, and characters that take no place or look like white space.
const invisible = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** A text with `mark` in place of each character that nobody sees. */
export const replaceInvisible = (text: string, mark: string): string => text.replace(invisible, mark)

/** Whether a text shows nothing, such as one of spaces or of zero-width characters. Decision 16 */
export const isBlank = (text: string): boolean => replaceInvisible(text, '') === ''
