import { millimetres } from '../shop/orderListWords.ts'
import { isWord, type Kind, kinds, type Meaning, meaningOf, type Word } from './words.ts'

/** A number with its unit. */
export type Amount = {
  text: string
  /** NaN for a unit alone, and for what has a digit and is not understood. */
  value: number
  /** The unit's name in the table of words; '' without one. */
  unit: string
  price: boolean
  /** Its place among numbers with 'x' between them, from 1: 2 of 76 in '102 x 76'; 0 elsewhere. */
  side: number
  /** One of these is in inches: '8 x 1 1/2"'. */
  inInches: boolean
  /** The index of its first word, and of the word after its last. */
  from: number
  to: number
}

/** Whether an amount is a size in millimetres or inches, or one side of one. */
export const isLength = ({ unit, side, price }: Amount) => !price && (unit in millimetres || side > 0)
/** Millimetres; a number without a unit counts as them. */
export const lengthOf = ({ unit, value }: Amount) => value * (millimetres[unit] ?? 1)

/** What may stand in a word with a digit. '1.200' is either thousands or a fraction, and neither. */
const piece = RegExp(
  [
    String.raw`(?<above>\d+)\/(?<below>2|4|8|16|32)(?!\d)`,
    String.raw`(?<digits>(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d{1,2}|\.\d{4,})?(?![.,]?\d))`,
    String.raw`[\p{L}\p{M}.']+|["”″’]+|^-|[^-./]`,
  ].join('|'),
  'gu',
)

// The grammar is written in the kinds of tokens. For the engine of patterns each kind is one letter.
const letterOf = (kind: string) => String.fromCharCode(97 + kinds.indexOf(kind as Kind))
const spell = (tokens: readonly Meaning[]) => tokens.map(({ kind }) => letterOf(kind)).join('')

const shared: Record<string, string> = {
  NUMBER: '(number (and* fraction)? | fraction) (and? multiple)? | multiple',
  MEASURE: 'length | weight | unit | no',
  // 'box 3' and 'box of 3' belong together in '4 x 40 box 3'.
  UNIT: 'length | (weight | unit | no)(?! of? number (?!MEASURE))',
  PRICED: 'priced | rs+ (?!rs | number | fraction | multiple | odd)',
}
const grammar = (rule: string): string =>
  rule
    .replace(/[A-Z]+/g, (name) => `(${grammar(shared[name] ?? '')})`)
    .replace(/[a-z]{2,}/g, letterOf)
    .replaceAll(' ', '')

const written = RegExp(
  `^${grammar('(unit | no | label | times | multiple)? (number fraction? | fraction) (multiple | MEASURE | label | times)?')}$`,
)
/** How amounts are written; the first that fits. */
const amount = RegExp(
  Object.entries({
    price:
      'rs+ (NUMBER MEASURE? | odd) priced? (of (length | weight | unit))? | (NUMBER | odd) MEASURE? (PRICED)',
    // 'doz 2', 'dozen x 2'; not the 2 of 'dozen 2 inch bolts'.
    dozens: 'multiple (label | times)? number (?!fraction | MEASURE | times | PRICED)',
    // '4 x 40', '102 x 76 mm', '102 mm x 76 mm'. In '3" x 12' and '76 x 52 x 12 nos' the last is a quantity, but not in
    // '1 1/2" x 8 2 box'.
    size: '(NUMBER | thread) (times NUMBER)+ (length | (?!and? (fraction | multiple) | UNIT | PRICED)) | NUMBER length (times NUMBER length)+ | NUMBER length times NUMBER (?=NUMBER (weight | unit) | unit of NUMBER label? NUMBER) | (?<=(?<!times)number other*) NUMBER times NUMBER (?=unit)',
    labelled: '(label | times) NUMBER (?!PRICED) UNIT?',
    // 'inch 4 pairs 6'; not the 3 of 'inch 3 kg'.
    lengthFirst: 'length NUMBER (?=(weight | unit) NUMBER (?!MEASURE))',
    packed: '(length | weight | unit) of NUMBER (?!MEASURE)',
    unitFirst: '(length | weight | unit) NUMBER label? (?!MEASURE | times | PRICED)',
    // 'size 4 3' is three of size 4.
    sized: 'sized label? NUMBER (?!and* fraction | MEASURE (?!of) | times | PRICED)',
    plain: 'NUMBER (MEASURE | (label | times)(?!number | fraction | multiple | odd | rs))?',
    // '30/30 mm', '35-55 mm', '45-65 kg'.
    alone: 'odd (length | weight)? | thread | MEASURE | label',
  })
    .map(([name, rule]) => `(?<${name}>${grammar(rule)})`)
    .join('|'),
  'g',
)
const isUnit = new Set<string>(['length', 'weight', 'unit', 'no', 'sized', 'label'])
const sizes = RegExp(grammar('thread | NUMBER length?'), 'g')

