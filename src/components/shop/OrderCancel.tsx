import { Clock } from 'lucide'
import { useLayoutEffect, useRef } from 'react'
import { useFocusAfterBusy } from '../../lib/useFocusAfterBusy.ts'
import { formatTime } from '../../rules/dates.ts'
import { cancelDeadline } from '../../rules/orders.ts'
import { ordersText } from '../../text/orders.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

export type OrderCancelProps = {
  order: { order_date: string }
  /** 'open' while it can be cancelled, 'late' when that is over; undefined where there is nothing to say of it. */
  cancel?: 'open' | 'late'
  /** The cancelling is on its way. */
  cancelling?: boolean
  /** Of the element that names the order. */
  describedBy: string
  onCancel: () => void
  /** The action went away while it had the focus. */
  onGone: () => void
}

/** Cancelling at the end of a card: the action with its deadline, later only that it is over (§4). */
export function OrderCancel({
  order,
  cancel,
  cancelling = false,
  describedBy,
  onCancel,
  onGone,
}: OrderCancelProps) {
  if (!cancel) return null
  const deadline = cancelDeadline(order)
  return (
    // Read out when the one takes the place of the other.
    <div
      aria-live="polite"
      className="flex flex-wrap items-center gap-x-3 gap-y-2.5 type-small text-ink-soft max-md:w-full md:ml-auto"
    >
      {cancel === 'open' ? (
        <>
          {deadline && <span>Can be cancelled until {formatTime(deadline)}</span>}
          <CancelButton busy={cancelling} describedBy={describedBy} onClick={onCancel} onGone={onGone} />
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

type CancelButtonProps = { busy: boolean; describedBy: string; onClick: () => void; onGone: () => void }

function CancelButton({ busy, describedBy, onClick, onGone }: CancelButtonProps) {
  const button = useFocusAfterBusy(busy)
  const gone = useRef(onGone)
  gone.current = onGone
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      const { activeElement, body } = document
      // While it is busy it is disabled, and the focus of a disabled button is nowhere.
      if (activeElement === own || (own?.disabled && activeElement === body))
        queueMicrotask(() => gone.current())
    }
  }, [button])
  return (
    <Button
      ref={button}
      variant="danger"
      busy={busy}
      busyText="Cancelling..."
      aria-describedby={describedBy}
      onClick={onClick}
    >
      Cancel Order
    </Button>
  )
}
