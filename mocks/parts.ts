import type { CartItem } from '../src/rules/cart.ts'
import type { Flag } from '../src/rules/flag.ts'
import { storyNow } from './api.ts'
import { seed } from './data/seed.ts'

/** Products of the seed that stories speak of, by what is special about them. */
export const parts = {
  /** Rs. 1,890.00 each, no restriction. */
  padlock: 201,
  /** Rs. 1,720.00 per pair, no restriction. */
  hinge: 101,
  /** Rs. 890.00, cash on delivery only. */
  codOnly: 124,
  /** Rs. 2,480.00 per sheet, delivered within Colombo only. */
  colomboOnly: 1006,
  /** Rs. 2,350.00, cash on delivery and Colombo only. */
  both: 1101,
  /** Rs. 2,150.00, not delivered. */
  notDelivered: 1116,
} as const

const { products } = seed(storyNow)

/** The seed's product. Throws when the seed has none of that id. */
export function seedProduct(id: number) {
  const found = products.find(({ product_id }) => product_id === id)
  if (!found) throw new Error(`The seed has no product ${id}`)
  return found
}

/** A product of the seed as a cart holds it. */
export function cartItem(id: number, quantity = 1): CartItem {
  const product = seedProduct(id)
  return {
    product_id: id,
    name: product.name,
    sku: product.sku,
    price: product.price,
    quantity,
    image: product.images[0] ?? '',
    unit: product.unit,
    delivery_available: product.delivery_available as Flag,
    cod_only: product.only_cod as Flag,
    colombo_only: product.only_colombo as Flag,
  }
}

/** What a card or the cart hands to checkout (§2): the cart's item without what checkout does not ask for. */
export function handedOver(id: number, quantity = 1) {
  const { unit: _, ...item } = cartItem(id, quantity)
  return item
}
