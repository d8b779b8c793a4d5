import { type Amount, isLength } from './amounts.ts'
import { distance, doubtful, type Part, type PartFacts, partOf } from './partFacts.ts'
import { isWord } from './words.ts'

/** How the amounts of a line can mean a part. */
export type Count = {
  /** The quantities that are possible, likeliest first; at least one. */
  quantities: [number, ...number[]]
  /** There is one way to read them, and nothing is left over. */
  clear: boolean
  /** The only number of the line may be the part's size, or how many. */
  maybeSize: boolean
  /** How far the lengths of the line are from the part's, in mm; infinite for one that is not the part's. */
  off: number
}

/** From here on a number after its name is more likely a size: 'hinge 102'. */
export const likelySize = 20

type Role = 'price' | 'unit' | 'size' | 'repeated' | 'pack' | 'sum' | 'maybeSize' | 'quantity'
/** The amounts of a line, and those of them that have no role yet. */
type Line = { part: Part; amounts: readonly Amount[]; left: readonly Amount[] }

/** '2 nos' after the 2 pieces that a part's name has: 'wheel with 2 pcs ball bearing - 2 nos'. */
const isSaidAgain = (each: Amount, amounts: readonly Amount[], { facts }: Part) => {
  const isSame = ({ value, unit }: Amount) => value === each.value && unit === each.unit
  return !isLength(each) && amounts.filter(isSame).indexOf(each) >= Math.max(1, facts.filter(isSame).length)
}

/** Whether a number is in the name of a part, as the 7 of 'House numeral 7'. */
const isOfKind = ({ value, unit }: Amount, { ofKind }: Part) =>
  ofKind.some((fact) => fact.value === value && fact.side === 0 && fact.unit === '' && unit === '')
/** 'No' and such a number after it: 'house no 7'. */
const areOfKind = (no: Amount, number: Amount, part: Part) =>
  no.unit === 'no' && Number.isNaN(no.value) && no.to === number.from && isOfKind(number, part)

/** What an amount of a line can be; its role is the first that fits. Decision 74 */
const roles: readonly (readonly [role: Role, is: (each: Amount, line: Line) => boolean])[] = [
  ['price', ({ price }) => price],
  // 'Per pair'. 'No' alone says that none is wanted, or numbers something else; 'qty' alone that the number is missing.
  [
    'unit',
    ({ value, unit }, { part }) =>
      Number.isNaN(value) && isWord(unit, 'unit', 'weight', 'length') && part.accepts(unit),
  ],
  [
    'size',
    (each, { part, amounts }) =>
      (distance(each, part) < Number.POSITIVE_INFINITY && !isSaidAgain(each, amounts, part)) ||
      amounts.some((other) => areOfKind(other, each, part) || areOfKind(each, other, part)),
  ],
  // '12 (twelve)', '12 nos (1 dozen)'
  [
    'repeated',
    ({ value, text, unit }, { left }) =>
      (unit === 'dozen' || !/\p{N}/u.test(text)) &&
      left.some((each) => each.value === value && each.unit !== 'dozen' && /\d/.test(each.text)),
  ],
  ['pack', (each, { part, left }) => left.length > 1 && isPack(each, part)],
  // 11700 of 'Rs 1950 x 6 = 11700'
  [
    'sum',
    ({ value, unit, text, from }, { part: { price = 0 }, amounts, left }) => {
      // No money begins a line, or stands before how many: 22 of 'drill bit 22 x 250 - 2 nos' is no price.
      const isCounted = amounts.some((each) => each.from > from && isWord(each.unit, 'unit', 'no'))
      if (from === 0 || isCounted) return false
      const rates = amounts.filter((each) => each.price || each.value === price).map((each) => each.value)
      const isProduct = (rate: number) => rate === price || left.some((each) => each.value * rate === value)
      const isSum = rates.some((rate) => value % rate === 0 && isProduct(rate))
      // Some of the part cost so much.
      const isTotal = price >= 100 && value % price === 0
      // '5,0' may be five, and no sum.
      return (
        (value > 0 || /\.00$/.test(text)) &&
        unit === '' &&
        (isSum || isTotal || (value >= 100 && /\.\d\d$/.test(text)))
      )
    },
  ],
  [
    'maybeSize',
    (each, { part, amounts, left }) => {
      const { value, unit, from } = each
      const { worded, facts, ofKind } = part
      const isAlone = left.length === 1 && !amounts.some(isLength)
      // The 4 of 'gutter 112 4' is not that of lengths of 4 m.
      const mayBeSaid = (fact: Amount) => isLength(fact) && (isAlone || fact.unit === 'mm')
      const sizes = [...ofKind, ...(worded ? facts.filter(mayBeSaid) : [])]
      const isSaid = amounts.some((each) => isLength(each) && each.value === value)
      // '200 bolts' are so many, but '110 pipe 5' are five; '50 padlocks 2' may be of 2 inches.
      const others = left.filter((other) => other !== each)
      const mayBeInches = others.some((other) => distance({ ...other, unit: 'inch' }, part) < doubtful)
      const isAfter = from > 0 || (others.length > 0 && value >= likelySize && !mayBeInches)
      const isSize = sizes.some((size) => size.value === value && (worded ? isAfter : isLength(size)))
      // 'Shoe rubber x 7', of one that is called '# 7'.
      const isNumbered = (fact: Amount, at: number) => fact.value === value && facts[at - 1]?.unit === 'no'
      const isNumber = unit === 'x' && left.length === 1 && facts.some(isNumbered)
      return isNumber || (unit === '' && !isSaid && isSize)
    },
  ],
  ['quantity', () => true],
]

