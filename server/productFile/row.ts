import * as z from 'zod'
import { roundCents } from '../../src/rules/money.ts'
import { byWireFlag, wireFlagNames } from '../../src/rules/restrictions.ts'
import type { ProductRecord } from '../store/records.ts'
import { isErrorValue, isNothing, oneLine, spreadsheetDoubt } from './cells.ts'

/** The columns of a product file. For a blank cell a new product gets the default; a known one keeps its value. */
export const columns = [
  'sku',
  'name',
  'price',
  'category',
  'description',
  'unit',
  'brand',
  'images',
  ...wireFlagNames,
] as const
export type Column = (typeof columns)[number]
export type ProductLine = Record<Column, string | number>

const isWhole = (text: string) => !/[\ufffd\p{Surrogate}]/u.test(text)
const notWhole = 'contains characters that an earlier conversion has lost'

const anyLine = (max: number) =>
  z
    .string()
    .transform(oneLine)
    .pipe(z.string().max(max, `is longer than ${max} characters`))
    .refine((text) => !/\p{Cc}/u.test(text), 'contains control characters')
    .refine(
      (text) => !/<\/[a-z]|<[a-z]+\d?(?: [a-z-]+=[^<>]*)? ?\/?>/i.test(text),
      'contains HTML: only a description may',
    )
    .refine(isWhole, notWhole)

/** A text of which one is meant: the lines of a cell would be several, and joined another. */
const single = z.string().refine((text) => !/\S\s*[\r\n]\s*\S/.test(text), 'has several lines: keep one')

const line = (max: number) =>
  anyLine(max).superRefine((text, context) => {
    const doubt = spreadsheetDoubt(text)
    if (doubt) context.addIssue(doubt)
  })

const isSet = z.stringbool({
  truthy: ['1', 'true', 'yes', 'y'],
  falsy: ['0', 'false', 'no', 'n'],
  error: 'is not 1 or 0, true or false, yes or no',
})
const flag = z
  .string()
  .trim()
  .pipe(isSet)
  .transform((set): 0 | 1 => (set ? 1 : 0))

/** Amounts as they are written, and what stands between their thousands. The last comma or point is the decimal one. */
const amounts: readonly [form: RegExp, thousands: RegExp | string][] = [
  [/^\d+(?:[.,]\d{1,2})?$/, ''],
  // '34.0000': shop systems export four digits or more, of which thousands would have three.
  [/^\d+\.\d\d0{2,}$/, ''],
  // '4.4000000000000004', '19.999999999999996': a sum of a program, whose error is far below a cent.
  [/^\d+\.\d{0,2}(?:0{6,}|9{6,})\d*$/, ''],
  [/^\d{1,3}(?:,\d{2,3})*,\d{3}\.\d{1,2}$/, ','],
  [/^\d{1,3}(?:,\d{2,3})*,\d{3}$/, ','],
  [/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/, '.'],
  [/^\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d{1,2})?$/, /[ '’]/g],
]

/**
 * Reads an amount of rupees: '1640.50', '1640,50', '1,640', 'Rs. 1,720.00', '1.234,50', '640/-'. Undefined where it could
 * be another: '1.640' may be thousands or decimals. A comma before three digits stands between thousands here.
 */
export function readAmount(text: string): number | undefined {
  const digits = oneLine(text).replace(
    /^(?:rs\.?:?|lkr\.?:?|රු\.?|ரூ\.?|₨) ?| ?(?:\/[-=]|lkr|rs\.?|rupees)$/gi,
    '',
  )
  const [, thousands] = amounts.find(([form]) => form.test(digits)) ?? []
  return thousands === undefined
    ? undefined
    : roundCents(Number(digits.replaceAll(thousands, '').replace(',', '.')))
}

const price = z
  .string()
  .transform((text) => readAmount(text) ?? Number.NaN)
  .pipe(
    z
      .number('is not an amount such as 1640 or 1640.50')
      .positive('is 0')
      .max(99_999_999.99, 'is over 99,999,999.99'),
  )

const separator = '|'
const images = z
  .string()
  .transform((text) =>
    text
      .split(separator)
      .map((path) => path.trim())
      .filter((path) => path !== ''),
  )
  .refine((list) => list.length <= 20, 'has more than 20 images')

const description = z
  .string()
  // A line break, or \n as WooCommerce exports one; \\n is these two characters.
  .transform((text) =>
    text
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/(\\?)\\n/g, (_, escaped) => (escaped ? '\\n' : '\n'))
      .trim(),
  )
  .pipe(z.string().max(10_000, 'is longer than 10000 characters'))
  .refine(isWhole, notWhole)

const row = z.strictObject({
  // A part number that looks like a date may be right: the import asks about new ones only.
  sku: single.pipe(anyLine(64)).refine((text) => text !== '', 'is missing'),
  name: line(200).optional(),
  price: price.optional(),
  category: single.pipe(line(400)).optional(),
  description: description.optional(),
  unit: line(50).optional(),
  brand: line(100).optional(),
  images: images.optional(),
  ...byWireFlag(() => flag.optional()),
} satisfies Record<Column, z.ZodType>)

/** One parsed line of a product file. */
export type ProductRow = z.output<typeof row>

const clip = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}...` : text)

/** Reads one line: its values, or the reasons why it is refused. */
export function readRow(
  record: Readonly<Partial<Record<Column, string>>>,
): { row: ProductRow } | { refused: string[] } {
  const cells = Object.entries(record).filter(([, text]) => oneLine(text) !== '')
  const errors = cells.flatMap(([column, text]) =>
    isNothing(text)
      ? `${column} is ${text.trim()}: leave the cell blank where there is nothing`
      : text
          .split(column === 'category' ? '>' : separator)
          .filter(isErrorValue)
          .map((value) => `${column} is ${value.trim()}, an error of a spreadsheet`),
  )
  if (errors.length > 0) return { refused: errors }
  const read = row.safeParse({ sku: '', ...Object.fromEntries(cells) })
  if (read.success) return { row: read.data }
  return {
    refused: read.error.issues.map(({ path: [column], message }) => {
      // What is not understood is shown; what is missing, too long or damaged is not.
      const what = message.startsWith('is not') ? `: ${clip(oneLine(record[column as Column] ?? ''))}` : ''
      return `${String(column)} ${message}${what}`
    }),
  }
}

/** Writes a product as a line that `readRow` can read. */
export function toLine(product: ProductRecord, category: string): ProductLine {
  return {
    sku: product.sku,
    name: product.name,
    price: product.price,
    category,
    description: product.description.replaceAll('\\n', '\\\\n'),
    unit: product.unit,
    brand: product.brand,
    images: product.images.join(separator),
    ...byWireFlag((name) => product[name]),
  }
}
