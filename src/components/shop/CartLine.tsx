import { cx } from 'class-variance-authority'
import { CircleX, Trash2 } from 'lucide'
import { Link } from 'react-router-dom'
import { productPath } from '../../paths.ts'
import { type CartItem, choiceWords } from '../../rules/cart.ts'
import { formatRs, lineTotal } from '../../rules/money.ts'
import { keepUnits, perUnit } from '../../rules/nonBreaking.ts'
import { piecesOf } from '../../rules/pieces.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Price } from '../ui/Price.tsx'
import { QuantityField } from '../ui/QuantityField.tsx'
import { Tag } from '../ui/Tag.tsx'
import { restrictionLines } from './restrictionLines.ts'

type CartLineProps = {
  item: CartItem
  /** The previous price, if it has changed since the part was added. */
  was?: number
  /** The part is no longer sold: the line can only be removed. */
  discontinued?: boolean
  onQuantity: (quantity: number) => void
  /** Called when the quantity was emptied or set to 0. */
  onClear: () => void
  onRemove: () => void
}

/** A line of the cart, an `<li>`: one low row where there is room, two beside the picture on a phone. */
export function CartLine(props: CartLineProps) {
  const { item, was, discontinued, onQuantity, onClear, onRemove } = props
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
                <span
                  translate="no"
                  className={cx('whitespace-nowrap', was !== undefined && 'font-semibold text-ink')}
                >
                  {formatRs(price)}
                </span>{' '}
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
          onClick={onRemove}
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
                onChange={onQuantity}
                onClear={onClear}
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
}
