import type { Product } from '../src/api/products.ts'
import type { CartItem } from '../src/rules/cart.ts'
import { readFlags } from '../src/rules/restrictions.ts'
import { seedProduct } from './parts.ts'

type Part = Pick<Product, 'product_id' | 'name' | 'sku' | 'price' | 'images' | 'unit'>

/** A product as a cart item. */
export function cartItem(product: Part, quantity: number): CartItem {
  const { product_id, name, sku, price, images, unit } = product
  return { product_id, name, sku, price, quantity, image: images[0] ?? '', unit, ...readFlags(product) }
}

/** A product of the seed as a cart item. */
export const inCart = (id: number, quantity = 1) => cartItem(seedProduct(id), quantity)

/** The item that a card or the cart hands to checkout (§2): a cart item without its unit. */
export function checkoutItem(id: number, quantity = 1) {
  const { unit: _, ...item } = inCart(id, quantity)
  return item
}
