import { cx } from 'class-variance-authority'
import { Link } from 'react-router-dom'
import type { Product } from '../../api/products.ts'
import { fitsALine } from '../../components/shop/fitsALine.ts'
import { RestrictionMarks } from '../../components/shop/RestrictionMarks.tsx'
import { Button } from '../../components/ui/Button.tsx'
import { Price } from '../../components/ui/Price.tsx'
import { productPath } from '../../paths.ts'
import { brandLabel, type Difference } from '../../rules/family.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'

type FamilyRowProps = {
  part: Product
  difference: Difference | undefined
  /** The part whose page this is. */
  own: boolean
  onAdd: (part: Product, quantity: number) => void
}

const cell = 'border-b border-line py-1 pr-4 align-middle md:h-11 max-md:block max-md:border-0 max-md:p-0'

/** One part of the family: a table row, on phones two lines. */
export function FamilyRow({ part, difference, own, onAdd }: FamilyRowProps) {
  const name = keepUnits(part.name)
  const number = part.sku || name
  const numberStyle = part.sku
    ? cx('type-mono', fitsALine(part.sku) ? 'whitespace-nowrap' : 'wrap-anywhere')
    : undefined
  return (
    <tr
      aria-current={own || undefined}
      className={cx(
        'max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-0.5 max-md:border-b max-md:border-line max-md:px-3 max-md:py-2.5',
        own && 'bg-photo',
      )}
    >
      <th scope="row" className={`${cell} font-normal max-md:grow md:pl-4`}>
        {own ? (
          <span className={numberStyle}>{number}</span>
        ) : (
          <Link to={productPath(part.product_id)} className={numberStyle}>
            {number}
            {part.sku && <span className="sr-only">, {name}</span>}
          </Link>
        )}
      </th>
      <td className={`${cell} max-md:order-1 max-md:flex-[1_1_calc(100%-6rem)]`}>
        <span className="mr-2 wrap-anywhere">
          <bdi className="font-semibold">{difference?.words}</bdi>
          {difference?.specs.map(({ label, value }) => (
            <span key={label} className="type-small text-ink-soft">
              , {label !== brandLabel && `${label.toLowerCase()} `}
              {keepUnits(value)}
            </span>
          ))}
        </span>
        <RestrictionMarks part={part} className="mr-2" />
      </td>
      {/* On a phone with large text the unit takes a line of its own. */}
      <td
        className={`${cell} text-right ${fitsALine(part.unit) ? 'md:whitespace-nowrap' : 'wrap-anywhere'} max-md:ml-auto`}
      >
        <Price amount={part.price} size="line" />{' '}
        {part.unit && <span className="pl-0.5 type-small text-ink-soft">{keepUnits(part.unit)}</span>}
      </td>
      <td className={`${cell} text-right max-md:order-1`}>
        {own ? (
          <span className="type-small whitespace-nowrap text-ink-soft">This part</span>
        ) : (
          <Button size="xs" onClick={() => onAdd(part, 1)}>
            Add<span className="sr-only"> {name}</span>
          </Button>
        )}
      </td>
    </tr>
  )
}
