import * as z from 'zod/mini'
import { Id } from '../../api/id.ts'
import type { LastOrder, Receipt as ReceiptOf } from '../../atoms/checkout.ts'
import type { readConfirmationState } from '../../paths.ts'
import { sameId } from '../../rules/id.ts'
import { orderNumber } from '../../rules/orderNumber.ts'
import { confirmationText } from '../../text/confirmation.ts'

const Receipt: z.ZodMiniType<ReceiptOf> = z.object({
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
  shipping: z.nullable(z.number()),
})

const LastOrderSchema: z.ZodMiniType<LastOrder> = z.object({
  orderId: Id,
  orderTotal: z.number(),
  shippingAddress: z.string(),
  firstName: z.string(),
  email: z.string(),
  cod: z.boolean(),
  placedAt: z.string(),
  receipt: z.optional(Receipt),
})

/** The last order as stored for this tab; undefined when there is none or it cannot be read. */
export function readLastOrder(details: string | null): LastOrder | undefined {
  try {
    const read = z.safeParse(LastOrderSchema, JSON.parse(details ?? 'null'))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

export type ConfirmedOrder = {
  number: string
  /** False when there is nothing but the defaults of §2. */
  exists: boolean
  /** Rupees. */
  total: number
  address: string
  /** The details that only this tab has stored: who ordered, when, and how the order is paid. */
  details: LastOrder | undefined
}

/** The order to confirm: the navigation state, else the stored order, else the defaults; never mixed (§2, decision 12). */
export function confirmedOrder(
  state: ReturnType<typeof readConfirmationState>,
  last: LastOrder | undefined,
): ConfirmedOrder {
  const fromState = Object.values(state ?? {}).some((value) => value !== undefined)
  const isSame = state?.orderId !== undefined && last !== undefined && sameId(state.orderId, last.orderId)
  const details = fromState && !isSame ? undefined : last
  const number = orderNumber(state?.orderId ?? details?.orderId)
  return {
    number,
    exists: number !== confirmationText.noNumber,
    total: state?.orderTotal ?? details?.orderTotal ?? 0,
    address: (state?.shippingAddress ?? details?.shippingAddress)?.trim() || confirmationText.noAddress,
    details,
  }
}
