import { Price } from '../../components/ui/Price.tsx'
import { TitleBlock } from '../../components/ui/TitleBlock.tsx'
import { keepNumbers } from '../../rules/nonBreaking.ts'
import type { ConfirmedOrder } from './confirmedOrder.ts'

/** The order as a title block. The default 0 of §2 is an amount, and reads 'Rs. 0.00' like every other. */
export function OrderBlock({ order, className }: { order: ConfirmedOrder; className?: string }) {
  return (
    <TitleBlock
      className={className}
      cells={[
        {
          label: 'Order number',
          span: 6,
          mono: true,
          value: <span className="text-[1.875rem] leading-9">{order.number}</span>,
        },
        {
          label: order.details?.cod ? 'Total to be paid on delivery' : 'Total paid',
          value: <Price amount={order.total} />,
        },
        {
          label: 'Shipping address',
          value: <span className="block text-pretty">{keepNumbers(order.address)}</span>,
        },
        ...(order.details?.receipt
          ? ([{ label: 'Payment', value: order.details.receipt.payment, span: 6 }] as const)
          : []),
      ]}
    />
  )
}
