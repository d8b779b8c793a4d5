/**
 * Formats a number below 1e21 with thousands separators: '10,000', '1,234.5'; with `decimals` digits after the point
 * where given. Avoids Intl, whose data take longer to load on a phone than all other code that starts the shop.
 */
export function groupedNumber(value: number, decimals?: number): string {
  const [whole = '', ...fraction] = (decimals === undefined ? String(value) : value.toFixed(decimals)).split(
    '.',
  )
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
}
