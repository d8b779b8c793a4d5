import type { ReactNode } from 'react'
import { PageHead } from '../../components/shop/PageHead.tsx'
import { useHead } from '../../lib/useHead.ts'
import { paths } from '../../paths.ts'
import { pageTitle } from '../../rules/productHead.ts'
import { shop } from '../../shop.config.ts'
import { useWayBack } from './useWayBack.ts'

type ResetCardProps = { title: string; children: ReactNode }

/** The two pages of the reset flow: one narrow panel below the heading. */
export function ResetCard({ title, children }: ResetCardProps) {
  const back = useWayBack()
  useHead({ title: pageTitle(title, shop.name) })
  return (
    <div className="wrap">
      <PageHead title={title} crumbs={[{ label: 'Home', to: paths.home }, back, { label: title }]} />
      <div className="max-w-155 rounded-control border border-line bg-cell px-4 py-5 md:p-7">{children}</div>
    </div>
  )
}
