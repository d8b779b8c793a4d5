import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Product } from '../../api/products.ts'
import { bottomInsetAtom } from '../../atoms/bottomInset.ts'
import { useHydrated } from '../../lib/hydration/useHydrated.ts'
import { useQuietAdd } from '../../sections/useQuietAdd.ts'
import { SheetRow } from './SheetRow.tsx'
import { handleSheetKey } from './sheetKeys.ts'

const helpId = 'sheet-help'
const heading = 'border-b border-line px-2.5 py-1 first:pl-3 type-label whitespace-nowrap'

const columns = [
  ['Part Number', ''],
  ['Name', 'w-full'],
  ['Unit', ''],
  ['Price inc VAT', 'text-right'],
  ['Quantity', 'pr-1 text-right'],
] as const

/**
 * The parts of a page as the rows of a spec sheet (BEY-05). Tab visits the controls of one row and then leaves the
 * table; arrow keys move between rows. Without scripts Tab visits the controls of all rows.
 */
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
