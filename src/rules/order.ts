const prefix = 'NLOD-'

/** Session storage key of what is typed at checkout. */
export const draftKey = 'checkout'
/** Session storage key of the order placed last, for its confirmation. Decision 12 */
export const lastOrderKey = 'lastOrder'

/** The order number shown for an order_id: prefixed once, 'N/A' where there is none. §3, decision 12 */
export function orderNumber(orderId: number | string | null | undefined): string {
  const id = String(orderId ?? '').trim()
  if (id === '' || id === 'N/A') return 'N/A'
  return id.toUpperCase().startsWith(prefix) ? prefix + id.slice(prefix.length) : prefix + id
}
