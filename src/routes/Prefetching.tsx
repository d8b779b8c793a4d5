import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { whenIdle } from '../lib/whenIdle.ts'
import { prefetchRoute } from './route.ts'
import { matchRoute } from './routes.ts'

/** Prefetches the chunk and the data of a page when a link to it is hovered, focused or touched. */
export function Prefetching() {
  const client = useQueryClient()
  useEffect(() => {
    const prefetchedPaths = new Set<string>()
    const events = ['pointerover', 'focusin', 'touchstart'] as const
    const ahead = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.origin !== window.location.origin || prefetchedPaths.has(link.href)) return
      prefetchedPaths.add(link.href)
      // A press that comes with the same touch goes first: its page asks for what it needs itself.
      whenIdle(() => {
        const { route, match } = matchRoute(new URL(link.href))
        // A failure is shown when the page is opened.
        route.load().catch(() => undefined)
        void prefetchRoute(route, match, client)
      })
    }
    for (const event of events) document.addEventListener(event, ahead, { passive: true })
    return () => {
      for (const event of events) document.removeEventListener(event, ahead)
    }
  }, [client])
  return null
}
