import type { CartItem } from '../../src/rules/cart.ts'
import type { CatalogueAnswer } from '../../src/rules/reconcile.ts'

/** A padlock in a cart, with `fields` replaced. */
export const item = (fields: Partial<CartItem> = {}): CartItem => ({
  product_id: 7,
  name: 'Brass padlock',
  sku: 'PDL-050-BR',
  price: 1890,
  quantity: 2,
  image: '/images/a.webp',
  unit: 'each',
  delivery_available: 1,
  cod_only: 0,
  colombo_only: 0,
  ...fields,
})
/** The catalogue's record of the same padlock. */
export const catalogueAnswer = (fields: Partial<CartItem> = {}): CatalogueAnswer => {
  const { quantity: _, ...record } = item(fields)
  return { id: record.product_id, record }
}
