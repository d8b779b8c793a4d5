import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { fetchQuery } from '../../lib/queryClient.ts'
import { cachedTrails, trailQuery, useTrail } from '../../queries/trail.ts'
import { sameId } from '../../rules/id.ts'
import { CategoryListing } from './CategoryListing.tsx'
import type { StateCategory } from './categoryOfState.ts'

type CategoryFromStateProps = StateCategory & {
  /** Of the address. */
  slugOrId: string
}

/**
 * What is listed is asked for at once; the category's picture and its parents come as the category calls tell them.
 * A subcategory whose primary one the address does not name is not looked for: that would ask for every level. A failure
 * leaves them out, silently.
 */
export function CategoryFromState({ level, category, primary, slugOrId }: CategoryFromStateProps) {
  const enabled = level === 'secondary' || primary !== undefined
  const { data, isLoading } = useTrail(slugOrId, primary, { enabled })
  const client = useQueryClient()
  useEffect(() => {
    // Lives on when a card is pressed before its answer: the breadcrumb of the page that opens follows it.
    if (enabled) void fetchQuery(client, trailQuery(slugOrId, primary)).catch(() => undefined)
  }, [client, enabled, slugOrId, primary])
  const { category_id, description } = category
  const trail = useMemo(() => {
    const depth = level === 'secondary' ? 1 : 2
    const trails = data ? [data] : cachedTrails(client)
    // Levels may share numbers.
    return trails.find(({ length, [depth - 1]: last }) => {
      return length === depth && last !== undefined && sameId(last.category_id, category_id)
    })
  }, [data, client, level, category_id])
  const found = trail?.at(-1)
  return (
    <CategoryListing
      level={level}
      category={found ? { ...found, description: found.description || description } : category}
      parents={trail?.slice(0, -1) ?? []}
      looking={isLoading}
    />
  )
}
