import { useSetAtom } from 'jotai'
import { ChevronDown, Printer, Undo2 } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type OperatorOrder, operate } from '../../api/operate.ts'
import { openAlertAtom } from '../../atoms/alert.ts'
import { oneLine } from '../../components/shop/fitsALine.ts'
import { OrderDetails } from '../../components/shop/OrderDetails.tsx'
import { OrderLine, placedLine } from '../../components/shop/OrderLine.tsx'
import { StatusTag } from '../../components/shop/StatusTag.tsx'
import { Button, TextButton } from '../../components/ui/Button.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { Mono } from '../../components/ui/Mono.tsx'
import { Amount } from '../../components/ui/Price.tsx'
import { Tag } from '../../components/ui/Tag.tsx'
import { usePortion } from '../../components/ui/usePortion.tsx'
import { call } from '../../lib/endpoint.ts'
import { listen } from '../../lib/listen.ts'
import { counted } from '../../rules/counted.ts'
import { formatDate, formatShopDate, parseShopDate } from '../../rules/dates.ts'
import { formatRs } from '../../rules/money.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import { orderNumber } from '../../rules/orderNumber.ts'
import { nextStage, type OrderStatus, orderSums, statusesBefore } from '../../rules/orders.ts'
import { paymentName, settlementOf } from '../../rules/payments.ts'
import { shop } from '../../shop/config.ts'
import { RecordPayment, useAct } from './ActButton.tsx'

type OperatorOrdersProps = { orders: readonly OperatorOrder[]; opened?: boolean; none?: string }

/** One row an order, opened on press, with its next step beside it. */
export function OperatorOrders({ orders, opened, none }: OperatorOrdersProps) {
  const { list, visible, more } = usePortion(orders, 'orders', { size: 20 })
  if (orders.length === 0) return <p className="py-3 text-ink-soft">{none}</p>
  return (
    <>
      <ul ref={list} className="rounded-control border border-line bg-cell">
        {visible.map((order) => (
          <OrderRow key={order.order_id} order={order} opened={opened} />
        ))}
      </ul>
      {more}
    </>
  )
}

const actionLabels: Record<string, string> = {
  processing: 'Start packing',
  shipped: 'Mark as shipped',
  completed: 'Mark as completed',
}

function OrderRow({ order, opened = false }: { order: OperatorOrder; opened: boolean | undefined }) {
  const { order_id, status, items, to_pay } = order
  const { busy, act } = useAct()
  const { waiting, begin, undo } = useUndoable()
  const openAlert = useSetAtom(openAlertAtom)
  const [open, setOpen] = useState(opened)
  const content = useId()
  const next = nextStage(status)
  const name = orderNumber(order_id)

  const move = async (to: OrderStatus) => {
    const asks = to_pay && to === 'shipped'
    const question = { detail: 'It is not paid yet.', confirm: 'Ship it unpaid', refuse: 'No' }
    if (asks && !(await openAlert(`Is ${name} shipped?`, question))) return
    const send = () =>
      call(operate.move, { params: { id: order_id }, body: { status: to }, fetch: keepaliveFetch })
    begin(`${name} is ${to}.`, () => void act(send, `${name} is ${to}.`))
  }

  return (
    <li aria-label={name} className="@container not-last:border-b not-last:border-line">
      <div className="flex flex-wrap items-center gap-y-1 py-1 @max-[40rem]:pb-3">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={content}
          onClick={() => setOpen(!open)}
          className="ring-in flex min-h-target min-w-0 flex-1 basis-56 items-center gap-x-3 px-3 py-2 text-left hover:bg-photo"
        >
          <Icon icon={ChevronDown} size="sm" className={open ? 'rotate-180' : undefined} />
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
            <Mono>{name}</Mono>
            {/* On a wide screen tags, amounts and buttons are columns. */}
            <span className="@min-[40rem]:w-26">
              <StatusTag status={status} />
            </span>
            {to_pay && <Tag tone="caution">Not paid</Tag>}
            <span
              dir="auto"
              className="min-w-0 flex-1 basis-32 type-small text-balance text-ink-soft wrap-anywhere"
            >
              {[
                formatShopDate(order.order_date),
                `${order.first_name} ${order.last_name}`.trim(),
                counted(items.length, 'part'),
              ].join(', ')}
            </span>
            <Amount of={orderSums(order).total} className="text-right font-semibold @min-[40rem]:w-26" />
          </span>
        </button>
        <div
          role="status"
          className="flex items-center gap-3 type-small not-empty:mx-3 not-empty:min-h-target"
        >
          {waiting && (
            <>
              <span>{waiting}</span>
              <Button size="sm" onClick={undo}>
                <Icon icon={Undo2} size="sm" />
                <span>Undo</span>
              </Button>
            </>
          )}
        </div>
        {next && !waiting && (
          <Button
            busy={busy}
            busyText="Saving..."
            className="mx-3 @min-[40rem]:w-42"
            onClick={() => void move(next)}
          >
            {actionLabels[next] ?? next}
          </Button>
        )}
      </div>
      <div id={content}>
        {open && <OpenedOrder order={order} onCancel={waiting ? undefined : () => void move('cancelled')} />}
      </div>
    </li>
  )
}

