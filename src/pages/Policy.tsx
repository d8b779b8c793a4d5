import { PageHead } from '../components/shop/PageHead.tsx'
import { paths } from '../paths.ts'
import { disclaimer } from './content/disclaimer.tsx'
import { OnThisPage } from './content/OnThisPage.tsx'
import { returns } from './content/returns.tsx'
import { SheetParts } from './content/sheet.tsx'
import { shipping } from './content/shipping.tsx'
import { terms } from './content/terms.tsx'

const sheets = [
  { id: 'disclaimer', sheet: disclaimer },
  { id: 'shipping', sheet: shipping },
  { id: 'returns', sheet: returns },
  { id: 'terms', sheet: terms },
]

/** §2 /policy: disclaimer, shipping, return and terms on one page, from the same sources as their own pages. */
export default function Policy() {
  return (
    <div className="wrap">
      <PageHead title="Policy" crumbs={[{ label: 'Home', to: paths.home }, { label: 'Policy' }]} />
      <OnThisPage parts={sheets.map(({ id, sheet }) => ({ id, title: sheet.title }))} />
      {sheets.map(({ id, sheet }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="pt-9 md:pt-12">
          <h2 id={`${id}-title`} className="type-h2">
            {sheet.title}
          </h2>
          <p className="mt-2 mb-5 max-w-[60ch] text-pretty text-ink-soft">{sheet.lead}</p>
          <SheetParts sheet={sheet} level="h3" />
        </section>
      ))}
    </div>
  )
}
