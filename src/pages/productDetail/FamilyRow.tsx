import { cx } from 'class-variance-authority'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { Product } from '../../api/products.ts'
import { fitsALine } from '../../components/shop/fitsALine.ts'
import { RestrictionMarks } from '../../components/shop/RestrictionMarks.tsx'
import { Price } from '../../components/ui/Price.tsx'
import { productPath } from '../../paths.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import { isChosenBy } from '../../rules/properties.ts'
import { SheetQuantity } from '../productList/SheetQuantity.tsx'

type FamilyRowProps = {
  product: Product
  columns: readonly string[]
  /** The part's value in each column. */
  values: readonly string[]
  /** The part whose page this is. */
  isCurrent: boolean
  onAdd: (product: Product, quantity: number) => void
}

const cell = 'border-b border-line py-1 pr-4 align-middle max-lg:block max-lg:border-0 max-lg:p-0 max-lg:pr-3'

/**
 * One part of the family, a table row; on phones and tablets only the values by which parts are chosen. Memoised: what is
 * added to the cart does not render all rows again.
 */
export const FamilyRow = memo(function FamilyRow(props: FamilyRowProps) {
  const { product, columns, values, isCurrent, onAdd } = props
  const name = keepUnits(product.name)
  const number = product.sku || name
  const numberStyle = product.sku
    ? cx('type-mono', fitsALine(product.sku) ? 'whitespace-nowrap' : 'wrap-anywhere')
    : undefined
  return (
    <tr
      aria-current={isCurrent || undefined}
      className={cx(
        'ring-in max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-y-0.5 max-lg:border-b max-lg:border-line max-lg:pt-2.5 max-lg:pl-3',
        isCurrent && 'bg-photo',
      )}
    >
      <th
        scope="row"
        className={cx(
          cell,
          'font-normal max-lg:basis-full lg:pl-4',
          isCurrent && 'lg:shadow-[inset_4px_0_0] lg:shadow-ink',
        )}
      >
        {isCurrent ? (
          <>
            <span className={numberStyle}>{number}</span>{' '}
            <span className="type-small font-semibold whitespace-nowrap lg:block">This part</span>
          </>
        ) : (
          <Link to={productPath(product.product_id)} className={numberStyle}>
            {number}
            {product.sku && <span className="sr-only">, {name}</span>}
          </Link>
        )}
        <RestrictionMarks product={product} className="lg:flex max-lg:ml-2" />
      </th>
      {values.map((value, at) => (
        <td
          key={columns[at]}
          className={cx(
            cell,
            'type-small',
            // '102 × 76 mm' and 'galvanised' stay whole; a word too long for a column does not.
            !value.split(/\s/).every(fitsALine) && 'wrap-anywhere',
            (!value || !isChosenBy(columns[at] ?? '')) && 'max-lg:hidden',
          )}
        >
          <span className="text-ink-soft lg:hidden">{columns[at]} </span>
          {value ? <bdi>{keepUnits(value)}</bdi> : <span aria-hidden>−</span>}
        </td>
      ))}
      {/* There the price begins a line, which it shares with quantity and Add; a long unit wraps below it. */}
      <td className="basis-full lg:hidden" aria-hidden />
      <td
        className={`${cell} max-lg:order-1 max-lg:min-w-min max-lg:flex-[1_1_0] lg:text-right ${fitsALine(product.unit) ? 'lg:whitespace-nowrap' : 'wrap-anywhere'}`}
      >
        <Price amount={product.price} size="line" />{' '}
        {product.unit && (
          <span className="pl-0.5 type-small text-ink-soft lg:block">{keepUnits(product.unit)}</span>
        )}
      </td>
      <SheetQuantity
        name={name}
        onAdd={(quantity) => onAdd(product, quantity)}
        cellClassName="max-lg:order-2 max-lg:block max-lg:self-stretch max-lg:border-t max-lg:border-b-0"
      />
    </tr>
  )
})
