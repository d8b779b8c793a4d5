import { cx } from 'class-variance-authority'
import { useId } from 'react'
import { type Sort, sorts } from '../../rules/filters.ts'
import { Select } from '../ui/Select.tsx'

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
