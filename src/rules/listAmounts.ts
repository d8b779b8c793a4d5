import type { Word } from './listLine.ts'
import { type Kind, meaningOf } from './listTable.ts'

/** A number with its unit. `value` is NaN for a unit alone, and for what has a digit and is not understood. */
export type Amount = {
  text: string
  value: number
  /** The first name of the unit in the table of words; '' without one. */
  unit: string
  price: boolean
  /** From a column for the quantity: it cannot be a size. */
  sure: boolean
  /** Among numbers with 'x' between them: '102 x 76'. */
  chained: boolean
  /** The index of its first word, and of the word after its last. */
  from: number
  to: number
}

const millimetres: Record<string, number> = { mm: 1, cm: 10, inch: 25.4, ft: 304.8, m: 1000 }
export const isLength = ({ unit, chained }: Amount) => unit in millimetres || chained
export const lengthOf = ({ unit, value }: Amount) => value * (millimetres[unit] ?? 1)

/** A part of a word with what it is: t a metal thread, '.' not in the table; a space ends a cell, '-' is the part number. */
type Token = { kind: Kind | 't' | ' ' | '.' | '-'; name: string; at: number }

/** A number with what is written to it: 'qty-12', '1,200', '12.5kg', '1-1/2"', '10m'. */
const written =
  /^(?:(?<before>[a-z]+)[-.]*)?(?:(?<whole>\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?<decimals>\.\d+)?|(?:(?<inches>\d+)-)?(?<above>\d{1,2})\/(?<below>2|4|8|16|32))(?:[-/.]?(?<after>[\p{L}\p{M}.']+|["”″’]+))?$/u

function tokensOf({ text, cell }: Word, at: number, words: readonly (Word | undefined)[]): Token[] {
  const isLast = words[at + 1]?.cell !== cell
  const read = (): Omit<Token, 'at'>[] => {
    const said = meaningOf(text)
    // A single letter is a unit at the end of its cell, as it is not in 'L bracket'.
    if (said) return [said.kind === 'w' && text.length === 1 && !isLast ? { kind: '.', name: '' } : said]
    const groups = written.exec(text.toLowerCase())?.groups ?? {}
    const { before = '', whole, decimals = '', inches, above, below, after = '' } = groups
    const [mark, unit] = [meaningOf(before), meaningOf(after)]
    const fits = (!before || /[ux]/.test(mark?.kind ?? '')) && (!after || /[dlwukx]/.test(unit?.kind ?? ''))
    // '1.200' is either.
    if (!(whole || above) || !fits || decimals.length === 4)
      return [{ kind: /^m\d+$/i.test(text) ? 't' : /\p{N}/u.test(text) ? 'o' : '.', name: '' }]
    const numbers: Omit<Token, 'at'>[] = [
      { kind: 'n', name: whole ? whole.replaceAll(',', '') + decimals : (inches ?? '') },
      { kind: 'h', name: above ? String(Number(above) / Number(below)) : '' },
    ]
    return [mark, ...numbers, unit].flatMap((each) => (each?.name ? each : []))
  }
  return [...read(), ...(isLast ? [{ kind: ' ' as const, name: '' }] : [])].map((each) => ({ ...each, at }))
}

// The patterns of an amount, over the letters of its tokens.
const number = '(?:(?:na?h|n|h)a?d|na?h|n|h|d)'
const priced = '(?:p|r+(?![rnhdo]))'
/** A unit after a number; 'box 3' belongs together in '4 x 40 box 3'. */
const unit = '(?:l|[uwk](?!n(?![lwuk])))'
const patterns = new RegExp(
  [
    `(?<price>r+(?:${number}[lwuk]?|o)p?|(?:${number}|o)[lwuk]?${priced})`,
    // '4 x 40', '102 x 76 mm', '102 mm x 76 mm'. In '3" x 12' and '76 x 52 x 12 nos' the last is a quantity.
    `(?<size>(?:${number}|t)(?:x${number}|lx${number}(?=l))+(?:l|(?!a?[hd]|${unit}|${priced})))`,
    `x${number}(?!${priced})${unit}?`,
    `[lwu] ?${number}(?![lwukxp])(?!${priced})`,
    `${number}(?:[lwuk]|x(?![nhdor]))?`,
    '[otlwuk]',
  ].join('|'),
  'g',
)
const members = new RegExp(`t|${number}l?`, 'g')

/** The amounts of a line, without the words of its part number, which are undefined. */
export function amountsOf(words: readonly (Word | undefined)[], sure = false): Amount[] {
  const tokens = words.flatMap((word, at): Token[] =>
    word ? tokensOf(word, at, words) : [{ kind: '-', name: '', at }],
  )
  const kinds = tokens.map(({ kind }) => kind).join('')
  const amount = (start: number, { length }: string, price: boolean, chained: boolean): Amount => {
    const own = tokens.slice(start, start + length)
    let value = Number.NaN
    for (const { kind, name } of own) {
      if (kind === 'n') value = Number(name)
      if (kind === 'h') value = (value || 0) + Number(name)
      if (kind === 'd') value = (Number.isNaN(value) ? 1 : value) * Number(name)
    }
    const [from = 0, to = 0] = [own[0]?.at, (own.at(-1)?.at ?? 0) + 1]
    const text = words
      .slice(from, to)
      .flatMap((word) => word?.text ?? [])
      .join(' ')
    const named = own.find(({ kind }) => /[lwuk]/.test(kind)) ?? own.find(({ kind }) => kind === 'x')
    // A fraction alone is in inches; 'half' and '1/2 dozen' are not.
    const fraction = /\d\/\d/.test(text) && own.every(({ kind }) => kind !== 'd') ? 'inch' : ''
    return { text, value, unit: named?.name ?? fraction, price, sure, chained, from, to }
  }
  const amounts = Array.from(kinds.matchAll(patterns)).flatMap(({ 0: all, index, groups }) => {
    if (!groups?.size) return amount(index, all, Boolean(groups?.price), false)
    const sizes = Array.from(all.matchAll(members), (each) =>
      amount(index + each.index, each[0], false, true),
    )
    return sizes.map((size) => ({ ...size, unit: size.unit || (sizes.at(-1)?.unit ?? '') }))
  })
  const [first, second, ...others] = amounts
  // '6 x 4 inch hinge' with no other quantity.
  const counts = first?.chained && first.from === 0 && first.value <= 50 && second?.unit
  if (counts && others.every(({ price }) => price)) {
    Object.assign(first, { unit: 'x', chained: false })
    second.chained = false
  }
  return amounts
}
