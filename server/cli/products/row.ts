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
type Column = (typeof columns)[number]

const line = (most: number) =>
  z
    .string('is not text')
    .trim()
    .max(most, `is longer than ${most} characters`)
    .refine((text) => !/\p{Cc}/u.test(text), 'contains control characters')

const yes = ['1', 'true', 'yes']
const no = ['0', 'false', 'no']
const flag = z
  .union([z.string(), z.number(), z.boolean()])
  .transform((value) => String(value).trim().toLowerCase())
  .refine((text) => yes.includes(text) || no.includes(text), 'is not 1 or 0, true or false, yes or no')
  .transform((text): 0 | 1 => (yes.includes(text) ? 1 : 0))

const price = z
  .union([z.string(), z.number()], 'is not a number')
  .transform((value) => String(value).trim())
  .refine((text) => /^\d+(\.\d{1,2})?$/.test(text), 'is not an amount such as 1640 or 1640.50')
  .transform(Number)
  .refine((amount) => amount <= 99_999_999.99, 'is over 99,999,999.99')

const separator = '|'
const images = z
  .union([z.string(), z.array(z.string())], 'is not a path or a list of paths')
  .transform((value) => (Array.isArray(value) ? value : value.split(separator)))
  .transform((list) => list.map((path) => path.trim()).filter((path) => path !== ''))
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
  description: z.string('is not text').trim().max(10_000, 'is longer than 10000 characters').optional(),
  unit: line(50).optional(),
  brand: line(100).optional(),
  images: images.optional(),
  ...flags,
})

/** One parsed line of a product file. */
export type ProductRow = z.output<typeof row>

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/** Reads one line: its values, or the reasons why it is refused. */
export function readRow(record: unknown): { row: ProductRow } | { refused: string[] } {
  if (typeof record !== 'object' || record === null || Array.isArray(record))
    return { refused: ['The entry is not a record.'] }
  const cells = Object.fromEntries(Object.entries(record).filter(([, value]) => !isBlank(value)))
  const read = row.safeParse({ sku: '', ...cells })
  if (read.success) return { row: read.data }
  return {
    refused: read.error.issues.map((issue) =>
      issue.code === 'unrecognized_keys'
        ? `${issue.keys.join(', ')}: no such column`
        : `${issue.path[0]?.toString() ?? ''} ${issue.message}`,
    ),
  }
}

/** Writes a product as a line that `readRow` can read. */
export function toRow(product: ProductRecord, category: string): Record<Column, string | number> {
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
