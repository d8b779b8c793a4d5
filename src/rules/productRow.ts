import { limits } from './limits.ts'

/** Parts shown in a home product row at a window width in pixels. §9 */
export function rowCount(width: number): number {
  const { narrowRow, middleRow, wideRow } = limits
  if (width <= narrowRow.upTo) return narrowRow.count
  return width <= middleRow.upTo ? middleRow.count : wideRow
}
