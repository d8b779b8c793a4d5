import type { CartItem } from '../../src/rules/cart.ts'

type Choice = {
  price: number
  quantity: number
  codOnly: boolean
  colomboOnly: boolean
  notDelivered: boolean
}

/** The one part of the order that the controls describe. */
export const part = ({ price, quantity, codOnly, colomboOnly, notDelivered }: Choice): CartItem => ({
  product_id: 1,
  name: 'Brass padlock 50 mm, hardened shackle',
  sku: 'PDL-050-BR',
  price,
  quantity,
  image: '/images/padlock-brass-50@800.webp',
  unit: 'each',
  delivery_available: notDelivered ? 0 : 1,
  cod_only: codOnly ? 1 : 0,
  colombo_only: colomboOnly ? 1 : 0,
})
