import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { SearchBox } from '../../components/shop/SearchBox.tsx'
import { useDebounced } from '../../lib/useDebounced.ts'
import { useNavigationState } from '../../lib/useNavigationState.ts'
import { limits } from '../../rules/limits.ts'

/** The search page's box: its text goes into the address after a pause (§4), or with Enter. `label`: on the page. */
export function QueryBox({ label, className }: { label?: string; className: string }) {
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()
  const state = useNavigationState()
  // Set by the search icon of small screens: only there does the shopper want to type at once.
  const typing = (state as { typing?: boolean } | null)?.typing
  const addressQuery = params.get('q') ?? ''
  const [typed, setTyped] = useState(addressQuery)
  const [previousQuery, setPreviousQuery] = useState(addressQuery)
  // What the box wrote into the address last. It arrives there a moment later, and more may be typed by then.
  const [ownQuery, setOwnQuery] = useState(addressQuery)
  if (previousQuery !== addressQuery) {
    setPreviousQuery(addressQuery)
    if (addressQuery !== ownQuery) {
      // Another query: from the navigation bar's search, Back or Forward.
      setOwnQuery(addressQuery)
      if (typed.trim() !== addressQuery.trim()) setTyped(addressQuery)
    }
  }
  const debouncedText = useDebounced(typed, limits.searchDelay).trim()
  const input = useRef<HTMLInputElement>(null)

  const ask = (query: string) => {
    setOwnQuery(query)
    setParams(query ? { q: query } : {}, { replace: true })
  }
  const askAfterPause = useEffectEvent(ask)
  useEffect(() => {
    // Only text that is still in the box is written; when the address has just changed, the box follows the address.
    if (debouncedText !== typed.trim() || debouncedText === addressQuery.trim()) return
    askAfterPause(debouncedText)
  }, [debouncedText, typed, addressQuery])

  const [firstKey] = useState(key)
  useEffect(() => {
    // The search icon was pressed on this very page. On arrival the frame moves the focus; a reload moves none.
    if (typing && key !== firstKey) input.current?.focus()
  }, [typing, key, firstKey])

  return (
    <SearchBox
      label={label}
      className={className}
      value={typed}
      onType={setTyped}
      onSearch={(query) => {
        ask(query)
        // Hides the on-screen keyboard, which covers the results.
        if (window.matchMedia('(pointer: coarse)').matches) input.current?.blur()
      }}
      onClear={() => ask('')}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return
        setTyped('')
        ask('')
      }}
      enterKeyHint="search"
      ref={input}
      data-page-focus={label !== undefined && typing}
    />
  )
}
