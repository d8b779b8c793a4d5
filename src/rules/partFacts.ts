import { gauges, plasticPipe } from '../shop/orderListWords.ts'
import { type Amount, amountsOf, isLength, lengthOf } from './amounts.ts'
import { wordsOf } from './words.ts'

/** The part that a line may mean. A back end may give no unit. */
export type PartFacts = { name: string; sku: string; unit?: string; price?: number }

/** What a part is, without its finish: 'Brass butt hinge 76 × 52 mm' of '..., satin brass'. */
export const kindOf = (name: string): string => name.split(/,\s/, 1)[0] ?? ''

/** How far a length of the trade may be from the inches that it is called by: 4 inch is 100 and 102 mm, 1 1/2 inch 38 and 40. */
export const nominal = (mm: number): number => Math.max(0.7, mm * 0.025, Math.min(2, mm * 0.05))

/** How far two lengths are apart; infinite for those that are neither called by the same inches nor rounded. */
function apart(one: number, other: number, inInches: boolean): number {
  const off = Math.abs(one - other)
  const called = Math.round((one / 25.4) * 4) * 6.35
  const isCalled = [one, other].every((mm) => Math.abs(mm - called) <= called * 0.025)
  return isCalled || off <= (inInches ? nominal(one) : 0.7) ? off : Number.POSITIVE_INFINITY
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

/** The amounts that a part's name and unit state. */
export function factsOf({ name, unit = '' }: Pick<PartFacts, 'name' | 'unit'>): Amount[] {
  // Drills '10 and 14 × 160 mm' are of 10 × 160 and of 14 × 160.
  const called = name.replace(/(\d) and (?=\d+( × \d+ mm))/g, '$1$2 and ')
  return amountsOf(wordsOf([...called.split(/,\s/), wholeOf(name), unit]))
}

/** What a part states. */
export function partOf(part: PartFacts, worded: boolean): Part {
  const { name, unit: soldAs = '' } = part
  const facts = factsOf(part)
  const [, per] = /^(?:per )?(\d+)$/.exec(soldAs) ?? []
  // 'Per 1.8 m length' is sold by the length, 'box of 50' by the box, '1 kg pack' by either.
  const sold = amountsOf(wordsOf([soldAs.replace(/\(.*|\bof\b.*/i, '')]))
  const units = new Set(sold.flatMap(({ value, unit }) => (value > 1 ? [] : unit)))
  const isSoldBy = (...names: string[]) => names.some((each) => units.has(each))
  const inPacks = per !== undefined || isSoldBy('pack', 'box', 'carton', 'bundle', 'pallet', 'drum', 'kg')
  const packed = per ? Number(per) : facts.find(({ unit }) => unit.endsWith(' of'))?.value
  return {
    ...{ ...part, worded, facts, ofKind: amountsOf(wordsOf([kindOf(name)])), packed },
    accepts: (unit) => {
      if (unit === '' || unit === 'x') return !(worded && inPacks)
      // A gross of screws are no 144 boxes.
      if (unit === 'dozen') return !inPacks
      // '4 nos' of levers are four sets, but of a set of 12 padlocks perhaps four of them.
      if (unit === 'piece' || unit === 'no')
        return !inPacks && !isSoldBy('pair', 'm', 'ft') && !(isSoldBy('set') && packed)
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
  // 38 of '5.5 × 38 mm' is its length, and 90 of '125 × 90 mm' how wide it is.
  const isWidth = ({ side, value: own }: Amount, at: number) =>
    each.side === 0 && side > 1 && own < (facts[at - 1]?.value ?? 0)
  const isSaid = (fact: Amount, at: number) =>
    value >= 0
      ? fact.value === value && fact.unit === unit && unit !== '' && !isWidth(fact, at)
      : range(fact.text) === range(text)
  if (facts.some(isSaid)) return 0
  // '4 x 3' and 'size 4' are in inches too.
  const isBare = (unit === '' && each.side > 0) || unit === 'size'
  const gauge = each.inInches ? (gauges[value] ?? []) : []
  // '63x75' is 6.3 x 75 where a part is so.
  const tenths =
    each.side === 1 && facts.some(({ side, text }) => side === 1 && text.includes('.')) ? [value / 10] : []
  const bare = [value, value * 25.4, gauge, tenths].flat()
  const lengths = isBare ? bare : isLength(each) ? [lengthFor(each, name)] : []
  // The first length of a name is its size; a later one counts less, and alone it is doubtful: 38 of '5.5 × 38 mm'. What is
  // third is none to ask for: a block of 400 × 150 × 200 mm is one of 6 inches, none of 8.
  const later = (fact: Amount) =>
    fact.side === 0 || each.side > 0 ? 1 : fact.side > 2 ? Number.POSITIVE_INFINITY : doubtful
  const isInch = (mm: number) => unit === 'inch' || mm !== value
  const from = (mm: number) =>
    facts
      .filter(isLength)
      .map((fact, at) => apart(mm, lengthOf(fact), isInch(mm)) + (at > 0 ? later(fact) : 0))
  // How thick a hinge is its name does not say: '4 x 3 inch x 2 mm'.
  const most = each.side > 2 && !facts.some(({ side }) => side > 2) ? doubtful : Number.POSITIVE_INFINITY
  return Math.min(most, ...lengths.flatMap(from))
}
