import { memo } from 'react'
import type { Product } from '../../api/products.ts'
import { RestrictionMarks } from '../../components/shop/RestrictionMarks.tsx'
import { QuantityField } from '../../components/ui/QuantityField.tsx'
import { formatRs, lineTotal } from '../../rules/money.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'

type MatchLineProps = {
  number: number
  product: Product
  quantity: number
  onQuantity: (number: number, quantity: number) => void
}

/** A line that matches one part for certain. Lines out of view skip layout, because a list may have hundreds. */
export const MatchLine = memo(function MatchLine({ number, product, quantity, onQuantity }: MatchLineProps) {
  const { sku, name, price, unit } = product
  const label = keepUnits(name)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2.5 [contain-intrinsic-size:auto_4rem] [content-visibility:auto] md:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="type-mono wrap-anywhere">{sku}</p>
        <p dir="auto" className="type-compact">
          {label}
        </p>
        <p className="type-compact text-ink-soft">
          <span className="whitespace-nowrap">{formatRs(price)}</span> {unit}
        </p>
        <RestrictionMarks product={product} className="mr-3" />
      </div>
      <QuantityField
        label={`Quantity, line ${number}, ${label}`}
        value={quantity}
        onChange={(next) => onQuantity(number, next)}
        unit={unit}
      />
      <p className="ml-auto min-w-28 text-right font-semibold whitespace-nowrap">
        {formatRs(lineTotal(price, quantity))}
      </p>
    </li>
  )
})
