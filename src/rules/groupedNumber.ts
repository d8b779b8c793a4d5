/**
 * A number with its thousands set apart: '10,000', '1,234.5'; `decimals` digits after the point where given. Below 1e21.
 * Without Intl, whose data take longer to load on a phone than all other code of the shop to start.
 */
export function groupedNumber(value: number, decimals?: number): string {
  const [whole = '', ...fraction] = (decimals === undefined ? String(value) : value.toFixed(decimals)).split(
    '.',
  )
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
}
