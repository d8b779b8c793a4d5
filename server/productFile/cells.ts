import { decodeHTMLStrict } from 'entities'

// A spreadsheet runs a cell that begins like a formula. An apostrophe before it makes it a text; one that a text begins
// with itself is doubled, so that reading gives back what was written. One before digits keeps them a text: '00123.

/** Escapes a text that a spreadsheet would take for a formula, with an apostrophe before it. */
export const toCell = (text: string): string =>
  /^(?:'*[=+\-@\t\r＝＋－＠]|'+\d+$)/.test(text) ? `'${text}` : text

/** The text of a cell: undoes `toCell`, and takes ="00123", as Excel keeps the zeros of a number, for 00123. */
export function fromCell(cell: string): string {
  const text = cell.replace(/^'(?='*(?:[=+\-@\t\r＝＋－＠]|\d+\s*$))/, '')
  const kept = text === cell ? /^\s*="((?:[^"]|"")*)"\s*$/.exec(cell)?.[1] : undefined
  return kept?.replaceAll('""', '"') ?? text
}

const invisible = /[\u00ad\u200b\u200e\u200f\u2060\u202a-\u202e\u2066-\u2069\ufeff]/g
// Sinhala joins letters by one after a vowel killer, and emoji are joined by them.
const looseJoiners = /[\u200c\u200d](?<!(?:\p{M}|\p{Extended_Pictographic}|\p{Emoji_Modifier}).)/gu

/** HTML entities as text; twice, because shop systems escape once when they store and once when they export. */
const decoded = (text: string): string => decodeHTMLStrict(decodeHTMLStrict(text))

/** A text of one line: entities decoded, without invisible marks, every run of blanks a single space. */
export const oneLine = (text: string): string =>
  decoded(text).normalize('NFC').replace(invisible, '').replace(looseJoiners, '').replace(/\s+/g, ' ').trim()

// In any language: #REF!, #BEZUG!, #¿NOMBRE?, #N/D. NULL and its like are what programs export for nothing.
const errorValue =
  /^(?:#¿?\p{L}[\p{L}\d/_]*[!?]|#\p{L}\/\p{L}|#nv|#getting_data|#{2,}|err:\d{3}|null|nan|undefined)$/iu

/** Whether a cell is an error of a spreadsheet (#N/A, Err:502), the #### of a column that is too narrow, or NULL. */
export const isErrorValue = (text: string): boolean => errorValue.test(text.trim())

/** Whether a cell says that there is nothing, as people and programs write it: None, n.a., a dash. */
export const isNothing = (text: string): boolean =>
  /^(?:none|nil|n\/a|n\.a\.?|[-‐-―−_.?*/]+)$/i.test(oneLine(text))

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)'
// As spreadsheets write dates: DEC-10 in capitals may be a part number.
const date = new RegExp(
  [
    `\\d{1,2}[- ]${month}(?:[- ]\\d{2,4})?`,
    `${month}-\\d{2,4}`,
    '\\d{1,2}([/.])\\d{1,2}\\1(?:\\d{2}|\\d{4})(?: .*)?',
    '\\d{4}-\\d\\d-\\d\\d(?:[ T].*)?',
  ]
    .map((form) => `^${form}$`)
    .join('|'),
)

/** What a spreadsheet has probably made of a text: a shortened number or a date; undefined when it is plain. */
export function spreadsheetDoubt(text: string): string | undefined {
  const remedy = 'format the column as text and enter it again'
  if (/^[-+]?\d+(?:[.,]\d+)?E[-+]\d+$/i.test(text))
    return `${text} is a number that a spreadsheet has shortened: ${remedy}`
  if (/^\d+\.0$/.test(text)) return `${text} is a number to which a program has added .0: ${remedy}`
  if (/^(?:true|false)$/i.test(text)) return `${text} is no text: leave the cell blank where there is nothing`
  if (date.test(text)) return `${text} is a date, which a spreadsheet may have made of it: ${remedy}`
  return undefined
}
