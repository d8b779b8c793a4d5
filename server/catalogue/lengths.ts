import { type Amount, groupsOf, isLength } from '../../src/rules/amounts.ts'
import { factsOf, nominal } from '../../src/rules/partFacts.ts'
import { isWord, wordsIn } from '../../src/rules/words.ts'
import { gauges, millimetres, plasticPipe } from '../../src/shop/orderListWords.ts'
import { smallWords } from './smallWords.ts'

/** What a catalogue states of a part's measures: numbers in millimetres, what is multiplied, weights and volumes. */
export type Measures = {
  lengths: number[]
  /** Those by which a part is called: of 102 × 76 the first, of 4 × 40 also the longest. */
  chief: number[]
  /** The third side of what has three. */
  thirds: number[]
  products: number[][]
  numbers: number[]
  amounts: string[]
  /** How it is packed: 'box of 50'. */
  pack: string
  /** How many it has of something: '3 pin'. */
  counts: string[]
  /** It is of plastic pipe, which is called by inches of its own. */
  isPipe: boolean
}

/** How something was taken, in words, or, of a size, as the part states it. */
export type Meant = string | ((part: Measures) => string)
/**
 * A way to take a size, and in which words, where that is another than what was typed. `chiefly`: only by a measure by
 * which it is called.
 */
type SizeReading = { fits: (part: Measures, chiefly?: boolean) => boolean; meant?: Meant }

/** A size in a query, as typed, where it stands, and the ways to take it, the exact one first. */
export type TypedSize = Size & { typed: string; at: number }
/** `bare`: a number without a unit. */
type Size = { readings: SizeReading[]; mm: number[]; bare?: boolean }

const near = (mm: number, stated: number, by: number) => Math.abs(stated - mm) <= by
const exact = () => 0.05

/** Whether a part has a length, or one product has several in any order: 4 × 40, and 90 × 65 of 90 × 90 × 65. */
const measured =
  (sides: readonly number[], by: (mm: number) => number): SizeReading['fits'] =>
  (part, chiefly = false) =>
    (sides.length > 1 ? part.products : part[chiefly ? 'chief' : 'lengths'].map((each) => [each])).some(
      (stated) => {
        const left = [...stated]
        return sides.every((mm) => {
          const at = left.findIndex((each) => near(mm, each, by(mm)))
          return at >= 0 && left.splice(at, 1)
        })
      },
    )

/** A length in inches. Plastic pipe has inches of the trade's own, which are said in millimetres. */
const inInches = (inches: number): SizeReading => {
  const pipe = plasticPipe.inches[inches] ?? Number.NaN
  return {
    fits: (part, chiefly) => measured([part.isPipe ? pipe : inches * 25.4], nominal)(part, chiefly),
    meant: ({ isPipe }) => (isPipe ? `${pipe} mm` : ''),
  }
}

/** The inches, in halves, by which the trade calls a length: 4 of 100 and of 102 mm, none of 60. */
const inchesOf = (mm: number) => {
  const inches = Math.round(mm / 12.7) / 2
  return inches >= 0.5 && near(inches * 25.4, mm, nominal(mm)) ? inches : undefined
}

/** '#8 x 1 1/2"': a screw of gauge 8, and so long. */
function screwSize(no: number, inches: number): Size | undefined {
  const gauge = gauges[no]
  if (!gauge) return undefined
  const length = inches * 25.4
  const isLong = (long: number) => near(length, long, Math.max(2, length * 0.05))
  const fits = ({ products }: Measures) =>
    products.some(([d = 0, long = 0]) => near(gauge, d, 0.35) && isLong(long))
  return {
    mm: [gauge, length],
    readings: [{ fits, meant: `${gauge.toFixed(1)} × ${Math.round(inches * 25)} mm` }],
  }
}

