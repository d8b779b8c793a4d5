/** A word of a pasted line. `cell` is the index of its column: a part number never spans two columns. */
export type Word = { text: string; key: string; cell: number }

/** Reduces text to capital letters and digits: 'hng-b76 sb' and 'HNG-B76-SB' are the same part number. */
export const partKey = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

// '- HNG-B76-SB', '3. HNG-B76-SB', '3) HNG-B76-SB': how people number a list.
const bullet = /^\s*(?:[-*•–]|\d{1,3}[.)])\s+(?=\S)/

/** Splits a line into cells: at tabs, else semicolons, else bars, else commas; quotation marks hold a cell together. */
export function cellsOf(line: string): string[] {
  const mark = ['\t', ';', '|'].find((each) => line.includes(each)) ?? ','
  // A comma between thousands is part of the number.
  const text =
    mark === ',' ? line.replace(/(?<![\p{L}\p{N}.,-])(\d{1,3}),(\d{3})(?![\p{L}\p{N},])/gu, '$1$2') : line
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"' && quoted && text[at + 1] === '"') {
      cell += sign
      at += 1
    } else if (sign === '"' && (quoted || (cell.trim() === '' && text.includes('"', at + 1))))
      quoted = !quoted
    else if (sign === mark && !quoted) {
      cells.push(cell)
      cell = ''
    } else cell += sign
  }
  return [...cells, cell].map((each) => each.trim())
}

/** The words of a line, without its bullet, surrounding punctuation and words that have no letter or digit. */
export const wordsOf = (cells: readonly string[]): Word[] =>
  cells.flatMap((text, cell) =>
    (cell === 0 ? text.replace(bullet, '') : text)
      .replace(/[×✕*]/g, ' x ')
      .split(/[\s=:@()[\]]+/)
      .map((word) => word.replace(/^[-–—.,#'"]+|[-–—.,'"]+$/g, ''))
      .filter((word) => partKey(word) !== '')
      .map((word) => ({ text: word, key: partKey(word), cell })),
  )

const unitWords = 'x|pcs?|pieces?|nos?|ea|each|units?|sets?|pairs?|prs?|boxes|box|packs?|pkts?|qty|quantity'
const unitWord = new RegExp(`^(?:${unitWords})$`, 'i')
const attachedQuantity = new RegExp(`^(?:x|qty)?(\\d{1,9})(?:${unitWords})?$`, 'i')
const measure = /^(?:mm|cm|m|mtr|inch|in|ft|kg|g|l|ml|kw|w|v|a)$/i
const money = /^(?:rs|lkr)$/i

/** Returns the quantities that the words of a line can mean, likeliest first. */
export function quantitiesIn(words: readonly (Word | undefined)[]): number[] {
  const withUnit: number[] = []
  const bare: number[] = []
  const decimal: number[] = []
  for (const [at, word] of words.entries()) {
    if (!word) continue
    const before = words[at - 1]?.cell === word.cell ? (words[at - 1]?.text ?? '') : ''
    const after = words[at + 1]?.cell === word.cell ? (words[at + 1]?.text ?? '') : ''
    if (measure.test(after) || money.test(before)) continue
    if (/^\d+\.0+$/.test(word.text)) decimal.push(Number(word.text))
    const digits = attachedQuantity.exec(word.text)?.[1]
    if (digits === undefined) continue
    // '102 x 75' is a size.
    const size =
      (/^x$/i.test(after) && /^\d/.test(words[at + 2]?.text ?? '')) ||
      (/^x$/i.test(before) && /^\d/.test(words[at - 2]?.text ?? ''))
    if (size) continue
    const hasUnit = digits !== word.text || unitWord.test(before) || unitWord.test(after)
    ;(hasUnit ? withUnit : bare).push(Number(digits))
  }
  return [...new Set([withUnit, bare, decimal].find((numbers) => numbers.length > 0))]
}

/** The ways to read a line as words and a quantity, likeliest first. None without a word of three letters. */
export function wordedReadings(line: string): { query: string; quantity: number }[] {
  const words = wordsOf(cellsOf(line)).map(({ text }) => text)
  if (!words.some((word) => /\p{L}{3}/u.test(word))) return []
  const numberAt = (at: number) => Number(attachedQuantity.exec(words[at] ?? '')?.[1] ?? 0)
  const isUnit = (at: number) => unitWord.test(words[at] ?? '')
  const reading = (from: number, to: number, quantity: number) => ({
    query: words.slice(from, to).join(' '),
    quantity,
  })
  const whole = reading(0, words.length, 1)
  const last = words.length - 1
  // '10 pcs', '2', 'x 2' at the end; '102 x 76' is a size.
  const at = isUnit(last) && numberAt(last - 1) > 0 ? last - 1 : last
  const times = /^x$/i.test(words[at - 1] ?? '')
  if (numberAt(at) > 0 && at > 0 && !(times && /\d$/.test(words[at - 2] ?? ''))) {
    const counted = reading(0, times ? at - 1 : at, numberAt(at))
    // A large number without a unit is more likely a size.
    const bare = at === last && !times && /^\d+$/.test(words[at] ?? '')
    return bare && numberAt(at) > 50 ? [whole, counted] : [counted, whole]
  }
  if (numberAt(0) > 0 && !measure.test(words[1] ?? '') && !/^\d/.test(words[isUnit(1) ? 2 : 1] ?? ''))
    return [reading(isUnit(1) ? 2 : 1, words.length, numberAt(0)), whole]
  return [whole]
}

// '[10:42, 24/11/2026] Nimal: ' and '24/11/2026, 10:42 - Nimal: ', as messages are copied from a chat.
const head =
  /^\s*(?:\[[^\]]*\d{1,2}:\d{2}[^\]]*\]|\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]m)?\s+[-–])\s*[^:]{1,40}:\s*/i

const courtesies = new Set(
  'hi hello hey dear sir sirs madam team all friend good morning afternoon evening day ayubowan vanakkam please pls plz kindly can you could send me us deliver need we i want would like to order quote for the following these items list is below here thanks thank a lot very much many regards best kind sincerely yours ok okay and'.split(
    ' ',
  ),
)
/** Words with which a greeting begins, before a name. */
const openings = /^(?:hi|hello|hey|dear|thanks|thank you|regards|best regards|kind regards|ayubowan)$/i

/** A line of a chat without the header of its message; '' for a greeting or thanks, which asks for no part. */
export function withoutChat(line: string): string {
  const text = line.replace(head, '')
  const words = text.match(/[\p{L}\p{N}']+/gu) ?? []
  if (words.length === 0) return text
  const greeting =
    words.every((word) => courtesies.has(word.toLowerCase())) ||
    (words.length <= 3 && !/\d/.test(text) && openings.test(words.slice(0, -1).join(' ')))
  return greeting ? '' : text
}
