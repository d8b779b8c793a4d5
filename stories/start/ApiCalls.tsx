import { PageHead } from '../../src/components/shop/PageHead.tsx'
import { SectionHead } from '../../src/components/ui/SectionHead.tsx'
import { contract } from './contract.ts'
import { StackedTable } from './StackedTable.tsx'

const heads = ['Method and path', 'Name', 'Sends']
const count = contract.reduce((sum, { calls }) => sum + calls.length, 0)

function Sends({ query, body }: { query: string; body: string }) {
  if (!query && !body) return <span className="text-ink-quiet">Nothing</span>
  return (
    <>
      {query && <span className="block">Query: {query}</span>}
      {body && <span className="block">Body: {body}</span>}
    </>
  )
}

/** Every call of the contract, generated from the contract itself. */
export function ApiCalls() {
  return (
    <div className="wrap pb-10">
      <PageHead title="API calls" meta={`${count} calls in ${contract.length} files`} />
      <div className="grid max-w-[72ch] gap-3 text-pretty">
        <p>
          The shop makes these calls and no others. All of them are below /api/ on the shop's own origin and
          include cookies. The tables are generated from the contract that the shop, the stories and the
          reference server share. A story fails if the shop makes a call that is not in the contract.
        </p>
        <p>
          Calls beyond the specification: GET /api/captcha-challenge returns the challenge for the self-hosted
          captcha; those of /api/order-link open the order of a link in an email; those of /api/operate are
          the operator's. A back end does not have to offer them.
        </p>
      </div>
      {contract.map(({ file, calls }) => (
        <section key={file} aria-label={file} className="pt-8">
          <SectionHead title={file} unit="call" total={calls.length} />
          <StackedTable caption={`Calls of ${file}`} heads={heads}>
            {calls.map(({ name, method, path, query, body }) => (
              <tr
                key={name}
                className="border-t border-line align-top max-md:grid max-md:gap-0.5 max-md:py-3"
              >
                <th
                  scope="row"
                  className="text-left font-semibold wrap-anywhere md:w-[42%] md:py-2.5 md:pr-6"
                >
                  {method} {path}
                </th>
                <td className="wrap-anywhere md:w-[22%] md:py-2.5 md:pr-6">{name}</td>
                <td className="text-ink-soft wrap-anywhere md:py-2.5">
                  <Sends query={query} body={body} />
                </td>
              </tr>
            ))}
          </StackedTable>
        </section>
      ))}
    </div>
  )
}
