import { plasticPipe } from '../shop/orderListWords.ts'
import { type Amount, amountsOf, isLength, lengthOf } from './amounts.ts'
import { isWord, wordsOf } from './words.ts'

/** The part that a line may mean. A back end may give no unit. */
export type PartFacts = { name: string; sku: string; unit?: string; price?: number }

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

/** What a part is, without its finish: 'Brass butt hinge 76 × 52 mm' of '..., satin brass'. */
export const kindOf = (name: string): string => name.split(/,\s/, 1)[0] ?? ''

/** How far two lengths of the trade are apart: 4 inch is 100 and 102 mm. Below an inch they differ by rounding only. */
function apart(one: number, other: number): number {
  const nominal = Math.round((one / 25.4) * 4) * 6.35
  const isNominal = nominal >= 25 && [one, other].every((mm) => Math.abs(mm - nominal) <= nominal * 0.025)
  return isNominal || Math.abs(one - other) <= 0.7 ? Math.abs(one - other) : Number.POSITIVE_INFINITY
}

/** A cylinder of 35/45 mm is called by both halves together: '80 mm'. */
function wholeOf(name: string): string {
  const [, one, other] = /(\d{2,})\/(\d{2,}) ?mm/.exec(name) ?? []
  return one && other ? `${Number(one) + Number(other)} mm` : ''
}

/** From here on a number after its name is more likely a size: 'hinge 102'. */
export const likelySize = 20

/** How far off a length is at least that is doubtful. */
const doubtful = 1000

/** The length that an amount says of a part; of plastic pipe the trade has inches of its own. */
const lengthFor = (each: Amount, name: string) =>
  each.unit === 'inch' && plasticPipe.called.test(name)
    ? (plasticPipe.inches[each.value] ?? Number.NaN)
    : lengthOf(each)

/** How far an amount is from what a part's name and unit state, in mm; infinite for what they do not state. */
function distance(each: Amount, facts: readonly Amount[], name: string): number {
  const { value, unit, text } = each
  // '30/30 mm', and '30-30'.
  const plain = (said: string) =>
    said
      .toLowerCase()
      .replace(/ ?(?:mm)?$/, '')
      .replaceAll('-', '/')
  const isSaid = (fact: Amount) =>
    value >= 0 ? fact.value === value && fact.unit === unit && unit !== '' : plain(fact.text) === plain(text)
  if (facts.some(isSaid)) return 0
  // '4 x 3' and 'size 4' are in inches too.
  const isBare = (unit === '' && each.chained) || unit === 'size'
  const typed = isBare ? [value, value * 25.4] : isLength(each) ? [lengthFor(each, name)] : []
  // The first length of a name is its size; a later one counts less, and alone it is doubtful: 38 of '5.5 × 38 mm'.
  const later = (fact: Amount) => (fact.chained && !each.chained ? doubtful : 1)
  const from = (mm: number) =>
    facts.filter(isLength).map((fact, at) => apart(mm, lengthOf(fact)) + (at > 0 ? later(fact) : 0))
  return Math.min(...typed.flatMap(from))
}

/**
 * How unlikely an amount is a quantity: one with a unit is likelier than a bare number, a weight of what is not sold by
 * weight and a fraction come after it, how it is packed and a size last.
 */
const unlikely = ({ unit, value, text }: Amount, accepts: (unit: string) => boolean): number =>
  Number(unit.endsWith(' of') || unit === 'size') * 4 +
  Number(value % 1 > 0 || (/^\d.*\p{L}/u.test(text) && isWord(unit, 'weight') && !accepts(unit))) * 2 +
  Number(unit === '')

