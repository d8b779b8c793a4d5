import { type Id, toId } from './id.ts'
import { limits } from './limits.ts'
import { lineTotal, sumMoney } from './money.ts'
import { parseJson } from './parseJson.ts'
import { type RestrictionFlags, readFlags } from './restrictions.ts'

/** A line of the cart or the checkout (§3). `price` is in rupees, including VAT. */
export type CartItem = RestrictionFlags & {
  product_id: Id
  name: string
  sku: string
  price: number
  quantity: number
  image: string
  unit: string
  selectedSize?: string
  selectedColor?: string
}

type Items = readonly CartItem[]

/** The fields that identify a line: the product and the chosen size and colour. Decision 41 */
export type Line = Pick<CartItem, 'product_id' | 'selectedSize' | 'selectedColor'>

/** Returns a string that is equal for equal lines, for use as a key. */
export const lineKey = ({ product_id, selectedSize = '', selectedColor = '' }: Line): string =>
  JSON.stringify([String(product_id), selectedSize, selectedColor])

/** Whether two lines are the same: a product in another size or colour is a different line. Decision 41 */
export const sameLine = (one: Line, other: Line): boolean => lineKey(one) === lineKey(other)

/** Returns the chosen size and colour of a line as text, '' when neither was chosen. */
export const choiceWords = ({
  selectedSize,
  selectedColor,
}: Pick<CartItem, 'selectedSize' | 'selectedColor'>): string =>
  [selectedSize, selectedColor].filter(Boolean).join(', ')

/** Returns the ids of the products of these lines, each once. */
export const productIds = (lines: readonly Pick<Line, 'product_id'>[]): Id[] => [
  ...new Set(lines.map(({ product_id }) => product_id)),
]

type PriceAndQuantity = Pick<CartItem, 'price' | 'quantity'>

/** Converts a value to a whole quantity from 1 to `limits.maxQuantity`; 1 when it is not a number. §5 */
export function toQuantity(value: unknown): number {
  const quantity = Math.floor(Number(value))
  return Number.isNaN(quantity) ? 1 : Math.min(Math.max(quantity, 1), limits.maxQuantity)
}

/** Builds the cart or order item of a product, without its quantity. */
export const itemOf = (
  product: Omit<CartItem, 'quantity' | 'image'> & { images: readonly string[] },
): Omit<CartItem, 'quantity'> => ({
  product_id: product.product_id,
  name: product.name,
  sku: product.sku,
  price: product.price,
  image: product.images[0] ?? '',
  unit: product.unit,
  ...readFlags(product),
})

/** The number on the cart badge: the sum of the quantities, not the number of lines. §3 */
export const cartCount = (items: readonly Pick<CartItem, 'quantity'>[]): number =>
  items.reduce((count, item) => count + item.quantity, 0)

/** Sum of price times quantity, in rupees. §3 */
export const cartTotal = (items: readonly PriceAndQuantity[]): number =>
  sumMoney(items.map((item) => lineTotal(item.price, item.quantity)))

/** Adds items. A line that is there keeps its place and takes the newer name, price and flags. §4, decisions 1, 41 */
export function addAllToCart(items: Items, added: Items): CartItem[] {
  const lines = new Map(items.map((item) => [lineKey(item), item]))
  for (const item of added) {
    const old = lines.get(lineKey(item))
    const quantity = toQuantity((old?.quantity ?? 0) + toQuantity(item.quantity))
    lines.set(lineKey(item), { ...old, ...item, quantity })
  }
  return [...lines.values()]
}

/** Sets the quantity of one line, clamped by `toQuantity`. §5 */
export const setQuantity = (items: Items, line: Line, quantity: number): CartItem[] =>
  items.map((item) => (sameLine(item, line) ? { ...item, quantity: toQuantity(quantity) } : item))

/** Removes a line; does nothing when the line is not in the cart. §4 */
export const removeFromCart = (items: Items, line: Line): CartItem[] =>
  items.filter((item) => !sameLine(item, line))

/** Subtracts the ordered quantities from the cart; quantities added since the order was placed stay. */
export const subtractOrdered = (items: Items, ordered: Items): CartItem[] =>
  items.flatMap((item) => {
    const quantity = item.quantity - cartCount(ordered.filter((line) => sameLine(line, item)))
    return quantity > 0 ? [{ ...item, quantity }] : []
  })

/** Whether the cart holds each of these lines in at least its quantity. */
export const holdsAll = (items: Items, lines: Items): boolean =>
  lines.every((line) => items.some((item) => sameLine(item, line) && item.quantity >= line.quantity))

/** Puts a removed line back at its position; if the line was added again meanwhile, increases its quantity instead. */
export function insertAt(items: Items, item: CartItem, index: number): CartItem[] {
  if (items.some((other) => sameLine(other, item))) return addAllToCart(items, [item])
  return items.toSpliced(index, 0, item)
}

const firstText = (...values: unknown[]): string =>
  values.find((value): value is string => typeof value === 'string' && value.trim() !== '')?.trim() ?? ''

/** Reads one stored line, whatever its field names; undefined without a product_id and a price of 0 or more. CART-06 */
export function readCartItem(value: unknown): CartItem | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const record = value as Record<string, unknown>
  const id = toId(record.product_id)
  const price = typeof record.price === 'string' && record.price.trim() ? Number(record.price) : record.price
  if (id === undefined || typeof price !== 'number' || !Number.isFinite(price) || price < 0) return undefined
  const size = firstText(record.selectedSize)
  const color = firstText(record.selectedColor)
  return {
    product_id: id,
    name: firstText(record.name, record.sku) || `Part ${id}`,
    sku: firstText(record.sku),
    price,
    quantity: toQuantity(record.quantity),
    image: firstText(record.image, record.primary_image, record.image_url),
    unit: firstText(record.unit),
    ...readFlags(record),
    ...(size && { selectedSize: size }),
    ...(color && { selectedColor: color }),
  }
}

/** Reads the stored cart and merges equal lines, without what cannot be read; undefined for what is no list. §4, §5 */
export function readCart(stored: string | null): CartItem[] | undefined {
  if (stored === null) return []
  const entries = parseJson(stored)
  if (!Array.isArray(entries)) return undefined
  const validItems = entries.map(readCartItem).filter((item) => item !== undefined)
  return addAllToCart([], validItems)
}
