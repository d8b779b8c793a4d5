import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { parentCrumbs } from '../../components/shop/categoryLinks.ts'
import type { Crumb } from '../../components/ui/Breadcrumb.tsx'
import { cachedTrails } from '../../queries/trail.ts'
import type { Id } from '../../rules/id.ts'
import { trailOf } from '../../rules/trail.ts'

/**
 * The breadcrumb down to a category, built from cached responses and updated as further responses arrive. Sends no
 * request.
 */
export function useParentCrumbs(id: Id | undefined, slug: string): Crumb[] {
  const client = useQueryClient()
  const subscribe = useCallback((changed: () => void) => client.getQueryCache().subscribe(changed), [client])
  // As text, so that equal crumbs do not cause a render.
  const read = () => {
    const trail = id === undefined ? undefined : trailOf(cachedTrails(client), id, slug)
    return JSON.stringify(parentCrumbs(trail?.slice(0, -1) ?? []))
  }
  const written = useSyncExternalStore(subscribe, read, read)
  return useMemo(() => JSON.parse(written) as Crumb[], [written])
}
