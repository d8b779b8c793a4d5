import { cx } from 'class-variance-authority'
import { Link } from 'react-router-dom'
import type { OrderItem } from '../../api/orders.ts'
import { type CartItem, choiceWords } from '../../rules/cart.ts'
import { formatRs, lineTotal } from '../../rules/money.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import type { RestrictionFlags } from '../../rules/restrictions.ts'
import { checkoutText } from '../../text/checkout.ts'
import { Picture } from '../ui/Picture.tsx'
import { Amount } from '../ui/Price.tsx'
import { Tag } from '../ui/Tag.tsx'
import { restrictionLines } from './restrictionLines.ts'

type OrderLineProps = {
  /** Restrictions are shown where the flags are given: at checkout. Without a price only the quantity is shown. */
  item: {
    name: string
    sku?: string
    price: number | undefined
    quantity: number
    image?: string
  } & RestrictionFlags &
    Pick<CartItem, 'selectedSize' | 'selectedColor'>
  to?: string
  /** Without picture and part number, the quantity in front of the name. */
  compact?: boolean | undefined
  /** A small picture, the name in a row of its own, and all else in one row where there is room; not on paper. */
  low?: boolean
}

export const placedLine = (item: OrderItem): OrderLineProps['item'] => ({
  name: item.product_name || 'Part',
  sku: item.sku ?? '',
  image: item.image_url,
  price: item.unit_price,
  quantity: item.quantity,
  selectedSize: item.size,
  selectedColor: item.color,
})

/** A line of an order: part, quantity and amount; on paper one line of text. An `<li>`. */
export function OrderLine({ item, to, compact, low }: OrderLineProps) {
  const { name, sku, price, quantity, image } = item
  const restrictions = restrictionLines(item)
  const choices = choiceWords(item)
  const tags = restrictions.map(({ kind, text, icon, tone }) => (
    <Tag key={kind} tone={tone} icon={icon} className="mt-1 mr-1.5">
      {kind === 'colomboOnly' ? checkoutText.colomboTag : text}
    </Tag>
  ))
  // Keeps its place while it is not known.
  const amount = price === undefined ? '' : formatRs(lineTotal(price, quantity))
  if (compact)
    return (
      <li className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-2 type-small">
        <p dir="auto" className="min-w-0 flex-1 basis-40 text-pretty">
          <span className="whitespace-nowrap text-ink-soft">{`${quantity} ×`}</span>{' '}
          <span className="font-semibold">{[keepUnits(name), choices].filter(Boolean).join(', ')}</span>
        </p>
        <p className="ml-auto min-w-22 text-right font-semibold whitespace-nowrap">{amount}</p>
        {tags.length > 0 && <div className="w-full">{tags}</div>}
      </li>
    )
  return (
    <li className="@container border-b border-line py-2.5 type-small print:break-inside-avoid print:py-0.5 print:text-xs print:leading-4">
      <div
        className={cx(
          'grid print:block gap-x-2.5 gap-y-0.5 @min-[11rem]:grid-cols-[3rem_minmax(0,1fr)]',
          !low && '@min-[18rem]:grid-cols-[4rem_minmax(0,1fr)] @min-[18rem]:gap-x-3.5',
        )}
      >
        <Picture
          src={image}
          alt=""
          sizes="4rem"
          width={1}
          height={1}
          fallback={sku}
          className="self-start print:hidden @max-[11rem]:w-12"
        />
        {/* An amount that leaves no room for the name goes below it. */}
        <div className="flex min-w-0 flex-wrap gap-x-2.5">
          <div
            className={cx(
              'min-w-0 flex-1 basis-24 print:flex print:flex-wrap print:gap-x-3',
              low && 'not-print:contents',
            )}
          >
            <p dir="auto" className={cx('font-semibold text-pretty', low && 'not-print:w-full')}>
              {to ? (
                <Link to={to} className="no-underline hover:underline">
                  {keepUnits(name)}
                </Link>
              ) : (
                keepUnits(name)
              )}
            </p>
            {sku && (
              <p
                translate="no"
                className={cx(
                  'type-mono text-ink-soft wrap-anywhere print:text-xs print:leading-4',
                  // On a phone the sum stands beside what it is the product of.
                  low && '@max-[24rem]:w-full',
                )}
              >
                {sku}
              </p>
            )}
            {choices && (
              <p dir="auto" className="text-ink-soft">
                {choices}
              </p>
            )}
            <p className="text-ink-soft">
              {price === undefined ? (
                `Quantity ${quantity}`
              ) : (
                <>
                  <span>{`${quantity} ×`}</span> <Amount of={price} />
                </>
              )}
            </p>
          </div>
          <p
            translate="no"
            className="ml-auto min-w-22 text-right font-semibold @max-[13rem]:empty:hidden @min-[13rem]:whitespace-nowrap"
          >
            {amount}
          </p>
        </div>
        {tags.length > 0 && <div className="col-span-full @min-[13rem]:col-start-2">{tags}</div>}
      </div>
    </li>
  )
}
