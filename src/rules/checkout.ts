import { type CartItem, cartTotal } from './cart.ts'
import {
  type ChargeState,
  canBeLocated,
  type DeliveryOutcome,
  deliveryOutcome,
  fullAddress,
} from './delivery.ts'
import { sameId } from './id.ts'
import { type CatalogueAnswer, type Change, reconcile } from './reconcile.ts'
import { type Restrictions, restrictionsOf } from './restrictions.ts'
import { type OrderTotals, orderTotals } from './totals.ts'

/** The state of a query. */
export type QueryAnswer<Data> = {
  data: Data | undefined
  status: 'pending' | 'error' | 'success'
  isFetching: boolean
}

/** The items of an order as they are sold now. */
export type PricedOrder = {
  items: readonly CartItem[]
  /** The items that have a price: that of their product record. A price that the device has stored is never shown. */
  pricedItems: readonly CartItem[]
  /** Whether every item has been looked up, so that `pricedItems` is all that can be ordered. */
  complete: boolean
  /** Changed prices and vanished products, to be shown before paying. */
  changes: Change[]
  /** 'checked' once every item agrees with its product record. */
  check: 'pending' | 'failed' | 'checked'
}

/** An order that is being placed: nothing of it is looked up any more. */
export const settledOrder = (items: readonly CartItem[]): PricedOrder => ({
  items,
  pricedItems: items,
  complete: true,
  changes: [],
  check: 'checked',
})

/** Checks the items of an order against the product records. Decision 4 */
export function checkItems(
  orderItems: readonly CartItem[],
  records: QueryAnswer<readonly CatalogueAnswer[]>,
): PricedOrder {
  const catalogue = records.data ?? []
  const { items, changes } = reconcile(orderItems, catalogue)
  const recordOf = ({ product_id }: CartItem) => catalogue.find(({ id }) => sameId(id, product_id))?.record
  const { isFetching, status } = records
  return {
    items,
    pricedItems: items.filter((item) => typeof recordOf(item) === 'object'),
    complete: items.every(recordOf),
    changes,
    check: isFetching || status === 'pending' ? 'pending' : status === 'error' ? 'failed' : 'checked',
  }
}

/** Where an order goes, as typed. */
export type Address = { apartment: string; street: string; postalCode: string }

/** What the delivery charge is requested for; undefined while the address or a price cannot be looked up. */
export function chargeRequest({ pricedItems, complete, check }: PricedOrder, address: Address) {
  if (!canBeLocated(address) || !(complete || check === 'pending')) return undefined
  return { subtotal: complete ? cartTotal(pricedItems) : 0, address: fullAddress(address) }
}

type Charge = { distanceInKm: number; shippingCost: number; takenAs?: string | undefined }

/** Delivery and sums of an order. Rupees; `totals` is undefined while a price is unknown. */
export type Delivery<Of extends Charge> = {
  restrictions: Restrictions
  outcome: DeliveryOutcome
  charge: Of | undefined
  totals: OrderTotals | undefined
  failed: boolean
}

/** Delivery and totals from the answer to `chargeRequest`. `stillTyping`: a bad address counts as pending. */
export function deliveryOf<Of extends Charge>(
  { items, pricedItems, complete }: PricedOrder,
  answer: QueryAnswer<Of> | 'none',
  stillTyping = false,
): Delivery<Of> {
  const status = answer === 'none' ? 'none' : answer.isFetching ? 'pending' : answer.status
  const charge = answer !== 'none' && status === 'success' ? answer.data : undefined
  const state: ChargeState = charge
    ? { status: 'known', ...charge }
    : { status: status === 'error' ? 'failed' : status === 'none' ? 'none' : 'pending' }
  const restrictions = restrictionsOf(items)
  const itemsTotal = complete ? cartTotal(pricedItems) : 0
  const actual = deliveryOutcome({ restrictions, itemsTotal, charge: state })
  const problem =
    actual.state === 'failed' || (actual.state === 'unavailable' && actual.reason === 'colomboOnly')
  const outcome =
    stillTyping && problem
      ? deliveryOutcome({ restrictions, itemsTotal, charge: { status: 'pending' } })
      : actual
  return {
    restrictions,
    outcome,
    charge,
    totals: complete ? orderTotals(pricedItems, outcome.shipping) : undefined,
    failed: status === 'error',
  }
}

/** Why an order waits, apart from delivery. */
export type BlockReason = 'offline' | 'checking' | 'unchecked' | 'discontinued'

/** Why an order cannot be paid yet, apart from delivery; undefined when it can. Decisions 4, 8 */
export function blockReasonOf(
  { check, changes }: PricedOrder,
  { online, sessionKnown }: { online: boolean; sessionKnown: boolean },
): BlockReason | undefined {
  if (!online) return 'offline'
  if (check === 'pending' || !sessionKnown) return 'checking'
  if (check === 'failed') return 'unchecked'
  return changes.some(({ kind }) => kind === 'discontinued') ? 'discontinued' : undefined
}
