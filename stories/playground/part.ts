import type { CartItem } from '../../src/rules/cart.ts'
import type { Restriction } from '../../src/rules/restrictions.ts'

type Choice = { price: number; quantity: number } & Record<Restriction, boolean>

/** The one part of the order that the controls describe. */
export const part = ({ price, quantity, ...restricted }: Choice): CartItem => ({
  product_id: 1,
  name: 'Brass padlock 50 mm, hardened shackle',
  sku: 'PDL-050-BR',
  price,
  quantity,
  image: '/images/padlock-brass-50@800.webp',
  unit: 'each',
  delivery_available: restricted.notDelivered ? 0 : 1,
  cod_only: restricted.codOnly ? 1 : 0,
  colombo_only: restricted.colomboOnly ? 1 : 0,
})
