import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router-dom'
import { safeSessionStorage } from '../lib/storage.ts'
import { matchRoute, prefetchRoute } from '../routes.tsx'

/** How long a page may take to become tall enough for the offset that it is returned to. */
const tallEnough = 2000
/** How long a page may take to show its heading. */
const headingWait = 10_000

/** Everything that changing the page does beside showing it: scroll position, focus, and fetching ahead. */
export function Navigation() {
  useScrollPosition()
  useFocusOnHeading()
  useFetchAhead()
  return null
}

const storageKey = 'scroll'

/** The offset of each history entry, by its key and address: the first entry of every visit has the same key. */
function readOffsets(): Map<string, number> {
  try {
    return new Map(JSON.parse(safeSessionStorage.read(storageKey) ?? '[]'))
  } catch {
    return new Map()
  }
}

// With the fragment: the browser's own steps within a page have all the first entry's key.
const entryOf = ({ key, pathname, hash }: Location) => `${key} ${pathname}${hash}`

/** A reload keeps its place, as it does where the browser looks after it. */
const reloaded = () => {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load !== undefined && load.type !== 'navigate'
}

/** Keeps the page where `settle` puts it while it grows, until the shopper moves it or it has had its time. */
function hold(settle: () => void): () => void {
  const observer = new ResizeObserver(settle)
  const timer = setTimeout(stop, tallEnough)
  const moved = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
  function stop() {
    clearTimeout(timer)
    observer.disconnect()
    for (const event of moved) window.removeEventListener(event, stop)
  }
  settle()
  observer.observe(document.body)
  for (const event of moved) window.addEventListener(event, stop, { passive: true })
  return stop
}

/** A new page starts at its top; Back and Forward return to where the page was left. */
function useScrollPosition() {
  const location = useLocation()
  const type = useNavigationType()
  const offsets = useRef<Map<string, number>>(null)
  offsets.current ??= readOffsets()
  const here = useRef<Location>(null)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const note = () => {
      if (here.current) offsets.current?.set(entryOf(here.current), Math.round(window.scrollY))
    }
    const keep = () =>
      safeSessionStorage.write(storageKey, JSON.stringify([...(offsets.current ?? [])].slice(-100)))
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', keep)
    }
  }, [])

  useLayoutEffect(() => {
    const before = here.current
    here.current = location
    const back = before ? type === 'POP' : reloaded()
    const offset = back ? offsets.current?.get(entryOf(location)) : undefined
    // A new filter or page number in the address leaves the place alone: its screen knows what to do.
    const { pathname, hash } = location
    if (before?.pathname === pathname && before.hash === hash && offset === undefined) return
    const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })
    if (offset) return hold(() => scrollTo(offset))
    // What the fragment names may be on its way.
    if (hash && offset === undefined)
      return hold(() => document.getElementById(hash.slice(1))?.scrollIntoView())
    if (before) scrollTo(0)
  }, [location, type])
}

/** Moves the focus to the new page's heading, or to <main> until it is there; never on the first page. */
function useFocusOnHeading() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const main = document.getElementById('main')
    if (!main) return
    const from = document.activeElement
    // A tab that stands on after it changed the address keeps the focus: its panel is the page.
    if (from?.closest('[role=tab]')) return
    const observer = new MutationObserver(take)
    const timer = setTimeout(() => observer.disconnect(), headingWait)

    function take() {
      if (!main) return
      const active = document.activeElement
      // Whoever has gone on meanwhile is not called back.
      const waiting = active === from || active === document.body || active === main
      // One that is still covered, as by the loading bar, cannot take the focus yet.
      const found = (name: string) =>
        main.querySelector<HTMLElement>(`[data-page-${name}]:not([inert] [data-page-${name}])`)
      // A page whose heading is not what one came for marks that.
      const heading = waiting ? (found('focus') ?? found('heading')) : null
      if (waiting) (heading ?? main).focus({ preventScroll: true })
      if (heading || !waiting) observer.disconnect()
    }

    observer.observe(main, { childList: true, subtree: true, attributeFilter: ['inert'] })
    take()
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [pathname])
}

/** Starts loading the chunk and the answers of a page when a link to it is pointed at, focused or touched. */
function useFetchAhead() {
  const client = useQueryClient()
  useEffect(() => {
    const asked = new Set<string>()
    const events = ['pointerover', 'focusin', 'touchstart'] as const
    const ahead = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.origin !== window.location.origin || asked.has(link.href)) return
      asked.add(link.href)
      const { route, match } = matchRoute(new URL(link.href))
      // A failure shows when the page is opened.
      route.load().catch(() => undefined)
      void prefetchRoute(route, match, client)
    }
    for (const event of events) document.addEventListener(event, ahead, { passive: true })
    return () => {
      for (const event of events) document.removeEventListener(event, ahead)
    }
  }, [client])
}
