import { barDiameters } from '../../src/rules/barDiameter.ts'
import { plain } from './searchText.ts'

const millimetres: Record<string, number> = { inch: 25.4, ft: 304.8, mm: 1, cm: 10, m: 1000 }

const number = '\\d+(?:\\.\\d+)?'
const amount = `(?:\\d+[ -]+)?\\d+/(?:2|4|8|16|32)(?!\\d)|${number}`
const units: readonly (readonly [string, string])[] = [
  ['inch', "inch(?:es)?|inchi|in|an?gala?|අඟල්|අඟල|අංගුලම්|ඉන්ච්|අඟුල්|அங்குலம்|அங்குல|இஞ்ச்|இன்ச்|[\"”″“]|''|’’"],
  ['ft', "ft|feet|foot|adi|අඩි|அடி|['’′]"],
  ['mm', 'mm|millimet(?:re|er)s?|mili|මි\\.?මී|மிமீ'],
  ['cm', 'cm|centimetres?|centimeters?'],
  ['m', 'm|mtr|mtrs|metres?|meters?|මීටර්|மீட்டர்'],
  ['kg', 'kgs?|kilos?|කිලෝ|கிலோ'],
  ['lb', 'lbs?|pounds?'],
  ['l', 'l|ltrs?|lit|litres?|liters?'],
]
const unit = units
  .map(([, typed]) => typed.replace(/(?<=[\p{L}?)])(?=\||$)/gu, '(?![\\p{L}\\p{M}\\p{N}])'))
  .join('|')
const unitOf = (typed: string) =>
  units.find(([, forms]) => new RegExp(`^(?:${forms})$`, 'u').test(typed))?.[0] ?? 'mm'

/** Between a word and its size: 'hinge4inch'. */
export const joinedSize: RegExp = new RegExp(`(?<=\\p{L}{4})(?=${number} ?(?:${unit}))`, 'gu')

// A dash after a blank divides: 'tower bolt -6 inch'.
const start = '(?<![\\p{L}\\p{N}./]|\\S-)'
const times = '\\s*(?:x|\\*|by|(?<=\\d\\d)/(?=\\d\\d))\\s*'
const typedSize = new RegExp(
  `${start}(?:m|((?:no\\.?|#) ?))?((?:${amount})(?:\\s*(?:${unit}))?(?:${times}(?:${amount})(?:\\s*(?:${unit}))?){1,2})(?![\\p{N}])` +
    `|${start}(${amount})[\\s-]*(${unit})` +
    `|${start}((?:\\d+[ -]+)?\\d+/(?:2|4|8|16|32))(?![\\d/])` +
    `|${start}(?:(?:no\\.?|num|#) ?(\\d{1,2})|(\\d{1,2}) ?(?:gauge|guage|g))(?![\\p{L}\\p{M}\\p{N}./-])` +
    `|${start}(${number})(?![\\p{L}\\p{M}\\p{N}./-])`,
  'gu',
)

// Sinhala and Tamil name the unit first: 'අඟල් 3'. Not the '2' of '4 inch 2 pieces'.
const unitFirst = new RegExp(
  `(?<![\\p{L}\\p{M}]|[\\d/]\\s*)(inch|an?gala?|අඟල්|අඟල|ඉන්ච්|அங்குலம்|அங்குல|இன்ச்|இஞ்ச்|adi|අඩි|அடி|mm|මි\\.?මී)(\\s+)(${amount})(?![\\p{L}\\p{M}\\p{N}./-]|\\s*(?:${unit}|x))`,
  'gu',
)

const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const fractions: Record<string, string> = {
  ...Object.fromEntries(
    ones.flatMap((word, at) =>
      [word, at + 1].flatMap((whole) => [
        [`${whole} and a half`, `${at + 1} 1/2`],
        [`${whole} and a quarter`, `${at + 1} 1/4`],
      ]),
    ),
  ),
  'three quarter': '3/4',
  half: '1/2',
  quarter: '1/4',
}
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const worth = (word: string) => ones.indexOf(word) + 1 || 10 * (tens.indexOf(word) + 2)
const figures = (words: string) =>
  words.split(/[ -](?:and )?/).reduce((sum, word) => (word === 'hundred' ? sum * 100 : sum + worth(word)), 0)
