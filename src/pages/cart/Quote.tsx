import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { oneLine } from '../../components/shop/fitsALine.ts'
import { restrictionLines } from '../../components/shop/restrictionLines.ts'
import { Logo } from '../../components/ui/Logo.tsx'
import { Mono } from '../../components/ui/Mono.tsx'
import { type CartItem, cartTotal, choiceWords, lineKey } from '../../rules/cart.ts'
import { formatDate } from '../../rules/dates.ts'
import { formatRs, lineTotal } from '../../rules/money.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import { policyFacts } from '../../rules/policyFacts.ts'
import { textHash } from '../../rules/textHash.ts'
import { thresholds } from '../../rules/thresholds.ts'
import { promotionDiscount } from '../../rules/totals.ts'
import { shop } from '../../shop/config.ts'

/** '2026-NOV-20-K3F9': no server counts quotes, so the same parts on the same day have the same number. */
function quoteNumber(text: string, date: string): string {
  const code = Number.parseInt(textHash(text), 16).toString(36).slice(-4).padStart(4, '0')
  const [day = '', month = '', year = ''] = date.split(' ')
  return `${year}-${month}-${day.padStart(2, '0')}-${code}`.toUpperCase()
}

type QuoteProps = { items: readonly CartItem[]; link: string }

const row = 'border-b border-line py-0.75 pr-3 text-left align-top font-normal first:pl-3'
const number = `${row} text-right whitespace-nowrap`

/** A cell of the title block: on paper lines, because backgrounds are not printed. */
const Cell = ({
  label,
  children,
  className,
}: {
  label: string
  children?: ReactNode
  className?: string
}) => (
  <div className={cx('border-r border-b border-ink px-3 py-1.5', className)}>
    <dt className="text-ink-soft">{label}</dt>
    <dd className="type-compact font-semibold">{children}</dd>
  </div>
)

/** The cart as a printed quote (BEY-10): a drawing sheet with a title block and room for signatures. */
export function Quote({ items, link }: QuoteProps) {
  const today = formatDate(Date.now())
  return (
    <section data-alone aria-label="Quote" className="hidden text-xs leading-4 print:block">
      <header className="flex items-center justify-between gap-8 border border-ink px-3 py-2.5">
        <Logo size="lg" className="[print-color-adjust:exact]" />
        <div className="text-right">
          <h2 className="type-h2">Quote</h2>
          <p>{shop.address.join(', ')}</p>
          <p>
            Phone {shop.phone.display}. {shop.email}
          </p>
          <p>
            {shop.legalName}, registration <span className="whitespace-nowrap">{shop.registration}</span>
          </p>
        </div>
      </header>
      <dl className="grid grid-cols-4 border-l border-ink">
        <Cell label="Number">
          <Mono>{quoteNumber(link, today)}</Mono>
        </Cell>
        <Cell label="Date">{today}</Cell>
        <Cell label="Valid">{`Today, ${today}`}</Cell>
        <Cell label="Lines">{items.length}</Cell>
        <Cell label="Customer" className="col-span-2 min-h-16" />
        <Cell label="Site, reference" className="col-span-2 min-h-16" />
      </dl>
      <QuoteLines items={items} />
      <div className="mt-3 flex break-inside-avoid items-start justify-between gap-8 px-3">
        <CartLinkText link={link} />
        <QuoteSums items={items} />
      </div>
      <dl className="mt-4 grid break-inside-avoid grid-cols-2 border-t border-l border-ink">
        <Cell label={`For ${shop.name}: signature and stamp`} className="min-h-24" />
        <Cell label="Accepted by the customer: name, date, signature and stamp" className="min-h-24" />
      </dl>
    </section>
  )
}

const QuoteLines = ({ items }: Pick<QuoteProps, 'items'>) => (
  <table className="mt-3 w-full border-collapse font-stretch-[80%]">
    <thead>
      <tr>
        {['Part Number', 'Part', 'Unit'].map((label) => (
          <th key={label} scope="col" className={`${row} border-ink text-ink-soft`}>
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
          <td translate="no" className={`${row} type-mono text-xs leading-4 ${oneLine(item.sku)}`}>
            {item.sku}
          </td>
          <th scope="row" className={`${row} text-pretty`}>
            {[keepUnits(item.name), choiceWords(item), ...restrictionLines(item).map(({ text }) => text)]
              .filter(Boolean)
              .join(', ')}
          </th>
          <td className={`${row} ${oneLine(item.unit)}`}>{item.unit}</td>
          <td className={number}>{item.quantity}</td>
          <td translate="no" className={number}>
            {formatRs(item.price)}
          </td>
          <td translate="no" className={number}>
            {formatRs(lineTotal(item.price, item.quantity))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** The link that makes this cart. */
const CartLinkText = ({ link }: Pick<QuoteProps, 'link'>) => (
  <div className="min-w-0 flex-1">
    <p>Open this link to order these parts:</p>
    {/* A link also in a quote that is saved as PDF. Breaks between its parts, never within a number. */}
    <a href={link} className="block no-underline wrap-anywhere">
      {link.split(/(?<=[?&,])/).map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never move
        <span key={at} className="inline-block max-w-full">
          {piece}
        </span>
      ))}
    </a>
    <p className="mt-2 text-pretty">
      Prices include VAT. Delivery is not included: it is worked out at checkout from the address.
    </p>
  </div>
)

function QuoteSums({ items }: Pick<QuoteProps, 'items'>) {
  const subtotal = cartTotal(items)
  // Only parts that are delivered can be ordered, so only they count towards the promotion.
  const off = promotionDiscount(thresholds(items).sum)
  return (
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
        <dd translate="no" className="type-h3 whitespace-nowrap">
          {formatRs(subtotal - off)}
        </dd>
      </div>
    </dl>
  )
}
