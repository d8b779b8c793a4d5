import type { CartItem } from './cart.ts'
import { type Id, sameId } from './id.ts'
import { roundCents } from './money.ts'

/** What the catalogue holds of a product now: its record, 'gone' when it is no longer sold. */
type Record = { product_id: Id } & Omit<CartItem, 'product_id' | 'quantity'>
export type Found = { id: Id; record: Record | 'gone' }

export type Change =
  | { kind: 'price'; product_id: Id; name: string; from: number; to: number }
  | { kind: 'gone'; product_id: Id; name: string }

const agrees = (item: CartItem, record: Record) =>
  Object.entries(record).every(([field, value]) => item[field as keyof Record] === value)

/** Whether a price that was shown is another now, in whole cents. A link carries none: 0 and less was never one. */
export const isRepriced = (shown: number, now: number): boolean =>
  shown > 0 && roundCents(shown) !== roundCents(now)

/**
 * The items of an order as the catalogue has them now: names, prices and restrictions come from the records, only
 * the quantities and choices from the items. `changes` says what a shopper must hear before paying. An item that
 * was not looked up, or agrees, stays the same object. Decision 4
 */
export function reconcile(
  items: readonly CartItem[],
  found: readonly Found[],
): { items: CartItem[]; changes: Change[] } {
  const changes: Change[] = []
  const now = items.map((item) => {
    const record = found.find(({ id }) => sameId(id, item.product_id))?.record
    if (record === undefined) return item
    if (record === 'gone') {
      changes.push({ kind: 'gone', product_id: item.product_id, name: item.name })
      return item
    }
    if (isRepriced(item.price, record.price)) {
      changes.push({
        kind: 'price',
        product_id: item.product_id,
        name: record.name,
        from: item.price,
        to: record.price,
      })
    }
    return agrees(item, record) ? item : { ...item, ...record }
  })
  return { items: now, changes }
}
