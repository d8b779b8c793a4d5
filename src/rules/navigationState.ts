import * as z from 'zod/mini'
import { type Id, toId } from './id.ts'

/** Returns a parser of navigation state: it comes from outside (history, links of other pages) and is never trusted. */
function reader<Schema extends z.ZodMiniType>(schema: Schema) {
  return (state: unknown): z.output<Schema> | undefined => {
    const read = z.safeParse(schema, state)
    return read.success ? (read.data as z.output<Schema>) : undefined
  }
}

const id = z.custom<Id>((value) => toId(value) !== undefined)

/** §2 /category/{slug}/products: the category and its name. */
export const readCategoryState = reader(z.object({ cat_id: id, name: z.optional(z.string()) }))

const optionalText = z.optional(z.string())

/** §2 /categories/{id} (a): a primary category. */
export const readPrimaryState = reader(z.object({ primary_cat_id: id, slug: optionalText, name: z.string() }))

/** §2 /categories/{id} (b): a secondary category. */
export const readSecondaryState = reader(
  z.object({ secondary_cat_id: id, slug: optionalText, name: z.string(), description: optionalText }),
)

/** §2 /buying: one product, or the items of a cart. Their fields are read by `readCartItem` of the cart rules. */
export const readCheckoutState = reader(
  z.object({ product: z.optional(z.unknown()), cartItems: z.optional(z.array(z.unknown())) }),
)

/** /order: the form of the gateway's page, to which the shopper is on the way. */
export const readPaymentState = reader(
  z.object({ payment: z.object({ action: z.string(), fields: z.record(z.string(), z.string()) }) }),
)

/** §2 /order-confirmation. */
const ConfirmationState = z.object({
  orderId: z.optional(id),
  orderTotal: z.optional(z.number()),
  shippingAddress: z.optional(z.string()),
})
export const readConfirmationState = reader(ConfirmationState)
