import { useMediaQuery } from '../lib/useMediaQuery.ts'
import { limits } from '../rules/limits.ts'
import { rowCount } from '../rules/productRow.ts'

const { narrowRow, middleRow } = limits

/** The number of parts that a row shows at the current window width (§9). */
export function useRowCount(): number {
  const narrow = useMediaQuery(`(width <= ${narrowRow.upTo}px)`)
  const middle = useMediaQuery(`(width <= ${middleRow.upTo}px)`)
  if (narrow) return rowCount(narrowRow.upTo)
  return rowCount(middle ? middleRow.upTo : Number.POSITIVE_INFINITY)
}
