import { useQuery } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import { ChevronDown } from 'lucide'
import { useState } from 'react'
import { ProductCardSkeletons, ProductGrid } from '../../components/shop/ProductGrid.tsx'
import { RetryButton } from '../../components/ui/Button.tsx'
import { SectionHead } from '../../components/ui/SectionHead.tsx'
import { TextButton } from '../../components/ui/TextLink.tsx'
import { categoryProductsPath } from '../../paths.ts'
import { listPageQuery, listQuery } from '../../queries/products.ts'
import { noFilters } from '../../rules/filters.ts'
import type { Id } from '../../rules/id.ts'
import { limits } from '../../rules/limits.ts'
import { cardsRow, expandedRow, widthsOf } from '../../sections/rowSizes.ts'
import { TrackedCard } from '../../sections/TrackedCard.tsx'
import { useCardViews } from '../../sections/useCardViews.ts'
import { productsText } from '../../text/products.ts'

type ProductRowProps = { category: { id: Id; name: string; slug: string } }

/** The first parts of a category (§2 Home extras). An empty row is left out; a failed row shows the error. */
export function ProductRow({ category: { id, name, slug } }: ProductRowProps) {
  const first = useQuery({ ...listPageQuery(id, noFilters), meta: { failed: productsText.failed } })
  const { data: page, isLoadingError, refetch } = first
  const [expanded, setExpanded] = useState(false)
  const { data: all } = useQuery({ ...listQuery(id), enabled: expanded })
  const see = useCardViews()
  if (page?.size === 0) return null

  const headingId = `home-row-${id}`
  const shown = expanded ? (all ?? page?.products) : page?.products.slice(0, limits.wideRow)
  const row = expanded && shown ? expandedRow(shown.length) : cardsRow
  // See More links to the category where a full row fits, and expands the row on narrower screens.
  const widths = page && page.size > limits.narrowRow.count ? widthsOf(page.size) : undefined
  return (
    <section aria-labelledby={headingId} aria-busy={!page && !isLoadingError} className="wrap pt-9 md:pt-14">
      <SectionHead
        id={headingId}
        title={name}
        visible={row.counts}
        total={page?.size}
        more={{ to: categoryProductsPath(slug, id), state: { cat_id: id, name }, className: widths?.whole }}
        action={
          widths
            ? (className) => (
                <TextButton
                  aria-expanded={expanded}
                  after={expanded ? undefined : ChevronDown}
                  onClick={() => setExpanded(!expanded)}
                  className={cx(className, widths.expandable)}
                >
                  <span>{expanded ? 'See Less' : 'See More'}</span>
                  <span className="sr-only"> {name}</span>
                </TextButton>
              )
            : undefined
        }
        className={isLoadingError ? undefined : 'min-h-20 md:min-h-16'}
      />
      {isLoadingError ? (
        <div className="flex flex-wrap items-center gap-4 border border-t-0 border-line bg-cell p-5">
          <p>{productsText.failed}</p>
          <RetryButton onClick={() => void refetch()} />
        </div>
      ) : (
        <ProductGrid columns="home" className={row.className}>
          {shown ? (
            shown.map((product) => <TrackedCard key={product.product_id} product={product} onView={see} />)
          ) : (
            <ProductCardSkeletons count={limits.wideRow} />
          )}
        </ProductGrid>
      )}
    </section>
  )
}