/** '1 kg' of 'nails 3" 1 kg x 4', '100 pcs' of 'wall plug 8mm 100 pcs 4', the 80 of 'anchor 10mm x 80 - 20 nos'. */
function isPack(each: Amount, part: Part): boolean {
  const { value, unit } = each
  if (unit === 'x')
    return value >= likelySize && part.facts.some((fact) => isLength(fact) && fact.value === value)
  return (unit === 'piece' || (part.worded && unit === '')) && value === part.packed
}

/** The amounts of a line that have one of some roles. */
function rolesOf(amounts: readonly Amount[], part: Part): (...wanted: Role[]) => Amount[] {
  const roleOf = new Map<Amount, Role>()
  for (const [role, is] of roles) {
    const left = amounts.filter((each) => !roleOf.has(each))
    for (const each of left) if (is(each, { part, amounts, left })) roleOf.set(each, role)
  }
  return (...wanted) => amounts.filter((each) => wanted.some((role) => role === roleOf.get(each)))
}

/** What is asked for in one unit and sold in another. */
const conversions: Record<string, { unit: string; times: number }> = {
  ton: { unit: 'kg', times: 1000 },
  g: { unit: 'kg', times: 0.001 },
  ml: { unit: 'l', times: 0.001 },
  ft: { unit: 'm', times: 0.3048 },
}

/** How much of a unit is in one of a part, or how many pieces are in its pack. */
function contentOf({ worded, facts, packed = 1, accepts }: Part, unit: string, value: number) {
  if (accepts(unit)) return 1
  if (isWord(unit, 'weight')) return facts.find((fact) => fact.unit === unit)?.value
  const isPieces = /^(?:piece|no|dozen)$/.test(unit) || ((unit === '' || unit === 'x') && value >= packed)
  return worded && isPieces ? packed : undefined
}

/** How many of a part an amount asks for: 500 kg of bags of 50 kg are ten. NaN where its unit counts no such part. */
function quantityOf(each: Amount, part: Part): number {
  const { unit, times } = (!part.accepts(each.unit) && conversions[each.unit]) || { ...each, times: 1 }
  const value = (each.value || Number(/^[^\p{L}\d]*(\d+)/u.exec(each.text)?.[1])) * times
  // A single letter may be a slip: 'l' is no litre.
  const isWeight = isWord(each.unit, 'weight') && each.unit !== 'l'
  return Math.max(1, Math.ceil(value / (contentOf(part, unit, value) ?? (isWeight ? Number.NaN : 1))))
}

