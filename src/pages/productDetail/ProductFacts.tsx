import { cx } from 'class-variance-authority'
import { Clock, type IconNode, Store, Truck, Undo2 } from 'lucide'
import type { ReactNode } from 'react'
import type { Product } from '../../api/products.ts'
import { AskLine } from '../../components/shop/AskButtons.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { productPath } from '../../paths.ts'
import { groupedNumber } from '../../rules/groupedNumber.ts'
import { limits } from '../../rules/limits.ts'
import { formatRs } from '../../rules/money.ts'
import { keepAmounts, keepNumbers, keepUnits } from '../../rules/nonBreaking.ts'
import { piecesOf } from '../../rules/pieces.ts'
import { policyFacts } from '../../rules/policyFacts.ts'
import { isDelivered, isRestricted } from '../../rules/restrictions.ts'
import type { Stock } from '../../rules/stock.ts'
import { shop } from '../../shop/config.ts'

const Fact = ({ icon, children }: { icon: IconNode; children: ReactNode }) => (
  <li className="flex gap-2.5">
    <Icon icon={icon} className="mt-px text-ink-soft" />
    <span className="min-w-0">{children}</span>
  </li>
)

/** Delivery times (§9), or when the part can be collected. */
function DeliveryTimes({ product }: { product: Product }) {
  if (!isDelivered(product))
    return (
      <span key="counter">
        <span className="inline-block">{shop.hours}</span>.
      </span>
    )
  return (
    <span>
      {shop.city} <span className="whitespace-nowrap">{policyFacts.colombo}</span>
      {isRestricted(product, 'colomboOnly') ? (
        <span>{`. Not delivered outside ${shop.city}.`}</span>
      ) : (
        <span key="island">
          , island-wide <span className="whitespace-nowrap">{policyFacts.island}</span>.
        </span>
      )}
    </span>
  )
}

/** The delivery and return facts of this part, next to the buy buttons. */
export const ProductFacts = ({ product }: { product: Product }) => (
  <ul className="mt-5 grid grid-cols-1 gap-2 text-[0.9375rem] leading-5.5 text-ink-strong">
    {isDelivered(product) ? (
      <Fact key="delivery" icon={Truck}>
        <span className="text-success-strong">
          Delivery is free over {keepAmounts(formatRs(limits.freeDeliveryOver))}.
        </span>
      </Fact>
    ) : (
      <Fact icon={Store}>Collect it at the trade counter, {keepNumbers(shop.address.join(', '))}.</Fact>
    )}
    <Fact icon={Clock}>
      <DeliveryTimes product={product} />
    </Fact>
    <Fact icon={Undo2}>Returns {policyFacts.returns}.</Fact>
  </ul>
)

/** What is known of the stock. Without a word of the back end: what the shop does (its disclaimer). */
function stockWords(stock: Stock | undefined): string {
  if (!stock) return 'We confirm stock by phone.'
  if (!stock.available) return 'Out of stock. Ask when it comes in.'
  return stock.count ? `${groupedNumber(stock.count)} in stock.` : 'In stock.'
}

/** The message to the counter: quantity, part number, name and address of the part. */
function messageOf({ product_id, name, sku, unit, stock }: Product, quantity: number): string {
  const pieces = piecesOf({ name, unit }, quantity)
  const part = `${quantity} × ${[sku, name].filter(Boolean).join(', ')}${pieces && ` (${pieces})`}`
  const address = new URL(productPath(product_id), shop.origin).href
  return `${stock ? `I have a question about ${part}.` : `Do you have ${part}?`} ${address}`
}

/** BEY-33: what is known of the stock, and the ways to ask; a part that is collected has them as its main actions. */
export function AskPart({ product, quantity }: { product: Product; quantity: number }) {
  const { stock } = product
  return (
    <div className="mt-3 border-t border-line pt-2.5">
      <p className={cx('type-small', stock?.available ? 'text-success-strong' : 'text-ink-soft')}>
        {keepUnits(stockWords(stock))}
      </p>
      {isDelivered(product) && <AskLine message={messageOf(product, quantity)} />}
    </div>
  )
}
