import { type Amount, amountsOf, isLength, lengthOf } from './listAmounts.ts'
import { wordsOf } from './listLine.ts'

/** The part that a line may mean. A back end may give no unit. */
export type Sold = { name: string; sku: string; unit?: string; price?: number }

/** What a part is, without its finish: 'Brass butt hinge 76 × 52 mm' of '..., satin brass'. */
export const kindOf = (name: string): string => name.split(/,\s/, 1)[0] ?? ''

/** A mistyped part number: 'PDL-O50-BR'. */
export const isLikeNumber = ({ text, value }: Pick<Amount, 'text' | 'value'>): boolean =>
  Number.isNaN(value) && /^(?=.*\p{L}.*\p{L})(?=.*\d)\S{5,}$/u.test(text)

/** Whether two lengths are one in the trade: 4 inch is 100 and 102 mm. Below an inch they differ by rounding only. */
function sameLength(one: number, other: number): boolean {
  const nominal = Math.round((one / 25.4) * 4) * 6.35
  const within = (mm: number) => Math.abs(mm - nominal) <= nominal * 0.025
  return Math.abs(one - other) <= 0.7 || (nominal >= 25 && within(one) && within(other))
}

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
  // 'per 1.8 m length' is sold by the length, 'box of 50' by the box, '1 kg pack' by either.
  const sale = soldAs.replace(/\(.*|\bof\b.*/i, '')
  const sold = amountsOf(wordsOf([sale])).flatMap(({ value, unit }) => (value > 1 ? [] : unit))
  const isSoldBy = (...units: string[]) => sold.some((unit) => units.includes(unit))
  const inPacks = isSoldBy('pack', 'box', 'carton', 'bundle', 'pallet', 'kg') || /^(?:per )?\d+$/.test(soldAs)
  const accepts = (unit: string) => {
    if (unit === '' || unit === 'x') return !(worded && inPacks)
    if (unit === 'piece') return !inPacks && !isSoldBy('pair', 'set', 'm', 'ft', 'g', 'l', 'ml')
    return isSoldBy(unit)
  }

  /** How far a size is from the part's, in mm; infinite for what the part does not state. */
  const distance = (each: Amount) => {
    const { value, unit, text } = each
    const isSaid = facts.some((fact) =>
      Number.isNaN(value)
        ? fact.text.toLowerCase() === text.toLowerCase()
        : fact.value === value && fact.unit === unit && unit !== '',
    )
    // '4 x 3' without a unit is in inches too.
    const typed = isLength(each) ? (unit === '' ? [value, value * 25.4] : [lengthOf(each)]) : []
    // The first length of a name is its size; a later one counts less.
    const near = typed.flatMap((one) =>
      lengths.flatMap((mm, at) => (sameLength(one, mm) ? Math.abs(mm - one) + Math.sign(at) : [])),
    )
    return isSaid ? 0 : Math.min(...near)
  }
  const isStated = (each: Amount) =>
    (each.text === 'half' && /\bhalf\b/i.test(name)) ||
    (Number.isNaN(each.value) && accepts(each.unit || '?')) ||
    ((isLength(each) || !accepts(each.unit)) && distance(each) < Number.POSITIVE_INFINITY)
  /** A price, or a size that the name states, without its sign. */
  const mayBeOther = ({ value, unit, text, sure }: Amount) =>
    unit === '' &&
    !sure &&
    (value === cost ||
      (value >= 100 && /\.\d\d$/.test(text)) ||
      ofKind.some((fact) => fact.value === value && (worded || isLength(fact))))

  const rest = amounts.filter((each) => !each.price && !isStated(each))
  const surely = rest.filter((each) => !mayBeOther(each))
  const [only = rest[0]] = surely.length === 1 ? surely : []
  const readings = (surely.length === 1 ? surely : rest)
    .toSorted((one, other) => Number(one.unit === '') - Number(other.unit === ''))
    .map(({ value, text }) => Math.max(1, Math.ceil(value || Number(/^[^\p{L}\d]*(\d+)/u.exec(text)?.[1]))))
    .filter((quantity) => !Number.isNaN(quantity))
  // A number that may be a size or a price, and then there is one of the part.
  const one = surely.length === 0 && rest.length === 1 ? [1] : []
  const [first = 1, ...others] = new Set(
    only && only.value > 50 ? [...one, ...readings] : [...readings, ...one],
  )
  const isClear =
    surely.length === 1
      ? surely.every(({ value, unit, chained }) => value >= 1 && value % 1 === 0 && !chained && accepts(unit))
      : rest.length === 0 && !amounts.some(({ price }) => price)
  // What is cut to length is not of another size, and a weight alone is the quantity.
  const isSize = (each: Amount) =>
    each.unit === 'm' || each.unit === 'ft'
      ? !/\bm\b|met(?:re|er)/i.test(sale)
      : (isLength(each) && (each.chained || each.value > 0)) ||
        /^m\d+$/i.test(each.text) ||
        (rest.length > 1 && /^(?:kg|g|l|ml)$/.test(each.unit) && !accepts(each.unit))
  const sizes = amounts.filter((each) => !each.price && isSize(each))
  return {
    quantities: [first, ...others],
    clear: isClear,
    off: Math.max(0, ...sizes.map(distance)),
  }
}
