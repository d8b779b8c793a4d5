import { type Flag, toFlag } from './flag.ts'
import { type Id, toId } from './id.ts'
import { limits } from './limits.ts'
import { lineTotal, sumMoney } from './money.ts'

/** A line of the cart, and of the checkout (§3). `price` in rupees, inc VAT. */
export type CartItem = {
  product_id: Id
  name: string
  sku: string
  price: number
  quantity: number
  image: string
  unit: string
  delivery_available: Flag
  cod_only: Flag
  colombo_only: Flag
  selectedSize?: string
  selectedColor?: string
}

type Items = readonly CartItem[]

/** What tells one line from another: the product, and the size and colour that were chosen. Decision 41 */
export type Line = Pick<CartItem, 'product_id' | 'selectedSize' | 'selectedColor'>

/** The key of a line in a list. */
export const lineKey = ({ product_id, selectedSize = '', selectedColor = '' }: Line): string =>
  JSON.stringify([String(product_id), selectedSize, selectedColor])

/** Whether two lines are one: a product in another size or colour is another line. Decision 41 */
export const sameLine = (one: Line, other: Line): boolean => lineKey(one) === lineKey(other)

/** The size and colour of a line in words, '' where none was chosen. */
export const choiceWords = ({
  selectedSize,
  selectedColor,
}: Pick<CartItem, 'selectedSize' | 'selectedColor'>): string =>
  [selectedSize, selectedColor].filter(Boolean).join(', ')

type Priced = Pick<CartItem, 'price' | 'quantity'>

/** Local storage key of the cart (§9). */
export const cartKey = 'cart'

/** A quantity as the cart keeps it: a whole number from 1 to `limits.maxQuantity`, 1 where there is no number. §5 */
export function toQuantity(value: unknown): number {
  const quantity = Math.floor(Number(value))
  return Number.isNaN(quantity) ? 1 : Math.min(Math.max(quantity, 1), limits.maxQuantity)
}

/** A product as a cart or an order holds it. */
export const itemOf = (
  product: Omit<CartItem, 'quantity' | 'image'> & { images: readonly string[] },
): Omit<CartItem, 'quantity'> => ({
  product_id: product.product_id,
  name: product.name,
  sku: product.sku,
  price: product.price,
  image: product.images[0] ?? '',
  unit: product.unit,
  delivery_available: product.delivery_available,
  cod_only: product.cod_only,
  colombo_only: product.colombo_only,
})

/** Number on the cart's badge: the sum of quantities, not of lines. §3 */
export const cartCount = (items: readonly Pick<CartItem, 'quantity'>[]): number =>
  items.reduce((count, item) => count + item.quantity, 0)

/** Sum of price times quantity, in rupees. §3 */
export const cartTotal = (items: readonly Priced[]): number =>
  sumMoney(items.map((item) => lineTotal(item.price, item.quantity)))

/**
 * Adds items by their quantities. A line already there keeps its place, is raised by that quantity and takes the newer
 * name, price and flags; otherwise it is appended. §4, decisions 1 and 41
 */
export function addAllToCart(items: Items, added: Items): CartItem[] {
  const lines = new Map(items.map((item) => [lineKey(item), item]))
  for (const item of added) {
    const old = lines.get(lineKey(item))
    const quantity = toQuantity((old?.quantity ?? 0) + toQuantity(item.quantity))
    lines.set(lineKey(item), { ...old, ...item, quantity })
  }
  return [...lines.values()]
}

/** Adds `quantity` of one item. §4 */
export const addToCart = (items: Items, item: Omit<CartItem, 'quantity'>, quantity = 1): CartItem[] =>
  addAllToCart(items, [{ ...item, quantity }])

/** Sets the quantity of one line; whatever was typed is clamped by `toQuantity`. §5 */
export const setQuantity = (items: Items, line: Line, quantity: number): CartItem[] =>
  items.map((item) => (sameLine(item, line) ? { ...item, quantity: toQuantity(quantity) } : item))

/** Changes the quantity of one line by a delta, never below 1. §4 */
export const changeQuantity = (items: Items, line: Line, delta: number): CartItem[] =>
  items.map((item) =>
    sameLine(item, line) ? { ...item, quantity: toQuantity(item.quantity + delta) } : item,
  )

/** Takes a line out; one that is not there changes nothing. §4 */
export const removeFromCart = (items: Items, line: Line): CartItem[] =>
  items.filter((item) => !sameLine(item, line))

/** What is left once `ordered` has been ordered: it is taken off by quantity, what was added meanwhile stays. */
export const subtractOrdered = (items: Items, ordered: Items): CartItem[] =>
  items.flatMap((item) => {
    const quantity = item.quantity - cartCount(ordered.filter((line) => sameLine(line, item)))
    return quantity > 0 ? [{ ...item, quantity }] : []
  })

/** Puts a removed line back at its place; one added again meanwhile is raised instead. */
export function insertAt(items: Items, item: CartItem, index: number): CartItem[] {
  if (items.some((other) => sameLine(other, item))) return addToCart(items, item, item.quantity)
  return items.toSpliced(index, 0, item)
}

/** Names of the lines that are delivered within Colombo only. */
export const colomboOnlyNames = (items: readonly Pick<CartItem, 'name' | 'colombo_only'>[]): string[] =>
  items.filter((item) => item.colombo_only === 1).map((item) => item.name)

const firstText = (...values: unknown[]): string =>
  values.find((value): value is string => typeof value === 'string' && value.trim() !== '')?.trim() ?? ''

/**
 * Reads one line, stored or handed over; undefined without a usable product_id or a price of 0 or more. Field names
 * that differ between records (only_cod / cod_only, image fields) are settled, the rest falls back. CART-06
 */
export function readCartItem(value: unknown): CartItem | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const stored = value as Record<string, unknown>
  const id = toId(stored.product_id)
  const price = typeof stored.price === 'string' && stored.price.trim() ? Number(stored.price) : stored.price
  if (id === undefined || typeof price !== 'number' || !Number.isFinite(price) || price < 0) return undefined
  const size = firstText(stored.selectedSize)
  const color = firstText(stored.selectedColor)
  return {
    product_id: id,
    name: firstText(stored.name, stored.sku) || `Part ${id}`,
    sku: firstText(stored.sku),
    price,
    quantity: toQuantity(stored.quantity),
    image: firstText(stored.image, stored.primary_image, stored.image_url),
    unit: firstText(stored.unit),
    delivery_available: toFlag(stored.delivery_available, 1),
    cod_only: toFlag(stored.cod_only ?? stored.only_cod, 0),
    colombo_only: toFlag(stored.colombo_only ?? stored.only_colombo, 0),
    ...(size && { selectedSize: size }),
    ...(color && { selectedColor: color }),
  }
}

/**
 * Reads the stored cart. `discard` says that the stored value is no list and is to be removed; `dropped` counts the
 * entries without a usable product_id or price. Lines that are one are merged. Never throws. §4, §5
 */
export function readCart(stored: string | null): { items: CartItem[]; discard: boolean; dropped: number } {
  if (stored === null) return { items: [], discard: false, dropped: 0 }
  let entries: unknown
  try {
    entries = JSON.parse(stored)
  } catch {
    entries = undefined
  }
  if (!Array.isArray(entries)) return { items: [], discard: true, dropped: 0 }
  const read = entries.map(readCartItem).filter((item) => item !== undefined)
  return { items: addAllToCart([], read), discard: false, dropped: entries.length - read.length }
}
