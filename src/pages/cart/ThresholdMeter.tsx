import { cx } from 'class-variance-authority'
import { PageTape } from '../../components/ui/PageTape.tsx'
import type { CartItem } from '../../rules/cart.ts'
import { formatKm } from '../../rules/delivery.ts'
import { groupedNumber } from '../../rules/groupedNumber.ts'
import { limits } from '../../rules/limits.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import { meterTicks, orderedThresholds, thresholds, thresholdTexts } from '../../rules/thresholds.ts'
import { shop } from '../../shop/config.ts'

/** How far the cart is from free delivery and from the promotion (BEY-07). A tick of the tape is `limits.meterTick`. */
export function ThresholdMeter({ items }: { items: readonly CartItem[] }) {
  const cart = thresholds(items)
  const { nearOnly, notDelivered } = cart
  const [lower, higher] = orderedThresholds(cart)
  const [reached, missing] = thresholdTexts(cart)
  const ticks = higher.over / limits.meterTick
  const lowerAt = lower.over / limits.meterTick
  // Above this share the two labels would overlap.
  const apart = lowerAt / ticks < 0.6
  return (
    <div className="@container -mt-px border border-line bg-cell px-3 pt-3 pb-2.5 type-small text-ink-strong text-pretty md:px-4">
      <p aria-live="polite" className="pb-2.5">
        {reached ? <span>{`${reached} `}</span> : null}
        <strong>{missing}</strong>
      </p>
      <div className="in-data-first-paint:invisible">
        <PageTape divisions={ticks} out={meterTicks(cart)} marks={[lowerAt]} />
        {/* The labels stack where the tape is too narrow for the text size. */}
        <div
          aria-hidden
          className={cx('relative mt-1.5 type-micro text-ink-soft', apart && 'h-9 @max-[12rem]:h-auto')}
        >
          <span
            className={cx(
              apart
                ? 'absolute -translate-x-1/2 text-center @max-[12rem]:static @max-[12rem]:block @max-[12rem]:translate-x-0 @max-[12rem]:text-left'
                : 'block',
            )}
            style={apart ? { left: `${(lowerAt / ticks) * 100}%` } : undefined}
          >
            <span>{`over Rs. ${groupedNumber(lower.over)}`}</span>
            <br />
            <span>{lower.reward}</span>
          </span>
          <span className={cx('block text-right', apart && 'absolute right-0 @max-[12rem]:static')}>
            <span>{`over Rs. ${groupedNumber(higher.over)}`}</span>
            <br />
            <span>{higher.reward}</span>
          </span>
        </div>
        {nearOnly && (
          <p className="mt-2">
            A part here is delivered within {shop.city} only: free delivery is then for addresses up to{' '}
            <span className="whitespace-nowrap">{formatKm(limits.tooFarKm)}</span> from the depot.
          </p>
        )}
        {notDelivered.length > 0 && (
          <p className="mt-2">{`Not counted here, because not delivered: ${notDelivered.map(keepUnits).join('; ')}.`}</p>
        )}
      </div>
    </div>
  )
}
