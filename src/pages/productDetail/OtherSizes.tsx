import { useQuery } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import { useDeferredValue, useMemo } from 'react'
import type { CategoryName } from '../../api/categories.ts'
import type { Product } from '../../api/products.ts'
import { ownCategory, partsLink } from '../../components/shop/categoryLinks.ts'
import { Letters } from '../../components/shop/Letters.tsx'
import { Mono } from '../../components/ui/Mono.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import { SectionHead } from '../../components/ui/SectionHead.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { familyQuery } from '../../queries/products.ts'
import { comparisonOf, drawnPart, familyOf } from '../../rules/family.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import type { Trail } from '../../rules/trail.ts'
import { PartsTable } from './PartsTable.tsx'

const headingId = 'other-sizes'

/** A part's other sizes and finishes, a column for each property that differs (BEY-23); nothing without any. */
export function OtherSizes({ product, parents }: { product: Product; parents: Trail<CategoryName> }) {
  const { category_id } = product
  const category = ownCategory(product)
  const { data, isLoadingError } = useQuery({
    ...familyQuery(category_id ?? '', parents[1]?.category_id),
    enabled: category_id !== undefined,
  })
  // Deferred: a long table is rendered in short steps, between which the page responds.
  const list = useDeferredValue(data)
  const family = useMemo(() => {
    if (!list) return undefined
    const { parts, total, oneKind } = familyOf(product, list)
    const comparison = comparisonOf(parts, oneKind)
    // Letters of another kind's drawing would head other measures.
    return { total, oneKind, ...comparison, drawn: oneKind && drawnPart(parts, comparison.columns) }
  }, [product, list])
  if (category_id === undefined || isLoadingError || family?.total === 0) return null

  return (
    <section aria-labelledby={headingId} aria-busy={!family} className="pt-9 md:pt-12">
      <SectionHead
        id={headingId}
        title={
          family?.oneKind
            ? 'Other sizes and finishes'
            : `Other parts in ${product.category_name ?? 'this category'}`
        }
        total={family?.total}
        visible={family && family.rows.length - 1}
        more={category && family && family.rows.length <= family.total ? partsLink(category) : undefined}
        // The heading depends on the list, so it appears with it.
        className={cx('min-h-20 md:min-h-16', !family && 'invisible')}
      />
      {/* At least as high as the reserved space, so that the content below never moves up. Scrolls with large text. */}
      <div className="@container relative min-h-48 overflow-x-auto">
        {family ? (
          <div
            className={cx(
              'grid items-start gap-x-6',
              family.drawn && '@min-[72rem]:grid-cols-[minmax(0,1fr)_20rem]',
            )}
          >
            {family.drawn && <SizesDrawing {...family.drawn} />}
            <div className="min-w-0">
              <PartsTable
                labelledBy={headingId}
                columns={family.columns}
                letters={family.drawn ? family.drawn.letters : undefined}
                distinguishing={family.distinguishing}
                rows={family.rows}
                currentId={product.product_id}
              />
            </div>
          </div>
        ) : (
          <Skeleton className="h-48" />
        )}
      </div>
    </section>
  )
}

type SizesDrawingProps = { part: Product; drawing: string; letters: ReadonlyMap<string, string> }

/** The drawing whose letters head the columns of the sizes; says which letters these are, since phones have no columns. */
const SizesDrawing = ({ part, drawing, letters }: SizesDrawingProps) => (
  <figure className="mb-3 flex items-center border border-line bg-cell @min-[72rem]:order-1 @min-[72rem]:block">
    <Picture
      src={drawing}
      alt={`Drawing of ${keepUnits(part.name)}`}
      sizes="(width >= 80rem) 20rem, 11rem"
      width={1}
      height={1}
      className="w-44 flex-none @min-[72rem]:w-full"
    />
    <figcaption className="grid gap-1 p-4 type-small text-ink-soft">
      {[...letters].map(([label, of]) => (
        <span key={label}>
          <span>{label}</span> <Letters of={of} />
        </span>
      ))}
      <span className="type-micro">
        Drawing of <Mono className="inline-block">{part.sku}</Mono>
      </span>
    </figcaption>
  </figure>
)
