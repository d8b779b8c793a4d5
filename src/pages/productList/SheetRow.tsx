import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { Product } from '../../api/products.ts'
import { fitsALine, oneLine } from '../../components/shop/fitsALine.ts'
import { RestrictionMarks } from '../../components/shop/RestrictionMarks.tsx'
import { Price } from '../../components/ui/Price.tsx'
import { productPath } from '../../paths.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import { SheetQuantity } from './SheetQuantity.tsx'

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
export const SheetRow = memo(function SheetRow({ product, at, tabIndex, onEnter, onAdd }: SheetRowProps) {
  const { name: rawName, sku, price, unit } = product
  const name = keepUnits(rawName)
  return (
    <tr
      onFocus={() => onEnter(at)}
      className="ring-in focus-within:bg-photo max-md:flex max-md:flex-wrap max-md:items-center max-md:border-b max-md:border-line max-md:pt-2 max-md:pl-3"
    >
      <th scope="row" className={`${cell} font-normal max-md:pr-3`}>
        {sku ? (
          <span translate="no" className={`type-mono ${oneLine(sku)}`}>
            {sku}
          </span>
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
