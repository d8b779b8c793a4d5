import type { ReactNode } from 'react'
import { PageHead } from '../../components/shop/PageHead.tsx'
import { useHead } from '../../lib/useHead.ts'
import { paths } from '../../paths.ts'
import { pageTitle } from '../../rules/productHead.ts'
import { shop } from '../../shop.config.ts'
import { ContactWays } from './ContactWays.tsx'

type PlainPageProps = {
  title: string
  /** What the shopper came for, and what our people need to do it. */
  children: ReactNode
}

/** A matter that the shop's people see to: a paragraph, and the ways to reach them. */
export function PlainPage({ title, children }: PlainPageProps) {
  useHead({ title: pageTitle(title, shop.name) })
  return (
    <div className="wrap">
      <PageHead title={title} crumbs={[{ label: 'Home', to: paths.home }, { label: title }]} />
      <div className="max-w-[60ch] text-lg text-pretty text-ink-soft">{children}</div>
      <ContactWays className="mt-6 max-w-120" />
    </div>
  )
}
