import { type CartItem, itemOf } from '../src/rules/cart.ts'
import { seedProduct } from './parts.ts'

/** A product as a cart item. */
export const cartItem = (product: Parameters<typeof itemOf>[0], quantity: number): CartItem => ({
  ...itemOf(product),
  quantity,
})

/** A product of the seed as a cart item. */
export const inCart = (id: number, quantity = 1) => cartItem(seedProduct(id), quantity)

/** The item that a card or the cart hands to checkout (§2): a cart item without its unit. */
export function checkoutItem(id: number, quantity = 1) {
  const { unit: _, ...item } = inCart(id, quantity)
  return item
}
