import type { ReactNode } from 'react'
import type { Order } from '../../api/orders.ts'
import { keepNumbers } from '../../rules/nonBreaking.ts'
import { orderSums, paymentState } from '../../rules/orders.ts'
import { paymentName } from '../../rules/payments.ts'
import { SummaryList } from '../ui/SummaryList.tsx'

const lines = (...texts: string[]) =>
  texts
    .filter((line) => line.trim() !== '')
    .map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ))

const facts = (order: Order): [label: string, value: ReactNode[]][] => [
  ['Shipping address', lines(keepNumbers(order.shipping_address))],
  ['Billing address', lines(keepNumbers(order.billing_address))],
  ['Contact', lines(`${order.first_name} ${order.last_name}`, order.phone, order.email)],
  [
    'Payment',
    lines([paymentName(order.payment_method), paymentState(order)].filter((word) => word).join(', ')),
  ],
]

/** The address, contact and payment of an order, and how its total is made up (§3). */
export function OrderDetails({ order }: { order: Order }) {
  const { items, difference, total } = orderSums(order)
  const hasItems = order.items.length > 0
  return (
    <div className="@container mt-4">
      <div className="grid gap-x-6 gap-y-4 border-t border-ink pt-4 @min-[40rem]:grid-cols-[minmax(0,1fr)_16rem]">
        <dl className="grid grid-cols-1 content-start gap-x-6 gap-y-4 type-compact xs:grid-cols-2">
          {facts(order).map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="type-small text-ink-quiet">{label}</dt>
              <dd dir="auto" className="text-pretty wrap-anywhere">
                {value.length > 0 ? value : 'Not given'}
              </dd>
            </div>
          ))}
        </dl>
        <SummaryList
          rows={[
            hasItems && { label: 'Subtotal', amount: items },
            hasItems && difference < 0 && { label: 'Discount', amount: difference, saving: true },
            order.shipping_cost !== undefined && { label: 'Shipping', amount: order.shipping_cost },
            hasItems && difference > 0 && { label: 'Other charges', amount: difference },
          ]}
          total={{ label: 'Total', amount: total }}
        />
      </div>
    </div>
  )
}
