import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { fetchQuery } from '../../lib/queryClient.ts'
import { cachedTrails, trailQuery, useTrail } from '../../queries/trail.ts'
import { sameId } from '../../rules/id.ts'
import { CategoryListing } from './CategoryListing.tsx'
import type { StateCategory } from './categoryFromNavigationState.ts'

type CategoryFromStateProps = StateCategory & {
  slugOrId: string
}

/** A category from the navigation state; its picture and parents follow from the category calls, silently. */
export function CategoryFromState({ listedLevel, category, primary, slugOrId }: CategoryFromStateProps) {
  const enabled = listedLevel === 'secondary' || primary !== undefined
  const { data, isLoading } = useTrail(slugOrId, primary, { enabled })
  const client = useQueryClient()
  useEffect(() => {
    // Keeps the request alive when this page is left before the response: the next page's breadcrumb needs it.
    if (enabled) void fetchQuery(client, trailQuery(slugOrId, primary)).catch(() => undefined)
  }, [client, enabled, slugOrId, primary])
  const { category_id, description } = category
  const trail = useMemo(() => {
    const depth = listedLevel === 'secondary' ? 1 : 2
    const trails = data ? [data] : cachedTrails(client)
    // Ids may repeat across levels, so the depth must match too.
    return trails.find(({ length, [depth - 1]: last }) => {
      return length === depth && last !== undefined && sameId(last.category_id, category_id)
    })
  }, [data, client, listedLevel, category_id])
  const current = trail?.at(-1)
  return (
    <CategoryListing
      listedLevel={listedLevel}
      category={current ? { ...current, description: current.description || description } : category}
      parents={trail?.slice(0, -1) ?? []}
      looking={isLoading}
    />
  )
}
