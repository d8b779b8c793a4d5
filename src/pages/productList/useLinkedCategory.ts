import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cachedCategoryName, cachedListSize, listQuery } from '../../queries/products.ts'
import { useTrail } from '../../queries/trail.ts'
import { type Id, sameId } from '../../rules/id.ts'
import { productsText } from '../../text/products.ts'

type LinkedCategory = {
  status: 'loading' | 'ready' | 'missing' | 'failed'
  /** Known from the start if the address carries it. */
  id: Id | undefined
  name?: string | undefined
  retry?: () => void
}

/**
 * The category that a pasted link names (decision 23). With an id, the product list usually contains the name, which
 * saves the category calls. Otherwise they are searched by slug, then by id, since ids may repeat across levels. If the
 * search fails, the parts are shown all the same where the id is known; otherwise the list has failed (§8).
 */
export function useLinkedCategory(slug: string, id: Id | undefined): LinkedCategory {
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
  const name = initial.name ?? ownProduct?.category_name
  const listReady = id === undefined || initial.size !== undefined || !list.isPending
  const bySlug = useTrail(slug, undefined, {
    enabled: listReady && !name,
    ...(id === undefined && { failed: productsText.failed }),
  })
  const askById = id !== undefined && bySlug.data === null
  const byId = useTrail(String(id ?? ''), undefined, { enabled: listReady && !name && askById })

  if (name) return { status: 'ready', id, name }
  if (!listReady) return { status: 'loading', id }
  const trailQuery = askById ? byId : bySlug
  if (trailQuery.isPending) return { status: 'loading', id }
  const category = trailQuery.data?.at(-1)
  if (category) return { status: 'ready', id: id ?? category.category_id, name: category.name }
  // A list that has products is shown, whatever the category calls say.
  if (id !== undefined && (trailQuery.isError || list.data?.length || initial.size))
    return { status: 'ready', id }
  return trailQuery.isError
    ? { status: 'failed', id, retry: () => void trailQuery.refetch() }
    : { status: 'missing', id }
}
