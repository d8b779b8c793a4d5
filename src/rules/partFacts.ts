import { plasticPipe } from '../shop/orderListWords.ts'
import { type Amount, amountsOf, isLength, lengthOf } from './amounts.ts'
import { wordsOf } from './words.ts'

/** The part that a line may mean. A back end may give no unit. */
export type PartFacts = { name: string; sku: string; unit?: string; price?: number }

/** What a part is, without its finish: 'Brass butt hinge 76 × 52 mm' of '..., satin brass'. */
export const kindOf = (name: string): string => name.split(/,\s/, 1)[0] ?? ''

/** How far two lengths of the trade are apart: 4 inch is 100 and 102 mm. Others differ by rounding only. */
function apart(one: number, other: number): number {
  const nominal = Math.round((one / 25.4) * 4) * 6.35
  const isNominal = [one, other].every((mm) => Math.abs(mm - nominal) <= nominal * 0.025)
  return isNominal || Math.abs(one - other) <= 0.7 ? Math.abs(one - other) : Number.POSITIVE_INFINITY
}

/** A cylinder of 35/45 mm is called by both halves together: '80 mm'. */
function wholeOf(name: string): string {
  const [, one, other] = /(\d{2,})\/(\d{2,}) ?mm/.exec(name) ?? []
  return one && other ? `${Number(one) + Number(other)} mm` : ''
}

/** A part as the amounts of a line are compared with it. */
export type Part = PartFacts & {
  /** The line names it in words: who does may not know that it is sold in packs, so that '100 screws' are no 100 boxes. */
  worded: boolean
  /** The amounts that its name and unit state, and those of its name without its finish. */
  facts: readonly Amount[]
  ofKind: readonly Amount[]
  /** How many pieces are in a pack of it. */
  packed: number | undefined
  /** Whether it may be asked for in a unit. */
  accepts: (unit: string) => boolean
}

/** What a part states. */
export function partOf(part: PartFacts, worded: boolean): Part {
  const { name, unit: soldAs = '' } = part
  const facts = amountsOf(wordsOf([...name.split(/,\s/), wholeOf(name), soldAs]))
  const [, per] = /^(?:per )?(\d+)$/.exec(soldAs) ?? []
  // 'Per 1.8 m length' is sold by the length, 'box of 50' by the box, '1 kg pack' by either.
  const sold = amountsOf(wordsOf([soldAs.replace(/\(.*|\bof\b.*/i, '')]))
  const units = new Set(sold.flatMap(({ value, unit }) => (value > 1 ? [] : unit)))
  const isSoldBy = (...names: string[]) => names.some((each) => units.has(each))
  const inPacks = per !== undefined || isSoldBy('pack', 'box', 'carton', 'bundle', 'pallet', 'drum', 'kg')
  return {
    ...{ ...part, worded, facts, ofKind: amountsOf(wordsOf([kindOf(name)])) },
    packed: per ? Number(per) : facts.find(({ unit }) => unit.endsWith(' of'))?.value,
    accepts: (unit) => {
      if (unit === '' || unit === 'x') return !(worded && inPacks)
      if (unit === 'piece' || unit === 'no') return !inPacks && !isSoldBy('pair', 'set', 'm', 'ft')
      return isSoldBy(unit)
    },
  }
}

/** How far off a length is at least that is doubtful. */
export const doubtful = 1000

/** The length that an amount says of a part; of plastic pipe the trade has inches of its own. */
const lengthFor = (each: Amount, name: string) =>
  each.unit === 'inch' && plasticPipe.called.test(name)
    ? (plasticPipe.inches[each.value] ?? Number.NaN)
    : lengthOf(each)

/** '30/30 mm', and '30-30'. */
const range = (text: string) =>
  text
    .toLowerCase()
    .replace(/ ?(?:mm)?$/, '')
    .replaceAll('-', '/')

/** How far an amount is from what a part states, in mm; infinite for what it does not state. */
export function distance(each: Amount, { name, facts }: Part): number {
  const { value, unit, text } = each
  const isSaid = (fact: Amount) =>
    value >= 0 ? fact.value === value && fact.unit === unit && unit !== '' : range(fact.text) === range(text)
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
