import { type CartItem, cartTotal } from './cart.ts'
import { limits } from './limits.ts'
import { roundCents, sumMoney } from './money.ts'

/** The sums of an order in rupees. `shipping` is null while unknown; `total` then leaves it out. */
export type OrderTotals = {
  subtotal: number
  discount: number
  shipping: number | null
  tax: number
  total: number
}

/** The discount in rupees, for items that exceed `limits.promotionOver` without shipping. §9, decision 2 */
export const promotionDiscount = (itemsTotal: number): number =>
  itemsTotal > limits.promotionOver ? limits.promotionOff : 0

/** Items, promotion, shipping and tax of an order, and their total. §9, decisions 2, 11 */
export function orderTotals(
  items: readonly Pick<CartItem, 'price' | 'quantity'>[],
  shipping: number | null,
): OrderTotals {
  const subtotal = cartTotal(items)
  const discount = promotionDiscount(subtotal)
  const total = sumMoney([subtotal, -discount, shipping ?? 0, limits.tax])
  return { subtotal, discount, shipping, tax: limits.tax, total }
}

export type InstallmentMonths = (typeof limits.installmentMonths)[number]

/** Divides the total by the months, rounded to cents; the last payment takes the remainder. §9, decision 10 */
export function installmentPlan(total: number, months: InstallmentMonths) {
  const monthly = roundCents(total / months)
  return { months, monthly, last: roundCents(total - monthly * (months - 1)) }
}
