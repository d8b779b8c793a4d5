import { PageTape } from '../../components/ui/PageTape.tsx'
import type { CartItem } from '../../rules/cart.ts'
import { formatKm } from '../../rules/delivery.ts'
import { groupedNumber } from '../../rules/groupedNumber.ts'
import { limits } from '../../rules/limits.ts'
import { formatRs } from '../../rules/money.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import { metered, type Threshold, thresholds } from '../../rules/thresholds.ts'

const free = 'free delivery'
const off = `Rs.${limits.promotionOff} off`

/** The amount still missing. Reaching the threshold exactly is not enough: it must be exceeded. */
function Missing({ of, brings }: { of: Threshold; brings: string }) {
  const onTheBound = of.missing === 0
  return (
    <>
      {!onTheBound && 'Just over '}
      <strong>
        {formatRs(onTheBound ? 0.01 : of.missing)} more for {brings}
      </strong>
    </>
  )
}

/** How far the cart is from free delivery, then from the promotion (BEY-07). One tick of the tape is Rs. 1,000. */
export function ThresholdMeter({ items }: { items: readonly CartItem[] }) {
  const known = thresholds(items)
  const { freeDelivery, promotion, nearOnly, leftOut } = known
  const ticks = promotion.over / limits.meterTick
  const freeAt = freeDelivery.over / limits.meterTick
  return (
    <div className="@container mt-4 border-t border-line pt-3 type-small text-ink-strong text-pretty">
      <p aria-live="polite" className="pb-2.5">
        {!freeDelivery.reached ? (
          <Missing of={freeDelivery} brings={free} />
        ) : promotion.reached ? (
          <strong>Free delivery and {off} at checkout</strong>
        ) : (
          <>
            Free delivery. <Missing of={promotion} brings={off} />
          </>
        )}
      </p>
      <PageTape divisions={ticks} out={metered(known)} marks={[freeAt]} />
      {/* The labels stack where the tape is too narrow for the text size. */}
      <div aria-hidden className="relative mt-1.5 h-9 type-micro text-ink-soft @max-[12rem]:h-auto">
        <span
          className="absolute -translate-x-1/2 text-center @max-[12rem]:static @max-[12rem]:block @max-[12rem]:translate-x-0 @max-[12rem]:text-left"
          style={{ left: `${(freeAt / ticks) * 100}%` }}
        >
          over {groupedNumber(freeDelivery.over)}
          <br />
          {free}
        </span>
        <span className="absolute right-0 text-right @max-[12rem]:static @max-[12rem]:block">
          over {groupedNumber(promotion.over)}
          <br />
          {off}
        </span>
      </div>
      <p className="mt-1 type-micro text-ink-quiet">One tick is {formatRs(limits.meterTick)}.</p>
      {nearOnly && (
        <p className="mt-2">
          A part here is delivered within Colombo only: free delivery is then for addresses up to{' '}
          <span className="whitespace-nowrap">{formatKm(limits.tooFarKm)}</span> from the depot.
        </p>
      )}
      {leftOut.length > 0 && (
        <p className="mt-2">Not counted here, because not delivered: {leftOut.map(keepUnits).join('; ')}.</p>
      )}
    </div>
  )
}