const [one, ten] = [ones.join('|'), tens.join('|')]
const belowHundred = `(?:${ten})(?:[ -](?:${one}))?|${one}`
const spoken = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])(${Object.keys(fractions).join('|')}|(?:${one}) hundred(?: (?:and )?(?:${belowHundred}))?|${belowHundred})s?(?: an?)?(?:(?=[ -](?:inch|ft|feet|foot|mm|cm|(?:milli|centi)?met(?:er|re)))|(?<=number \\1))`,
  'gu',
)

/** Writes the numbers before a unit in figures ('half inch', 'three feet'), and 't12' of a bar in millimetres. */
export const inFigures = (query: string): string =>
  barDiameters(query).replace(spoken, (typed, number: string) =>
    (fractions[number] ?? String(figures(number))).padEnd(typed.length),
  )

const amountOf = (typed: string): number => {
  const [, whole = '0', above, below] = /^(?:(\d+)[ -]+)?(\d+)\/(\d+)$/.exec(typed.trim()) ?? []
  return above ? Number(whole || 0) + Number(above) / Number(below) : Number.parseFloat(typed)
}

/** What a catalogue states of a part's measures: numbers in millimetres, what is multiplied, weights and volumes. */
export type Measures = {
  lengths: number[]
  /** Those by which a part is called: of 102 × 76 the first, of 4 × 40 also the longest. */
  chief: number[]
  products: number[][]
  numbers: number[]
  amounts: string[]
}

/** How something was taken, in words, or, of a size, as the part states it. */
export type Meant = string | ((part: Measures) => string)
/**
 * A way to take a size, and in which words, where that is another than what was typed. `chiefly`: only by a measure by
 * which it is called.
 */
type SizeReading = { fits: (part: Measures, chiefly?: boolean) => boolean; meant?: Meant }

/** A size in a query, as typed, where it stands, and the ways to take it, the exact one first. */
export type TypedSize = { typed: string; at: number; readings: SizeReading[]; mm: number[]; bare: boolean }
type Size = Pick<TypedSize, 'readings' | 'mm'>

const near = (mm: number, stated: number, by: number) => Math.abs(stated - mm) <= by
/** Lengths in inches are nominal: a 4 inch hinge is 100 or 102 mm long, a 6 ft track 1.8 m. */
const nominal = (mm: number) => Math.max(0.7, mm * 0.025)
const exact = () => 0.05

/** Whether one product has these measures, in any order: 4 × 40, and 90 × 65 of 90 × 90 × 65. */
const multiplied =
  (sides: readonly number[], by: (mm: number) => number) =>
  ({ products }: Measures) =>
    products.some((stated) => {
      const left = [...stated]
      return sides.every((mm) => {
        const at = left.findIndex((each) => near(mm, each, by(mm)))
        return at >= 0 && left.splice(at, 1)
      })
    })

const long =
  (mm: number, by: (mm: number) => number) =>
  (part: Measures, chiefly = false) =>
    part[chiefly ? 'chief' : 'lengths'].some((stated) => near(mm, stated, by(mm)))

/** The inches, in halves, by which the trade calls a length: 4 of 100 and of 102 mm, none of 60. */
const inchesOf = (mm: number) => {
  const inches = Math.round(mm / 12.7) / 2
  return inches >= 0.5 && near(inches * 25.4, mm, nominal(mm)) ? inches : undefined
}

/** Diameters of screws in millimetres by their gauge. */
const gauges: Record<number, number> = {
  4: 3,
  5: 3.2,
  6: 3.5,
  7: 3.9,
  8: 4.1,
  9: 4.5,
  10: 4.9,
  12: 5.5,
  14: 6.2,
}

/** `numbered`: the first is a gauge, as of '#8 x 1 1/2 inch'. */
function multipliedSize(typed: string, numbered: boolean): Size {
  const sides = typed.split(new RegExp(times, 'u')).map((side) => {
    const [, typedNumber = side, typedUnit] =
      new RegExp(`^\\s*(${amount})\\s*(${unit})?\\s*$`, 'u').exec(side) ?? []
    return { value: amountOf(typedNumber), unit: typedUnit && unitOf(typedUnit) }
  })
  const last = sides.findLast((side) => side.unit)?.unit
  const inUnit = (name: string) =>
    sides.map(({ value, unit: own }) => value * (millimetres[own ?? name] ?? 1))
  const mm = inUnit(last ?? 'mm')
  // '8 x 1 1/2"' may be a screw of gauge 8, and as '#8' it is one.
  const [{ value: no = 0, unit: ofNo } = {}, { value: inch = 0, unit: ofInch = 'inch' } = {}] = sides
  const gauge = sides.length === 2 && !ofNo && ofInch === 'inch' && inch <= 6 ? gauges[no] : undefined
  const length = inch * 25.4
  const screw = (d: number): SizeReading => ({
    fits: ({ products }) =>
      products.some(
        ([of = 0, long = 0]) => near(d, of, 0.35) && near(length, long, Math.max(2, length * 0.05)),
      ),
    meant: `${d.toFixed(1)} × ${Math.round(inch * 25)} mm`,
  })
  const screws = gauge ? [screw(gauge)] : []
  if (last === 'inch' || last === 'ft' || numbered) {
    const own = numbered && gauge ? [] : [{ fits: multiplied(mm, last ? nominal : exact) }]
    return { mm: numbered && gauge ? [gauge, length] : mm, readings: [...own, ...screws] }
  }
  const inches = mm.map(inchesOf)
  const readings: SizeReading[] = [{ fits: multiplied(mm, exact) }]
  if (inches.every((each) => each !== undefined))
    readings.push({
      fits: multiplied(
        inches.map((each) => each * 25.4),
        nominal,
      ),
      meant: `${inches.join(' × ')} inch`,
    })
  if (!last) readings.push(...screws)
  if (!last && mm.every((each) => each <= 12))
    readings.push({ fits: multiplied(inUnit('inch'), nominal), meant: `${mm.join(' × ')} inch` })
  return { mm: gauge && !last ? [gauge, length] : mm, readings }
}

/** 'no 8': a screw of that gauge, or else the number. */
function gaugeSize(value: number): Size {
  const gauge = gauges[value] ?? Number.NaN
  const fits = ({ products }: Measures) => products.some(([d = 0]) => near(gauge, d, 0.35))
  return { mm: [gauge], readings: [{ fits }, ...bareSize(value).readings] }
}

function lengthSize(value: number, name: string): Size {
  // A hammer of 4 pounds weighs 1.8 kg.
  if (name === 'lb') return lengthSize(Math.round(value * 4.54) / 10, 'kg')
  if (name === 'kg' || name === 'l')
    return { mm: [], readings: [{ fits: ({ amounts }) => amounts.includes(`${value}${name}`) }] }
  const mm = value * (millimetres[name] ?? 1)
  if (name === 'inch' || name === 'ft') return { mm: [mm], readings: [{ fits: long(mm, nominal) }] }
  const inches = inchesOf(mm)
  return {
    mm: [mm],
    readings: [
      { fits: long(mm, exact) },
      ...(inches ? [{ fits: long(inches * 25.4, nominal), meant: stated(mm, name) }] : []),
    ],
  }
}

/** The length of a part that is nearest to a typed one, in the unit that was typed: '0.91 m', '102 mm'. */
const stated =
  (typed: number, name: string) =>
  ({ lengths }: Measures) => {
    const [mm = typed] = lengths.toSorted((one, other) => Math.abs(one - typed) - Math.abs(other - typed))
    return `${Number((mm / (millimetres[name] ?? 1)).toFixed({ m: 2, cm: 1 }[name] ?? 0))} ${name}`
  }

/** A number without a unit is one that the part states, or else inches: 'hinge 102', 'padlock 50', 'tower bolt 8'. */
const bareSize = (value: number): Size => ({
  mm: [value],
  readings: [
    {
      fits: ({ numbers, lengths, chief }, chiefly) =>
        numbers.includes(value) && !(chiefly && lengths.includes(value) && !chief.includes(value)),
    },
    ...(value <= 48 ? [{ fits: long(value * 25.4, nominal), meant: `${value} inch` }] : []),
  ],
})

/**
 * Takes the sizes out of a normalised query: '4 inch hinge', `1 1/2" pipe`, '6ft track', '102 mm', '4.0x40', '8x1' (a
 * screw of gauge 8, 1 inch long), '50kg', 'inch 4', 'hinge 102'. Returns them and the rest, in which
 * blanks stand for them.
 */