/** How unlikely an amount is a quantity: likelier with a unit than without, a fraction less, a pack and a size least. */
const unlikely = ({ unit, value }: Amount): number =>
  Number(unit.endsWith(' of') || unit === 'size') * 4 + Number(value % 1 > 0) * 2 + Number(unit === '')

/** Of '1890 x 5 = 9450' the price is what is nearer to that of the part, and the other how many. */
function inOrder(amounts: readonly Amount[], price = 0): readonly Amount[] {
  const [count, rate, sum] = amounts.slice(amounts.findIndex(({ unit }) => unit === 'x'))
  const isSum = rate?.price && sum?.price && count && count.value * rate.value === sum.value
  const nearness = ({ value }: Amount) => Math.abs(Math.log(value / price))
  if (!isSum || !(nearness(count) < nearness(rate))) return amounts
  const swapped = new Map([
    [count, { ...count, unit: '', price: true }],
    [rate, { ...rate, unit: 'x', price: false }],
  ])
  return amounts.map((each) => swapped.get(each) ?? each)
}

/** Reads the amounts of a line for one part. Whatever is left beside its quantity makes it doubtful. */
export function countOf(said: readonly Amount[], facts: PartFacts, worded = false): Count {
  const part = partOf(facts, worded)
  const amounts = inOrder(said, part.price)
  const having = rolesOf(amounts, part)
  const surely = having('quantity')
  const rest = having('quantity', 'sum', 'maybeSize')

  const [only] = surely.length === 1 ? surely : []
  // Beside a number, what is not understood is less likely: 'hinge 3"/4" - 10'.
  const isOdd = ({ value }: Amount) => Number.isNaN(value) && surely.some((each) => each.value > 0)
  const rank = (each: Amount) => unlikely(each) + Number(isOdd(each)) / 2
  // 'Screws 5x50 (25 pcs) - 5'
  const numbers = (only?.value && !only.unit.endsWith(' of') ? surely : rest)
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap((each) => {
      const counts = [quantityOf(each, part)]
      // Beside the number of a box of 200, '100 pcs' are one, or as many boxes; '5 nos' are rather five.
      if (each.unit === 'piece' || each.unit === 'dozen')
        counts.push(quantityOf(each, { ...part, worded: true }))
      const isLarge = each.value * 2 >= (part.packed ?? Number.POSITIVE_INFINITY)
      return (isLarge ? counts.toReversed() : counts).filter((count) => count > 0)
    })
  // A number that may be a size or a price, and then there is one of the part.
  const [either] = surely.length === 0 && rest.length === 1 ? rest : []
  const isLikely =
    either !== undefined &&
    (isOfKind(either, part) || (either.value >= likelySize && !amounts.some(isLength)))
  const [first = 1, ...more] = new Set(isLikely ? [1, ...numbers] : either ? [...numbers, 1] : numbers)

  // A weight beside the quantity is a size, but not a length of what is cut to length.
  const isWeighed = rest.length > 1 && part.facts.some(({ unit }) => isWord(unit, 'weight'))
  const isSize = (each: Amount) =>
    isLength(each)
      ? each.value > 0 && !(/^(?:m|ft)$/.test(each.unit) && part.accepts('m'))
      : isWeighed && /^(?:kg|g|l|ml)$/.test(each.unit) && !part.accepts(each.unit)
  const off = Math.max(0, ...amounts.filter(isSize).map((each) => distance(each, part)))
  const isWhole =
    only && only.value >= 1 && only.value % 1 === 0 && only.side === 0 && part.accepts(only.unit)
  const clear = isWhole ?? (rest.length === 0 && having('price').length === 0)
  return {
    quantities: [first, ...more],
    clear: clear && !(worded && off >= doubtful),
    maybeSize: worded && having('maybeSize').some((each) => each === either),
    off,
  }
}
