import { cx } from 'class-variance-authority'
import type { Product } from '../../api/products.ts'
import { AskLine } from '../../components/shop/AskButtons.tsx'
import { productPath } from '../../paths.ts'
import { groupedNumber } from '../../rules/groupedNumber.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import { piecesOf } from '../../rules/pieces.ts'
import { isDelivered } from '../../rules/restrictions.ts'
import type { Stock } from '../../rules/stock.ts'
import { shop } from '../../shop/config.ts'

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
