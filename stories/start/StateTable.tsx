import { Tag } from '../../src/components/ui/Tag.tsx'
import { clausesOf } from './clauses.ts'
import { Pins } from './Pins.tsx'
import { StackedTable } from './StackedTable.tsx'
import { sentencesOf } from './specification.ts'
import type { IndexedState } from './useStoryIndex.ts'

type StateTableProps = {
  section: string
  rows: readonly IndexedState[]
  /** What each story says of itself. */
  shown: ReadonlyMap<string, string>
}

const heads = ['State', 'What must be true', 'What one sees', 'Stories and tests']

/** Returns the sections of the specification that describe the state, as in '§2, §8'. */
const sectionsOf = (id: string) =>
  [...new Set(sentencesOf(id).map(({ section }) => `§${section}`))].sort().join(', ')

function Clauses({ holds }: { holds: string }) {
  const clauses = clausesOf(holds)
  if (clauses.length === 1) return holds
  return (
    <ul className="grid gap-1">
      {clauses.map((clause) => (
        <li key={clause} className="flex gap-2">
          <span aria-hidden className="mt-[0.6875rem] h-px w-2 flex-none bg-edge" />
          {clause}
        </li>
      ))}
    </ul>
  )
}

/** One section of the catalogue. On a phone each row stacks its cells. */
export function StateTable({ section, rows, shown }: StateTableProps) {
  return (
    <StackedTable caption={section} heads={heads}>
      {rows.map((row) => (
        <tr key={row.id} className="border-t border-line align-top max-md:grid max-md:gap-1.5 max-md:py-3">
          <th scope="row" className="text-left font-normal md:w-[18%] md:py-2.5 md:pr-6">
            <span className="type-mono">{row.id}</span>{' '}
            <span className="type-micro text-ink-quiet">{sectionsOf(row.id)}</span>{' '}
            <span className="block font-semibold">{row.state}</span>
            {row.clauses.length > 0 && (
              <span className="block type-small text-ink-soft">{row.clauses.join(', ')}</span>
            )}
            {row.behaviour && <Tag tone="quiet">Behaviour</Tag>}
            {row.beyond && !row.id.startsWith('BEY') && <Tag>Beyond the specification</Tag>}
          </th>
          <td className="text-pretty wrap-anywhere md:w-[29%] md:py-2.5 md:pr-6">
            <Clauses holds={row.holds} />
          </td>
          <Pins row={row} sentences={shown} />
        </tr>
      ))}
    </StackedTable>
  )
}
