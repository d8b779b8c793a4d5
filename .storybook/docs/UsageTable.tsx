import { Unstyled } from '@storybook/addon-docs/blocks'
import { usage } from './usage.ts'

/** What to use the component for, what not, and its keys. Renders nothing if `usage` does not list the component. */
export function UsageTable({ component }: { component: string }) {
  const guide = usage[component]
  if (!guide) return null
  const { when, whenNot, keys } = guide
  return (
    <Unstyled>
      <dl className="mt-6 grid gap-x-6 gap-y-2 border-t border-ink pt-3 md:grid-cols-[8rem_1fr]">
        <dt className="type-label">Use it for</dt>
        <dd>{when}</dd>
        <dt className="type-label">Not for</dt>
        <dd>{whenNot}</dd>
      </dl>
      {keys && (
        <table className="mt-4 w-full border-b border-line type-compact">
          <caption className="pb-1 text-left type-label">Keyboard</caption>
          <tbody>
            {keys.map(([key, does]) => (
              <tr key={key} className="border-t border-line align-top">
                <th scope="row" className="w-32 py-2 pr-6 text-left font-normal">
                  <kbd className="type-mono">{key}</kbd>
                </th>
                <td className="py-2">{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Unstyled>
  )
}
