import type { Product } from '../../api/products.ts'
import { formatRs, lineTotal } from '../../rules/money.ts'
import { keepUnits, perUnit } from '../../rules/nonBreaking.ts'
import { isRestricted, type RestrictionFlags } from '../../rules/restrictions.ts'

/** Where it is delivered (§3), for the title block. */
export function deliveryWords(product: RestrictionFlags): string {
  if (isRestricted(product, 'notDelivered')) return 'Not delivered'
  return isRestricted(product, 'colomboOnly') ? 'Within Colombo only' : 'Colombo and island-wide'
}

/** How it can be paid (§3), for the title block. */
export const paymentWords = (product: RestrictionFlags): string =>
  isRestricted(product, 'codOnly') ? 'Cash on Delivery only' : 'Card, installments, cash'

/** The unit as a value of its own: 'Per set', 'Each', 'Box of 100'. */
export const soldWords = (unit: string): string =>
  keepUnits(unit.charAt(0).toUpperCase() + unit.slice(1)) || 'Each'

/** '2 × Rs. 6,950.00 per set =' and the total. */
export const lineSum = ({ price, unit }: Pick<Product, 'price' | 'unit'>, quantity: number) => ({
  sum: `${quantity} × ${formatRs(price)} ${perUnit(unit)} =`.replace('Rs. ', 'Rs.\u00A0'),
  total: formatRs(lineTotal(price, quantity)).replace(' ', '\u00A0'),
})
