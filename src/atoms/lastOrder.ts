import * as z from 'zod/mini'
import { Id } from '../api/id.ts'
import { safeSessionStorage } from '../lib/storage.ts'
import { oneOf } from '../lib/wire.ts'
import { parseJson } from '../rules/parseJson.ts'
import { paymentMethods } from '../rules/payments.ts'
import { lastOrderKey } from '../rules/storageKeys.ts'

/** The lines of an order, how it is paid, and its amounts in rupees. */
const Receipt = z.object({
  items: z.array(
    z.object({
      name: z.string(),
      sku: z.string(),
      price: z.number(),
      quantity: z.number(),
      image: z.string(),
    }),
  ),
  payment: z.string(),
  subtotal: z.number(),
  discount: z.number(),
  /** null where it was not known when the order was placed. */
  shipping: z.nullable(z.number()),
})
export type Receipt = z.output<typeof Receipt>

/** The last order as kept for this tab, so that its confirmation can be shown again. */
const LastOrder = z.object({
  orderId: Id,
  orderTotal: z.number(),
  shippingAddress: z.string(),
  firstName: z.string(),
  email: z.string(),
  payment: oneOf(...paymentMethods.map(({ id }) => id)),
  placedAt: z.string(),
  /** Opens the order's page without an account; not every back end has one. */
  token: z.optional(z.string()),
  receipt: z.optional(Receipt),
})
export type LastOrder = z.output<typeof LastOrder>

const Stored = z.catch(z.optional(LastOrder), undefined)

/** The last order of this tab; undefined when there is none or it cannot be read. */
export const readLastOrder = (): LastOrder | undefined =>
  z.parse(Stored, parseJson(safeSessionStorage.read(lastOrderKey)))
