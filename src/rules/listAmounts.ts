import { millimetres } from '../shop/orderListWords.ts'
import { type Meaning, meaningOf, type Word } from './listLine.ts'

/** A number with its unit. */
export type Amount = {
  text: string
  /** NaN for a unit alone, and for what has a digit and is not understood. */
  value: number
  /** The unit's name in the table of words; '' without one. */
  unit: string
  price: boolean
  /** Among numbers with 'x' between them: '102 x 76'. */
  chained: boolean
  /** The index of its first word, and of the word after its last. */
  from: number
  to: number
}

export const isLength = ({ unit, chained }: Amount) => unit in millimetres || chained
export const lengthOf = ({ unit, value }: Amount) => value * (millimetres[unit] ?? 1)

/** The pieces of a word with a digit: a fraction, '1,200.50', letters, an inch sign. '1.200' is either and no piece. */
const pieces =
  /(\d+)\/(2|4|8|16|32)(?!\d)|(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d{1,2}|\.\d{4,})?(?![.,]?\d)|[\p{L}\p{M}.']+|["”″’]+|^-|[^-./]/gu

/** What a word is, as kinds of the table; or t a metal thread, o a digit that is not understood, '.' another word. */
function tokensOf(text: string, isLast: boolean): Meaning[] {
  const said = meaningOf(text)
  // A single letter is a unit at the end of its cell, as it is not in 'L bracket'.
  if (said) return [said.kind === 'w' && text.length === 1 && !isLast ? { kind: '.', name: '' } : said]
  if (/^m\d+$/i.test(text)) return [{ kind: 't', name: '' }]
  const tokens = Array.from(text.matchAll(pieces), ([piece, above, below]): Meaning => {
    if (above) return { kind: 'h', name: String(Number(above) / Number(below)) }
    if (/^\d/.test(piece)) return { kind: 'n', name: piece.replaceAll(',', '') }
    return meaningOf(piece) ?? { kind: '?', name: '' }
  })
  const isRead = /^[uex]?(?:nh?|h)[dlwukex]?$/.test(tokens.map(({ kind }) => kind).join(''))
  return isRead ? tokens : [{ kind: /\p{N}/u.test(text) ? 'o' : '.', name: '' }]
}

// The patterns of an amount, over the kinds of its tokens.
const number = '(?:(?:na?h|n|h)a?d|na?h|n|h|d)'
const priced = '(?:p|r+(?![rnhdo]))'
/** A unit after a number; 'box 3' and 'box of 3' belong together in '4 x 40 box 3'. */
const unit = '(?:l|[uwk](?!c?n(?![lwuk])))'
const patterns = new RegExp(
  [
    `(?<price>r+(?:${number}[lwuk]?|o)p?(?:c[lwu])?|(?:${number}|o)[lwuk]?${priced})`,
    // '4 x 40', '102 x 76 mm', '102 mm x 76 mm'. In '3" x 12' and '76 x 52 x 12 nos' the last is a quantity.
    `(?<size>(?:${number}|t)(?:x${number})+(?:l|(?!a?[hd]|${unit}|${priced})))`,
    `[ex]${number}(?!${priced})${unit}?`,
    // 'inch 4 pairs 6'; not the 3 of 'inch 3 kg'.
    `l${number}(?=[wu]${number}(?![lwuk]))`,
    `[lwu](?:c${number}(?![lwuk])|${number}e?(?![lwukxp])(?!${priced}))`,
    `${number}(?:[lwuk]|[ex](?![nhdor]))?`,
    '[otlwuke]',
  ].join('|'),
  'g',
)
const sizes = new RegExp(`t|${number}l?`, 'g')

/** `word` has said it, from `at` to before `to`. */
type Token = Meaning & { word: string; at: number; to: number }

/** The number that two words say together: 'twenty five', 'two hundred', 'hundred and fifty', 'දුසිම් දෙක' (dozen two). */
function together(one: Token, other: Token): number | undefined {
  if (!/^[nd]n$/.test(one.kind + other.kind) || /\d/.test(one.word + other.word)) return undefined
  const [first, second] = [Number(one.name), Number(other.name)]
  if (one.kind === 'd' || (second % 100 === 0 && first < second)) return first * second
  const room = first % 100 === 0 ? 100 : first % 10 === 0 ? 10 : 0
  return second < room ? first + second : undefined
}

/** The amounts of a line, without the words of its part number, which are undefined. */
export function amountsOf(words: readonly (Word | undefined)[]): Amount[] {
  const tokens: Token[] = []
  for (const [at, word] of words.entries()) {
    const isLast = words[at + 1]?.cell !== word?.cell
    const read = word ? tokensOf(word.text, isLast) : []
    for (const meaning of isLast ? [...read, { kind: ' ', name: '' }] : read) {
      const token = { ...meaning, word: word?.text ?? '', at, to: at + 1 }
      const one = tokens.at(tokens.at(-1)?.kind === 'a' ? -2 : -1)
      const number = one && together(one, token)
      if (!one || number === undefined) tokens.push(token)
      else tokens.splice(tokens.indexOf(one), 2, { ...token, name: String(number), at: one.at })
    }
  }
  const amount = (start: number, { length }: string, price = false, chained = false): Amount => {
    const own = tokens.slice(start, start + length)
    const [from = 0, to = 0] = [own[0]?.at, own.at(-1)?.to]
    const text = words.slice(from, to).flatMap((word) => word?.text ?? [])
    const numbers = own.filter(({ kind }) => /[nhd]/.test(kind))
    const value = numbers.reduce(
      (sum, { kind, name }) => (kind === 'd' ? (sum || 1) * Number(name) : sum + Number(name)),
      numbers.length > 0 ? 0 : Number.NaN,
    )
    const named = own.find(({ kind }) => /[lwuke]/.test(kind)) ?? own.find(({ kind }) => kind === 'x')
    // A fraction alone is in inches; 'half' and '1/2 dozen' are not.
    const isInch = /\d\/\d/.test(text.join()) && own.every(({ kind }) => kind !== 'd')
    // 'box of 12' says what is sold.
    const isOf = own.some(({ kind }) => kind === 'c')
    const said = named ? named.name + (isOf ? ' of' : '') : isInch ? 'inch' : ''
    return { text: text.join(' '), value, unit: said, price, chained, from, to }
  }
  const kinds = tokens.map(({ kind }) => kind).join('')
  const amounts = Array.from(kinds.matchAll(patterns)).flatMap(({ 0: all, index, groups }) => {
    if (!groups?.size) return amount(index, all, Boolean(groups?.price))
    return Array.from(all.matchAll(sizes), (each) => amount(index + each.index, each[0], false, true))
  })
  // '6 x 4 inch hinge' with no other quantity.
  const [first, second, ...others] = amounts
  const isCount =
    first?.chained && first.from === 0 && first.value <= 50 && others.every(({ price }) => price)
  if (!isCount || !second?.unit) return amounts
  return [{ ...first, unit: 'x', chained: false }, { ...second, chained: false }, ...others]
}
