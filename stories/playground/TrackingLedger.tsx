import { useSyncExternalStore } from 'react'
import type { ApiCall } from '../../mocks/api.ts'
import { PageHead } from '../../src/components/shop/PageHead.tsx'
import { Shop } from '../shop.tsx'
import { ledgerStore, type Visit } from './trackedVisit.ts'

type TrackingLedgerProps = { who: string }

/** Renders the shop while `visitAll` visits it, then the ledger of the analytics calls that the visits made. */
export function TrackingLedger({ who }: TrackingLedgerProps) {
  const { shop, visits } = useSyncExternalStore(ledgerStore.subscribe, ledgerStore.state)
  return shop ? <Shop key={shop} visit="/categories/hinges" /> : <Ledger visits={visits} who={who} />
}

function Ledger({ visits, who }: TrackingLedgerProps & { visits: readonly Visit[] }) {
  return (
    <main className="wrap pb-10">
      <PageHead crumbs="none" title="Tracking ledger" meta={who} />
      <p className="mb-6 max-w-[72ch] text-pretty">
        {who} makes the same short visit three times. Each cell lists the calls below{' '}
        <span className="type-mono">POST /api/analytics/</span> that the step made, with the data they sent.
        Clicks, views, activity and page visits are sent only after Accept All; searches and cart actions only
        for signed-in customers.
      </p>
      <table className="w-full border-b border-line type-compact">
        <caption className="sr-only">
          The analytics calls of each step, by the answer to the cookie question
        </caption>
        <thead>
          <tr className="text-left type-label">
            {['Step', ...visits.map(({ answer }) => answer)].map((head) => (
              <th key={head} scope="col" className="py-2 pr-6">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visits[0]?.steps.map(({ what }, step) => (
            <tr key={what} className="border-t border-line align-top">
              <th scope="row" className="w-60 py-2.5 pr-6 text-left font-normal text-ink-soft text-pretty">
                {step + 1}. {what}
              </th>
              {visits.map(({ answer, steps }) => (
                <td key={answer} className="py-2.5 pr-6">
                  <Calls calls={steps[step]?.calls ?? []} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}

const summaryOf = ({ path, body }: ApiCall) =>
  body === undefined
    ? path
    : `${path} ${Object.entries(body as object)
        .map(([name, value]) => `${name}: ${value}`)
        .join(', ')}`

function Calls({ calls }: { calls: ApiCall[] }) {
  if (calls.length === 0) return <span className="text-ink-quiet">nothing</span>
  return (
    <ul className="grid gap-2">
      {calls
        .map(summaryOf)
        .sort()
        .map((line) => {
          const [path, ...rest] = line.split(' ')
          return (
            <li key={line}>
              <span className="block type-mono">{path?.replace('/analytics/', '')}</span> {rest.join(' ')}
            </li>
          )
        })}
    </ul>
  )
}
