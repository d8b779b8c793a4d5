import { useSetAtom } from 'jotai'
import { Fragment, memo, type ReactNode } from 'react'
import { setQuantityAtom } from '../../atoms/cart.ts'
import { CartLine } from '../../components/shop/CartLine.tsx'
import { productPath } from '../../paths.ts'
import { type CartItem, lineKey } from '../../rules/cart.ts'

type CartLinesProps = {
  items: readonly CartItem[]
  onRemove: (item: CartItem) => void
  /** Stands where a line was removed. */
  undoLine: ReactNode
  undoAt: number | undefined
}

export function CartLines({ items, onRemove, undoLine, undoAt = 0 }: CartLinesProps) {
  // A cart that another tab made shorter keeps the Undo at its end.
  const at = Math.min(undoAt, items.length)
  return (
    <ul className="border-x border-t border-line border-t-ink bg-cell">
      {items.map((item, index) => (
        <Fragment key={lineKey(item)}>
          {index === at && undoLine}
          <Line item={item} onRemove={onRemove} />
        </Fragment>
      ))}
      {at === items.length && undoLine}
    </ul>
  )
}

// A change of one line leaves the others alone.
const Line = memo(function Line({ item, onRemove }: { item: CartItem; onRemove: (item: CartItem) => void }) {
  const setQuantity = useSetAtom(setQuantityAtom)
  return (
    <CartLine
      item={item}
      to={productPath(item.product_id)}
      onQuantity={(quantity) => setQuantity(item, quantity)}
      onRemove={() => onRemove(item)}
    />
  )
})
