import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { heldTrails, useTrail } from '../../queries/trail.ts'
import { sameId } from '../../rules/id.ts'
import type { Handed } from './handedOver.ts'
import { Listing } from './Listing.tsx'

type HandedCategoryProps = Handed & {
  /** Of the address. */
  slugOrId: string
}

/**
 * What is listed is asked for at once; the category's picture and its parents come as the category calls tell them.
 * A subcategory whose primary one the address does not name is not looked for: that would ask for every level. A failure
 * leaves them out, silently.
 */
export function HandedCategory({ level, category, primary, slugOrId }: HandedCategoryProps) {
  const enabled = level === 'secondary' || primary !== undefined
  const { data, isLoading } = useTrail(slugOrId, primary, { enabled })
  const client = useQueryClient()
  const { category_id, description } = category
  const trail = useMemo(() => {
    const depth = level === 'secondary' ? 1 : 2
    const trails = data ? [data] : heldTrails(client)
    // Levels may share numbers.
    return trails.find(({ length, [depth - 1]: last }) => {
      return length === depth && last !== undefined && sameId(last.category_id, category_id)
    })
  }, [data, client, level, category_id])
  const told = trail?.at(-1)
  return (
    <Listing
      level={level}
      category={told ? { ...told, description: told.description || description } : category}
      parents={trail?.slice(0, -1) ?? []}
      looking={isLoading}
    />
  )
}
