import { cx } from 'class-variance-authority'
import { groupedNumber } from '../../rules/groupedNumber.ts'

type GoldPlateProps = {
  /** The member's loyalty points; without them the badge stands alone. */
  points: number | undefined
  /** As the picture of a page, with the points below. */
  large?: boolean
}

/** A gold member's badge in the style of an engraved plate with two pin holes, and the loyalty points (§1). */
export const GoldPlate = ({ points, large = false }: GoldPlateProps) => (
  <span className={cx('flex flex-wrap items-center gap-x-6 gap-y-2 text-ink', large && 'flex-col gap-y-4')}>
    <span
      className={cx(
        'relative inline-flex items-center rounded-tag border border-rating bg-rating-tint text-rating-strong before:absolute before:rounded-full before:bg-rating after:absolute after:rounded-full after:bg-rating',
        large
          ? 'min-h-24 px-[min(3rem,10vw)] text-center type-display before:left-[min(1.25rem,4vw)] before:size-2.5 after:right-[min(1.25rem,4vw)] after:size-2.5 md:min-h-32 md:px-16'
          : 'min-h-8.5 px-5.5 py-1 type-compact font-bold font-stretch-[92%] before:left-2 before:size-1.25 after:right-2 after:size-1.25',
      )}
    >
      Gold Member
    </span>
    {points !== undefined && (
      <span>
        <b className="text-[1.3125rem] font-stretch-[84%]">{groupedNumber(points)}</b> loyalty points
      </span>
    )}
  </span>
)
