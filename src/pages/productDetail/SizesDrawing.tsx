import type { Product } from '../../api/products.ts'
import { Letters } from '../../components/shop/Letters.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import { keepUnits } from '../../rules/nonBreaking.ts'

type SizesDrawingProps = {
  /** The part that is drawn. */
  part: Product
  drawing: string
  letters: ReadonlyMap<string, string>
}

/** The drawing whose letters head the columns of the sizes; says which letters these are, since phones have no columns. */
export const SizesDrawing = ({ part, drawing, letters }: SizesDrawingProps) => (
  <figure className="mb-3 flex items-center border border-line bg-cell xl:block xl:w-80 xl:flex-none">
    <Picture
      src={drawing}
      alt={`Drawing of ${keepUnits(part.name)}`}
      sizes="(width >= 80rem) 20rem, 11rem"
      width={1}
      height={1}
      className="w-44 flex-none xl:w-full"
    />
    <figcaption className="grid gap-1 p-4 type-small text-ink-soft">
      {[...letters].map(([label, of]) => (
        <span key={label}>
          <Letters of={of} /> <span>{label}</span>
        </span>
      ))}
      <span className="type-micro">
        Drawn:{' '}
        <span translate="no" className="type-mono">
          {part.sku}
        </span>
      </span>
    </figcaption>
  </figure>
)
