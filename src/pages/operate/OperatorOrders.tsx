import { useSetAtom } from 'jotai'
import { Printer } from 'lucide'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type OperatorOrder, operate } from '../../api/operate.ts'
import { openAlertAtom } from '../../atoms/alert.ts'
import { OrderCard } from '../../components/shop/OrderCard.tsx'
import { Button } from '../../components/ui/Button.tsx'
import { TextButton } from '../../components/ui/TextButton.tsx'
import { usePortion } from '../../components/ui/usePortion.tsx'
import { call } from '../../lib/endpoint.ts'
import { orderNumber } from '../../rules/orderNumber.ts'
import { nextStage } from '../../rules/orders.ts'
import { PackingSlip } from './PackingSlip.tsx'
import { useAct } from './useAct.ts'

const portion = 20

type OperatorOrdersProps = { orders: readonly OperatorOrder[]; opened?: boolean; none?: string }

/** Orders as the customer sees them, and what the operator does with them. */
export function OperatorOrders({ orders, opened, none }: OperatorOrdersProps) {
  const { list, visible, more } = usePortion(orders, portion, 'orders')
  if (orders.length === 0) return <p className="py-3 text-ink-soft">{none}</p>
  return (
    <>
      <ul ref={list} className="rounded-control border border-line bg-cell">
        {visible.map((order) => (
          <OperatorOrderCard key={order.order_id} order={order} opened={opened} />
        ))}
      </ul>
      {more}
    </>
  )
}

function OperatorOrderCard({ order, opened }: { order: OperatorOrder; opened: boolean | undefined }) {
  const { order_id, notes, phone, payment_status, to_pay } = order
  const { busy, act } = useAct()
  const openAlert = useSetAtom(openAlertAtom)
  const [slipShown, setSlipShown] = useState(false)
  const next = nextStage(order.status)
  const name = orderNumber(order_id)

  const move = async (status: NonNullable<typeof next>) => {
    const sure = await openAlert(`Is ${name} ${status}?`, {
      detail: [to_pay && 'It is not paid yet.', 'The customer sees it, and it cannot be taken back.']
        .filter(Boolean)
        .join(' '),
      confirm: `It is ${status}`,
      refuse: 'No',
    })
    if (sure)
      await act(
        () => call(operate.move, { params: { id: order_id }, body: { status } }),
        `${name} is ${status}.`,
      )
  }
  const printSlip = () => {
    flushSync(() => setSlipShown(true))
    window.addEventListener('afterprint', () => setSlipShown(false), { once: true })
    window.print()
  }
  return (
    <OrderCard order={order} defaultOpen={opened ?? false} onCancel={() => undefined}>
      <div className="mt-4 grid gap-3 type-compact print:hidden">
        {notes && <p dir="auto">{`Notes: ${notes}`}</p>}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2.5">
          {next && (
            <Button
              variant="primary"
              busy={busy}
              busyText="Saving..."
              onClick={() => void move(next)}
            >{`Mark as ${next}`}</Button>
          )}
          <TextButton before={Printer} className="pointer-coarse:min-h-target" onClick={printSlip}>
            Packing slip
          </TextButton>
          {phone && <a href={`tel:${phone}`}>{`Call ${phone}`}</a>}
          <span className="text-ink-soft">{`Payment: ${payment_status}`}</span>
        </div>
      </div>
      {slipShown && <PackingSlip order={order} />}
    </OrderCard>
  )
}
