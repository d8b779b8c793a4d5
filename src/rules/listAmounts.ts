import { type Word, wordsOf } from './listLine.ts'

/** The part that a line may mean. A back end may give no unit. */
export type Sold = { name: string; sku: string; unit?: string; price?: number }

/** A number with its unit. `value` is NaN for a unit alone, and for what has a digit and is not understood. */
export type Amount = {
  text: string
  value: number
  /** The first name of the unit in the table below; '' without one. */
  unit: string
  price: boolean
  /** Among numbers with 'x' between them: '102 x 76'. */
  chained: boolean
  /** The index of its first word, and of the word after its last. */
  from: number
  to: number
}

/** Units by their names, plurals apart; the first of a row stands for the others. */
const units = new Map(
  `x qty quantity qnty; piece pc no ea each unit; pair pr; set; box bx; pack pkt packet; bag; carton ctn; bundle; roll;
   sheet; length; pallet; mm; cm; inch in " ” ″ '' අඟල් අඟල angal அங்குலம்; ft feet foot ' ’ ′ අඩි adi அடி;
   m metre meter mtr මීටර් மீட்டர்; kg kilo කිලෝ கிலோ; g; l ltr; ml; v; w`
    .split(/;\s+/)
    .flatMap((row) => row.split(' ').map((name) => [name, row.split(' ', 1).join()] as const)),
)
/** English, Sinhala, Sinhala in Latin letters, Tamil. */
const numbers = new Map([
  ['half', 0.5],
  ['fifteen', 15],
  ['twenty', 20],
  ['fifty', 50],
  ['hundred', 100],
  ...`one two three four five six seven eight nine ten eleven twelve; එක දෙක තුන හතර පහ හය හත අට නවය දහය;
   ekak dekak thunak hatharak pahak hayak hathak atak namayak dahayak; ஒன்று இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது பத்து`
    .split(/;\s+/)
    .flatMap((row) => row.split(' ').map((word, at): [string, number] => [word, at + 1])),
] as [string, number][])
const unsureWords = new Set([
  'couple',
  'few',
  'some',
  'several',
  'minus',
  'not',
  'cancel',
  'cancelled',
  'instead',
])
const multiples: Record<string, number> = { dozen: 12, doz: 12, dzn: 12, gross: 144 }

const millimetres: Record<string, number> = { mm: 1, cm: 10, inch: 25.4, ft: 304.8, m: 1000 }
export const isLength = ({ unit, chained }: Amount) => unit in millimetres || chained
/** A mistyped part number: 'PDL-O50-BR'. */
export const isLikeNumber = ({ text, value }: Pick<Amount, 'text' | 'value'>) =>
  Number.isNaN(value) && /^(?=.*\p{L}.*\p{L})(?=.*\d)\S{5,}$/u.test(text)
const lengthOf = ({ unit, value }: Amount) => value * (millimetres[unit] ?? 1)

