import { Search, X } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { searchText } from '../../text/search.ts'
import { Icon } from '../ui/Icon.tsx'

type SearchBoxProps = Omit<ComponentProps<'input'>, 'value'> & {
  /** Distinguishes this search landmark from that of the navigation bar, which has no label. */
  label?: string
  value: string
  onType: (typed: string) => void
  /** Called by Enter or a press on the magnifier with the trimmed query, which may be ''. */
  onSearch: (query: string) => void
  /** Called when the button at the end has emptied the box. */
  onClear?: () => void
  /** A popup below the box. */
  children?: ReactNode
}

export function SearchBox(props: SearchBoxProps) {
  const { label, value, onType, onSearch, onClear, className, children, ...rest } = props
  return (
    <search aria-label={label} className={className}>
      <form
        // Without scripts the browser opens the search page itself.
        action={paths.search}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(value.trim())
        }}
        className="flex text-ink @min-[62.5rem]:relative"
      >
        <input
          name="q"
          dir="auto"
          value={value}
          onChange={(event) => onType(event.target.value)}
          placeholder={searchText.placeholder}
          aria-label={searchText.placeholder}
          autoComplete="off"
          className="h-target w-full min-w-0 rounded-control border border-edge bg-cell px-11 text-base"
          {...rest}
        />
        {/* On the screen before the field, but after it for the Tab key: the field is the first stop. */}
        <button
          type="submit"
          aria-label="Search"
          className="ring-in z-1 -order-1 -mr-11 grid size-target place-items-center"
        >
          <Icon icon={Search} />
        </button>
        {value && (
          <button
            type="button"
            aria-label="Clear the search"
            onClick={({ currentTarget }) => {
              onType('')
              onClear?.()
              currentTarget.form?.querySelector('input')?.focus()
            }}
            className="ring-in -ml-11 grid size-target place-items-center"
          >
            <Icon icon={X} />
          </button>
        )}
        {children}
      </form>
    </search>
  )
}
