import type { CartItem } from '../src/rules/cart.ts'
import { products } from './data/products.ts'

/** A product of the catalogue as it lies in a cart. */
export function inCart(id: number, quantity = 1): CartItem {
  const product = products.find(({ product_id }) => product_id === id)
  if (!product) throw new Error(`There is no product ${id}`)
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
