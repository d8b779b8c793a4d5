const millimetres: Record<string, number> = { inch: 25.4, ft: 304.8, mm: 1, cm: 10, m: 1000 }

/** A length in a query. In inches or feet it is nominal: a 4 inch hinge is 102 mm long, a 6 ft track 1.8 m. */
export type Length = { mm: number; nominal: boolean }

const number = '\\d+(?:\\.\\d+)?'
const typedLength = new RegExp(
  `(?<![\\p{L}\\p{N}./-])(?:(\\d+)[ -]+)?(\\d+)/(\\d+)[ -]*(UNIT)|(?<![\\p{L}\\p{N}./x-])(${number})[ -]*(UNIT)`.replaceAll(
    'UNIT',
    `(?:inch(?:es)?|in|ft|feet|foot|mm|cm|m)(?![\\p{L}\\p{N}])|["”″]|''|['’′]`,
  ),
  'gu',
)

const unitOf = (typed: string) => {
  if (/^(?:in|["”″]|'')/.test(typed)) return 'inch'
  return /^(?:f|['’′])/.test(typed) ? 'ft' : typed
}

/** Takes the lengths out of a query: '4 inch hinge', `1 1/2" pipe`, '6ft track', '102 mm'. Returns them and the rest. */
export function takeLengths(query: string): { lengths: Length[]; rest: string } {
  const lengths: Length[] = []
  const rest = query.replace(
    typedLength,
    (_, whole = 0, above = 0, below = 1, fractionUnit, decimal = 0, decimalUnit) => {
      const unit = unitOf(fractionUnit ?? decimalUnit)
      const value = fractionUnit ? Number(whole) + Number(above) / Number(below) : Number(decimal)
      lengths.push({ mm: value * (millimetres[unit] ?? 1), nominal: unit === 'inch' || unit === 'ft' })
      return ' '
    },
  )
  return { lengths, rest }
}

const statedLengths = new RegExp(
  `((?:${number}\\s*[x/-]\\s*)*${number})\\s*(mm|cm|m)(?![\\p{L}\\p{N}])`,
  'gu',
)

/** The lengths that a product's name states, in millimetres: 102 and 76 of 'hinge 102 x 76 mm'. */
export const lengthsIn = (name: string): number[] =>
  [...name.matchAll(statedLengths)].flatMap(([, numbers = '', unit = 'mm']) =>
    numbers.split(/[^\d.]+/).map((each) => Number(each) * (millimetres[unit] ?? 1)),
  )

/** Whether a part of this length is meant. Nominal lengths are 2.5% or 0.7 mm apart at most, others are exact. */
export const isLength = ({ mm, nominal }: Length, stated: number): boolean =>
  Math.abs(stated - mm) <= (nominal ? Math.max(0.7, mm * 0.025) : 0.05)
