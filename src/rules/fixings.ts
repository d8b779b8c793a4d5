import { descriptionParts } from './description.ts'

/** One kind of fixing that a part takes: what to search for, and which of the parts found is one. */
export type Fixing = { query: string; accepts: (part: { name: string; sku: string }) => boolean }

type Measure = { metric: boolean; diameter: number; length?: number | undefined }

const nouns = ['screw', 'bolt', 'nail', 'anchor', 'nut', 'plug', 'stud', 'rivet', 'washer']
/** What 'bolts' or 'screws' alone does not mean. */
const special: Record<string, RegExp> = {
  bolt: /\b(?:eye|hook|u|j|through|barrel|tower|flush|anchor|roofing)[ -]bolt/,
  screw: /\b(?:drywall|roofing|set|grub|eye|thumb|confirmat)[ -]screw/,
}
/** Words that say nothing of which fixing it is. */
const idle =
  /\b(?:takes?|needs?|uses?|fits|with|of|by|the|a|each|pcs|or|one|two|three|four|six|eight|ten|twelve|no|nos|mm)\b/g
const measure = /(?<![\p{L}\d.])(m?)(\d+(?:\.\d+)?)(?:\s*[×x]\s*(\d+(?:\.\d+)?))?(?:\s*mm\b|(?![\p{L}\d.]))/gu

const measuresIn = (text: string): Measure[] =>
  [...text.matchAll(measure)].map(([, thread, diameter, length]) => ({
    metric: thread === 'm',
    diameter: Number(diameter),
    length: length === undefined ? undefined : Number(length),
  }))

const stemsIn = (text: string) =>
  (
    text
      .replace(measure, ' ')
      .replace(idle, ' ')
      .match(/\p{L}+(?:-\p{L}+)*/gu) ?? []
  ).map((word) => word.replace(/(?<=\p{L}[^s\P{L}])s$/u, ''))

/** The noun that says what a name is, the last before its first measure or comma: 'screw' of 'Coach screw 10 × 80 mm'. */
const kindIn = (name: string) => stemsIn(name.split(/,|\s(?=m?\d)|\s(?:with|for)\s/)[0] ?? '').at(-1)

const bare = (number: string) => number.toLowerCase().replace(/[^a-z\d]/g, '')

/** 'FIX-5060-YZ' in the words of a fixing: letters, digits and hyphens. */
function numbered(text: string): Fixing[] {
  const numbers = text.match(/\b(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])[A-Z\d]+(?:-[A-Z\d]+)+\b/g) ?? []
  return numbers.map((number) => ({ query: number, accepts: ({ sku }) => bare(sku) === bare(number) }))
}

/** One measured kind, 'M10 coach bolts'; undefined where the words leave open which it is. */
function measured(text: string): Fixing | undefined {
  const words = text.toLowerCase().replace(/\bevery\b.*$/, '')
  const [first, second, ...more] = measuresIn(words)
  if (!first || more.length > 0) return undefined
  // 'M5 bolts, 60 mm'
  if (second && (first.length !== undefined || second.metric || second.length !== undefined)) return undefined
  const length = first.length ?? second?.diameter
  const stems = stemsIn(words)
  const named = stems.filter((stem) => nouns.includes(stem))
  if (named.length > 1) return undefined
  // Without a noun only a whole size says what is meant: a wood screw or, with a metric thread, a screw or bolt.
  if (named.length === 0 && length === undefined) return undefined
  const [noun] = named
  const kinds = noun ? [noun] : first.metric ? ['screw', 'bolt'] : ['screw']
  const wanted = noun || first.metric ? stems : [...stems, 'wood']
  const isPlain = stems.length === named.length
  const [size = ''] = words.match(/(?<![\p{L}\d])m?\d+(?:\.\d+)?/u) ?? []
  const unit = first.metric ? '' : ' mm'
  const terms = [...wanted, ...(noun || first.metric ? [] : kinds), size.toUpperCase()].join(' ')
  return {
    query: length === undefined ? `${terms}${unit}` : `${terms} × ${length} mm`,
    accepts: ({ name }) => {
      const lower = name.toLowerCase()
      const [own] = measuresIn(lower)
      const ownStems = stemsIn(lower)
      const kind = kindIn(lower) ?? ''
      return (
        own !== undefined &&
        own.metric === first.metric &&
        own.diameter === first.diameter &&
        (length === undefined || own.length === length) &&
        kinds.includes(kind) &&
        wanted.every((stem) => ownStems.includes(stem)) &&
        (!isPlain || !special[kind]?.test(lower))
      )
    },
  }
}

/**
 * What a part is fixed with, by the line 'Fixings' of its description: part numbers, or kinds with their size ('Takes 5.0
 * mm countersunk screws', 'M10 coach bolts and 10 mm coach screws', '4.0 × 40 mm'). A kind whose words leave something
 * open is left out, and `accepts` takes only what has the size and every word. At most two.
 */
export function fixingsOf(description: string): Fixing[] {
  const line = descriptionParts(description).rows.find(({ label }) => /^fixings?$/i.test(label))?.value ?? ''
  const byNumber = numbered(line)
  const byMeasure = () => line.split(/\s+(?:and|or)\s+|;/).flatMap((each) => measured(each) ?? [])
  return (byNumber.length > 0 ? byNumber : byMeasure()).slice(0, 2)
}
