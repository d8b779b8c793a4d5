import { useMediaQuery } from '../lib/useMediaQuery.ts'
import { limits } from '../rules/limits.ts'

const { narrowRow, middleRow, wideRow } = limits

/** Hides what a narrow window does not show of a row that the server rendered for a wide one, until hydration. */
export const rowStyle = {
  cards: 'max-[481px]:[&>ul>li:nth-child(n+5)]:hidden max-[769px]:[&>ul>li:nth-child(n+7)]:hidden',
  /** Of a row whose first cell is a banner, two cells large from 768 px. */
  bannerAndCards:
    '[&>ul>li:nth-child(n+8)]:hidden max-[481px]:[&>ul>li:nth-child(n+6)]:hidden md:max-[769px]:[&>ul>li:nth-child(n+6)]:hidden',
}

/** The number of parts that a row shows at the current window width (§9). */
export function useRowCount(): number {
  const narrow = useMediaQuery(`(width <= ${narrowRow.upTo}px)`)
  const middle = useMediaQuery(`(width <= ${middleRow.upTo}px)`)
  if (narrow) return narrowRow.count
  return middle ? middleRow.count : wideRow
}
