import { Clock } from 'lucide'
import { formatTime } from '../../rules/dates.ts'
import { cancelDeadline } from '../../rules/orders.ts'
import { ordersText } from '../../text/orders.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

export type OrderCancelProps = {
  order: { order_date: string }
  /** 'open' while the order can be cancelled, 'late' when the time is over; undefined renders nothing. */
  cancel?: 'open' | 'late'
  /** The cancel request is in flight. */
  cancelling?: boolean
  /** Id of the element that names the order. */
  describedBy: string
  onCancel: () => void
}

/** The cancel action of an order card with its deadline; afterwards a message that it is too late (§4). */
export function OrderCancel({ order, cancel, cancelling, describedBy, onCancel }: OrderCancelProps) {
  if (!cancel) return null
  const deadline = cancelDeadline(order)
  return (
    // Announces the message when it replaces the button.
    <div
      aria-live="polite"
      className="flex flex-wrap items-center gap-x-3 gap-y-2.5 type-small text-ink-soft max-md:w-full md:ml-auto"
    >
      {cancel === 'open' ? (
        <>
          {deadline && (
            <span className="flex-1 basis-32 text-balance">{`Can be cancelled until ${formatTime(deadline)}`}</span>
          )}
          <Button
            variant="danger"
            busy={cancelling}
            busyText="Cancelling..."
            aria-describedby={describedBy}
            onClick={onCancel}
          >
            Cancel Order
          </Button>
        </>
      ) : (
        <p className="flex items-center gap-2">
          <Icon icon={Clock} size="sm" />
          {ordersText.tooLate}
        </p>
      )}
    </div>
  )
}