/** '102 mm', '4 inch', '4 x 40', '4 x 3"': as it is typed, or in the inches of the trade. */
function lengthSize(sides: readonly Side[]): Size {
  const last = sides.findLast(({ unit }) => unit)?.unit
  const inUnit = (name: string) => sides.map(({ value, unit }) => value * (millimetres[unit || name] ?? 1))
  const mm = inUnit(last ?? 'mm')
  const [first] = sides
  if (first && sides.length === 1 && last === 'inch') return { mm, readings: [inInches(first.value)] }
  const inTrade = (lengths: readonly number[], meant: Meant): SizeReading => {
    const fits = measured(lengths, nominal)
    return { fits: (part, chiefly) => !part.isPipe && fits(part, chiefly), meant }
  }
  if (last === 'inch' || last === 'ft') return { mm, readings: [{ fits: measured(mm, nominal) }] }
  const readings: SizeReading[] = [{ fits: measured(mm, exact) }]
  const [only] = mm
  if (only && mm.length === 1) readings.push({ fits: ({ thirds }) => thirds.includes(only) })
  const inches = mm.flatMap((each) => inchesOf(each) ?? [])
  if (inches.length === mm.length) {
    const called = sides.length === 1 ? stated(mm[0] ?? 0, last ?? 'mm') : `${inches.join(' × ')} inch`
    readings.push(
      inTrade(
        inches.map((each) => each * 25.4),
        called,
      ),
    )
  }
  if (!last && mm.every((each) => each <= 12))
    readings.push(inTrade(inUnit('inch'), `${mm.join(' × ')} inch`))
  return { mm, readings }
}

/** '4 x 40', or '8 x 1 1/2"', which may be a screw too. `numbered`: the first is a gauge. */
function multipliedSize(sides: readonly Side[], numbered: boolean): Size {
  const [first, second, third] = sides
  const isScrew = first && second && !third && !first.unit && /^(?:inch)?$/.test(second.unit)
  const screw = isScrew ? screwSize(first.value, second.value) : undefined
  if (screw && numbered) return { mm: screw.mm, readings: screw.readings.map(({ fits }) => ({ fits })) }
  const size = lengthSize(sides)
  return screw
    ? { mm: second?.unit ? size.mm : screw.mm, readings: [...size.readings, ...screw.readings] }
    : size
}

/** 'no 8': a screw of that gauge, or else the number. */
function gaugeSize(value: number): Size {
  const gauge = gauges[value] ?? Number.NaN
  const fits = ({ products }: Measures) => products.some(([d = 0]) => near(gauge, d, 0.35))
  return { mm: [gauge], readings: [{ fits }, ...bareSize(value).readings] }
}

/** How it is packed: 'box of 50', or as many in something else, a 'pack of 50'. */
function packSize(packed: string): Size {
  const many = packed.replace(/^.*(?= )/, '')
  return {
    mm: [],
    readings: [
      { fits: ({ pack }) => pack === packed },
      { fits: ({ pack }) => pack.endsWith(many), meant: ({ pack }) => pack },
    ],
    bare: true,
  }
}

/** A hammer of 4 pounds weighs 1.8 kg. */
const weightSize = (value: number, unit: string): Size => {
  const stated = unit === 'lb' ? `${Math.round(value * 4.54) / 10}kg` : `${value}${unit}`
  return { mm: [], readings: [{ fits: ({ amounts }) => amounts.includes(stated) }] }
}

/** The length of a part that is nearest to a typed one, in the unit that was typed: '0.91 m', '102 mm'. */
const stated =
  (typed: number, name: string) =>
  ({ lengths }: Measures) => {
    const [mm = typed] = lengths.toSorted((one, other) => Math.abs(one - typed) - Math.abs(other - typed))
    return `${Number((mm / (millimetres[name] ?? 1)).toFixed({ m: 2, cm: 1 }[name] ?? 0))} ${name}`
  }

/**
 * A number without a unit is one that the part states, or else inches: 'hinge 102', 'padlock 50', 'tower bolt 8', and 'nail 3'
 * of one of 75 × 3.0 mm.
 */
