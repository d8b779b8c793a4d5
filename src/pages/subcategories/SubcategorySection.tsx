import type { ReactNode } from 'react'
import { CategoryCellsLoading } from '../../components/shop/CategoryCells.tsx'
import { EmptyState } from '../../components/shop/EmptyState.tsx'
import { RetryButton } from '../../components/ui/RetryButton.tsx'
import { SectionHead } from '../../components/ui/SectionHead.tsx'
import { useStatus } from '../../lib/pageResponse.ts'

type SubcategorySectionProps = {
  name: string
  count: number | undefined
  failed: string | undefined
  retry: () => void
  children: ReactNode
}

const headingId = 'subcategories'
/** How many placeholder cards to show: most categories have about as many subcategories. */
const usualCount = 4

/** The subcategories of a category, or their loading or failed state. */
export function SubcategorySection({ name, count, failed, retry, children }: SubcategorySectionProps) {
  useStatus(failed ? 503 : undefined)
  const loading = count === undefined && !failed
  return (
    <section
      tabIndex={-1}
      aria-labelledby={headingId}
      aria-busy={loading}
      className="pt-9 md:pt-14 outline-none!"
    >
      <SectionHead
        id={headingId}
        title="Subcategories"
        unit="range"
        total={count}
        className={failed ? undefined : 'min-h-20 md:min-h-16'}
      />
      {failed && (
        <EmptyState
          title={failed}
          action={<RetryButton onClick={retry} />}
          className="mt-5.5"
        >{`The list of its ranges did not arrive. All parts of ${name} can be seen without it.`}</EmptyState>
      )}
      {loading && <CategoryCellsLoading look="listing" count={usualCount} />}
      {children}
    </section>
  )
}