/** The tokens of a word. */
function tokensOf(text: string, isLast: boolean): Meaning[] {
  const said = meaningOf(text)
  // A single letter is a unit at the end of its cell, as it is not in 'L bracket'.
  if (said)
    return [said.kind === 'weight' && text.length === 1 && !isLast ? { kind: 'other', name: '' } : said]
  // 'Five-six'
  const words = text.split('-')
  if (words.length > 1 && words.every((word) => isWord(word, 'number', 'fraction', 'multiple')))
    return [{ kind: 'odd', name: '' }]
  if (/^m\d+$/i.test(text)) return [{ kind: 'thread', name: text.slice(1) }]
  const tokens = Array.from(
    text.matchAll(piece),
    ({ 0: all, groups: { above, below, digits } = {} }): Meaning => {
      if (above) return { kind: 'fraction', name: String(Number(above) / Number(below)) }
      if (digits) return { kind: 'number', name: digits.replaceAll(',', '') }
      return meaningOf(all) ?? { kind: 'other', name: '' }
    },
  )
  return written.test(spell(tokens)) ? tokens : [{ kind: /\p{N}/u.test(text) ? 'odd' : 'other', name: '' }]
}

/** `word` has said it, from `at` to before `to`. */
type Token = Meaning & { word: string; at: number; to: number }

/** The number that two words say together: 'twenty five', 'two hundred', 'hundred and fifty', 'දුසිම් දෙක' (dozen two). */
function together(one: Token, other: Token): number | undefined {
  const areWords = other.kind === 'number' && !/\d/.test(one.word + other.word)
  if (!areWords || (one.kind !== 'number' && one.kind !== 'multiple')) return undefined
  const [first, second] = [Number(one.name), Number(other.name)]
  if (one.kind === 'multiple' || (second % 100 === 0 && first < second)) return first * second
  const room = first % 100 === 0 ? 100 : first % 10 === 0 ? 10 : 0
  return second < room ? first + second : undefined
}

/** The number that tokens say; NaN for none. 'Dozen 2' is 24. */
function sumOf(tokens: readonly Token[]): number {
  const numbers = tokens.filter(({ kind }) => /number|fraction|multiple|thread/.test(kind))
  const add = (sum: number, { kind, name }: Token, at: number) =>
    kind === 'multiple' || numbers[at - 1]?.kind === 'multiple'
      ? (sum || 1) * Number(name)
      : sum + Number(name)
  return numbers.reduce(add, numbers.length > 0 ? 0 : Number.NaN)
}

