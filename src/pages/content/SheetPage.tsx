import { PageHead } from '../../components/shop/PageHead.tsx'
import { useHead } from '../../lib/useHead.ts'
import { paths } from '../../paths.ts'
import { pageTitle } from '../../rules/productHead.ts'
import { shop } from '../../shop.config.ts'
import { OnThisPage } from './OnThisPage.tsx'
import { fragmentOf, type Sheet, SheetParts } from './sheet.tsx'

type SheetPageProps = {
  sheet: Sheet
  path: string
  description: string
}

/** A sheet of more parts than this does not show itself at a glance. */
const short = 5

/** A page that is one sheet. */
export function SheetPage({ sheet, path, description }: SheetPageProps) {
  useHead({ title: pageTitle(sheet.title, shop.name), description, canonical: `${shop.origin}${path}` })
  return (
    <div className="wrap">
      <PageHead title={sheet.title} crumbs={[{ label: 'Home', to: paths.home }, { label: sheet.title }]} />
      <p className="max-w-[60ch] text-lg text-pretty text-ink-soft">{sheet.lead}</p>
      {sheet.parts.length > short && (
        <div className="mt-3">
          <OnThisPage
            parts={sheet.parts.map(({ heading }) => ({ id: fragmentOf(heading), title: heading }))}
          />
        </div>
      )}
      <div className="mt-8">
        <SheetParts sheet={sheet} />
      </div>
    </div>
  )
}