/** What a part is sold as: 'per 1.8 m length' by the length, 'box of 50' by the box, '1 kg pack' by either. */
const saleOf = ({ unit = '' }: PartFacts): string => unit.replace(/\(.*|\bof\b.*/i, '')

/** The units in which a part may be asked for. */
function unitsOf(part: PartFacts, worded: boolean): (unit: string) => boolean {
  const sold = new Set(
    amountsOf(wordsOf([saleOf(part)])).flatMap(({ value, unit }) => (value > 1 ? [] : unit)),
  )
  const isSoldBy = (...names: string[]) => names.some((each) => sold.has(each))
  const inPacks =
    isSoldBy('pack', 'box', 'carton', 'bundle', 'pallet', 'drum', 'kg') ||
    /^(?:per )?\d+$/.test(part.unit ?? '')
  return (unit) => {
    if (unit === '' || unit === 'x') return !(worded && inPacks)
    if (unit === 'piece' || unit === 'no') return !inPacks && !isSoldBy('pair', 'set', 'm', 'ft')
    return isSoldBy(unit)
  }
}

/**
 * Reads the amounts of a line for one part. Each is a price, or a size that the part states, or is repeated in words; the one that is
 * left is the quantity, in a unit that the part is sold by. Whatever is left beside it makes it doubtful. Decision 74
 * `sure`: they are from a column for the quantity, where a bare number is no size. `worded`: who names a part in words may
 * not know that it is sold in packs, so that '100 screws' are no 100 boxes.
 */
export function countOf(
  amounts: readonly Amount[],
  part: PartFacts,
  { sure = false, worded = false } = {},
): Count {
  const { name, unit: soldAs = '', price: cost = 0 } = part
  const facts = amountsOf(wordsOf([...name.split(/,\s/), wholeOf(name), soldAs]))
  const ofKind = amountsOf(wordsOf([kindOf(name)]))
  const accepts = unitsOf(part, worded)
  const unpriced = amounts.filter(({ price }) => !price)

  const isStated = (each: Amount) =>
    (each.text === 'half' && /\bhalf\b/i.test(name)) ||
    // 'No' alone says that none is wanted, or numbers something else; 'qty' alone that the number is missing.
    (Number.isNaN(each.value) && each.unit !== 'no' && each.unit !== 'x' && accepts(each.unit || '?')) ||
    // '30-30'
    (Number.isNaN(each.value) && distance(each, facts, name) === 0) ||
    ((isLength(each) || !accepts(each.unit)) && distance(each, facts, name) < Number.POSITIVE_INFINITY)
  // '12 (twelve)' is said twice, in a numeral and in words.
  const isRepeatedInWords = ({ value, text }: Amount) =>
    /^\P{N}+$/u.test(text) &&
    unpriced.some((each) => each.value === value && /\d/.test(each.text) && !isStated(each))
  const [, per] = /^(?:per )?(\d+)$/.exec(soldAs) ?? []
  const packed = per ? Number(per) : facts.find(({ unit }) => unit.endsWith(' of'))?.value
  // '1 kg' of 'nails 3" 1 kg x 4' is the pack that is sold, as are '100 pcs' of 'wall plug 8mm 100 pcs 4'.
  // So is the 80 of 'anchor 10mm x 80 - 20 nos'.
  const isPack = (each: Amount) =>
    (isWord(each.unit, 'weight')
      ? distance(each, facts, name) === 0
      : each.unit === 'x'
        ? facts.some((fact) => isLength(fact) && fact.value === each.value)
        : (each.unit === 'piece' || (worded && each.unit === '')) && each.value === packed) &&
    unpriced.some((other) => other !== each && other.value > 0 && !isLength(other))
  const rest = unpriced.filter((each) => !isStated(each) && !isPack(each) && !isRepeatedInWords(each))

  const isBare = ({ unit }: Amount) => unit === '' && !sure
  // Beside a price its multiples are sums: 'Rs 1950 x 6 = 11700'.
  const rates = amounts.filter((each) => each.price || each.value === cost).map(({ value }) => value)
  const isSum = (value: number) =>
    rates.some(
      (rate) => value % rate === 0 && (rate === cost || rest.some((each) => each.value * rate === value)),
    )
  const maybePrice = ({ value, text }: Amount) => isSum(value) || (value >= 100 && /\.\d\d$/.test(text))
  const maybeSize = ({ value, from }: Amount) => {
    const isAlone = worded && rest.length === 1 && !unpriced.some(isLength)
    const sizes = isAlone ? [...ofKind, ...facts.filter(isLength)] : ofKind
    const isGiven = unpriced.some((each) => isLength(each) && each.value === value)
    return !isGiven && sizes.some((fact) => fact.value === value && (worded ? from > 0 : isLength(fact)))
  }
  const surely = rest.filter((each) => !isBare(each) || !(maybePrice(each) || maybeSize(each)))

  const [only] = surely.length === 1 ? surely : []
  const numbers = (only?.value ? surely : rest)
    .toSorted((one, other) => unlikely(one, accepts) - unlikely(other, accepts))
    .map((each) => {
      const [value, unit] = each.unit === 'ton' ? [each.value * 1000, 'kg'] : [each.value, each.unit]
      // '500 kg' of bags of 50 kg are ten, and 20 ft of what is sold by the metre 7; '500 g' are not 500 of anything.
      const stated = accepts(unit) ? undefined : facts.find((fact) => fact.unit === unit && fact.unit !== '')
      const inMetres = unit === 'ft' && !accepts(unit) && accepts('m')
      // '200 screws' are one box of 200, and '20 nos' of nuts one pack.
      const isPieces =
        worded &&
        !accepts(unit) &&
        (/^x?$/.test(unit) ? value >= (packed ?? Infinity) : /^(?:piece|no)$/.test(unit))
      const of = inMetres
        ? 1 / 0.3048
        : isWord(unit, 'weight') && stated
          ? stated.value
          : /^(?:g|ml|gauge|deg|ton)$/.test(each.unit)
            ? Number.NaN
            : isPieces
              ? (packed ?? 1)
              : 1
      return Math.max(1, Math.ceil((value || Number(/^[^\p{L}\d]*(\d+)/u.exec(each.text)?.[1])) / of))
    })
    .filter((quantity) => !Number.isNaN(quantity))
  // A number that may be a size or a price, and then there is one of the part.
  const [either] = surely.length === 0 && rest.length === 1 ? rest : []
  if (either) numbers.splice(either.value >= likelySize && !unpriced.some(isLength) ? 0 : 1, 0, 1)
  const [first = 1, ...others] = new Set(numbers)

  // What is cut to length is not of another size, and a weight alone is the quantity.
  const isSize = (each: Amount) =>
    each.unit === 'm' || each.unit === 'ft'
      ? !/\bm\b|met(?:re|er)/i.test(saleOf(part))
      : (isLength(each) && each.value > 0) ||
        (rest.length > 1 &&
          /^(?:kg|g|l|ml)$/.test(each.unit) &&
          !accepts(each.unit) &&
          facts.some(({ unit }) => isWord(unit, 'weight')))
  const off = Math.max(0, ...unpriced.filter(isSize).map((each) => distance(each, facts, name)))
  const isOne = only && only.value >= 1 && only.value % 1 === 0 && !only.chained && accepts(only.unit)
  const clear = isOne ?? (rest.length === 0 && unpriced.length === amounts.length)
  return {
    quantities: [first, ...others],
    clear: clear && !(worded && off >= doubtful),
    maybeSize: worded && either !== undefined && isBare(either) && maybeSize(either),
    off,
  }
}
