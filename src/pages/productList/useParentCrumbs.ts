import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { parentCrumbs } from '../../components/shop/categoryLinks.ts'
import type { Crumb } from '../../components/ui/Breadcrumb.tsx'
import { cachedTrails } from '../../queries/trail.ts'
import type { Id } from '../../rules/id.ts'
import { trailOf } from '../../rules/trail.ts'

/** The way down to a category, as far as answers that are held tell it: nothing is asked for to show it. */
export function useParentCrumbs(id: Id | undefined, slug: string): Crumb[] {
  const client = useQueryClient()
  return useMemo(() => {
    const trail = id === undefined ? undefined : trailOf(cachedTrails(client), id, slug)
    return parentCrumbs(trail?.slice(0, -1) ?? [])
  }, [client, id, slug])
}
