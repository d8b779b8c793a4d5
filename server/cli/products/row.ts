import * as z from 'zod'
import { type WireFlags, wireFlagNames } from '../../../src/rules/restrictions.ts'
import type { ProductRecord } from '../../store/records.ts'

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
export type ProductLine = Record<(typeof columns)[number], string | number>

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `is longer than ${max} characters`)
    .refine((text) => !/\p{Cc}/u.test(text), 'contains control characters')

const isSet = z.stringbool({
  truthy: ['1', 'true', 'yes'],
  falsy: ['0', 'false', 'no'],
  error: 'is not 1 or 0, true or false, yes or no',
})
const flag = z
  .string()
  .trim()
  .pipe(isSet)
  .transform((set): 0 | 1 => (set ? 1 : 0))

const price = z
  .string()
  .trim()
  .regex(/^\d+(\.\d{1,2})?$/, 'is not an amount such as 1640 or 1640.50')
  .transform(Number)
  .refine((amount) => amount <= 99_999_999.99, 'is over 99,999,999.99')

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

const flags = Object.fromEntries(wireFlagNames.map((name) => [name, flag.optional()])) as Record<
  keyof WireFlags,
  z.ZodOptional<typeof flag>
>

const row = z.strictObject({
  sku: line(64).min(1, 'is missing'),
  name: line(200).optional(),
  price: price.optional(),
  category: line(400).optional(),
  description: z.string().trim().max(10_000, 'is longer than 10000 characters').optional(),
  unit: line(50).optional(),
  brand: line(100).optional(),
  images: images.optional(),
  ...flags,
})

/** One parsed line of a product file. */
export type ProductRow = z.output<typeof row>

/** Reads one line: its values, or the reasons why it is refused. */
export function readRow(record: Record<string, string>): { row: ProductRow } | { refused: string[] } {
  const cells = Object.fromEntries(Object.entries(record).filter(([, text]) => text !== ''))
  const read = row.safeParse({ sku: '', ...cells })
  if (read.success) return { row: read.data }
  return {
    refused: read.error.issues.map(({ path, message }) => `${path[0]?.toString() ?? ''} ${message}`),
  }
}

/** Writes a product as a line that `readRow` can read. */
export function toLine(product: ProductRecord, category: string): ProductLine {
  return {
    sku: product.sku,
    name: product.name,
    price: product.price,
    category,
    description: product.description,
    unit: product.unit,
    brand: product.brand,
    images: product.images.join(separator),
    ...(Object.fromEntries(wireFlagNames.map((name) => [name, product[name]])) as WireFlags),
  }
}
