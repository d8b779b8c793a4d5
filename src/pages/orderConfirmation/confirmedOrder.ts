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

const Kept: z.ZodMiniType<LastOrder> = z.object({
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
export function readLastOrder(stored: string | null): LastOrder | undefined {
  try {
    const read = z.safeParse(Kept, JSON.parse(stored ?? 'null'))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

export type ConfirmedOrder = {
  number: string
  /** False when there is nothing but the defaults of §2. */
  placed: boolean
  /** Rupees. */
  total: number
  address: string
  /** The details that only this tab has stored: who ordered, when, and how the order is paid. */
  stored: LastOrder | undefined
}

/**
 * The order to confirm (§2, decision 12): the navigation state first, then the stored order, then the defaults. A
 * stored order other than the state's is ignored, so that the page never mixes two orders.
 */
export function confirmedOrder(
  state: ReturnType<typeof readConfirmationState>,
  last: LastOrder | undefined,
): ConfirmedOrder {
  const fromState = Object.values(state ?? {}).some((value) => value !== undefined)
  const same = state?.orderId !== undefined && last !== undefined && sameId(state.orderId, last.orderId)
  const stored = fromState && !same ? undefined : last
  const number = orderNumber(state?.orderId ?? stored?.orderId)
  return {
    number,
    placed: number !== confirmationText.noNumber,
    total: state?.orderTotal ?? stored?.orderTotal ?? 0,
    address: (state?.shippingAddress ?? stored?.shippingAddress)?.trim() || confirmationText.noAddress,
    stored,
  }
}
