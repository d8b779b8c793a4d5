import { groupedNumber } from '../rules/groupedNumber.ts'
import { limits } from '../rules/limits.ts'
import { keepUnits, noBreak } from '../rules/nonBreaking.ts'

/** An amount as §2 writes it: 'Rs.1000', and 'Rs.25 000' from five digits. */
const rupees = (amount: number) =>
  `Rs.${amount < 10_000 ? amount : groupedNumber(amount).replaceAll(',', noBreak)}`

export const cartText = {
  empty: 'Your cart is empty',
  added: (quantity: number, name: string) => `${quantity} ${keepUnits(name)} added to cart!`,
  promotion: `${rupees(limits.promotionOff)} discount on orders over ${rupees(limits.promotionOver)}, applied automatically at checkout.`,
} as const
