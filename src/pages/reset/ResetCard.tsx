import type { ReactNode } from 'react'
import { PageHead } from '../../components/shop/PageHead.tsx'
import { paths } from '../../paths.ts'
import { useWayBack } from './useWayBack.ts'

type ResetCardProps = { title: string; children: ReactNode }

/** The frame of both pages of the reset flow: one narrow panel below the heading. */
export function ResetCard({ title, children }: ResetCardProps) {
  const back = useWayBack()
  return (
    <div className="wrap">
      <PageHead title={title} crumbs={[{ label: 'Home', to: paths.home }, back, { label: title }]} />
      <div className="max-w-155 rounded-control border border-line bg-cell px-4 py-5 md:p-7">{children}</div>
    </div>
  )
}
