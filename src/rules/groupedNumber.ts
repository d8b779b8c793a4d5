/** '10,000', '1,234.5', for numbers below 1e21. Without Intl, whose data are slow to load on a phone. */
export function groupedNumber(value: number, decimals?: number): string {
  const [whole = '', ...fraction] = (decimals === undefined ? String(value) : value.toFixed(decimals)).split(
    '.',
  )
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
}
