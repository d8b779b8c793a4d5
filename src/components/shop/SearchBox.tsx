import { Search } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { searchText } from '../../text/search.ts'
import { Icon } from '../ui/Icon.tsx'

type SearchBoxProps = Omit<ComponentProps<'input'>, 'value'> & {
  /** Tells this search from that of the navigation bar, which has none. */
  label?: string
  value: string
  onType: (typed: string) => void
  /** Enter, or a press on the magnifier: the query without blanks around it, which may be ''. */
  onSearch: (query: string) => void
  /** At the end of the box, or hanging from it. */
  children?: ReactNode
}

/** The box in which one searches, of the navigation bar and of the search page. */
export function SearchBox({ label, value, onType, onSearch, className, children, ...rest }: SearchBoxProps) {
  return (
    <search aria-label={label} className={className}>
      <form
        // Where there are no scripts the browser asks for the search page itself.
        action={paths.search}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(value.trim())
        }}
        className="flex text-ink lg:relative"
      >
        <button
          type="submit"
          aria-label="Search"
          className="ring-in z-1 -mr-11 grid size-target place-items-center"
        >
          <Icon icon={Search} />
        </button>
        <input
          name="q"
          value={value}
          onChange={(event) => onType(event.target.value)}
          placeholder={searchText.placeholder}
          aria-label={searchText.placeholder}
          autoComplete="off"
          className="h-target w-full min-w-0 rounded-control border border-edge bg-cell px-11 text-base"
          {...rest}
        />
        {children}
      </form>
    </search>
  )
}
