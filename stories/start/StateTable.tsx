import { Tag } from '../../src/components/ui/Tag.tsx'
import type { CatalogueState } from './catalogue.ts'
import { StackedTable } from './StackedTable.tsx'
import type { IndexedStory } from './useStoryIndex.ts'

export type IndexedState = CatalogueState & { stories: IndexedStory[]; tests: string[] }

type StateTableProps = {
  section: string
  rows: readonly IndexedState[]
  /** Whether the stories are known: until then none is said to be missing. */
  known: boolean
}

const heads = ['State', 'What must hold', 'Stories and tests']

/** One section of the catalogue. On a phone each row stacks its cells. */
export function StateTable({ section, rows, known }: StateTableProps) {
  return (
    <StackedTable caption={section} heads={heads}>
      {rows.map((row) => (
        <tr key={row.id} className="border-t border-line align-top max-md:grid max-md:gap-1.5 max-md:py-3">
          <th scope="row" className="text-left md:w-[26%] md:py-2.5 md:pr-6">
            <span className="type-mono">{row.id}</span>{' '}
            <span className="block font-semibold">{row.state}</span>
            {row.behaviour && <Tag tone="quiet">Behaviour</Tag>}
            {row.beyond && !row.id.startsWith('BEY') && <Tag>Beyond the specification</Tag>}
          </th>
          <td className="text-pretty wrap-anywhere md:w-[40%] md:py-2.5 md:pr-6">{row.holds}</td>
          <td className="md:py-2.5">
            <Pins row={row} known={known} />
          </td>
        </tr>
      ))}
    </StackedTable>
  )
}

function Pins({ row: { stories, tests }, known }: { row: IndexedState; known: boolean }) {
  if (stories.length === 0 && tests.length === 0) {
    return <span className="text-ink-quiet">{known ? 'None yet' : 'Looking...'}</span>
  }
  return (
    <ul>
      {stories.map(({ id, title, name }) => (
        <li key={id} className="min-h-6">
          <a href={`./?path=/story/${id}`} target="_top">
            {title.replace(/^.*\//, '')}: {name}
          </a>
        </li>
      ))}
      {tests.map((file) => (
        <li key={file} className="min-h-6 type-mono text-ink-soft wrap-anywhere">
          {file}
        </li>
      ))}
    </ul>
  )
}
