import type { Restriction } from '../../../src/rules/restrictions.ts'

// A style is one article in several sizes and finishes: its texts are written once, and every row is a product.

/** product_id, picture subject, part number, size, finish, price in rupees inc VAT, weight as sold, restrictions */
export type Row = [
  id: number,
  subject: string,
  sku: string,
  size: string,
  finish: string,
  price: number,
  weight: string,
  restricted?: Restriction[],
]

/** What one product of a style has that the others do not. */
type Own = {
  brand?: string
  unit?: string
  name?: string
  /** Replaces the style's text. */
  text?: string[]
  /** An additional sentence, inserted before the last one, which says what is in the pack. */
  note?: string
  lines?: Record<string, string>
  /** Subjects of further pictures, for sets made of several parts. */
  pictures?: string[]
}

export type Style = {
  category: number
  brand: string
  unit: string
  /** {size} and {finish} are filled in from the row; the finish in lower case. */
  name: string
  text: string[]
  lines: Record<string, string>
  rows: Row[]
  own?: Record<number, Own>
}
