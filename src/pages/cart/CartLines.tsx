import { useSetAtom } from 'jotai'
import { Undo2 } from 'lucide'
import { Fragment, memo, type ReactNode, useEffect, useRef } from 'react'
import { setQuantityAtom } from '../../atoms/cart.ts'
import { CartLine } from '../../components/shop/CartLine.tsx'
import { Button } from '../../components/ui/Button.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { usePortion } from '../../components/ui/usePortion.tsx'
import { pressMs } from '../../lib/pressMs.ts'
import { type CartItem, lineKey } from '../../rules/cart.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import type { CheckedLine } from '../../rules/reconcile.ts'

type CartLinesProps = {
  lines: readonly CheckedLine[]
  onRemove: (item: CartItem) => void
  undoLine: ReactNode
  undoAt: number | undefined
}

export function CartLines({ lines, onRemove, undoLine, undoAt = 0 }: CartLinesProps) {
  // If another tab has shortened the cart meanwhile, the Undo line goes last.
  const { list, visible, more } = usePortion(lines, 'lines', { size: 100 })
  const at = Math.min(undoAt, visible.length)
  return (
    <>
      <ul ref={list} className="border-x border-t border-line border-t-ink bg-cell">
        {visible.map((line, index) => (
          <Fragment key={lineKey(line.item)}>
            {index === at && undoLine}
            <Line {...line} onRemove={onRemove} />
          </Fragment>
        ))}
        {at === visible.length && undoLine}
      </ul>
      {more}
    </>
  )
}

// Memoised, so that changing one line does not render the others again.
type LineProps = CheckedLine & Pick<CartLinesProps, 'onRemove'>
const Line = memo(function Line({ item, onRemove, ...checked }: LineProps) {
  const setQuantity = useSetAtom(setQuantityAtom)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])
  // If the press that left the field opens another page, which has no Undo, the line stays.
  const removeSoon = () => {
    clearTimeout(leaving.current)
    leaving.current = setTimeout(() => onRemove(item), pressMs)
  }
  return (
    <CartLine
      item={item}
      {...checked}
      onQuantity={(quantity) => {
        clearTimeout(leaving.current)
        setQuantity(item, quantity)
      }}
      onClear={removeSoon}
      onRemove={() => onRemove(item)}
    />
  )
})

/** Takes the place of a removed line and offers to undo the removal. */
export const RemovedLine = ({ name, onUndo }: { name: string; onUndo: () => void }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line bg-surface px-3 py-2.5 md:pl-5">
    <p className="min-w-0 flex-1 basis-40 type-compact text-ink-soft">
      <bdi className="font-semibold text-ink">{keepUnits(name)}</bdi> removed from the cart
    </p>
    <Button size="sm" onClick={onUndo}>
      <Icon icon={Undo2} size="sm" />
      Undo
    </Button>
  </li>
)
