import { type CartItem, cartTotal } from './cart.ts'
import { isFreeDelivery } from './delivery.ts'
import { limits } from './limits.ts'
import { sumMoney } from './money.ts'
import { restrictionsOf } from './restrictions.ts'
import { promotionDiscount } from './totals.ts'

/** A bound that the items must come to more than. `missing` is what lies up to it, in rupees: 0 on it and above. */
export type Threshold = { over: number; missing: number; reached: boolean }

/** How far a cart is from free delivery and from the promotion. */
export type Thresholds = {
  /** Rupees of what checkout would take: without the parts that are not delivered. */
  sum: number
  freeDelivery: Threshold
  promotion: Threshold
  /** Free or not, a part of it is delivered within `limits.tooFarKm` only. */
  nearOnly: boolean
  /** Names of the parts that are left out, because an order with them cannot be placed. */
  leftOut: string[]
}

type Items = readonly Omit<CartItem, 'product_id' | 'sku' | 'image' | 'unit'>[]

const threshold = (over: number, sum: number, reached: boolean): Threshold => ({
  over,
  missing: Math.max(sumMoney([over, -sum]), 0),
  reached,
})

/**
 * What a cart is still short of, by the sums and bounds of checkout: both are reached strictly above their bound. Parts
 * that are not delivered do not count, since checkout takes no order with them. §9, BEY-07
 */
export function thresholds(items: Items): Thresholds {
  const delivered = items.filter(({ delivery_available }) => delivery_available !== 0)
  const leftOut = restrictionsOf(items).undeliverableNames
  const sum = cartTotal(delivered)
  return {
    sum,
    freeDelivery: threshold(limits.freeDeliveryOver, sum, isFreeDelivery(sum)),
    promotion: threshold(limits.promotionOver, sum, promotionDiscount(sum) > 0),
    nearOnly: restrictionsOf(delivered).colomboOnly,
    leftOut: [...new Set(leftOut)],
  }
}

/** Whole divisions of Rs. 1,000 that the meter's blade covers, up to the promotion's bound. */
export const metered = ({ sum, promotion }: Thresholds): number =>
  Math.min(Math.floor(sum / limits.meterTick), promotion.over / limits.meterTick)
