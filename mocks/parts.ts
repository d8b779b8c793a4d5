import { products } from '../server/demo/products.ts'

/** Products of the seed that stories use, named by what is special about them. */
export const parts = {
  /** Rs. 1,890.00 each, no restriction. */
  padlock: 201,
  /** Rs. 1,720.00 per pair, no restriction. */
  hinge: 101,
  /** Rs. 890.00, cash on delivery only. */
  codOnly: 124,
  /** Rs. 2,480.00 per sheet, delivered within Colombo only. */
  colomboOnly: 1006,
  /** Rs. 2,150.00, not delivered. */
  notDelivered: 1116,
} as const

/** The product of the seed with this id. Throws when there is none. */
export function seedProduct(id: number) {
  const product = products.find(({ product_id }) => product_id === id)
  if (!product) throw new Error(`The seed has no product ${id}`)
  return product
}
