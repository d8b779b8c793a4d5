import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { SearchBox } from '../../components/shop/SearchBox.tsx'
import { useDebounced } from '../../lib/useDebounced.ts'
import { useNavigationState } from '../../lib/useNavigationState.ts'
import { limits } from '../../rules/limits.ts'
import { ClearButton } from '../../sections/search/ClearButton.tsx'

/** The page's own search box: what stands in it is in the address 300 ms after the last key (§4), at once with Enter. */
export function QueryBox() {
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()
  const state = useNavigationState()
  // Only who comes by the magnifier of a small screen wants to type at once.
  const typing = (state as { typing?: boolean } | null)?.typing
  const asked = params.get('q') ?? ''
  const [typed, setTyped] = useState(asked)
  const [shown, setShown] = useState(asked)
  // Another query arrived by the address: the navigation bar's search, Back or Forward.
  if (shown !== asked) {
    setShown(asked)
    if (typed.trim() !== asked.trim()) setTyped(asked)
  }
  const settled = useDebounced(typed, limits.searchDelay).trim()
  const input = useRef<HTMLInputElement>(null)

  const ask = (query: string) => setParams(query ? { q: query } : {}, { replace: true })
  useEffect(() => {
    // Only what is still in the box; the address leads while it has just changed.
    if (settled !== typed.trim() || settled === asked.trim()) return
    setParams(settled ? { q: settled } : {}, { replace: true })
  }, [settled, typed, asked, setParams])

  const [arrived] = useState(key)
  useEffect(() => {
    // The magnifier pressed on this very page. Coming here is the frame's to see to, and a reload moves nothing.
    if (typing && key !== arrived) input.current?.focus()
  }, [typing, key, arrived])

  const clear = () => {
    setTyped('')
    ask('')
    input.current?.focus()
  }
  return (
    <SearchBox
      label="Search products"
      className="max-w-155"
      value={typed}
      onType={setTyped}
      onSearch={(query) => {
        ask(query)
        // Takes the keyboard off the results that it covers.
        if (window.matchMedia('(pointer: coarse)').matches) input.current?.blur()
      }}
      onKeyDown={({ key }) => key === 'Escape' && clear()}
      enterKeyHint="search"
      ref={input}
      data-page-focus={typing}
    >
      {typed && <ClearButton onClick={clear} />}
    </SearchBox>
  )
}
