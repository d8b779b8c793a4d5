import type { OperatorOrder } from '../../api/operate.ts'
import { oneLine } from '../../components/shop/fitsALine.ts'
import { formatDate, parseShopDate } from '../../rules/dates.ts'
import { formatRs } from '../../rules/money.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import { orderNumber } from '../../rules/orderNumber.ts'
import { orderSums } from '../../rules/orders.ts'
import { paymentName, settlementOf } from '../../rules/payments.ts'
import { shop } from '../../shop/config.ts'

const cell = 'border-b border-line py-0.75 pr-3 text-left align-top font-normal'

/** The slip in the parcel, on paper only: address, cash to collect, and a box to tick for each part. */
export function PackingSlip({ order }: { order: OperatorOrder }) {
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
