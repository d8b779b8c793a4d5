import type { CartItem } from './cart.ts'
import { type CatalogueAnswer, type Change, isRepriced, reconcile } from './reconcile.ts'

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