const unitOf = (word: string): string | undefined => {
  const name = word.replace(/^[-/]|[.'](?=s?$)/g, '')
  return units.get(name) ?? units.get(name.replace(/(?<=x|ch)es$|(?<=.)s$/, ''))
}

type Token = {
  kind: 'number' | 'multiple' | 'unit' | 'x' | 'rs' | '₨' | 'odd' | 'noise'
  value: number
  unit: string
}

/** What a word is. `last`: at the end of its cell, where a single letter is a unit, as it is not in 'L bracket'. */
function tokenOf(typed: string, last: boolean): Token {
  const word = typed.toLowerCase()
  const token = (kind: Token['kind'], value = Number.NaN, unit = ''): Token => ({ kind, value, unit })
  const [, mark, digits = '', decimals = '', ending] =
    /^(?:(x|qty|quantity|nos|pcs)[-.]*)?(\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(\.\d+)?(?:[-/.]?([\p{L}\p{M}.]+|["”″'’]+))?$/u.exec(
      word,
    ) ?? []
  const [, whole = 0, above, below, sign = ''] =
    /^(?:(\d+)-)?(\d{1,2})\/(2|4|8|16|32)([a-z"”″'’]*)$/.exec(word) ?? []
  const unit = unitOf(ending ?? sign)
  if (digits && (unit !== undefined || ending === undefined))
    // '1.200' is either.
    return token(
      'number',
      decimals.length === 4 ? Number.NaN : Number(digits.replaceAll(',', '') + decimals),
      unit ?? (mark && 'x'),
    )
  if (above) return token('number', Number(whole) + Number(above) / Number(below), unit ?? 'inch')
  if (/\p{N}/u.test(word) || unsureWords.has(word)) return token('odd')
  if (numbers.has(word)) return token('number', numbers.get(word))
  if (word in multiples) return token('multiple', multiples[word])
  if (word === 'rs' || word === '₨') return token(word)
  const alone = unitOf(word)
  if (alone === undefined || (/^[glvw]$/.test(word) && !last)) return token('noise')
  return token(alone === 'x' ? 'x' : 'unit', Number.NaN, alone)
}

/** The amounts of a line, without the words of its part number, which are undefined. */
export function amountsOf(words: readonly (Word | undefined)[]): Amount[] {
  const tokens = words.map((word, at) => word && tokenOf(word.text, words[at + 1]?.cell !== word.cell))
  const tokenAt = (at: number, beside: number) =>
    words[at]?.cell === words[beside]?.cell ? tokens[at] : undefined
  const amounts: Amount[] = []
  for (let from = 0, to = 1; from < tokens.length; from = to, to += 1) {
    const token = tokens[from]
    if (!token || ['noise', 'x', 'rs', '₨'].includes(token.kind)) continue
    let { value, unit } = token
    const follows = () => tokenAt(to, from)
    const before = amounts.at(-1)
    const number = token.kind === 'number' || token.kind === 'multiple'
    if (number) {
      const part = follows()
      if (part?.kind === 'number' && part.value < 1 && unit === '') {
        value += part.value
        unit = part.unit
        to += 1
      }
      if (words[to]?.key === 'A' && tokens[to + 1]?.kind === 'multiple') to += 1
      if (follows()?.kind === 'multiple') {
        value *= follows()?.value ?? 1
        unit = ''
        to += 1
      }
      const sign = follows()?.kind
      const then = tokenAt(to + 1, from)
      const between = sign === 'x' && ['number', 'odd', 'rs'].includes(then?.kind ?? '')
      // '4 x 40 box 3'
      const ofNext =
        tokenAt(from - 1, from)?.kind === 'x' &&
        then?.kind === 'number' &&
        then.unit === '' &&
        !((follows()?.unit ?? '') in millimetres)
      if (unit === '' && !between && !ofNext && (sign === 'unit' || sign === 'x')) {
        unit = follows()?.unit ?? ''
        to += 1
      }
      // 'Nos 12', 'box 2'; 'No 12' may be the number of the row.
      else if (
        unit === '' &&
        before?.to === from &&
        before.unit !== '' &&
        Number.isNaN(before.value) &&
        before.text.toLowerCase() !== 'no'
      ) {
        unit = before.unit
        amounts.pop()
      }
    }
    const after = follows()?.kind
    const suffixed = after === '₨' || (after === 'rs' && tokenAt(to + 1, from)?.kind !== 'number')
    const price = tokenAt(from - 1, from)?.kind === 'rs' || suffixed
    if (suffixed) to += 1
    // An 'x' between two numbers makes them sizes; before or after a number alone, a quantity.
    const times = tokenAt(from - 1, from)?.kind === 'x'
    const counted = unit !== '' && !(unit in millimetres)
    const chained =
      times &&
      !price &&
      !counted &&
      before?.to === from - 1 &&
      !before.price &&
      !isLikeNumber(before) &&
      (before.unit === '' || (before.unit in millimetres && unit !== ''))
    if (chained) before.chained = true
    if (times && !chained && unit === '' && number) unit = 'x'
    const text = words
      .slice(from, to)
      .flatMap((word) => word?.text ?? [])
      .join(' ')
    amounts.push({ text, value, unit, price, chained, from, to })
  }
  const [first, second, third] = amounts
  // '6 x 4 inch hinge' with no other quantity.
  const counts =
    first?.chained && first.from === 0 && first.value <= 50 && second?.unit && (!third || third.price)
  if (counts) {
    first.chained = second.chained = false
    first.unit = 'x'
  }
  for (const [at, amount] of [...amounts.entries()].reverse())
    if (amount.chained && amount.unit === '' && amounts[at + 1]?.chained)
      amount.unit = amounts[at + 1]?.unit ?? ''
  return amounts
}

/** Whether two lengths are one in the trade: 4 inch is 100 and 102 mm. Below an inch they differ by rounding only. */
function sameLength(one: number, other: number): boolean {
  const nominal = Math.round((one / 25.4) * 4) * 6.35
  const within = (mm: number) => Math.abs(mm - nominal) <= nominal * 0.025
  return Math.abs(one - other) <= 0.7 || (nominal >= 25 && within(one) && within(other))
}

/** What a part is, without its finish: 'Brass butt hinge 76 × 52 mm' of '..., satin brass'. */
export const kindOf = (name: string): string => name.split(/,\s/, 1)[0] ?? ''

/** How the amounts of a line can mean a part. */
export type Count = {
  /** The quantities that are possible, likeliest first; at least one. */
  quantities: [number, ...number[]]
  /** There is one way to read them, and nothing is left over. */
  clear: boolean
  /** How far the lengths of the line are from the part's, in mm; infinite for one that is not the part's. */
  off: number
}

/**
 * Reads the amounts of a line for one part. Each is a price, or a size that the part states, or the quantity, in a unit
 * that the part is sold by. Whatever is left over makes the quantity doubtful. Decision 74
 * `worded`: who names a part in words may not know that it is sold in packs, so that '100 screws' are no 100 boxes.
 */
export function countOf(amounts: readonly Amount[], part: Sold, worded = false): Count {
  const { name, unit: soldAs = '', price: cost } = part
  const facts = amountsOf(wordsOf([name, soldAs]))
  const ofKind = amountsOf(wordsOf([kindOf(name)]))
  const lengths = facts.filter(isLength).map(lengthOf)
  const sold = soldAs
    .toLowerCase()
    .replace(/\(.*|\bof\b.*|(?!1\s)(?<!\d)\d[\d.]*\s*m*m?\b/g, '')
    .split(/[^\p{L}]+/u)
    .flatMap((word) => (word === '' || word === 'per' ? [] : (unitOf(word) ?? word)))
  const many = (...names: string[]) =>
    sold.some((each) => names.includes(each)) || /^(?:per )?\d+$/.test(soldAs)
  const inPacks = many('pack', 'box', 'carton', 'bundle', 'pallet', 'kg')
  const accepts = (unit: string) =>
    unit === '' || unit === 'x'
      ? !(worded && inPacks)
      : unit === 'piece'
        ? !(inPacks || many('pair', 'set', 'm', 'ft', 'g', 'l', 'ml'))
        : sold.includes(unit)

  const isSaid = ({ text: said }: Amount) =>
    facts.some(({ text }) => text.toLowerCase() === said.toLowerCase())
  const distance = (each: Amount) => {
    if (Number.isNaN(each.value)) return isSaid(each) ? 0 : Number.POSITIVE_INFINITY
    // '4 x 3' without a unit is in inches too.
    const typed = each.unit === '' ? [each.value, each.value * 25.4] : [lengthOf(each)]
    // The first length of a name is its size; a later one counts less.
    return Math.min(
      ...typed.flatMap((one) =>
        lengths.flatMap((mm, at) => (sameLength(one, mm) ? Math.abs(mm - one) + Math.sign(at) : [])),
      ),
    )
  }
  // Metal threads are sizes: 'M10'.
  const isSize = (each: Amount) =>
    (isLength(each) && (each.chained || each.value > 0)) || /^m\d+$/i.test(each.text)
  const cuts = (each: Amount) => /^(?:m|ft)$/.test(each.unit) && /\bm\b|met[er]+/i.test(soldAs)
  const isStated = (each: Amount) =>
    (isLength(each) && distance(each) < Number.POSITIVE_INFINITY) ||
    // 'Half-round gutter'
    (each.text === 'half' && /\bhalf\b/i.test(name)) ||
    (Number.isNaN(each.value)
      ? accepts(each.unit || '?') || isSaid(each)
      : each.unit !== '' &&
        !accepts(each.unit) &&
        facts.some(({ value, unit }) => value === each.value && unit === each.unit))
  const rest = amounts.filter((each) => !each.price && !isStated(each))
  // A price, or a size that the name states, without its sign.
  const mayBeOther = ({ value, unit, text }: Amount) =>
    unit === '' &&
    (value === cost ||
      (value >= 100 && /\.\d\d$/.test(text)) ||
      ofKind.some((fact) => fact.value === value && (worded || isLength(fact))))
  const surely = rest.filter((each) => !mayBeOther(each))
  const left = surely.length === 1 ? surely : rest
  const [only] = left
  const unsure = only !== undefined && left.length === 1 && mayBeOther(only)
  const readings = left
    .toSorted((one, other) => Number(one.unit === '') - Number(other.unit === ''))
    .map(({ value, text }) => Math.max(1, Math.ceil(value || Number(/^[^\p{L}\d]*(\d+)/u.exec(text)?.[1]))))
    .filter((quantity) => !Number.isNaN(quantity))
  const [first = 1, ...others] = new Set(
    unsure ? (only.value > 50 ? [1, ...readings] : [...readings, 1]) : readings,
  )
  const isQuantity = ({ value, unit, chained }: Amount) =>
    Number.isInteger(value) && value >= 1 && !chained && accepts(unit)
  return {
    quantities: [first, ...others],
    clear: only ? left.length === 1 && !unsure && isQuantity(only) : !amounts.some(({ price }) => price),
    off: Math.max(
      0,
      ...amounts.filter((each) => !each.price && isSize(each) && !cuts(each)).map(distance),
      ...rest
        .filter(({ unit }) => rest.length > 1 && /^(?:kg|g|l|ml)$/.test(unit) && !accepts(unit))
        .map(() => Infinity),
    ),
  }
}
