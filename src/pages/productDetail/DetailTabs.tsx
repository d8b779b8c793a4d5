import { type ReactNode, useState } from 'react'
import { Tabs } from '../../components/ui/Tabs.tsx'
import { useReviewsTab } from './useReviewsTab.ts'

/** The tab is the title; the heading keeps the page's outline whole for those who walk it. */
const Titled = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h2 className="sr-only">{title}</h2>
    {children}
  </>
)

type DetailTabsProps = { reviewsTitle: string; description: ReactNode; reviews: ReactNode }

/** Description and reviews of a wide window. The reviews are built when first opened, then kept with what is typed. */
export default function DetailTabs({ reviewsTitle, description, reviews }: DetailTabsProps) {
  const [tab, setTab] = useReviewsTab()
  const [opened, setOpened] = useState(false)
  if (tab === 'reviews' && !opened) setOpened(true)
  return (
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
          panel: <Titled title="Description">{description}</Titled>,
        },
        {
          value: 'reviews',
          label: reviewsTitle,
          panel: opened && <Titled title="Reviews">{reviews}</Titled>,
        },
      ]}
    />
  )
}
