import { Clock } from 'lucide'
import { useLayoutEffect, useRef } from 'react'
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
  /** Called when the button is removed while it has the focus. */
  onFocusLoss: () => void
}

/** The cancel action of an order card with its deadline; afterwards a message that it is too late (§4). */
export function OrderCancel({
  order,
  cancel,
  cancelling = false,
  describedBy,
  onCancel,
  onFocusLoss,
}: OrderCancelProps) {
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
          <CancelButton
            busy={cancelling}
            describedBy={describedBy}
            onClick={onCancel}
            onFocusLoss={onFocusLoss}
          />
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

type CancelButtonProps = { busy: boolean; describedBy: string; onClick: () => void; onFocusLoss: () => void }

function CancelButton({ busy, describedBy, onClick, onFocusLoss }: CancelButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const latestOnFocusLoss = useRef(onFocusLoss)
  latestOnFocusLoss.current = onFocusLoss
  useLayoutEffect(() => {
    const cancelButton = button.current
    return () => {
      if (document.activeElement === cancelButton) queueMicrotask(() => latestOnFocusLoss.current())
    }
  }, [])
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
