import { cx } from 'class-variance-authority'
import { useAtomValue } from 'jotai'
import { Fragment, memo } from 'react'
import { Link } from 'react-router-dom'
import type { Product } from '../../api/products.ts'
import { cartAtom } from '../../atoms/cart.ts'
import { fitsALine, oneLine } from '../../components/shop/fitsALine.ts'
import { Letters } from '../../components/shop/Letters.tsx'
import { RestrictionMarks } from '../../components/shop/RestrictionMarks.tsx'
import { Price } from '../../components/ui/Price.tsx'
import { productPath } from '../../paths.ts'
import { cartCount } from '../../rules/cart.ts'
import { groupedNumber } from '../../rules/groupedNumber.ts'
import { type Id, sameId } from '../../rules/id.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import { isChosenBy } from '../../rules/properties.ts'
import { useQuietAdd } from '../../sections/useQuietAdd.ts'
import { SheetQuantity } from '../productList/SheetQuantity.tsx'

const heading = 'border-b border-line py-1.5 pr-4 first:pl-4 type-label'

/** A column by which nobody chooses: beside a drawing it gives its room to the others. */
const besideDrawing = 'xl:max-2xl:hidden'

type PartsTableProps = {
  labelledBy: string
  columns: readonly string[]
  /** The letters of the drawing that head a column: 'A × B' for 'Size'. */
  letters?: ReadonlyMap<string, string> | undefined
  /** The number of first columns that tell all parts apart; a phone shows no others. */
  distinguishing: number
  rows: readonly { part: Product; values: readonly string[] }[]
  /** The part whose page this is, which is marked. */
  currentId?: Id
}

/** Parts with their values, price, quantity and Add; what was added is said in the row and to screen readers. */
export function PartsTable(props: PartsTableProps) {
  const { labelledBy, columns, letters, distinguishing, rows, currentId } = props
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

type FamilyRowProps = Pick<PartsTableProps, 'columns' | 'distinguishing'> & {
  product: Product
  values: readonly string[]
  /** The style of values by which nobody chooses. */
  narrow: string | undefined
  inCart: number
  isCurrent: boolean
  onAdd: (product: Product, quantity: number) => void
}

const cell = 'border-b border-line py-1 pr-4 align-middle max-lg:block max-lg:border-0 max-lg:p-0'
// On phones and tablets beside the three lines of number, values and price; with very large text below them.
const control = cx(
  cell,
  'max-lg:row-span-3 max-lg:row-start-1 max-lg:@max-[16rem]:row-span-1 max-lg:@max-[16rem]:row-start-4',
)

/** A count in words, with what it counts: '6 in cart'. */
const InCart = ({ count, className }: { count: number; className: string }) =>
  count > 0 && (
    <span className={cx('type-micro font-semibold text-success-strong', className)}>
      {`${groupedNumber(count)} in cart`}
    </span>
  )

type ValuesLineProps = Pick<FamilyRowProps, 'columns' | 'values' | 'distinguishing'>
/** The values in a line, where there are no columns: 'Size 50 × 34 mm' on tablets; on phones those that tell it apart. */
const ValuesLine = ({ columns, values, distinguishing }: ValuesLineProps) =>
  values.map(
    (value, at) =>
      value &&
      isChosenBy(columns[at] ?? '') && (
        <Fragment key={columns[at]}>
          <span className={cx('mr-1.5 inline-block md:mr-2.5', at >= distinguishing && 'max-md:hidden')}>
            {/* '2.0 mm' says nothing without its name, 'Satin brass' does. */}
            <span className={cx('text-ink-soft', (at === 0 || !/^\W*\d/.test(value)) && 'max-md:sr-only')}>
              {columns[at]}
            </span>{' '}
            <bdi>{keepUnits(value)}</bdi>
          </span>{' '}
        </Fragment>
      ),
  )

/** A part as a row, on phones and tablets three lines. Memoised: adding one does not render all rows again. */
const FamilyRow = memo(function FamilyRow(props: FamilyRowProps) {
  const { product, columns, values, distinguishing, narrow, inCart, isCurrent, onAdd } = props
  const name = keepUnits(product.name)
  const number = product.sku || name
  const numberStyle = product.sku ? `type-mono ${oneLine(product.sku)}` : undefined
  return (
    <tr
      aria-current={isCurrent || undefined}
      className={cx(
        'ring-in max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto_auto] max-lg:items-center max-lg:gap-x-2 max-lg:border-b max-lg:border-line max-lg:px-3 max-lg:py-1 max-lg:@max-[16rem]:grid-cols-[auto_minmax(0,1fr)]',
        isCurrent && 'bg-photo',
      )}
    >
      <th
        scope="row"
        className={cx(
          cell,
          'font-normal max-lg:col-start-1 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-2 max-lg:@max-[16rem]:col-span-2 lg:pl-4',
          isCurrent && 'lg:shadow-[inset_4px_0_0] lg:shadow-ink',
        )}
      >
        {isCurrent ? (
          <>
            <span className={numberStyle}>{number}</span>{' '}
            <span className="type-small font-semibold whitespace-nowrap lg:block">This part</span>
          </>
        ) : (
          <Link
            to={productPath(product.product_id)}
            aria-label={product.sku ? `${number}, ${name}` : undefined}
            className={numberStyle}
          >
            <span translate="no">{number}</span>
          </Link>
        )}{' '}
        <RestrictionMarks product={product} className="lg:flex" />
        <InCart count={inCart} className="lg:hidden" />
      </th>
      <td
        className={cx(
          cell,
          'type-small max-md:type-micro max-lg:col-start-1 max-lg:@max-[16rem]:col-span-2 lg:hidden',
        )}
      >
        <ValuesLine columns={columns} values={values} distinguishing={distinguishing} />
      </td>
      {values.map((value, at) => (
        <td
          key={columns[at]}
          className={cx(
            'border-b border-line py-1 pr-4 type-small max-lg:hidden',
            // '102 × 76 mm' and 'galvanised' stay whole; a word too long for a column does not.
            !value.split(/\s/).every(fitsALine) && 'wrap-anywhere',
            !isChosenBy(columns[at] ?? '') && narrow,
          )}
        >
          {value ? <bdi>{keepUnits(value)}</bdi> : <span aria-hidden>−</span>}
        </td>
      ))}
      <td
        className={`${cell} max-lg:col-start-1 max-lg:leading-5 max-lg:@max-[16rem]:col-span-2 lg:text-right ${fitsALine(product.unit) ? 'lg:whitespace-nowrap' : 'wrap-anywhere'}`}
      >
        <Price amount={product.price} size="line" />{' '}
        {product.unit && (
          <span className="pl-0.5 type-small text-ink-soft lg:block">{keepUnits(product.unit)}</span>
        )}
      </td>
      <SheetQuantity
        name={name}
        onAdd={(quantity) => onAdd(product, quantity)}
        // Its room is kept, so that the columns stay where they are.
        before={
          <span className="w-9 text-right max-lg:hidden">
            <InCart count={inCart} className="block leading-4" />
          </span>
        }
        quantityClassName={cx(control, 'pr-2 max-lg:col-start-2 max-lg:@max-[16rem]:col-start-1')}
        addClassName={cx(control, 'lg:pr-4 max-lg:col-start-3 max-lg:@max-[16rem]:col-start-2')}
      />
    </tr>
  )
})