const bareSize = (value: number): Size => ({
  mm: [value],
  bare: true,
  readings: [
    {
      fits: ({ numbers, lengths, chief }) =>
        numbers.includes(value) && (chief.includes(value) || !lengths.includes(value)),
    },
    ...(value <= 48 ? [{ fits: inInches(value).fits, meant: `${value} inch` }] : []),
    { fits: ({ numbers }, chiefly) => !chiefly && numbers.includes(value) },
  ],
})

/** The size of a part that is not called by a length but has it beside another: '125 × 90 mm' for '90 mm'. */
export const sizeWith = ([mm = 0]: readonly number[], { products }: Measures): string => {
  const off = (sides: readonly number[]) => Math.min(...sides.map((side) => Math.abs(side - mm)))
  const [sides = []] = products.toSorted((one, other) => off(one) - off(other))
  return sides.length > 0 ? `${sides.join(' × ')} mm` : ''
}

type Side = Pick<Amount, 'value' | 'unit'>

/** The sides of what stands between two slashes, '35/45': a cylinder's halves. */
const halvesOf = ({ text }: Amount): Side[] =>
  /^\d{2,}\/\d{2,}(?= ?(?:mm)?$)/
    .exec(text)?.[0]
    .split('/')
    .map((side) => ({ value: Number(side), unit: '' })) ?? []

/** '8 sheets' are so many; in 'roof sheet 8' the sheet is the thing. */
const isThing = ({ text, unit }: Amount) => {
  const [first = ''] = text.split(' ')
  return isWord(first, 'unit') && !smallWords.has(first) && !unit.endsWith(' of')
}

/** 'no 8' */
const isNumbered = (first?: Amount, before?: Amount) =>
  before?.unit === 'no' && Number.isNaN(before.value) && before.to === first?.from

/** The size that an amount is, or several that are multiplied; 'none' of what says how many; undefined where it is no amount. */
function sizeOf(all: readonly Amount[], before: Amount | undefined): Size | 'none' | undefined {
  const [first] = all
  const numbered = isNumbered(first, before)
  if (!first || first.price) return first && 'none'
  const { value, unit, text } = first
  const sides = all.length > 1 ? all : halvesOf(first)
  if (sides.length > 1)
    return multipliedSize(
      sides.map(({ value, unit }) => ({ value, unit: unit in millimetres ? unit : '' })),
      numbered,
    )
  if (unit.endsWith(' of')) return packSize(`${unit} ${value}`)
  // 'M10' is a word of its name.
  if (!(value > 0) || /^m\d/.test(text)) return undefined
  if (numbered && !isLength(first)) return gaugeSize(value)
  if (unit === '' || unit === 'size') return /\d/.test(text) ? bareSize(value) : undefined
  if (unit in millimetres) return lengthSize([first])
  if (/^(?:kg|lb|l)$/.test(unit)) return weightSize(value, unit)
  if (unit === 'gauge' || (unit === 'g' && value < 100)) return gaugeSize(value)
  // '6mm x 100' without its unit may be how many, or a size.
  const isSide = before && isLength(before) && before.to === first.from && text.startsWith('x ')
  if (isThing(first) || (isSide && unit === 'x')) return bareSize(value)
  return isWord(unit, 'unit', 'no', 'times', 'multiple') ? 'none' : undefined
}

/** How many a part has of something, which is no measure: '5 lever lock', '2-way hinge', '3 ply board'. */
const countOfKind =
  /(?<!\S)(\d+)[ -]?(?:lever|way|pin|ply|layer|speed|sided|gang|core|fold|knuckle)s?(?!\p{L})/gu

const countKey = (text: string) => text.replace('-', ' ').replace(/s$/, '')

/**
 * Takes the sizes out of a query `inSigns`: '4 inch hinge', `1 1/2" pipe`, '6ft track', '102 mm', '4.0x40', '8x1' (a
 * screw of gauge 8, 1 inch long), '50kg', 'inch 4', 'hinge 102'. Returns them and the rest, in which blanks stand for them, and
 * for how many are wanted.
 */
