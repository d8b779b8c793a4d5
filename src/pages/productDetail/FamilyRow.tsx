import { cx } from 'class-variance-authority'
import { Link } from 'react-router-dom'
import type { Product } from '../../api/products.ts'
import { fitsALine } from '../../components/shop/fitsALine.ts'
import { RestrictionMarks } from '../../components/shop/RestrictionMarks.tsx'
import { Price } from '../../components/ui/Price.tsx'
import { productPath } from '../../paths.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import { SheetQuantity } from '../productList/SheetQuantity.tsx'

type FamilyRowProps = {
  part: Product
  columns: readonly string[]
  /** The part's value in each column. */
  values: readonly string[]
  /** The part whose page this is. */
  own: boolean
  onAdd: (part: Product, quantity: number) => void
}

const cell = 'border-b border-line py-1 pr-4 align-middle max-md:block max-md:border-0 max-md:p-0'

/** One part of the family: a table row; on phones number and price, then the values with their labels. */
export function FamilyRow({ part, columns, values, own, onAdd }: FamilyRowProps) {
  const name = keepUnits(part.name)
  const number = part.sku || name
  const numberStyle = part.sku
    ? cx('type-mono', fitsALine(part.sku) ? 'whitespace-nowrap' : 'wrap-anywhere')
    : undefined
  return (
    <tr
      aria-current={own || undefined}
      className={cx(
        'ring-in max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-0.5 max-md:border-b max-md:border-line max-md:pt-2.5 max-md:px-3',
        own && 'bg-photo',
      )}
    >
      <th
        scope="row"
        className={cx(
          cell,
          'font-normal max-md:grow md:pl-4',
          own && 'md:shadow-[inset_4px_0_0] md:shadow-ink',
        )}
      >
        {own ? (
          <>
            <span className={numberStyle}>{number}</span>{' '}
            <span className="type-small font-semibold whitespace-nowrap md:block">This part</span>
          </>
        ) : (
          <Link to={productPath(part.product_id)} className={numberStyle}>
            {number}
            {part.sku && <span className="sr-only">, {name}</span>}
          </Link>
        )}
        <RestrictionMarks part={part} className="md:flex max-md:ml-2" />
      </th>
      {/* On phones the values begin a line, and the quantity another. */}
      <td className="order-1 basis-full md:hidden" aria-hidden />
      {values.map((value, at) => (
        <td
          key={columns[at]}
          className={cx(cell, 'type-small wrap-anywhere max-md:order-1', !value && 'max-md:hidden')}
        >
          <span className="text-ink-soft md:hidden">{columns[at]} </span>
          {value ? <bdi>{keepUnits(value)}</bdi> : <span aria-hidden>−</span>}
        </td>
      ))}
      {/* On a phone with large text the unit takes a line of its own. */}
      <td className={`${cell} text-right ${fitsALine(part.unit) ? 'md:whitespace-nowrap' : 'wrap-anywhere'}`}>
        <Price amount={part.price} size="line" />{' '}
        {part.unit && (
          <span className="pl-0.5 type-small text-ink-soft md:block">{keepUnits(part.unit)}</span>
        )}
      </td>
      <td className="order-1 basis-full md:hidden" aria-hidden />
      <SheetQuantity name={name} onAdd={(quantity) => onAdd(part, quantity)} />
    </tr>
  )
}
