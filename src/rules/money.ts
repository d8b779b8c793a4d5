import { groupedNumber } from './groupedNumber.ts'

/** Converts an amount to cents, halves rounded away from zero; fifteen digits remove floating-point error first. */
function toCents(amount: number): number {
  const cents = Math.round(Number((Math.abs(amount) * 100).toPrecision(15)))
  return amount < 0 && cents > 0 ? -cents : cents
}

/** Formats an amount in rupees, always with two decimals: 'Rs. 1,250.00'; negative '−Rs. 1,000.00' (U+2212). §9 */
export function formatRs(amount: number): string {
  const rupees = roundCents(amount)
  return `${rupees < 0 ? '−' : ''}Rs. ${groupedNumber(Math.abs(rupees), 2)}`
}

/** The amount rounded to whole cents, halves away from zero. */
export const roundCents = (amount: number): number => toCents(amount) / 100

/** Sum in rupees, added in whole cents: 0.1 and 0.2 make 0.3. */
export const sumMoney = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + toCents(amount), 0) / 100

/** Price times quantity in rupees, the price rounded to whole cents first. */
export const lineTotal = (price: number, quantity: number): number => (toCents(price) * quantity) / 100
