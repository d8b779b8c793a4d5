import { Field } from '../../src/components/ui/Field.tsx'
import { Select } from '../../src/components/ui/Select.tsx'
import { catalogue } from './catalogue.ts'

const kinds = {
  all: 'All',
  seen: 'Appearance',
  behaviour: 'Behaviour',
  beyond: 'Beyond the specification',
  open: 'Without a story or test',
  left: 'Left for me to judge',
  wrong: 'Wrong, in question or disputed',
}
export type Kind = keyof typeof kinds

const sections = [...new Set(catalogue.map(({ section }) => section))]

const tags = [
  'loading',
  'empty',
  'error',
  'invalid',
  'submitting',
  'success',
  'restricted',
  'redirecting',
  'behaviour',
]

/** Links that leave only the stories of one kind in Storybook's sidebar. */
const SidebarFilters = () => (
  <p className="type-small text-ink-soft max-md:hidden">
    Show in the sidebar only:{' '}
    {tags.map((tag, index) => (
      <span key={tag}>
        {index > 0 && ', '}
        <a
          className="underline"
          href={`./?path=/story/start-here-state-index--index&tags=${tag}`}
          target="_top"
        >
          {tag}
        </a>
      </span>
    ))}
    ,{' '}
    <a className="underline" href="./?path=/story/start-here-state-index--index" target="_top">
      all stories
    </a>
  </p>
)

type StateFiltersProps = {
  kind: Kind
  setKind: (kind: Kind) => void
  screen: string
  setScreen: (screen: string) => void
}

/** Filters the listed states by part of the shop and by kind. */
export function StateFilters({ kind, setKind, screen, setScreen }: StateFiltersProps) {
  return (
    <div className="flex flex-wrap items-end gap-4">
      <Field label="Screen">
        <Select value={screen} onChange={(event) => setScreen(event.target.value)}>
          <option value="">All screens</option>
          {sections.map((section) => (
            <option key={section}>{section}</option>
          ))}
        </Select>
      </Field>
      <Field label="Kind">
        <Select value={kind} onChange={(event) => setKind(event.target.value as Kind)}>
          {Object.entries(kinds).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      </Field>
      <SidebarFilters />
    </div>
  )
}
