/** What a back end says of a part's stock, where it says anything: `count` only of more than one. */
export type Stock = { available: boolean; count?: number }

const there = ['true', 'yes', 'instock', 'available', 'limitedavailability', 'lowstock']
const gone = ['false', 'no', 'outofstock', 'soldout', 'unavailable', 'notavailable', 'nostock']

/**
 * Reads the field `stock` of a product, which §3 leaves open: a number, a boolean, or words such as 'in_stock', 'Sold out'
 * and 'https://schema.org/InStock'. 1 and 0 may be flags (§3 has such), so that 1 is no count. Undefined for everything
 * else ('preorder', '2 weeks'): what was not understood is never claimed.
 */
export function readStock(value: unknown): Stock | undefined {
  if (typeof value === 'boolean') return { available: value }
  const text = typeof value === 'string' ? value.trim() : undefined
  const count = text ? Number(text.replace(/,(?=\d{3}(?:\D|$))/g, '')) : value
  if (typeof count === 'number' && Number.isFinite(count)) {
    if (count <= 0) return { available: false }
    return count > 1 ? { available: true, count } : { available: true }
  }
  const words = text
    ?.toLowerCase()
    .replace(/^https?:\/\/schema\.org\//, '')
    .replace(/[\s_-]/g, '')
  if (!words) return undefined
  if (there.includes(words)) return { available: true }
  return gone.includes(words) ? { available: false } : undefined
}
