import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cachedCategoryName, cachedListSize, listQuery } from '../../queries/products.ts'
import { useTrail } from '../../queries/trail.ts'
import { type Id, sameId } from '../../rules/id.ts'
import { listCategory } from '../../rules/listCategory.ts'
import { productsText } from '../../text/products.ts'

const notAsked = { status: 'pending' } as const

/** The category that a pasted link names, with what repeats a failed search for it (§8): see `listCategory`. */
export function useLinkedCategory(slug: string, id: Id | undefined) {
  const client = useQueryClient()
  // What came with the HTML: one page of the list. The whole list is not requested for the name alone.
  const [initial] = useState(() =>
    id === undefined ? {} : { name: cachedCategoryName(client, id), size: cachedListSize(client, id) },
  )
  const list = useQuery({
    ...listQuery(id ?? 'all'),
    enabled: id !== undefined && initial.size === undefined,
  })
  const ownProduct = list.data?.find(
    ({ category_id }) => id !== undefined && category_id !== undefined && sameId(category_id, id),
  )
  const known = {
    id,
    name: initial.name ?? ownProduct?.category_name,
    listEnded: initial.size !== undefined || !list.isPending,
    size: initial.size ?? list.data?.length,
  }
  const bySlug = useTrail(slug, undefined, {
    enabled: listCategory({ ...known, bySlug: notAsked, byId: notAsked }).needsSlug,
    ...(id === undefined && { failed: productsText.failed }),
  })
  const byId = useTrail(String(id ?? ''), undefined, {
    enabled: listCategory({ ...known, bySlug, byId: notAsked }).needsId,
  })
  const category = listCategory({ ...known, bySlug, byId })
  const failed = category.needsId ? byId : bySlug
  return { ...category, retry: category.status === 'failed' ? () => void failed.refetch() : undefined }
}
