import type { CartItem } from '../src/rules/cart.ts'
import { readFlags } from '../src/rules/restrictions.ts'
import { seedProduct } from './parts.ts'

/** A product of the seed as a cart item. */
export function inCart(id: number, quantity = 1): CartItem {
  const product = seedProduct(id)
  return {
    product_id: id,
    name: product.name,
    sku: product.sku,
    price: product.price,
    quantity,
    image: product.images[0] ?? '',
    unit: product.unit,
    ...readFlags(product),
  }
}

/** The item that a card or the cart hands to checkout (§2): a cart item without its unit. */
export function checkoutItem(id: number, quantity = 1) {
  const { unit: _, ...item } = inCart(id, quantity)
  return item
}
