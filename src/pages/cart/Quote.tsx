import type { Ref } from 'react'
import { restrictionLines } from '../../components/shop/restrictionLines.ts'
import { type CartItem, choiceWords, lineKey } from '../../rules/cart.ts'
import { formatDate } from '../../rules/dates.ts'
import { formatRs, lineTotal } from '../../rules/money.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import { policyFacts } from '../../rules/policyFacts.ts'
import { thresholds } from '../../rules/thresholds.ts'
import { orderTotals } from '../../rules/totals.ts'
import { shop } from '../../shop.config.ts'
import { quoteCode } from './quoteCode.ts'

type QuoteProps = {
  items: readonly CartItem[]
  /** The cart link that fills a cart with the same parts. */
  link: string
  ref: Ref<HTMLElement>
}

const cell = 'border-b border-line py-0.75 pr-3 text-left align-top font-normal'
const number = `${cell} text-right whitespace-nowrap last:pr-0`

/**
 * The cart as a quote, visible in print only (BEY-10): up to 20 lines fit a page; the table head repeats on the next.
 */
export function Quote({ items, link, ref }: QuoteProps) {
  const code = quoteCode(link)
  const { subtotal, discount } = orderTotals(items, null)
  // Only deliverable parts can be ordered, so only they count towards the promotion.
  const off = thresholds(items).promotion.reached ? discount : 0
  return (
    <section ref={ref} aria-label="Quote" className="hidden text-xs leading-4 print:block">
      <header className="flex justify-between gap-8 border-b border-ink pb-2">
        <div>
          <p className="type-h3">{shop.name}</p>
          <p>
            {shop.address.join(', ')}. Phone {shop.phone.shown}. {shop.email}
          </p>
          <p>
            {shop.legalName}, registration <span className="whitespace-nowrap">{shop.registration}</span>
          </p>
        </div>
        <div className="text-right">
          <h2 className="type-h3">Quote</h2>
          <p className="whitespace-nowrap">{formatDate(Date.now())}, valid today</p>
        </div>
      </header>
      <table className="mt-2 w-full border-collapse font-stretch-[80%]">
        <thead>
          <tr>
            {['Part Number', 'Part', 'Unit'].map((label) => (
              <th key={label} scope="col" className={`${cell} border-ink text-ink-soft`}>
                {label}
              </th>
            ))}
            {['Quantity', 'Price', 'Sum'].map((label) => (
              <th key={label} scope="col" className={`${number} border-ink text-ink-soft`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={lineKey(item)} className="break-inside-avoid">
              <td className={`${cell} type-mono text-xs leading-4 whitespace-nowrap`}>{item.sku}</td>
              <th scope="row" className={cell}>
                {[keepUnits(item.name), choiceWords(item), ...restrictionLines(item).map(({ text }) => text)]
                  .filter(Boolean)
                  .join(', ')}
              </th>
              <td className={cell}>{item.unit}</td>
              <td className={number}>{item.quantity}</td>
              <td className={number}>{formatRs(item.price)}</td>
              <td className={number}>{formatRs(lineTotal(item.price, item.quantity))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-3 flex break-inside-avoid items-start justify-between gap-8">
        <div className="flex min-w-0 flex-1 gap-4">
          {code && (
            <svg
              role="img"
              aria-label="QR code of the cart link"
              viewBox={`0 0 ${code.size} ${code.size}`}
              shapeRendering="crispEdges"
              className="size-32 flex-none"
            >
              <path d={code.path} fill="currentColor" />
            </svg>
          )}
          <div className="min-w-0">
            <p>{code ? 'Scan or open' : 'Open'} this link to order these parts:</p>
            <p className="wrap-anywhere">{link}</p>
            <p className="mt-2">
              Prices include VAT. Delivery is not included: it is worked out at checkout from the address.
            </p>
          </div>
        </div>
        <dl className="w-72 flex-none">
          {[
            ['Subtotal', formatRs(subtotal)],
            ...(off > 0 ? [[policyFacts.discount, formatRs(-off)]] : []),
            ['Delivery', 'Not included'],
          ].map(([label, amount]) => (
            <div key={label} className="flex justify-between gap-3 pb-1">
              <dt>{label}</dt>
              <dd className="text-right whitespace-nowrap">{amount}</dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-3 border-t border-ink pt-1.5">
            <dt className="type-label whitespace-nowrap">Total inc VAT</dt>
            <dd className="type-h3 whitespace-nowrap">{formatRs(subtotal - off)}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
