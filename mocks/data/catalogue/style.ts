// A style is one piece of goods in several sizes and finishes: the texts are written once, every row is a product.

/** 'collect' is not delivered at all; the other two may stand together. */
type Restriction = 'collect' | 'cod' | 'colombo' | 'cod+colombo'

/** product_id, picture subject, part number, size, finish, price in rupees inc VAT, weight as sold, restriction */
export type Row = [
  id: number,
  subject: string,
  sku: string,
  size: string,
  finish: string,
  price: number,
  weight: string,
  restriction?: Restriction,
]

/** What one product of a style has of its own. */
type Own = {
  brand?: string
  unit?: string
  name?: string
  /** Instead of the style's text. */
  text?: string[]
  /** A sentence more, set before the last one, which tells what is in the pack. */
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
