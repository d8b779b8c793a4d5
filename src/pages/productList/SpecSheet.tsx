import { useAtomValue } from 'jotai'
import { type KeyboardEvent, memo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Product } from '../../api/products.ts'
import { bottomInsetAtom } from '../../atoms/bottomInset.ts'
import { fitsALine, oneLine } from '../../components/shop/fitsALine.ts'
import { RestrictionMarks } from '../../components/shop/RestrictionMarks.tsx'
import { Mono } from '../../components/ui/Mono.tsx'
import { Price } from '../../components/ui/Price.tsx'
import { typeInto } from '../../lib/hydration/typeInto.ts'
import { useHydrated } from '../../lib/hydration/useHydrated.ts'
import { productPath } from '../../paths.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import { useQuietAdd } from '../../sections/useQuietAdd.ts'
import { SheetQuantity } from './SheetQuantity.tsx'

const helpId = 'sheet-help'
const heading = 'border-b border-line px-2.5 py-1 first:pl-3 type-label whitespace-nowrap'

const columns = [
  ['Part Number', ''],
  ['Name', 'w-full'],
  ['Unit', ''],
  ['Price inc VAT', 'text-right'],
  ['Quantity', 'pr-1 text-right'],
] as const

/** A page's parts as a spec sheet (BEY-05): Tab visits one row, without scripts all; arrow keys move between rows. */
export function SpecSheet({ products }: { products: readonly Product[] }) {
  const [status, add] = useQuietAdd()
  const hydrated = useHydrated()
  const [current, setCurrent] = useState(0)
  const bottomInset = useAtomValue(bottomInsetAtom)
  const open = Math.min(current, products.length - 1)
  return (
    <>
      <p id={helpId} className="pb-2 type-small text-ink-soft max-md:hidden">
        Arrow keys move between parts, digits set the quantity, Enter adds to the cart.
      </p>
      <div className="relative overflow-x-auto">
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its arrows and stops are those of a grid
          role="grid"
          aria-label="Parts"
          aria-describedby={helpId}
          onKeyDown={handleSheetKey}
          className="w-full border border-b-0 border-line bg-cell text-left type-small max-md:block"
        >
          <thead className="max-md:sr-only">
            <tr>
              {columns.map(([label, style]) => (
                <th key={label} scope="col" className={`${heading} ${style}`}>
                  {label}
                </th>
              ))}
              <th scope="col" className={heading}>
                <span className="sr-only">Add</span>
              </th>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {products.map((product, at) => (
              <SheetRow
                key={product.product_id}
                product={product}
                at={at}
                tabIndex={!hydrated || at === open ? undefined : -1}
                onEnter={setCurrent}
                onAdd={add}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p
        role="status"
        style={{ bottom: bottomInset }}
        className="sticky min-h-9 border border-t-ink border-line bg-cell px-3 py-2 type-small empty:invisible"
      >
        {status}
      </p>
    </>
  )
}

type SheetRowProps = {
  product: Product
  at: number
  /** The `tabIndex` of the row's link, quantity and button. */
  tabIndex: number | undefined
  onEnter: (at: number) => void
  onAdd: (product: Product, quantity: number) => void
}

const cell = 'border-b border-line px-2.5 py-0.5 md:first:pl-3 max-md:block max-md:border-0 max-md:p-0'

const control = 'border-b border-line p-0 max-md:order-2 max-md:block max-md:border-0 max-md:pb-1.5'

/** One part: a row 28 pixels high, on phones two lines. */
const SheetRow = memo(function SheetRow({ product, at, tabIndex, onEnter, onAdd }: SheetRowProps) {
  const { name: rawName, sku, price, unit } = product
  const name = keepUnits(rawName)
  return (
    <tr
      onFocus={() => onEnter(at)}
      className="ring-in focus-within:bg-photo max-md:flex max-md:flex-wrap max-md:items-center max-md:border-b max-md:border-line max-md:pt-2 max-md:pl-3"
    >
      <th scope="row" className={`${cell} font-normal max-md:pr-3`}>
        {sku ? (
          <Mono className={oneLine(sku)}>{sku}</Mono>
        ) : (
          <span className="whitespace-nowrap text-ink-quiet">Not given</span>
        )}
      </th>
      <td className={`${cell} max-md:order-1 max-md:flex-[1_1_calc(100%-9rem)] max-md:py-1 max-md:pr-2`}>
        <div className="flex flex-wrap items-center gap-x-2">
          <Link
            to={productPath(product.product_id)}
            tabIndex={tabIndex}
            data-stop
            dir="auto"
            className="min-w-0 text-balance no-underline wrap-anywhere hover:underline"
          >
            {name}
          </Link>
          <RestrictionMarks product={product} />
        </div>
      </td>
      {/* On phones it fills the line between number and price, and wraps where it has to. */}
      <td
        className={`${cell} text-ink-soft ${fitsALine(unit) ? 'md:whitespace-nowrap' : 'wrap-anywhere'} max-md:flex-[1_1_min-content] max-md:pr-2 max-md:text-right max-md:type-micro`}
      >
        {keepUnits(unit)}
      </td>
      <td className={`${cell} text-right whitespace-nowrap max-md:pr-3`}>
        <Price amount={price} size="line" />
      </td>
      <SheetQuantity
        name={name}
        tabIndex={tabIndex}
        onAdd={(quantity) => onAdd(product, quantity)}
        quantityClassName={`${control} ml-auto pr-1`}
        addClassName={`${control} pr-2.5 max-md:pr-3`}
      />
    </tr>
  )
})

const stopsOf = (row: Element | null | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>('[data-stop]') ?? []),
]

/** Whether an arrow key leaves its target: a field only with the caret at that end, or all its text selected. */
function leaves(target: HTMLElement, key: string): boolean {
  if (!(target instanceof HTMLInputElement)) return true
  const { selectionStart, selectionEnd, value } = target
  return key === 'ArrowLeft' ? selectionStart === 0 : selectionEnd === value.length
}

/** Up and down move to the same control of another row; a digit pressed in a row goes into its quantity (BEY-05). */
function handleSheetKey(event: KeyboardEvent<HTMLTableElement>) {
  const { key, target } = event
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !(target instanceof HTMLElement))
    return
  const row = target.closest('tr')
  const stops = stopsOf(row)
  const at = stops.indexOf(target)
  if (at < 0) return
  if (/^\d$/.test(key) && !(target instanceof HTMLInputElement)) {
    const field = stops.find((stop) => stop instanceof HTMLInputElement)
    if (field instanceof HTMLInputElement) {
      field.focus()
      typeInto(field, key)
    }
    event.preventDefault()
    return
  }
  const next = {
    ArrowUp: () => stopsOf(row?.previousElementSibling)[at],
    ArrowDown: () => stopsOf(row?.nextElementSibling)[at],
    ArrowLeft: () => (leaves(target, key) ? stops[at - 1] : undefined),
    ArrowRight: () => (leaves(target, key) ? stops[at + 1] : undefined),
  }[key]
  if (!next) return
  const stop = next()
  if (!stop && (key === 'ArrowLeft' || key === 'ArrowRight')) return
  // Arrow keys must not scroll the page, not even at the last row.
  event.preventDefault()
  stop?.focus()
}
