import type { VisibleCount } from '../components/ui/SectionHead.tsx'
import { limits } from '../rules/limits.ts'

// How many parts of a row the window's width shows (§9) is left to the style sheet: the server's HTML then shows the
// right number, and nothing is rendered again for the width.

const { narrowRow, middleRow, wideRow } = limits

type RowSize = {
  counts: VisibleCount[]
  /** Of the row's grid: hides the other parts. */
  className: string
}

/** A row of parts alone. */
export const cardsRow: RowSize = {
  counts: [
    { count: narrowRow.count, className: 'min-[481px]:hidden' },
    { count: middleRow.count, className: 'max-[481px]:hidden min-[769px]:hidden' },
    { count: wideRow, className: 'max-[769px]:hidden' },
  ],
  className:
    'max-[481px]:[&>ul>li:nth-child(n+5)]:hidden max-[769px]:[&>ul>li:nth-child(n+7)]:hidden [&>ul>li:nth-child(n+9)]:hidden',
}

/** A row whose first cell is a banner, two cells large from 768 px. */
export const bannerRow: RowSize = {
  counts: [
    { count: narrowRow.count, className: 'min-[481px]:max-md:hidden min-[769px]:hidden' },
    { count: middleRow.count, className: 'max-[481px]:hidden md:max-[769px]:hidden' },
  ],
  className:
    'max-[481px]:[&>ul>li:nth-child(n+6)]:hidden md:max-[769px]:[&>ul>li:nth-child(n+6)]:hidden [&>ul>li:nth-child(n+8)]:hidden',
}

/** A row that was expanded: all parts, up to the width that shows the most. */
export const expandedRow = (all: number): RowSize => ({
  counts: [
    { count: all, className: 'min-[769px]:hidden' },
    { count: wideRow, className: 'max-[769px]:hidden' },
  ],
  className: 'min-[769px]:[&>ul>li:nth-child(n+9)]:hidden',
})

/** The widths that leave out some of `size` parts, where See More expands the row, and all others. */
export const widthsOf = (size: number) =>
  size > middleRow.count
    ? { expandable: 'min-[769px]:hidden', whole: 'max-[769px]:hidden' }
    : { expandable: 'min-[481px]:hidden', whole: 'max-[481px]:hidden' }
