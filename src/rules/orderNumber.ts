const prefix = 'NLOD-'

/** The order number shown for an order_id: prefixed once, 'N/A' where there is none. §3, decision 12 */
export function orderNumber(orderId: number | string | null | undefined): string {
  const id = String(orderId ?? '').trim()
  if (id === '' || id === 'N/A') return 'N/A'
  return id.toUpperCase().startsWith(prefix) ? prefix + id.slice(prefix.length) : prefix + id
}