export function takeSizes(query: string): { sizes: TypedSize[]; rest: string } {
  const sizes: TypedSize[] = Array.from(query.matchAll(countOfKind), ({ 0: typed, index: at }) => ({
    ...{ typed, at, mm: [], bare: true },
    readings: [{ fits: ({ counts }) => counts.includes(countKey(typed)) }],
  }))
  // 'Deadlock, 3 lever' asks for no lever.
  let rest = query.replace(countOfKind, (typed, count, at) => {
    const isLast = query.slice(at + typed.length).trim() === ''
    return (isLast ? '' : typed.slice(count.length)).padStart(typed.length)
  })
  const words = wordsIn(rest)
  let before: Amount | undefined
  for (const all of groupsOf(words)) {
    const [first, last] = [all[0] as Amount, all.at(-1) as Amount]
    const size = sizeOf(all, before)
    // The 'no' of 'no 8' is of the size; a 'number' is a thing too.
    const isNo = isNumbered(first, before) && !/^number/.test(before?.text ?? '')
    const start = words[first.from - Number(isNo) + Number(isThing(first))]?.at ?? 0
    const end = words[last.to - 1]
    before = last
    if (!size || !end) continue
    const typed = query.slice(start, end.at + end.text.length)
    rest = rest.slice(0, start) + ' '.repeat(typed.length) + rest.slice(start + typed.length)
    if (size !== 'none')
      sizes.push({ ...size, typed: typed.replaceAll('\u200a', '').replace(/\s+/g, ' '), at: start })
  }
  return { sizes, rest }
}

const numbersIn = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)

/** The measures that a part's name and unit state: 102 and 76 of 'hinge 102 × 76 mm', 50 kg of 'cement, 50 kg bag'. */
export function measuresOf(name: string, unit: string): Measures {
  const facts = factsOf({ name, unit })
  const sizes: Amount[][] = []
  facts.forEach((fact, at) => {
    // '4-10 mm' has two numbers.
    const sides = (fact.value >= 0 ? [fact.value] : numbersIn(fact.text)).map((value) =>
      // The 8 of '#8 x 1 inch' are no inches.
      isNumbered(fact, facts[at - 1]) && fact.side > 0
        ? { ...fact, value: gauges[value] ?? value, unit: 'mm' }
        : { ...fact, value },
    )
    if (fact.side > 1) sizes.at(-1)?.push(...sides)
    else sizes.push(sides)
  })
  // What stands third is no size to ask for: a block of 400 × 150 × 200 mm is one of 6 inches, none of 8.
  const asked = sizes.map((sides) => sides.slice(0, 2))
  const inMillimetres = (sides: readonly Amount[]) => {
    const last = sides.findLast((side) => side.unit)?.unit ?? ''
    return sides.map((side) => side.value * (millimetres[side.unit || last] ?? 1))
  }
  const lengths = asked.filter((sides) => sides.some(isLength)).map(inMillimetres)
  const packed = facts.find((fact) => fact.unit.endsWith(' of'))
  return {
    lengths: lengths.flat(),
    thirds: sizes.filter((sides) => sides.some(isLength)).flatMap((sides) => inMillimetres(sides).slice(2)),
    chief: lengths.flatMap((mm) => [...mm.slice(0, 1), Math.max(...mm)]),
    counts: (name.toLowerCase().match(countOfKind) ?? []).map(countKey),
    pack: packed ? `${packed.unit} ${packed.value}` : '',
    isPipe: plasticPipe.called.test(name) && !facts.some(({ unit }) => unit === 'inch'),
    products: sizes.filter(({ length }) => length > 1).map(inMillimetres),
    numbers: asked.flat().flatMap(({ value, unit }) => (unit.endsWith(' of') ? [] : value)),
    amounts: sizes.flat().map(({ value, unit }) => `${value}${unit}`),
  }
}
