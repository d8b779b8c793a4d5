import type { ReactNode } from 'react'
import { Field } from '../../src/components/ui/Field.tsx'
import { Input } from '../../src/components/ui/Input.tsx'
import { Notice } from '../../src/components/ui/Notice.tsx'
import { Choice, keysOf } from './Choice.tsx'
import { catalogue } from './documents.ts'
import { type Filters, type FoundStates, kinds } from './useStates.ts'

const sections = [
  ['', 'All screens'] as const,
  ...[...new Set(catalogue.map(({ section }) => section))].map((section) => [section, section] as const),
]

type StateFiltersProps<F extends Filters> = {
  filters: F
  onChange: (change: Partial<F>) => void
  found: Pick<FoundStates, 'status' | 'all' | 'nearest' | 'changes'> & { matches: readonly unknown[] }
  /** Further choices, in the same line. */
  children?: ReactNode
}

/** Finds states by words, part of the shop and kind, and says how many there are. */
export function StateFilters<F extends Filters>({
  filters,
  onChange,
  found,
  children,
}: StateFiltersProps<F>) {
  const change = (part: Partial<Filters>) => onChange(part as Partial<F>)
  const count = `${found.matches.length} of ${found.all.length} states`
  return (
    <>
      <div className="grid items-end gap-x-4 gap-y-3 max-md:grid-cols-2 md:auto-cols-fr md:grid-flow-col">
        <div className="max-md:col-span-2">
          <Field label="Find a state">
            <Input
              type="search"
              placeholder="captcha failure, cash only, CHK-09"
              value={filters.find}
              onChange={({ target }) => change({ find: target.value })}
            />
          </Field>
        </div>
        <Choice
          label="Screen"
          value={filters.screen}
          among={sections}
          onChange={(screen) => change({ screen })}
        />
        <Choice
          label="Kind"
          value={filters.kind}
          among={keysOf(kinds)}
          onChange={(kind) => change({ kind })}
        />
        {children}
      </div>
      <p role="status" className="mt-2 type-small text-ink-quiet">
        {found.nearest && <span>Nothing has all these words; nearest: </span>}
        {found.status !== 'pending' && <span>{count}</span>}
      </p>
      {found.status === 'pending' && <p className="border-t border-ink py-6 text-ink-quiet">Loading...</p>}
      {found.status === 'failed' && (
        <Notice tone="danger" role="alert" className="mt-5">
          The list of stories could not be read. Open this page inside Storybook to see the links.
        </Notice>
      )}
      {found.status !== 'pending' && found.matches.length === 0 && (
        <p className="border-t border-ink py-6">
          {filters.kind === 'changed' && !found.changes
            ? 'No earlier version has pictures here yet.'
            : 'No state matches these words and filters.'}
        </p>
      )}
    </>
  )
}