export function takeSizes(query: string): { sizes: TypedSize[]; rest: string } {
  const sizes: TypedSize[] = []
  const rest = query
    .replace(unitFirst, '$3$2$1')
    .replace(
      typedSize,
      (typed: string, numbered, product, value, name, fraction, no, gauge, bare, at: number) => {
        const size = product
          ? multipliedSize(product, numbered !== undefined)
          : value
            ? lengthSize(amountOf(value), unitOf(name))
            : fraction
              ? lengthSize(amountOf(fraction), 'inch')
              : (no ?? gauge)
                ? gaugeSize(Number(no ?? gauge))
                : bareSize(Number(bare))
        sizes.push({ ...size, typed: typed.trim().replace(/\s+/g, ' '), at, bare: bare !== undefined })
        return ' '.repeat(typed.length)
      },
    )
  return { sizes, rest }
}

const statedSizes = new RegExp(
  `(?<![\\d.])(${number}(?:\\s*[x/-]\\s*${number})*)\\s*(mm|cm|m)(?![\\p{L}\\p{N}])`,
  'gu',
)
const statedProducts = new RegExp(`(?<![\\d.])${number}(?:\\s*[x/]\\s*${number})+`, 'gu')
// What stands third is no size to ask for: a block of 400 × 150 × 200 mm is one of 6 inches, none of 8.
const third = new RegExp(`(?<=${number}\\s*x\\s*${number})\\s*x\\s*${number}`, 'gu')
const statedAmounts = new RegExp(`(${number})\\s*(kg|l(?:itres?)?)(?![\\p{L}\\p{N}])`, 'gu')
const numbersIn = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)

