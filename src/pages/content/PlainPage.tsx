import type { ReactNode } from 'react'
import { PageHead } from '../../components/shop/PageHead.tsx'
import { paths } from '../../paths.ts'
import { ContactWays } from './ContactWays.tsx'

type PlainPageProps = {
  title: string
  /** The text: the matter at hand, and what our staff need to deal with it. */
  children: ReactNode
}

/** A page for something that the shop's staff handle: a paragraph and the contact details. */
export function PlainPage({ title, children }: PlainPageProps) {
  return (
    <div className="wrap">
      <PageHead title={title} crumbs={[{ label: 'Home', to: paths.home }, { label: title }]} />
      <div className="max-w-[34.5em] text-lg text-pretty text-ink-soft">{children}</div>
      <ContactWays className="mt-6 max-w-120" />
    </div>
  )
}
