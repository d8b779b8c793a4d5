import { shop } from '../shop/config.ts'

/** Begins every order number that a customer sees. */
export const orderNumberPrefix = shop.orderPrefix

/** An order number without its prefix, in whichever case that was written: '10482' for 'A-10482' where the prefix is 'A-'. */
export const withoutPrefix = (number: string): string =>
  number.toUpperCase().startsWith(orderNumberPrefix) ? number.slice(orderNumberPrefix.length) : number

/** The order number shown for an order_id: prefixed once, 'N/A' where there is none. §3, decision 12 */
export function orderNumber(orderId: number | string | null | undefined): string {
  const id = String(orderId ?? '').trim()
  return id === '' || id === 'N/A' ? 'N/A' : orderNumberPrefix + withoutPrefix(id)
}
