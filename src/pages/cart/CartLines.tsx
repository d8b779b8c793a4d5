import { useSetAtom } from 'jotai'
import { CircleX, Trash2, Undo2 } from 'lucide'
import { Fragment, memo, type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { setQuantityAtom } from '../../atoms/cart.ts'
import { restrictionLines } from '../../components/shop/restrictionLines.ts'
import { Button } from '../../components/ui/Button.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { IconButton } from '../../components/ui/IconButton.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import { Amount, Price } from '../../components/ui/Price.tsx'
import { QuantityField } from '../../components/ui/QuantityField.tsx'
import { Tag } from '../../components/ui/Tag.tsx'
import { usePortion } from '../../components/ui/usePortion.tsx'
import { pressMs } from '../../lib/pressMs.ts'
import { productPath } from '../../paths.ts'
import { type CartItem, choiceWords, lineKey } from '../../rules/cart.ts'
import { formatRs, lineTotal } from '../../rules/money.ts'
import { keepUnits, perUnit } from '../../rules/nonBreaking.ts'
import { piecesOf } from '../../rules/pieces.ts'
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
            <CartLine {...line} onRemove={onRemove} />
          </Fragment>
        ))}
        {at === visible.length && undoLine}
      </ul>
      {more}
    </>
  )
}

type CartLineProps = CheckedLine & Pick<CartLinesProps, 'onRemove'>

/** A line of the cart: one row, or two beside the picture on a phone. Memoised: changing one renders no other again. */
const CartLine = memo(function CartLine({ item, was, discontinued, onRemove }: CartLineProps) {
  const setQuantity = useSetAtom(setQuantityAtom)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])
  // If the press that left the field opens another page, which has no Undo, the line stays.
  const removeSoon = () => {
    clearTimeout(leaving.current)
    leaving.current = setTimeout(() => onRemove(item), pressMs)
  }
  const { sku, image, price, quantity, unit } = item
  const name = keepUnits(item.name)
  const to = productPath(item.product_id)
  const choices = choiceWords(item)
  const pieces = discontinued ? '' : keepUnits(piecesOf(item, quantity))
  // Two lines of the same part differ in their choices, so the names of their controls include the choices.
  const label = [name, choices].filter(Boolean).join(', ')
  const picture = <Picture src={image} alt="" sizes="5rem" fallback={sku} className="size-full" />
  return (
    <li tabIndex={-1} aria-label={label} className="@container border-b border-line bg-cell">
      <div className="grid grid-cols-[minmax(0,1fr)_2.75rem] @min-[15rem]:grid-cols-[4.5rem_minmax(0,1fr)_2.75rem] @min-[42rem]:min-h-19 @min-[42rem]:grid-cols-[5rem_minmax(0,1fr)_10rem_minmax(8.25rem,auto)_2.75rem] @min-[42rem]:items-center @min-[42rem]:gap-x-4 @min-[42rem]:pr-3">
        <div className="h-20 @min-[15rem]:row-span-3 @min-[15rem]:h-full @min-[42rem]:row-span-1">
          {discontinued ? (
            picture
          ) : (
            <Link to={to} tabIndex={-1} aria-hidden className="block h-full">
              {picture}
            </Link>
          )}
        </div>
        <div className="contents @min-[42rem]:block @min-[42rem]:py-2">
          <h2
            dir="auto"
            className="col-span-full px-3 pt-2 type-name text-base leading-5.25 text-balance @min-[15rem]:col-span-1 @min-[15rem]:col-start-2 @min-[15rem]:row-start-1 @min-[15rem]:pr-0 @min-[42rem]:p-0"
          >
            {discontinued ? (
              name
            ) : (
              <Link to={to} className="no-underline hover:underline">
                {name}
              </Link>
            )}
          </h2>
          <div className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-0.5 px-3 type-small wrap-anywhere text-ink-soft @min-[15rem]:col-start-2 @min-[42rem]:p-0">
            {sku && (
              <p translate="no" className="type-mono text-ink">
                {sku}
              </p>
            )}
            {choices && <p dir="auto">{choices}</p>}
            {!discontinued && (
              <p>
                {was !== undefined && (
                  <>
                    <span className="sr-only">Before </span>
                    <s translate="no" className="whitespace-nowrap">
                      {formatRs(was)}
                    </s>
                    <span className="sr-only">, now</span>{' '}
                  </>
                )}
                <Amount of={price} className={was !== undefined && 'font-semibold text-ink'} />{' '}
                <span>{perUnit(unit).replace(/^per /, 'per\u00A0')}</span>
              </p>
            )}
            {discontinued && (
              <Tag tone="danger" icon={CircleX}>
                No longer sold
              </Tag>
            )}
            {restrictionLines(discontinued ? {} : item).map(({ kind, text, icon, tone }) => (
              <Tag key={kind} tone={tone} icon={icon}>
                {text}
              </Tag>
            ))}
          </div>
        </div>
        <IconButton
          label={`Remove ${label}`}
          // `useRemoval` finds the button by it, to move the focus there after a removal.
          data-remove
          icon={Trash2}
          onClick={() => onRemove(item)}
          className="col-start-2 row-start-1 mt-1 @min-[15rem]:col-start-3 @min-[42rem]:col-start-5 @min-[42rem]:mt-0"
        />
        <div className="col-span-full flex flex-wrap items-center gap-x-1.5 gap-y-1 px-3 pt-1.5 pb-2 @min-[15rem]:col-start-2 @min-[42rem]:contents">
          {discontinued ? (
            <p className="flex min-h-target items-center type-small text-ink-soft @min-[42rem]:col-span-2 @min-[42rem]:col-start-3 @min-[42rem]:row-start-1 @min-[42rem]:justify-self-end">
              Not in the sums
            </p>
          ) : (
            <>
              <QuantityField
                label={`Quantity, ${label}`}
                value={quantity}
                onChange={(next) => {
                  clearTimeout(leaving.current)
                  setQuantity(item, next)
                }}
                onClear={removeSoon}
                unit={unit}
                className="@min-[42rem]:col-start-3 @min-[42rem]:row-start-1 @min-[42rem]:justify-self-start"
              />
              <div className="flex-1 basis-22 text-right @min-[42rem]:col-start-4 @min-[42rem]:row-start-1">
                <p>
                  <span className="sr-only">Sum </span>
                  <Price amount={lineTotal(price, quantity)} className="@max-[42rem]:text-lg" />
                </p>
                {pieces && <p className="type-micro text-balance wrap-anywhere text-ink-soft">{pieces}</p>}
              </div>
            </>
          )}
        </div>
      </div>
    </li>
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
