import { type ReactNode, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Tabs } from '../../components/ui/Tabs.tsx'
import { blankReview } from '../../forms/productReview.ts'
import { useMediaQuery } from '../../lib/useMediaQuery.ts'
import type { Id } from '../../rules/id.ts'
import { Description } from './Description.tsx'
import { Reviews } from './Reviews.tsx'

type DetailsProps = {
  productId: Id
  description: string
  /** How many reviews there are, once that is known. */
  reviewCount: number | undefined
}

const Stacked = ({ title, id, children }: { title: string; id?: string; children: ReactNode }) => (
  <section id={id} className="mt-9 first:mt-0">
    <h2 tabIndex={-1} className="pb-2 type-h2">
      {title}
    </h2>
    {children}
  </section>
)

/** Description and reviews: two tabs, or one below the other on a small screen (§2). */
export function Details({ productId, description, reviewCount }: DetailsProps) {
  const wide = useMediaQuery('(width >= 48rem)')
  const [tab, setTab] = useReviewsTab()
  const [opened, setOpened] = useState(tab === 'reviews')
  const draft = useRef(blankReview)
  if (tab === 'reviews' && !opened) setOpened(true)
  const reviewsTitle = reviewCount === undefined ? 'Reviews' : `Reviews (${reviewCount})`

  if (!wide) {
    return (
      <>
        <Stacked title="Description">
          <div className="border-t border-ink pt-4">
            <Description text={description} />
          </div>
        </Stacked>
        <Stacked title={reviewsTitle} id="reviews">
          <div className="rounded-control border border-line border-t-ink bg-cell px-4 pt-5 pb-6">
            <Reviews productId={productId} draft={draft} />
          </div>
        </Stacked>
      </>
    )
  }
  return (
    <div id="reviews">
      <Tabs
        label="About this part"
        value={tab}
        onChange={setTab}
        keep
        panelClassName="px-8 pt-7 pb-8"
        tabs={[
          {
            value: 'description',
            label: 'Description',
            panel: (
              <Titled title="Description">
                <Description text={description} />
              </Titled>
            ),
          },
          {
            value: 'reviews',
            label: reviewsTitle,
            // Built when first opened, then kept: a half-written review survives a look at the description.
            panel: opened && (
              <Titled title="Reviews">
                <Reviews productId={productId} draft={draft} />
              </Titled>
            ),
          },
        ]}
      />
    </div>
  )
}

/** The tab is the title; the heading keeps the page's outline whole for those who walk it. */
const Titled = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h2 className="sr-only">{title}</h2>
    {children}
  </>
)

type Tab = 'description' | 'reviews'

/** The open tab, kept in the address. */
export function useReviewsTab(): [Tab, (tab: Tab) => void] {
  const [params, setParams] = useSearchParams()
  const open = (tab: Tab) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (tab === 'reviews') next.set('tab', tab)
        else next.delete('tab')
        return next
      },
      { replace: true },
    )
  return [params.get('tab') === 'reviews' ? 'reviews' : 'description', open]
}
