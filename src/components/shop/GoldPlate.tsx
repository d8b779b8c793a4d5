import { groupedNumber } from '../../rules/groupedNumber.ts'

/** A gold member's badge in the style of an engraved plate, with the loyalty points (§1). */
export function GoldPlate({ points }: { points: number }) {
  return (
    <span className="flex flex-wrap items-center gap-x-6 gap-y-2 text-ink">
      <span className="relative inline-flex min-h-8.5 items-center rounded-tag border border-rating bg-rating-tint px-5.5 py-1 type-compact font-bold font-stretch-[92%] text-rating-strong before:absolute before:left-2 before:size-1.25 before:rounded-full before:bg-rating after:absolute after:right-2 after:size-1.25 after:rounded-full after:bg-rating">
        Gold Member
      </span>
      <span>
        <b className="text-[1.3125rem] font-stretch-[84%]">{groupedNumber(points)}</b> loyalty points
      </span>
    </span>
  )
}
