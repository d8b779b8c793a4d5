import { type ComponentProps, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { SearchBox } from '../components/shop/SearchBox.tsx'
import { useLazyComponent } from '../lib/useLazyComponent.ts'
import { paths, searchPath } from '../paths.ts'

const loadList = () => import('./search/SearchList.tsx')

/**
 * The search box of the navigation bar: Enter opens the search page with the query in its address (decision 20). The
 * list below it, and the keys of a combobox, load when the box is pointed at or focused.
 */
export function SearchField({ className }: { className?: string }) {
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
  const input = useRef<HTMLInputElement>(null)
  const [SearchList, want] = useLazyComponent(loadList)
  const [field, setField] = useState<Omit<ComponentProps<'input'>, 'value'>>()

  return (
    <SearchBox
      className={className}
      value={typed}
      onType={setTyped}
      onSearch={(query) => query && navigate(searchPath(query))}
      ref={input}
      role="combobox"
      aria-expanded={false}
      onPointerEnter={want}
      onFocus={want}
      {...field}
    >
      {SearchList && <SearchList input={input} typed={typed} onType={setTyped} onField={setField} />}
    </SearchBox>
  )
}
