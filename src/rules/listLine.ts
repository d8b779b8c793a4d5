import { greeting, messageHead, notices } from '../shop/orderListWords.ts'
import { plainDigits } from './digits.ts'
import { placesIn } from './listPlaces.ts'
import { isWord, type Kind, partKey, wordsOf } from './words.ts'

/** What stands between the cells of a line: tabs, else semicolons, else bars, else commas. */
const markOf = (line: string): string => ['\t', ';', '|'].find((each) => line.includes(each)) ?? ','

/** Splits a line into cells; quotation marks hold one together. */
export function cellsOf(line: string): string[] {
  const mark = markOf(line)
  // A comma between thousands, or lakhs, is part of the number.
  const thousands = /(?<=^|[^\p{L}\p{N}.,-]|(?:rs|lkr)\.?)\d{1,3}(?:,\d{2,3})*,\d{3}(?![\p{L}\p{N},])/giu
  const text = mark === ',' ? line.replace(thousands, (number) => number.replaceAll(',', '')) : line
  // A tab is no space before a cell: an empty one would be lost, and all after it stand in others' columns.
  const blanks = `[^\\S${mark}]*`
  const cell = new RegExp(
    `${blanks}(?:"((?:[^"]|"")*)"${blanks}(?=[${mark}]|$)|([^${mark}]*))(?:[${mark}]|$)`,
    'gy',
  )
  return Array.from(`${text}${mark}`.matchAll(cell), ([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim(),
  ).slice(0, -1)
}

/** The cells of a line without a head: a unit and a number that stand in cells side by side, 'kg, 3' or 'box, half dozen', are one amount. */
export function amountsJoined(cells: readonly string[]): string[] {
  const isNumber = (cell: string) =>
    cell.split(' ').every((word) => /^\d[\d.]*$/.test(word) || isWord(word, 'number', 'fraction', 'multiple'))
  const isUnit = (cell: string, ...kinds: Kind[]) => {
    const words = cell.split(' ').filter((word) => !isWord(word, 'of'))
    return words.length === 1 && isWord(words[0] ?? '', ...kinds)
  }
  const joined: string[] = []
  for (const cell of cells) {
    const before = joined.at(-1) ?? ''
    const areOne =
      (isUnit(before, 'unit', 'weight', 'multiple') && isNumber(cell)) ||
      (isNumber(before) && isUnit(cell, 'unit', 'weight', 'multiple', 'length'))
    if (areOne) joined.splice(-1, 1, `${before} ${cell}`)
    else joined.push(cell)
  }
  return joined
}

/** A line of a chat without the head of its message; '' for a greeting, thanks or a notice, which ask for no part. */
export function withoutChat(line: string): string {
  const text = line
    .replace(/^(?:> ?)+/, '')
    .replace(messageHead, '')
    .replace(/\s*<This message was edited>$/, '')
  const words = text.match(/[\p{L}\p{N}']+/gu) ?? ['']
  const greets =
    words.every((word) => isWord(word, 'and', 'of', 'use', 'courtesy', 'request', 'sentence')) ||
    greeting.test(text)
  return greets || notices.some((each) => each.test(text)) ? '' : text
}

/** A number at the start of a line: '(2) Hinge', '#2 Hinge', '1.02 Hinge', '2,Hinge'; not '2 x Hinge', which is a quantity. */
const rowNumber = /^\s*(?:[([#] ?(\d+)[)\]]?|((?:\d{1,2}\.)*)(\d+))[\s/:;,|-]+(?=[\p{L}"])(?!x )/iu

/**
 * Whether a line only says how many: as the carts of shops have it below a name, 'Qty: 2', '× 3', or by a number alone: '6', '6 nos'.
 */
function countAlone(line: string): 'labelled' | 'bare' | undefined {
  if (line.length > 30) return undefined
  const words = wordsOf([line]).map(({ text }) => text)
  const isLabelled = isWord(words[0] ?? '', 'label', 'times')
  const [count = '', unit, ...more] = words.slice(isLabelled ? 1 : 0)
  if (!/^\d{1,5}$/.test(count) || (unit !== undefined && !isWord(unit, 'unit')) || more.length > 0)
    return undefined
  return isLabelled ? 'labelled' : 'bare'
}

/**
 * Puts what only says how many at the end of the line above it, and leaves its own line blank: of bare numbers it is sure only
 * where each line has one, or each below it.
 */
function withCountsBelow(typed: readonly string[]): string[] {
  const bare = typed.filter((line) => line.trim() !== '').map((line) => countAlone(line) === 'bare')
  const isEach = bare.length % 2 === 0 && bare.every((each, at) => each !== bare[at - 1])
  // A year above a line is no count.
  const isAbove = isEach && bare[0] === true && bare.length > 3
  const lines = isAbove ? typed.toReversed() : [...typed]
  for (const [at, line] of lines.entries()) {
    const above = lines.findLastIndex((each, place) => place < at && each.trim() !== '')
    const count = above >= 0 && countAlone(line)
    if (!count) continue
    lines[above] = `${lines[above]} ${line.trim()}${isEach || count === 'labelled' ? '' : ' ?'}`
    lines[at] = ''
  }
  return isAbove ? lines.toReversed() : lines
}

/**
 * The lines of a pasted text that say something. A quoted cell may hold line breaks; digits become 0 to 9. `isPart` knows the
 * keys of part numbers.
 */
export function rowsOf(pasted: string, isPart: (key: string) => boolean) {
  // Marks of direction and zero width; not the joiners, which belong to the spelling of Sinhala.
  const seen = pasted.replace(/[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\ufe0f/g, '')
  // A digit on a key numbers a line that ends with a number, as in chats: '1️⃣ HNG-B76-SB 5'. Else it may also be how many.
  const typed = plainDigits(
    seen
      .replaceAll('🔟', '10\u20e3')
      .replace(/^(\s*)(?:\d{1,2}\u20e3)+(?=.*\s\d+\s*\p{L}{0,7}\s*$)/gmu, '$1• ')
      .replace(/\d\u20e3(?!\s*[x×*]|\d)/gi, '$& ? ')
      .replaceAll('\u20e3', ''),
  )
    .replace(/(?<=(?:^|[,;\t|]) *)"(?:[^"]|""){0,400}"(?= *(?:[,;\t|]|$))/gm, (cell) =>
      cell.replace(/\r\n|\r|\n/g, '\u2028'),
    )
    .split(/\r\n|\r|\n/)
  const plain = typed.map((line) => line.replaceAll('\u2028', ' '))
  // Below a head in columns of spaces, 'No  Item  Qty', they divide all lines.
  const isAligned = plain.some((line) => /^[^\d\t;|,]*\S {2,}[^\d\t;|,]*\S {2,}[^\d\t;|,]+$/.test(line))
  const cleared = plain.map((line) =>
    withoutChat(isAligned ? line.replace(/(?<=\S) {2,}(?=\S)/g, '\t') : line),
  )
  const lines = withCountsBelow(cleared)
  // Lines that begin with 1, 2, 3 and so on are numbered, or ask for so many.
  const numbered = lines.flatMap((line) => {
    const [all, bracketed, section = '', number] = rowNumber.exec(line) ?? []
    const isMeasured = section && isWord(/\p{L}+/u.exec(line)?.[0] ?? '', 'length', 'weight', 'unit')
    if (all === undefined || isMeasured) return []
    return [{ all, section, number: Number(bracketed ?? number), rest: line.slice(all.length) }]
  })
  const areNumbered =
    numbered.length > 2 &&
    numbered.every(({ section, number }, at) => {
      const before = numbered[at - 1]
      // '2.0' heads '2.01'.
      return before?.section === section ? number === before.number + 1 : number <= 1
    })
  // Surely so in sections, '1.1', or if all end in another number, and are five, or have the first in a cell of its own below no head.
  const inCells = numbered.filter(({ all }) => /[\t;,|]/.test(all)).length
  const isBelowHead = !rowNumber.test(lines.find((line) => line.trim() !== '') ?? '')
  const areSure =
    numbered.every(({ section }) => section !== '') ||
    ((inCells === 0 ? numbered.length > 4 : inCells === numbered.length && !isBelowHead) &&
      numbered.every(({ rest }) => /(?<![\p{L}\p{N}-])\d[\d.,]*(?:\s*\p{L}+)?\W*$/u.test(rest)))
  const withoutPlaces = placesIn(lines, isPart)
  let next = 1
  return lines
    .map((line, at) => {
      const number = next
      next += typed[at]?.split('\u2028').length ?? 1
      const [all = '', bracketed] = (areNumbered && rowNumber.exec(line)) || []
      // '(2)' numbers the line; a 2 without brackets may also be how many.
      const isNumber = areSure || bracketed !== undefined
      const { cells, isDoubtful } = withoutPlaces(cellsOf(isNumber ? line.slice(all.length) : line))
      const mayCount = (all !== '' && !isNumber) || isDoubtful
      return { number, text: line.trim(), cells, mark: markOf(line), mayCount }
    })
    .filter(({ cells }) => partKey(cells.join('')) !== '')
}