/** The measures that a part's name and unit state: 102 and 76 of 'hinge 102 × 76 mm', 50 kg of 'cement, 50 kg bag'. */
export function measuresOf(name: string, unit: string): Measures {
  const text = plain(`${name}, ${unit}`)
  const groups = [...text.replace(third, '').matchAll(statedSizes)].map(([, numbers = '', of = 'mm']) => {
    const sides = numbersIn(numbers)
    // A cylinder of 35/45 is called by both halves together: 80.
    const whole = numbers.includes('/') ? [sides.reduce((sum, side) => sum + side, 0)] : []
    return [...sides, ...whole].map((each) => each * (millimetres[of] ?? 1))
  })
  // 'Hex nut M12' is one of 12 mm.
  const threads = [...text.matchAll(/(?<![\p{L}\p{N}])m(\d+)(?![\p{L}\p{N}])/gu)].map(([, size]) =>
    Number(size),
  )
  return {
    lengths: [...threads, ...groups.flat()],
    chief: [...threads, ...groups.flatMap((group) => [...group.slice(0, 1), Math.max(...group)])],
    products: (text.match(statedProducts) ?? []).map(numbersIn),
    numbers: numbersIn(plain(name).replace(third, '')),
    amounts: [...text.matchAll(statedAmounts)].map(
      ([, value, of = '']) => `${Number(value)}${of[0] === 'k' ? 'kg' : 'l'}`,
    ),
  }
}
