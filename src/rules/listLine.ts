import { isCourtesy } from './listTable.ts'

/** A word of a pasted line. `cell` is the index of its column: a part number never spans two columns. */
export type Word = { text: string; key: string; cell: number }

/** A line of a pasted list, without the head of a chat message. `number` is its line in the text, from 1. */
export type Row = { number: number; text: string; cells: string[]; mark: string }

/** Reduces text to capital letters and digits: 'hng-b76 sb' and 'HNG-B76-SB' are the same part number. */
export const partKey = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

/** A digit of any script as one from 0 to 9. Their code points follow one another. */
function plainDigit(digit: string): string {
  const point = digit.normalize('NFKC').codePointAt(0) ?? 0
  let zero = point
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(point - zero)
}

// '1. HNG-B76-SB', '3) HNG-B76-SB', 'a) HNG-B76-SB', '②', '- [x] HNG-B76-SB': how people number and tick a list.
const bullet =
  /^[\s*•–-]*(?:\[[ x]?\]|\d{1,3}[.)](?:\s+|(?=\p{L}))|[a-z][.)]\s+|\d\u20e3|[\u2460-\u24ff\u2776-\u2793])(?=.*[\p{L}\p{N}])/iu

/** Text with one sign for each meaning: 'x' for times, 'rs' before a price, '₨' after one, spaces between the rest. */
const plainSigns = (text: string): string =>
  text
    .replace(bullet, '')
    .replace(/½|¼|¾/g, (sign) => ` ${sign.normalize('NFKC').replace('⁄', '/')}`)
    .replace(/\/[-=]+(?!\w)/g, ' ₨ ')
    .replace(/@|(?<!\p{L})(?:rs|lkr|රු|ரூ)(?!\p{L})\.?|[$₹₨](?=\s*\d)/giu, ' rs ')
    .replace(/[×✕✖*]|(?<=\d(?:mm|["”″])?\s*)x(?=\s*\d)/gi, ' x ')
    .replace(/[:=]-*>?|-+>|→|\.{2,}|…|[()[\]{}`]/g, ' ')

/** A word without the signs around it that say nothing; a minus, '~' or '?' stays, and an inch sign after a digit. */
const bare = (word: string): string =>
  word
    .replace(/^["“'‘](.*)["”'’]$/, '$1')
    .replace(/^["“'‘_.,;#]+(?=[\p{L}\p{N}])/u, '')
    .replace(/(?:[_.,;!]|(?<!\d)["”'’])+$/, '')

/** The words of cells, without signs that have no letter or digit. */
export const wordsOf = (cells: readonly string[]): Word[] =>
  cells.flatMap((text, cell) =>
    plainSigns(text)
      .split(/\s+/)
      .map((word) => ({ text: bare(word), key: partKey(word), cell }))
      .filter((word) => word.text === '₨' || word.key !== ''),
  )

/** What stands between the cells of a line: tabs, else semicolons, else bars, else commas. */
const markOf = (line: string): string => ['\t', ';', '|'].find((each) => line.includes(each)) ?? ','

/** Splits a line into cells; quotation marks hold one together. */
export function cellsOf(line: string): string[] {
  const mark = markOf(line)
  // A comma between thousands, or lakhs, is part of the number.
  const thousands = /(?<![\p{L}\p{N}.,-])\d{1,3}(?:,\d{2,3})*,\d{3}(?![\p{L}\p{N},])/gu
  const text = mark === ',' ? line.replace(thousands, (number) => number.replaceAll(',', '')) : line
  const cell = new RegExp(`\\s*(?:"((?:[^"]|"")*)"\\s*(?=[${mark}]|$)|([^${mark}]*))(?:[${mark}]|$)`, 'gy')
  return Array.from(`${text}${mark}`.matchAll(cell), ([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim(),
  ).slice(0, -1)
}

// '[10:42, 24/11/2026] Nimal: ', '24/11/2026, 10:42 a.m. - Nimal: ': as messages are copied or exported from a chat.
const date = '\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{2,4}'
const time = '\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?'
const messageHead = new RegExp(
  `^\\s*(?:\\[(?=[^\\]]*${date})(?=[^\\]]*${time})[^\\]]{8,40}\\]|${date},?[^\\d:]{1,14}${time}[^\\d:–-]{0,14}[-–]\\s)(?:[^:]{1,40}:(?=\\s|$))?\\s*`,
  'u',
)
/** What a chat writes in place of a picture, a deleted message, or about itself. */
const notice =
  /(?:omitted>?|\(file attached\)|message was deleted\.?|deleted this message\.?)$|end-to-end encrypted/i
/** A greeting before a name. */
const greeting =
  /^[^\p{L}]*(?:hi|hello|hey|dear|thanks|thank you|(?:best |kind )?regards|ayubowan)\P{L}+\p{L}+\P{L}*$/iu

/** A line of a chat without the head of its message; '' for a greeting, thanks or a notice, which ask for no part. */
export function withoutChat(line: string): string {
  const text = line.replace(messageHead, '').replace(/\s*<This message was edited>$/, '')
  const words = text.match(/[\p{L}\p{N}']+/gu)
  const says = !words?.every(isCourtesy) && !(greeting.test(text) && !/\d/.test(text)) && !notice.test(text)
  return !words || says ? text : ''
}

/** The lines of a pasted text that say something. A quoted cell may hold line breaks; digits become 0 to 9. */
export function rowsOf(text: string): Row[] {
  let number = 1
  return (
    text
      // Marks of direction and zero width; not the joiners, which belong to the spelling of Sinhala.
      .replace(/[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\ufe0f/g, '')
      .replace(/\p{Nd}/gu, plainDigit)
      .replace(/(?<=(?:^|[,;\t|]) *)"(?:[^"]|""){0,400}"(?= *(?:[,;\t|]|$))/gm, (cell) =>
        cell.replace(/\r\n|\r|\n/g, '\u2028'),
      )
      .split(/\r\n|\r|\n/)
      .map((typed) => {
        const line = withoutChat(typed.replaceAll('\u2028', ' '))
        const row = { number, text: line.trim(), cells: cellsOf(line), mark: markOf(line) }
        number += typed.split('\u2028').length
        return row
      })
      .filter(({ text }) => partKey(text) !== '')
  )
}
