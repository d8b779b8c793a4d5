import { encode } from 'uqr'

/** A QR code as the outline of its dark squares, each 1 by 1; undefined where the text is too long for one. */
export function quoteCode(text: string): { size: number; path: string } | undefined {
  try {
    const { size, data } = encode(text, { ecc: 'L', boostEcc: true, border: 0 })
    const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size, path: squares.join('') }
  } catch {
    return undefined
  }
}

/**
 * The number of a quote: its date, and four characters of what it lists, so that the same parts on the same day have the
 * same number, '2026-NOV-20-K3F9' (no server counts quotes). `date` is '20 Nov 2026'.
 */
export function quoteNumber(text: string, date: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  const [day = '', month = '', year = ''] = date.split(' ')
  return `${year}-${month}-${day.padStart(2, '0')}-${hash.toString(36).slice(-4).padStart(4, '0')}`.toUpperCase()
}
