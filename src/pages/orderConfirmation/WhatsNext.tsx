import { cx } from 'class-variance-authority'
import { HangingTape } from '../../components/ui/HangingTape.tsx'
import { formatDateTime, parseShopDate } from '../../rules/dates.ts'
import { limits } from '../../rules/limits.ts'
import type { ConfirmedOrder } from './confirmedOrder.ts'

/** The stages of an order along a tape. Without an order, no stage is reached yet. */
export function WhatsNext({ order }: { order: ConfirmedOrder }) {
  const { exists, details } = order
  const placedAt = details && parseShopDate(details.placedAt)
  return (
    <section aria-labelledby="whats-next" className={cx('print:mt-8', exists && 'lg:pt-11')}>
      <h2 id="whats-next" className="type-h2">
        What's Next
      </h2>
      <HangingTape
        className="mt-4.5"
        current={exists ? 0 : -1}
        stages={[
          {
            title: 'Order placed',
            text: placedAt
              ? formatDateTime(placedAt)
              : exists
                ? 'We have your order'
                : 'Once you have placed one',
          },
          {
            title: 'Confirmation email',
            text: `To ${details?.email || `the address you ${exists ? 'gave' : 'give'}`}, in a few minutes`,
          },
          { title: 'Processing', text: `Within ${limits.policy.processingHours} hours` },
          { title: 'Shipping notification', text: 'When it leaves the depot' },
        ]}
      />
    </section>
  )
}
