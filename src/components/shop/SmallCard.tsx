import { Link } from 'react-router-dom'
import type { Product } from '../../api/products.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import { Picture } from '../ui/Picture.tsx'
import { Price } from '../ui/Price.tsx'

/** A part in a strip: picture, part number, name and price, as one link to the product page. */
export function SmallCard({ product, to }: { product: Product; to: string }) {
  const { name, sku, price, images } = product
  return (
    <Link to={to} className="group flex h-full flex-col no-underline">
      <Picture src={images[0]} alt="" sizes="10.5rem" fallback={sku || name} />
      <span className="flex flex-1 flex-col gap-y-0.5 px-2.5 pt-2 pb-2.5">
        {sku && <span className="type-mono wrap-anywhere">{sku}</span>}
        <span dir="auto" className="line-clamp-6 type-small group-hover:underline">
          {keepUnits(name)}
        </span>
        <span className="mt-auto type-compact">
          <Price amount={price} size="line" />
        </span>
      </span>
    </Link>
  )
}
