import { useQuery } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Product } from '../../api/products.ts'
import { readDraftAtom } from '../../atoms/drafts.ts'
import { userAtom } from '../../atoms/session.ts'
import { Button } from '../../components/ui/Button.tsx'
import { Tabs } from '../../components/ui/Tabs.tsx'
import { reviewDraft } from '../../forms/productReview.ts'
import { reviewsQuery } from '../../queries/reviews.ts'
import type { Id } from '../../rules/id.ts'
import { Description } from './Description.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import { ReviewList } from './ReviewList.tsx'
import { useReviewsTab } from './useReviewsTab.ts'

type PanelProps = { id?: string; title: string; className: string; children: ReactNode }

/** On wide screens the tab shows the title; the hidden heading keeps the page's outline complete for screen readers. */
const Panel = ({ id, title, className, children }: PanelProps) => (
  <>
    <h2 id={id} tabIndex={-1} className="pb-2 type-h2 md:sr-only">
      {title}
    </h2>
    <div className={className}>{children}</div>
  </>
)

type DetailsProps = Pick<Product, 'description' | 'unit'> & { productId: Id }

/** Description and reviews: two tabs, or one below the other on small screens (§2). */
export function Details({ productId, description, unit }: DetailsProps) {
  const { data: reviews } = useQuery(reviewsQuery(productId))
  const [tab, setTab] = useReviewsTab()
  const title = reviews ? `Reviews (${reviews.length})` : 'Reviews'
  return (
    <div id="about-part">
      <Tabs
        label="About this part"
        value={tab}
        onChange={setTab}
        stack
        panelClassName="max-md:nth-3:mt-9 max-md:border-0 max-md:bg-transparent md:px-8 md:pt-7 md:pb-8"
        tabs={[
          {
            value: 'description',
            label: 'Description',
            panel: (
              <Panel title="Description" className="max-md:border-t max-md:border-ink max-md:pt-4">
                <Description text={description} unit={unit} />
              </Panel>
            ),
          },
          {
            value: 'reviews',
            label: title,
            panel: (
              <Panel
                id="reviews"
                title={title}
                className="max-md:rounded-control max-md:border max-md:border-line max-md:border-t-ink max-md:bg-cell max-md:px-4 max-md:pt-5 max-md:pb-6"
              >
                <Reviews productId={productId} />
              </Panel>
            ),
          },
        ]}
      />
    </div>
  )
}

/** The reviews beside the form or, on narrow screens, above a button that opens it; a draft is open. */
function Reviews({ productId }: { productId: Id }) {
  const user = useAtomValue(userAtom)?.user_id
  const readDraft = useSetAtom(readDraftAtom)
  const [open, setOpen] = useState(() => readDraft(reviewDraft(productId), user) !== undefined)
  return (
    <div className="grid gap-7 lg:grid-cols-aside lg:gap-12">
      <ReviewList productId={productId} />
      <div className="border-line lg:border-l lg:pl-8">
        {!open && (
          <Button
            aria-expanded={false}
            className="lg:hidden noscript:hidden"
            onClick={() => {
              flushSync(() => setOpen(true))
              document.getElementById('write-a-review')?.focus()
            }}
          >
            Write a review
          </Button>
        )}
        <div className={cx(!open && 'max-lg:hidden noscript:block')}>
          <ReviewForm productId={productId} />
        </div>
      </div>
    </div>
  )
}
