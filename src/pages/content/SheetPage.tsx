import { PageHead } from '../../components/shop/PageHead.tsx'
import { paths } from '../../paths.ts'
import { OnThisPage } from './OnThisPage.tsx'
import { fragmentOf, type Sheet, SheetParts } from './sheet.tsx'

/** A sheet of more parts than this does not show itself at a glance. */
const short = 5

/** A page that is one sheet. */
export function SheetPage({ sheet }: { sheet: Sheet }) {
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
