import { parentCrumbs } from '../../components/shop/categoryLinks.ts'
import type { Crumb } from '../../components/ui/Breadcrumb.tsx'
import { useFromCache } from '../../lib/useFromCache.ts'
import { cachedTrails } from '../../queries/trail.ts'
import type { Id } from '../../rules/id.ts'
import { trailOf } from '../../rules/trail.ts'

/**
 * The breadcrumb down to a category, built from cached responses and updated as further responses arrive. Sends no
 * request.
 */
export const useParentCrumbs = (id: Id | undefined, slug: string): Crumb[] =>
  useFromCache((client) => {
    const trail = id === undefined ? undefined : trailOf(cachedTrails(client), id, slug)
    return parentCrumbs(trail?.slice(0, -1) ?? [])
  })
