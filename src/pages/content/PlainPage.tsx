import type { ReactNode } from 'react'
import { PageHead } from '../../components/shop/PageHead.tsx'
import { paths } from '../../paths.ts'
import { ContactWays } from './ContactWays.tsx'

type PlainPageProps = {
  title: string
  /** What the shopper came for, and what our people need to do it. */
  children: ReactNode
}

/** A matter that the shop's people see to: a paragraph, and the ways to reach them. */
export function PlainPage({ title, children }: PlainPageProps) {
  return (
    <div className="wrap">
      <PageHead title={title} crumbs={[{ label: 'Home', to: paths.home }, { label: title }]} />
      <div className="max-w-[60ch] text-lg text-pretty text-ink-soft">{children}</div>
      <ContactWays className="mt-6 max-w-120" />
    </div>
  )
}
