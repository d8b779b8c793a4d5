import { type CartItem, cartTotal } from './cart.ts'
import { startUpper } from './characters.ts'
import { isFreeDelivery } from './delivery.ts'
import { limits } from './limits.ts'
import { formatRs, sumMoney } from './money.ts'
import { isDelivered, restrictionsOf } from './restrictions.ts'
import { promotionDiscount } from './totals.ts'

/** A bound that the sum of the items must exceed. `missing` is the amount up to it in rupees, 0 from there on. */
type Threshold = { over: number; missing: number; reached: boolean }

/** How far a cart is from free delivery and from the promotion. */
export type Thresholds = {
  /** Rupees of the items that checkout accepts: those that can be delivered. */
  sum: number
  freeDelivery: Threshold
  promotion: Threshold
  /** Whether an item is delivered only within `limits.tooFarKm`, even when delivery is free. */
  nearOnly: boolean
  /** Names of the items left out of the sum, because an order with them cannot be placed. */
  notDelivered: string[]
}

type Items = readonly Omit<CartItem, 'product_id' | 'sku' | 'image' | 'unit'>[]

const threshold = (over: number, sum: number, reached: boolean): Threshold => ({
  over,
  missing: Math.max(sumMoney([over, -sum]), 0),
  reached,
})

/** How far a cart is from both thresholds, each to be exceeded, without items that are not delivered. §9, BEY-07 */
export function thresholds(items: Items): Thresholds {
  const deliverable = items.filter(isDelivered)
  const notDelivered = items.filter((item) => !isDelivered(item)).map(({ name }) => name)
  const sum = cartTotal(deliverable)
  return {
    sum,
    freeDelivery: threshold(limits.freeDeliveryOver, sum, isFreeDelivery(sum)),
    promotion: threshold(limits.promotionOver, sum, promotionDiscount(sum) > 0),
    nearOnly: restrictionsOf(deliverable).colomboOnly.length > 0,
    notDelivered: [...new Set(notDelivered)],
  }
}

type ThresholdPair = Pick<Thresholds, 'freeDelivery' | 'promotion'>

/** The two thresholds with what each brings, the lower one first: either may be the lower. */
export function orderedThresholds({ freeDelivery, promotion }: ThresholdPair) {
  const free = { ...freeDelivery, reward: 'free delivery' }
  const off = { ...promotion, reward: `Rs.${limits.promotionOff} off` }
  return promotion.over < freeDelivery.over ? ([off, free] as const) : ([free, off] as const)
}

/** What the cart has reached and what it lacks (BEY-07); the second is emphasised. On a bound a cent is missing. */
export function thresholdTexts(pair: ThresholdPair): readonly [reached: string, missing: string] {
  const [lower, higher] = orderedThresholds(pair)
  if (lower.reached && higher.reached)
    return ['', `${startUpper(lower.reward)} and ${higher.reward} at checkout`]
  const next = lower.reached ? higher : lower
  return [
    [lower.reached && `${startUpper(lower.reward)}.`, next.missing > 0 && 'Just over']
      .filter(Boolean)
      .join(' '),
    `${formatRs(next.missing || 0.01)} more for ${next.reward}`,
  ]
}

/** How many whole divisions (`limits.meterTick`) the meter's blade covers, up to the higher bound. */
export const meterTicks = ({ sum, freeDelivery, promotion }: Thresholds): number =>
  Math.floor(Math.min(sum, Math.max(freeDelivery.over, promotion.over)) / limits.meterTick)
