import { cx } from 'class-variance-authority'
import { LayoutGrid, Rows3 } from 'lucide'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../components/ui/Icon.tsx'
import { Select } from '../../components/ui/Input.tsx'
import { type Sort, sorts, type View } from '../../rules/filters.ts'

const views = [
  { id: 'cards', before: '', word: 'Cards', icon: LayoutGrid },
  { id: 'sheet', before: 'Spec', word: 'sheet', icon: Rows3 },
] as const

type ViewSwitchProps = {
  value: View
  /** The address of this list in a view. */
  href: (view: View) => string
  state?: unknown
  onChoose: (view: View) => void
  className?: string
}

/** Switches between cards and spec sheet: two links, so that it also works without scripts. Adds no history entry. */
export const ViewSwitch = ({ value, href, state, onChoose, className }: ViewSwitchProps) => (
  <nav aria-label="View" className={cx('flex flex-none', className)}>
    {views.map(({ id, before, word, icon }) => (
      <Link
        key={id}
        to={href(id)}
        state={state}
        replace
        aria-current={value === id ? 'true' : undefined}
        onClick={() => onChoose(id)}
        className="inline-flex min-h-target min-w-target items-center justify-center gap-2 border px-2 md:px-3 type-control no-underline border-edge bg-cell first:rounded-l-control last:rounded-r-control last:border-l-0 hover:bg-photo focus-visible:relative focus-visible:z-1 aria-[current=true]:border-steel aria-[current=true]:bg-steel aria-[current=true]:text-on-steel forced-colors:aria-[current=true]:border-4"
      >
        <Icon icon={icon} className="max-md:hidden" />
        <span>
          {before && <span className="max-md:sr-only">{before} </span>}
          <span className="inline-block max-md:first-letter:uppercase">{word}</span>
        </span>
      </Link>
    ))}
  </nav>
)

type SortSelectProps = {
  value: Sort
  onChange: (sort: Sort) => void
  /** Id of the form that submits it without scripts. */
  form: string
  className?: string
}

/** The sort order of the list. Its label is hidden on small screens, except from screen readers. */
export function SortSelect({ value, onChange, form, className }: SortSelectProps) {
  const id = useId()
  return (
    <div className={cx('flex items-center gap-2.5', className)}>
      <label htmlFor={id} className="type-small max-lg:sr-only">
        Sort by
      </label>
      <Select
        id={id}
        name="sort"
        form={form}
        value={value}
        onChange={(event) => onChange(event.target.value as Sort)}
        className="max-lg:w-full"
      >
        {sorts.map((sort) => (
          <option key={sort.id} value={sort.id}>
            {sort.label}
          </option>
        ))}
      </Select>
    </div>
  )
}
