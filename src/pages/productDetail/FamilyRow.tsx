import { cx } from 'class-variance-authority'
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

const cell = 'border-b border-line py-1 pr-4 align-middle max-md:block max-md:border-0 max-md:p-0 max-md:pr-3'

/** One part of the family, a table row; on phones only the values by which parts are chosen. */
export function FamilyRow({ product, columns, values, isCurrent, onAdd }: FamilyRowProps) {
  const name = keepUnits(product.name)
  const number = product.sku || name
  const numberStyle = product.sku
    ? cx('type-mono', fitsALine(product.sku) ? 'whitespace-nowrap' : 'wrap-anywhere')
    : undefined
  return (
    <tr
      aria-current={isCurrent || undefined}
      className={cx(
        'ring-in max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-y-0.5 max-md:border-b max-md:border-line max-md:pt-2.5 max-md:pl-3',
        isCurrent && 'bg-photo',
      )}
    >
      <th
        scope="row"
        className={cx(
          cell,
          'font-normal max-md:basis-full md:pl-4',
          isCurrent && 'md:shadow-[inset_4px_0_0] md:shadow-ink',
        )}
      >
        {isCurrent ? (
          <>
            <span className={numberStyle}>{number}</span>{' '}
            <span className="type-small font-semibold whitespace-nowrap md:block">This part</span>
          </>
        ) : (
          <Link to={productPath(product.product_id)} className={numberStyle}>
            {number}
            {product.sku && <span className="sr-only">, {name}</span>}
          </Link>
        )}
        <RestrictionMarks product={product} className="md:flex max-md:ml-2" />
      </th>
      {values.map((value, at) => (
        <td
          key={columns[at]}
          className={cx(
            cell,
            'type-small wrap-anywhere',
            (!value || !isChosenBy(columns[at] ?? '')) && 'max-md:hidden',
          )}
        >
          <span className="text-ink-soft md:hidden">{columns[at]} </span>
          {value ? <bdi>{keepUnits(value)}</bdi> : <span aria-hidden>−</span>}
        </td>
      ))}
      {/* On phones the price begins a line, which it shares with quantity and Add; a long unit wraps below it. */}
      <td className="basis-full md:hidden" aria-hidden />
      <td
        className={`${cell} max-md:order-1 max-md:min-w-min max-md:flex-[1_1_0] md:text-right ${fitsALine(product.unit) ? 'md:whitespace-nowrap' : 'wrap-anywhere'}`}
      >
        <Price amount={product.price} size="line" />{' '}
        {product.unit && (
          <span className="pl-0.5 type-small text-ink-soft md:block">{keepUnits(product.unit)}</span>
        )}
      </td>
      <SheetQuantity name={name} onAdd={(quantity) => onAdd(product, quantity)} />
    </tr>
  )
}
