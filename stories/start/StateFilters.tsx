import type { ReactNode } from 'react'
import { Field } from '../../src/components/ui/Field.tsx'
import { Input } from '../../src/components/ui/Input.tsx'
import { Select } from '../../src/components/ui/Select.tsx'
import { catalogue } from './catalogue.ts'
import { type Filters, type FoundStates, type Kind, kinds } from './useStates.ts'

const sections = [...new Set(catalogue.map(({ section }) => section))]

type StateFiltersProps<F extends Filters> = {
  filters: F
  onChange: (change: Partial<F>) => void
  found: Pick<FoundStates, 'all' | 'matches' | 'nearest'>
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
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="min-w-60 grow basis-60">
          <Field label="Find a state">
            <Input
              type="search"
              placeholder="captcha failure, cash only, CHK-09"
              value={filters.find}
              onChange={({ target }) => change({ find: target.value })}
            />
          </Field>
        </div>
        <Field label="Screen">
          <Select value={filters.screen} onChange={({ target }) => change({ screen: target.value })}>
            <option value="">All screens</option>
            {sections.map((section) => (
              <option key={section}>{section}</option>
            ))}
          </Select>
        </Field>
        <Field label="Kind">
          <Select value={filters.kind} onChange={({ target }) => change({ kind: target.value as Kind })}>
            {Object.entries(kinds).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
        {children}
      </div>
      <p role="status" className="mt-2 type-small text-ink-quiet">
        {found.nearest && <span>Nothing has all these words; nearest: </span>}
        <span>{count}</span>
      </p>
    </>
  )
}