/** Everything of an order: its parts, where it goes, and the rarer acts. */
function OpenedOrder({ order, onCancel }: { order: OperatorOrder; onCancel: (() => void) | undefined }) {
  const { notes, phone, status, items } = order
  const [slipShown, setSlipShown] = useState(false)
  const printSlip = () => {
    flushSync(() => setSlipShown(true))
    window.addEventListener('afterprint', () => setSlipShown(false), { once: true })
    window.print()
  }
  return (
    <div className="border-t border-line px-3 pb-4 md:px-5">
      <ul aria-label="Parts" className="grid gap-x-6 @min-[40rem]:grid-cols-2">
        {items.map((item, index) => (
          <OrderLine key={item.order_item_id ?? index} item={placedLine(item)} />
        ))}
      </ul>
      {notes && <p dir="auto" className="mt-3 type-compact">{`Notes: ${notes}`}</p>}
      <OrderDetails order={order} />
      {order.to_pay && settlementOf(order.payment_method) === 'transfer' && (
        <div className="mt-4 print:hidden">
          <RecordPayment orderId={order.order_id} label="Reference of the transfer" />
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2.5 type-compact print:hidden">
        <TextButton before={Printer} apart onClick={printSlip}>
          Packing slip
        </TextButton>
        {phone && <a href={`tel:${phone}`}>{`Call ${phone}`}</a>}
        {onCancel && (statusesBefore('cancelled') as string[]).includes(status) && (
          <TextButton apart onClick={onCancel}>
            Cancel the order
          </TextButton>
        )}
      </div>
      {slipShown && <PackingSlip order={order} />}
    </div>
  )
}

/** Milliseconds in which an act can be taken back. */
const undoMs = 8000

/** Carries out an act after `undoMs`, or at once when the row is left, unless it is taken back. `waiting` says what. */
function useUndoable() {
  const [waiting, setWaiting] = useState<string>()
  const next = useRef<{ send: () => void; timer: ReturnType<typeof setTimeout> }>(undefined)
  const cancelPending = () => {
    const pending = next.current
    clearTimeout(pending?.timer)
    next.current = undefined
    setWaiting(undefined)
    return pending
  }
  const send = useRef(() => cancelPending()?.send())
  const begin = (what: string, act: () => void) => {
    send.current()
    setWaiting(what)
    next.current = { send: act, timer: setTimeout(() => send.current(), undoMs) }
  }
  useEffect(() => listen(window, 'pagehide', send.current), [])
  // What it returns is called when the row is left.
  useEffect(() => send.current, [])
  return { waiting, begin, undo: () => void cancelPending() }
}

/** A `fetch` that is finished although the page is left. */
const keepaliveFetch: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true })

const cell = 'border-b border-line py-0.75 pr-3 text-left align-top font-normal'

/** The slip in the parcel, on paper only: address, cash to collect, and a box to tick for each part. */
function PackingSlip({ order }: { order: OperatorOrder }) {
  const placed = parseShopDate(order.order_date)
  const cash = settlementOf(order.payment_method) === 'onDelivery'
  return (
    <section data-alone aria-label="Packing slip" className="hidden text-xs leading-4 print:block">
      <header className="flex justify-between gap-8 border-b border-ink pb-2">
        <div>
          <p className="type-h3">{shop.name}</p>
          <p>
            {shop.address.join(', ')}. Phone {shop.phone.display}
          </p>
        </div>
        <div className="text-right">
          <h2 className="type-h3 whitespace-nowrap">{`Packing slip ${orderNumber(order.order_id)}`}</h2>
          {placed && <p>{formatDate(placed)}</p>}
        </div>
      </header>
      <div className="mt-2 flex justify-between gap-8 text-sm leading-5">
        <p dir="auto" className="min-w-0 wrap-anywhere">
          <span>{`${order.first_name} ${order.last_name}`.trim()}</span>
          <br />
          <span>{order.shipping_address}</span>
          <br />
          <span>{order.phone}</span>
        </p>
        <p className="flex-none text-right font-semibold">
          <span>
            {cash ? `Collect ${formatRs(orderSums(order).total)}` : paymentName(order.payment_method)}
          </span>
          {!cash && <span className="block font-normal">{order.payment_status}</span>}
        </p>
      </div>
      {order.notes && <p dir="auto" className="mt-2 wrap-anywhere">{`Notes: ${order.notes}`}</p>}
      <table className="mt-2 w-full border-collapse font-stretch-[80%]">
        <thead>
          <tr>
            {['', 'Quantity', 'Part Number', 'Part'].map((label) => (
              <th key={label} scope="col" className={`${cell} border-ink text-ink-soft`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.items.map((item, index) => (
            <tr key={item.order_item_id ?? index} className="break-inside-avoid">
              <td className={cell}>
                <span className="block size-3.5 border border-ink" />
              </td>
              <td className={`${cell} font-semibold`}>{item.quantity}</td>
              <td translate="no" className={`${cell} type-mono text-xs leading-4 ${oneLine(item.sku ?? '')}`}>
                {item.sku}
              </td>
              <th scope="row" className={cell}>
                {[keepUnits(item.product_name), item.size, item.color].filter(Boolean).join(', ')}
              </th>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
