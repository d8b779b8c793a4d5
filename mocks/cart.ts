import type { CartItem } from '../src/rules/cart.ts'
import { seedProduct } from './parts.ts'

/** A product of the seed as it lies in a cart. */
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
    delivery_available: product.delivery_available,
    cod_only: product.only_cod,
    colombo_only: product.only_colombo,
  }
}

/** What a card or the cart hands to checkout (§2): the cart's item without what checkout does not ask for. */
export function checkoutItem(id: number, quantity = 1) {
  const { unit: _, ...item } = inCart(id, quantity)
  return item
}
