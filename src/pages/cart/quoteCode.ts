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
