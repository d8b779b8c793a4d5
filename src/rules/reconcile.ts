import type { CartItem } from './cart.ts'
import { type Id, sameId } from './id.ts'
import { roundCents } from './money.ts'

/** The catalogue's current data for an item; 'discontinued' in its place when the product is no longer sold. */
type CatalogueRecord = { product_id: Id } & Omit<CartItem, 'product_id' | 'quantity'>
export type CatalogueAnswer = { id: Id; record: CatalogueRecord | 'discontinued' }

export type Change =
  | { kind: 'price'; product_id: Id; name: string; from: number; to: number }
  | { kind: 'discontinued'; product_id: Id; name: string }

const agrees = (item: CartItem, record: CatalogueRecord) =>
  Object.entries(record).every(([field, value]) => item[field as keyof CatalogueRecord] === value)

/** Whether a shown price has changed, in whole cents. A price of 0 or less was never shown: links carry none. */
const isRepriced = (shownPrice: number, now: number): boolean =>
  shownPrice > 0 && roundCents(shownPrice) !== roundCents(now)

/**
 * Returns the items of an order with the current names, prices and restrictions (decision 4). `changes` lists what the
 * shopper must be told before paying. An item that was not looked up, or has not changed, stays the same object.
 */
export function reconcile(
  items: readonly CartItem[],
  answers: readonly CatalogueAnswer[],
): { items: CartItem[]; changes: Change[] } {
  const changes: Change[] = []
  const now = items.map((item) => {
    const record = answers.find(({ id }) => sameId(id, item.product_id))?.record
    if (record === undefined) return item
    if (record === 'discontinued') {
      changes.push({ kind: 'discontinued', product_id: item.product_id, name: item.name })
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

/** A cart line checked against the catalogue. `was` is the previous price in rupees, set if it has changed. */
export type CheckedLine = { item: CartItem; was?: number; discontinued: boolean }

/** Reconciles a cart line by line. A discontinued line stays visible but must not count towards any sum. BEY-08 */
export function checkLines(
  items: readonly CartItem[],
  answers: readonly CatalogueAnswer[],
): { lines: CheckedLine[]; changes: Change[] } {
  const { items: now, changes } = reconcile(items, answers)
  const discontinuedIds = new Set(
    changes.flatMap(({ kind, product_id }) => (kind === 'discontinued' ? [product_id] : [])),
  )
  const lines = now.map((item, at): CheckedLine => {
    const before = items[at]?.price ?? 0
    return {
      item,
      discontinued: discontinuedIds.has(item.product_id),
      ...(isRepriced(before, item.price) && { was: before }),
    }
  })
  return { lines, changes }
}