/** The amounts of words, with those together that are multiplied: '102 x 76'. Words of a part number are undefined. */
export function groupsOf(words: readonly (Word | undefined)[]): Amount[][] {
  const tokens: Token[] = []
  for (const [at, word] of words.entries()) {
    const isLast = words[at + 1]?.cell !== word?.cell
    const read = word ? tokensOf(word.text, isLast) : []
    for (const meaning of isLast ? [...read, { kind: 'end' as const, name: '' }] : read) {
      const token = { ...meaning, word: word?.text ?? '', at, to: at + 1 }
      const one = tokens.at(tokens.at(-1)?.kind === 'and' ? -2 : -1)
      const number = one && together(one, token)
      if (!one || number === undefined) tokens.push(token)
      else tokens.splice(tokens.indexOf(one), 2, { ...token, name: String(number), at: one.at })
    }
  }
  return Array.from(spell(tokens).matchAll(amount), ({ 0: all, index, groups = {} }) => {
    const each = groups.size ? Array.from(all.matchAll(sizes)) : [{ 0: all, index: 0 }]
    const sides = each.map(({ 0: { length }, index: after }, place): Amount => {
      const own = tokens.slice(index + after, index + after + length)
      const [from = 0, to = 0] = [own[0]?.at, own.at(-1)?.to]
      const text = words.slice(from, to).flatMap((word) => word?.text ?? [])
      const unit = own.find(({ kind }) => isUnit.has(kind)) ?? own.find(({ kind }) => kind === 'times')
      const isMany = own.some(({ kind }) => kind === 'multiple')
      // A fraction alone is in inches; 'half' and '1/2 dozen' are not. 'M10' is 10 mm.
      const isInch = own.some(({ kind }) => kind === 'fraction') && /\d/.test(text.join())
      const alone = own.some(({ kind }) => kind === 'thread') ? 'mm' : isMany ? 'dozen' : isInch ? 'inch' : ''
      return {
        text: text.join(' '),
        value: sumOf(own),
        // 'box of 12' says what is sold.
        unit: unit ? unit.name + (groups.packed ? ' of' : '') : alone,
        price: Boolean(groups.price),
        side: groups.size ? place + 1 : 0,
        inInches: false,
        from,
        to,
      }
    })
    const inInches = sides.length > 1 && sides.some(({ unit }) => unit === 'inch')
    return sides.map((side) => ({ ...side, inInches }))
  })
}

/** The amounts that words state, in their order, each side of a size by itself. */
export const amountsOf = (words: readonly (Word | undefined)[]): Amount[] => groupsOf(words).flat()

/** The unit after a size counts the only number without one: '10 wood screws 4x40 boxes' are ten boxes. */
function withUnit(amounts: readonly Amount[]): readonly Amount[] {
  const bare = amounts.filter(({ unit, side, price }) => unit === '' && side === 0 && !price)
  const unit = amounts.find(
    (each, at) => Number.isNaN(each.value) && isWord(each.unit, 'unit') && (amounts[at - 1]?.side ?? 0) > 0,
  )
  if (!unit || bare.length !== 1) return amounts
  return amounts.flatMap((each) =>
    each === unit ? [] : { ...each, unit: each === bare[0] ? unit.unit : each.unit },
  )
}

/**
 * The amounts of a line that asks for a part: '6 x 4 inch hinge' asks for six, and so does '6 x 1290 = 7740', at a price.
 */
export function askedIn(words: readonly (Word | undefined)[]): Amount[] {
  const amounts = withUnit(amountsOf(words))
  const isSum = (at: number) => {
    const [count, rate, sum] = amounts.slice(at)
    const areBare = [count, rate, sum].every((each) => each?.unit === '')
    // Not '4 x 3 12'.
    const isMoney = count?.side === 1 && rate?.to === sum?.from && sum !== undefined && sum.value >= 100
    return isMoney && areBare && count.value * (rate?.value ?? 0) === sum.value
  }
  const [first, second, ...others] = amounts
  const isFirst = first?.from === 0 && first.value <= 50 && others.every(({ price }) => price)
  const at = isFirst && first.side > 0 && second?.unit ? 0 : amounts.findIndex((_, each) => isSum(each))
  const [isPriced, to] = at >= 0 && isSum(at) ? [true, at + 3] : [false, at + 2]
  return amounts.map((each, place) =>
    at < 0 || place < at || place >= to
      ? each
      : { ...each, side: 0, ...(place === at ? { unit: 'x' } : { price: each.price || isPriced }) },
  )
}

/** The amounts of a column for the quantity, where a bare number is no size. */
export const countedIn = (words: readonly Word[]): Amount[] =>
  askedIn(words).map((each) => (each.unit === '' ? { ...each, unit: 'x' } : each))
