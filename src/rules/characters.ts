const clusters = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter() : undefined

/**
 * The characters of a text as people see them: a letter with its accents, a Sinhala or Tamil letter with its vowel, and
 * a joined emoji are one each. Old browsers, which cannot tell, take them apart.
 */
export const characters = (text: string): string[] =>
  clusters ? Array.from(clusters.segment(text), ({ segment }) => segment) : [...text]

// White space, and characters that take no place or look like white space.
const invisible = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** A text without the characters that nobody sees, and with `mark` in place of each. */
export const replaceInvisible = (text: string, mark: string): string => text.replace(invisible, mark)

/** Whether a text shows nothing, such as one of spaces or of zero-width characters. Decision 16 */
export const isBlank = (text: string): boolean => replaceInvisible(text, '') === ''
