import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router-dom'
import { listen } from '../lib/listen.ts'
import { safeSessionStorage } from '../lib/storage.ts'
import { scrollKey } from '../rules/storageKeys.ts'

/** Milliseconds that a page has to become tall enough for the scroll offset to restore. */
const restoreWait = 2000
/** Milliseconds that a page has to render its heading. */
const headingWait = 10_000

/** The side effects of navigation: scroll position and focus; one history entry a press. */
export function Navigation() {
  useScrollPosition()
  useFocusOnHeading()
  useOneEntryAPress()
  return null
}

/** Reads the scroll offset of each history entry, by key and address: every visit's first entry has the same key. */
function readOffsets(): Map<string, number> {
  try {
    return new Map(JSON.parse(safeSessionStorage.read(scrollKey) ?? '[]'))
  } catch {
    return new Map()
  }
}

// Includes the fragment: all history entries that the browser itself adds within a page have the first entry's key.
const entryOf = ({ key, pathname, hash }: Location) => `${key} ${pathname}${hash}`

/** Whether the page was reloaded or restored: it then keeps its scroll position, as browsers do by default. */
const isReload = () => {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load !== undefined && load.type !== 'navigate'
}

/** Calls `apply` while the page grows, until the user interacts or the time is up. Returns a function to stop. */
function repeatWhileGrowing(apply: () => void): () => void {
  const observer = new ResizeObserver(apply)
  const timer = setTimeout(stop, restoreWait)
  const stopListening = listen(window, 'wheel touchstart pointerdown keydown', stop, { passive: true })
  function stop() {
    clearTimeout(timer)
    observer.disconnect()
    stopListening()
  }
  apply()
  observer.observe(document.body)
  return stop
}

/** A new page starts at its top; Back and Forward return to where the page was left. */
function useScrollPosition() {
  const location = useLocation()
  const type = useNavigationType()
  const offsets = useRef<Map<string, number>>(null)
  offsets.current ??= readOffsets()
  const current = useRef<Location>(null)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const note = () => {
      if (current.current) offsets.current?.set(entryOf(current.current), Math.round(window.scrollY))
    }
    return listen(window, 'scroll', note, { passive: true })
  }, [])
  useEffect(() => {
    const keep = () =>
      safeSessionStorage.write(scrollKey, JSON.stringify([...(offsets.current ?? [])].slice(-100)))
    return listen(window, 'pagehide', keep)
  }, [])

  useLayoutEffect(() => {
    const before = current.current
    current.current = location
    const back = before ? type === 'POP' : isReload()
    const offset = back ? offsets.current?.get(entryOf(location)) : undefined
    // A new filter or page number in the address does not scroll here: its screen decides.
    const { pathname, hash } = location
    if (before?.pathname === pathname && before.hash === hash && offset === undefined) return
    const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })
    if (offset) return repeatWhileGrowing(() => scrollTo(offset))
    // The fragment's element may not be rendered yet.
    if (hash && offset === undefined)
      return repeatWhileGrowing(() => document.getElementById(hash.slice(1))?.scrollIntoView())
    if (before) scrollTo(0)
  }, [location, type])
}

/** Moves the focus to the new page's heading, or to <main> until the heading is rendered; not on the first page. */
function useFocusOnHeading() {
  const { pathname } = useLocation()
  const lastPathname = useRef(pathname)

  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    const main = document.getElementById('main')
    if (!main) return
    const from = document.activeElement
    // A tab that changed the address and is still there keeps the focus: its panel is the page.
    if (from?.closest('[role=tab]')) return
    const observer = new MutationObserver(moveFocus)
    const timer = setTimeout(() => observer.disconnect(), headingWait)

    function moveFocus() {
      if (!main) return
      const active = document.activeElement
      // If the user has moved the focus meanwhile, leave it there.
      const waiting = active === from || active === document.body || active === main
      // An inert heading, such as one under the loading bar, cannot take the focus yet.
      const elementOf = (name: string) =>
        main.querySelector<HTMLElement>(`[data-page-${name}]:not([inert] [data-page-${name}])`)
      // A page can mark another element than its heading as the one to focus.
      const heading = waiting ? (elementOf('focus') ?? elementOf('heading')) : null
      if (waiting) (heading ?? main).focus({ preventScroll: true })
      if (heading || !waiting) observer.disconnect()
    }

    observer.observe(main, { childList: true, subtree: true, attributeFilter: ['inert'] })
    moveFocus()
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [pathname])
}

/** Ignores a second press of a link while its page loads: the router would add an entry, and Back stay where it is. */
function useOneEntryAPress() {
  const { key } = useLocation()
  useEffect(() => {
    const ignoreSecond = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const loading = (history.state?.key ?? 'default') !== key
      if (!loading || link?.href !== window.location.href || link.target === '_blank') return
      if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) event.preventDefault()
    }
    return listen(document, 'click', ignoreSecond, { capture: true })
  }, [key])
}
