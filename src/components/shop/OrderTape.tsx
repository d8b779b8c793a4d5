import { cx } from 'class-variance-authority'
import { isOrderStatus, type OrderStatus, orderStages } from '../../rules/orders.ts'
import { PageTape } from '../ui/PageTape.tsx'

const names: Record<(typeof orderStages)[number], string> = {
  pending: 'Pending',
  processing: 'Processing',
  shipped: 'Shipped',
  completed: 'Completed',
}

/**
 * Shows how far an order is: one division per stage, the blade out to the end of the current one. For a cancelled order
 * the blade is fully in. Renders nothing for a status that is not in §4.
 */
export function OrderTape({ status, className }: { status: string; className?: string }) {
  if (!isOrderStatus(status)) return null
  const reached = (orderStages as readonly OrderStatus[]).indexOf(status)
  return (
    <div className={cx('@container', className)}>
      <div className="bg-sunken">
        <PageTape divisions={orderStages.length} out={reached + 1} />
      </div>
      <ol
        aria-label="Progress"
        className="mt-1.5 grid grid-cols-4 type-micro text-ink-soft @max-[17rem]:grid-cols-1"
      >
        {orderStages.map((stage, index) => (
          <li
            key={stage}
            aria-current={index === reached ? 'step' : undefined}
            data-state={index <= reached ? 'reached' : 'ahead'}
            // Where the four stages do not fit side by side, only the current one is visible.
            className={
              index === reached
                ? 'font-semibold text-ink @min-[17rem]:text-right'
                : 'text-right @max-[17rem]:sr-only'
            }
          >
            {names[stage]}
          </li>
        ))}
      </ol>
    </div>
  )
}
