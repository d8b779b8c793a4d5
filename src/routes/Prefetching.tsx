import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { listen } from '../lib/listen.ts'
import { whenIdle } from '../lib/whenIdle.ts'
import { paths } from '../paths.ts'
import { prefetchRoute } from './route.ts'
import { matchRoute, routes } from './routes.ts'

/** Where visitors mostly go from a page: its code is loaded beforehand. */
const next: Record<string, string> = {
  [paths.products]: paths.product,
  [paths.categoryProducts]: paths.product,
  [paths.product]: paths.cart,
  [paths.cart]: paths.checkout,
}

/** Prefetches the code of the likely next page, and a page whose link is hovered, focused or touched. */
export function Prefetching() {
  const client = useQueryClient()
  const { pathname } = useLocation()
  useEffect(() => {
    const path = next[matchRoute(new URL(pathname, window.location.origin)).route.path]
    const likely = routes.find((route) => route.path === path)
    if (!likely) return
    const waiting = new AbortController()
    const load = () => {
      if (waiting.signal.aborted) return
      waiting.abort()
      // A failure is shown when the page is opened.
      whenIdle(() => void likely.load().catch(() => undefined))
    }
    // The service worker holds the code: loading it costs no request.
    void navigator.serviceWorker?.ready.then(load)
    // Without it, a visitor scrolls or moves the pointer before pressing, and one who leaves loads nothing.
    for (const event of ['scroll', 'pointerover', 'touchstart', 'keydown'])
      document.addEventListener(event, load, { passive: true, signal: waiting.signal })
    return () => waiting.abort()
  }, [pathname])
  useEffect(() => {
    const prefetchedPaths = new Set<string>()
    const stops: (() => void)[] = []
    const ahead = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.origin !== window.location.origin || prefetchedPaths.has(link.href)) return
      prefetchedPaths.add(link.href)
      // A press that comes with the same touch goes first: its page asks for what it needs itself.
      const cancel = whenIdle(() => {
        const { route, match } = matchRoute(new URL(link.href))
        // A failure is shown when the page is opened.
        route.load().catch(() => undefined)
        void prefetchRoute(route, match, client)
      })
      stops.push(cancel)
    }
    stops.push(listen(document, 'pointerover focusin touchstart', ahead, { passive: true }))
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
  return null
}
