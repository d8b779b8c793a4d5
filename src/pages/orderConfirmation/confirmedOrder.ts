import type { LastOrder } from '../../atoms/lastOrder.ts'
import { sameId } from '../../rules/id.ts'
import type { readConfirmationState } from '../../rules/navigationState.ts'
import { orderNumber } from '../../rules/orderNumber.ts'
import { confirmationText } from '../../text/confirmation.ts'

export type ConfirmedOrder = {
  number: string
  /** False when there is nothing but the defaults of §2. */
  exists: boolean
  total: number
  address: string
  /** The details that only this tab has stored: who ordered, when, and how the order is paid. */
  details: LastOrder | undefined
}

/** The order to confirm: the navigation state, else the stored order, else the defaults (§2, decision 12). */
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
