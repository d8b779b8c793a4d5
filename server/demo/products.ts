import { wireFlags } from '../../src/rules/restrictions.ts'
import type { ProductRecord } from '../store/records.ts'
import { building } from './catalogue/building.ts'
import { cabinet } from './catalogue/cabinet.ts'
import { cutting } from './catalogue/cutting.ts'
import { door } from './catalogue/door.ts'
import { fixings } from './catalogue/fixings.ts'
import { general } from './catalogue/general.ts'
import { hinges } from './catalogue/hinges.ts'
import { locks } from './catalogue/locks.ts'
import { roofing } from './catalogue/roofing.ts'
import { seals } from './catalogue/seals.ts'
import { sliding } from './catalogue/sliding.ts'
import type { Row, Style } from './catalogue/style.ts'
import { window } from './catalogue/window.ts'
import { drawing, hasPicture, pictures } from './pictures.ts'

/** A product of the seed; `subject` names its pictures. */
type SeedProduct = ProductRecord & { subject: string }

/** New arrivals, newest first. All of them have a picture, no two come from the same shelf. */
export const newArrivals = [323, 1203, 115, 706, 205, 306, 604, 804, 511, 1208, 717, 906]

// Each range numbers its products from a hundred of its own (hinges 101.., locks 201.., .. cutting tools 1201..), so
// that a row added to one range never moves an id of another.
const styles: Style[] = [
  ...hinges,
  ...locks,
  ...door,
  ...general,
  ...window,
  ...sliding,
  ...cabinet,
  ...seals,
  ...fixings,
  ...roofing,
  ...building,
  ...cutting,
]

// A subject is modelled in the size of its first product: its dimension drawing is valid for that size only.
const drawnSizes = new Map<string, string>()
for (const [, subject, , size] of styles.flatMap((style) => style.rows))
  if (!drawnSizes.has(subject)) drawnSizes.set(subject, size)

// One product of every picture comes first, then further sizes, then products without a picture, so that the first page
// of a list shows as many different pictures as possible.
const firstSubjects = new Set<string>()

export const products: SeedProduct[] = styles
  .flatMap((style) => style.rows.map((row) => product(style, row)))
  .map((product) => ({ product, turn: turn(product) }))
  .sort((a, b) => a.turn - b.turn)
  .map(({ product }) => product)

function turn({ subject }: SeedProduct): number {
  if (!hasPicture(subject)) return 2
  if (firstSubjects.has(subject)) return 1
  firstSubjects.add(subject)
  return 0
}

function product(style: Style, row: Row): SeedProduct {
  const [id, subject, sku, size, , price, , restricted] = row
  const exception = style.own?.[id] ?? {}
  return {
    product_id: id,
    name: fill(exception.name ?? style.name, row),
    sku,
    price,
    description: description(style, row),
    images: [
      ...new Set([subject, ...(exception.pictures ?? [])].flatMap(pictures)),
      ...(size === drawnSizes.get(subject) ? drawing(subject) : []),
    ],
    unit: exception.unit ?? style.unit,
    brand: exception.brand ?? style.brand,
    category_id: style.category,
    ...wireFlags(restricted),
    subject,
    created_at: createdAt(id),
  }
}

/** Sentences, an empty line, then one 'Label: value' per line. */
function description(style: Style, row: Row): string {
  const [id, subject, , size, finish, , weight] = row
  const exception = style.own?.[id] ?? {}
  const text = [...(exception.text ?? style.text)]
  if (exception.note) text.splice(Math.max(1, text.length - 1), 0, exception.note)
  const { Material, ...others } = { ...style.lines, ...exception.lines }
  const lines = {
    Size: size,
    Finish: finish,
    Material,
    ...others,
    Weight: weight,
    Sold: exception.unit ?? style.unit,
  }
  const rows = Object.entries(lines)
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
  const sentences = hasPicture(subject)
    ? text.join(' ')
    : text.join(' ').replace(/ The picture shows [^.]*\./, '')
  return `${fill(sentences, row)}\n\n${rows.join('\n')}`
}

function fill(text: string, row: Row): string {
  const [, , , size, finish] = row
  return text.replaceAll('{size}', size).replaceAll('{finish}', finish.toLowerCase())
}

/** New arrivals in November 2026, the rest over the eighteen months before October; fixed for each id. */
function createdAt(id: number): string {
  const rank = newArrivals.indexOf(id)
  const date =
    rank < 0 ? Date.UTC(2025, 3, 1 + ((id * 37) % 540), 4, 30) : Date.UTC(2026, 10, 18 - rank, 4, 30)
  return new Date(date).toISOString()
}
