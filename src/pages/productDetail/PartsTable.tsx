import { cx } from 'class-variance-authority'
import { useAtomValue } from 'jotai'
import type { Product } from '../../api/products.ts'
import { cartAtom } from '../../atoms/cart.ts'
import { Letters } from '../../components/shop/Letters.tsx'
import { cartCount } from '../../rules/cart.ts'
import { type Id, sameId } from '../../rules/id.ts'
import { isChosenBy } from '../../rules/properties.ts'
import { useQuietAdd } from '../../sections/useQuietAdd.ts'
import { FamilyRow } from './FamilyRow.tsx'

const heading = 'border-b border-line py-1.5 pr-4 first:pl-4 type-label'

/** A column by which nobody chooses: beside a drawing it gives its room to the others. */
const besideDrawing = 'xl:max-2xl:hidden'

type PartsTableProps = {
  labelledBy: string
  columns: readonly string[]
  /** The letters of the drawing that head a column: 'A × B' for 'Size'. */
  letters?: ReadonlyMap<string, string> | undefined
  /** The number of first columns that tell all parts apart. */
  distinguishing: number
  rows: readonly { part: Product; values: readonly string[] }[]
  /** The part whose page this is, which is marked. */
  currentId?: Id
}

/** Parts with their values, price, quantity and Add; what was added is said in the row and to screen readers. */
export function PartsTable({
  labelledBy,
  columns,
  letters,
  distinguishing,
  rows,
  currentId,
}: PartsTableProps) {
  const [status, add] = useQuietAdd()
  const cart = useAtomValue(cartAtom)
  return (
    <>
      <table
        aria-labelledby={labelledBy}
        className="w-full border border-b-0 border-line bg-cell text-left type-compact max-lg:block"
      >
        <thead className="max-lg:sr-only">
          <tr>
            {['Part Number', ...columns].map((label) => (
              <th
                key={label}
                scope="col"
                className={cx(heading, letters && !isChosenBy(label) && besideDrawing)}
              >
                <span>{label}</span> <Letters of={letters?.get(label)} />
              </th>
            ))}
            <th scope="col" className={`${heading} text-right`}>
              Price inc VAT
            </th>
            <th scope="col" className={`${heading} pr-2.5 text-right`}>
              Quantity
            </th>
            <th scope="col" className={heading}>
              <span className="sr-only">Add</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {rows.map(({ part, values }) => (
            <FamilyRow
              key={part.product_id}
              product={part}
              columns={columns}
              values={values}
              distinguishing={distinguishing}
              narrow={letters ? besideDrawing : undefined}
              inCart={cartCount(cart.filter((item) => sameId(item.product_id, part.product_id)))}
              isCurrent={currentId !== undefined && sameId(part.product_id, currentId)}
              onAdd={add}
            />
          ))}
        </tbody>
      </table>
      <p role="status" className="sr-only">
        {status}
      </p>
    </>
  )
}
