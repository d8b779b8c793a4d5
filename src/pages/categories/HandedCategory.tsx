import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { heldTrails } from '../../atoms/categories.ts'
import { aboutCategoryAtom } from '../../atoms/findCategory.ts'
import { queryClientAtom } from '../../lib/query.ts'
import { sameId } from '../../rules/id.ts'
import type { Handed } from './handedOver.ts'
import { Listing } from './Listing.tsx'

const notAskedAtom = atom({ data: undefined, isPending: false })

/**
 * What is listed is asked for at once; the category's picture and its parents come as the category calls tell them.
 * A subcategory whose primary one the address does not name is not looked for: that would take a walk.
 */
export function HandedCategory({ level, category, primary, place }: Handed & { place: string }) {
  const asked = level === 'secondary' || primary !== undefined
  const { data, isPending } = useAtomValue(asked ? aboutCategoryAtom(place) : notAskedAtom)
  const client = useAtomValue(queryClientAtom)
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
      looking={isPending}
    />
  )
}
