import type { ReactNode } from 'react'
import { PageHead } from '../../components/shop/PageHead.tsx'
import { useHead } from '../../lib/useHead.ts'
import { paths } from '../../paths.ts'
import { pageTitle } from '../../rules/productHead.ts'
import { shop } from '../../shop.config.ts'
import { type Sheet, SheetParts } from './sheet.tsx'

type SheetPageProps = {
  sheet: Sheet
  path: string
  description: string
  /** Between the lead and the parts: the facts at a glance. */
  children?: ReactNode
}

/** A page that is one sheet. */
export function SheetPage({ sheet, path, description, children }: SheetPageProps) {
  useHead({ title: pageTitle(sheet.title, shop.name), description, canonical: `${shop.origin}${path}` })
  return (
    <div className="wrap">
      <PageHead title={sheet.title} crumbs={[{ label: 'Home', to: paths.home }, { label: sheet.title }]} />
      <p className="max-w-[60ch] text-lg text-pretty text-ink-soft">{sheet.lead}</p>
      {children}
      <div className="mt-8">
        <SheetParts sheet={sheet} />
      </div>
    </div>
  )
}
