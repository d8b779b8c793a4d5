import { keepPreviousData } from '@tanstack/react-query'
import type { DeliveryCharge } from '../../api/delivery.ts'
import { OrderedBeforeError, type OrderRequest, type PlacedOrder } from '../../atoms/checkout.ts'
import { deliveryQuery } from '../../queries/delivery.ts'
import { recordsQuery } from '../../queries/products.ts'
import { type CartItem, productIds } from '../../rules/cart.ts'
import {
  type Address,
  type BlockReason,
  chargeRequest,
  type Delivery,
  type PricedOrder,
  type QueryAnswer,
} from '../../rules/checkout.ts'
import { offeredPayments } from '../../rules/payments.ts'
import type { Restrictions } from '../../rules/restrictions.ts'

// What the checkout page does, without React: the page and the simulator (tests/simulate) both call it.

/** The product records of what is ordered, which stay while those of another selection load (decision 4). */
export const orderRecordsQuery = (items: readonly CartItem[]) => ({
  ...recordsQuery(productIds(items)),
  placeholderData: keepPreviousData,
})

/** The charge to look up for an order and its address, rupees; `isAsked` is false while there is nothing to look up. */
export function chargeLookUp(order: PricedOrder, address: Address) {
  const question = chargeRequest(order, address)
  return {
    query: deliveryQuery(question?.subtotal ?? 0, question?.address ?? ''),
    isAsked: question !== undefined,
    enabled: order.complete && question !== undefined,
  }
}

/** The answer to `chargeLookUp` for `deliveryOf`: pending while the look-up is not `enabled` yet. */
export const chargeAnswer = (
  { isAsked, enabled }: { isAsked: boolean; enabled: boolean },
  { data, status, isFetching }: QueryAnswer<DeliveryCharge>,
): QueryAnswer<DeliveryCharge> | 'none' =>
  isAsked ? { data, status: enabled ? status : 'pending', isFetching } : 'none'

/** The way to pay that takes effect: the chosen one, or the first that is offered where that one is not. */
export const paymentOf = (restrictions: Restrictions, chosen: string | undefined) => {
  const offered = offeredPayments(restrictions)
  return offered.find(({ id }) => id === chosen) ?? offered[0]!
}

/** What Pay places; undefined while it cannot be paid: with free delivery it need not wait for the charge (decision 8). */
export function payableOrder(
  items: readonly CartItem[],
  { restrictions, outcome, totals, charge }: Delivery<DeliveryCharge>,
  blockReason: BlockReason | undefined,
  payment: string | undefined,
) {
  if (!outcome.canPay || blockReason || !totals) return undefined
  return { items, totals, charge, payment: paymentOf(restrictions, payment).id }
}

/** What a checkout page does about an order. */
type CheckoutPage = {
  place: (request: OrderRequest) => Promise<PlacedOrder>
  /** The order is placed, and its user still looks at the checkout. */
  open: (order: PlacedOrder) => unknown
  /** The order is placed, and its user has left the page or the tab. */
  tell: (order: PlacedOrder) => unknown
  /** Asks whether the same is wished once more (decision 75). */
  askAgain: (before: OrderedBeforeError) => Promise<boolean>
  /** No order, as far as the page knows; `error` is undefined where the shopper left before anything was sent. */
  fail: (error: unknown) => unknown
}

/** Places an order. Never rejects: every end is one of the page's. */
export async function submitOrder(request: OrderRequest, page: CheckoutPage): Promise<void> {
  const { signal } = request
  try {
    const order = await page.place(request)
    // The page of an order is not opened for somebody else, nor for a shopper who has gone elsewhere.
    await (order.isOwner && !signal?.aborted ? page.open(order) : page.tell(order))
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') page.fail(undefined)
    else if (!(error instanceof OrderedBeforeError)) await page.fail(error)
    else if ((await page.askAgain(error)) && !signal?.aborted)
      await submitOrder({ ...request, again: error.order }, page)
  }
}
