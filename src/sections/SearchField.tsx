import { cx } from 'class-variance-authority'
import { Search } from 'lucide'
import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { Icon } from '../components/ui/Icon.tsx'
import { paths, searchPath } from '../paths.ts'
import { text } from '../text.ts'

type SearchFieldProps = {
  /** Tells this search from another on the same page. */
  label: string
  className?: string
}

/** The search box of the navigation bar: Enter opens the search page with the query in its address (decision 20). */
export function SearchField({ label, className }: SearchFieldProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const asked = pathname === paths.search ? (params.get('q') ?? '') : ''
  const [typed, setTyped] = useState(asked)
  const [shown, setShown] = useState(asked)
  // The box follows the address, and leaves alone what is being typed.
  if (shown !== asked) {
    setShown(asked)
    setTyped(asked)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const query = typed.trim()
    if (query) navigate(searchPath(query))
  }

  return (
    <search className={cx('min-w-0', className)}>
      <form
        aria-label={label}
        action={paths.search}
        onSubmit={submit}
        className="flex h-target items-center rounded-control bg-cell text-ink focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-action forced-colors:border"
      >
        <button
          type="submit"
          aria-label="Search"
          className="ring-in grid size-target flex-none place-items-center"
        >
          <Icon icon={Search} />
        </button>
        <input
          type="search"
          name="q"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={text.search.placeholder}
          aria-label={text.search.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          className="h-full min-w-0 flex-1 appearance-none bg-transparent pr-3.5 text-base outline-none! shadow-none! [&::-webkit-search-cancel-button]:appearance-none"
        />
      </form>
    </search>
  )
}
