import { type Id, sameId } from './id.ts'
import type { Trail } from './trail.ts'

type Listed = { category_id: Id; slug: string; name: string }

/** A search for a category: `data` is the trail to it, null when there is none. */
type Search<Category extends Listed> = {
  data?: Trail<Category> | null | undefined
  status: 'pending' | 'success' | 'error'
}

type CategoryLookup<Category extends Listed> = {
  /** The id in the navigation state or the address. */
  id: Id | undefined
  /** The name in the navigation state or, usually, in the list's products: it saves the category calls. */
  name: string | undefined
  /** The list of `id` has arrived or failed; `size` is the number of its products, undefined where it failed. */
  listEnded: boolean
  size: number | undefined
  /** The searches by the slug and by the id of the address. */
  bySlug: Search<Category>
  byId: Search<Category>
}

/**
 * The category of a list, as far as it is known (decision 23), and which searches it still needs: by slug, since ids may
 * repeat across levels, then by id where no category or one of another id has the slug, since slugs may repeat too. A
 * list that has products is shown, whatever the category calls say; if the search fails, so is one whose id is known.
 */
export function listCategory<Category extends Listed>(known: CategoryLookup<Category>) {
  const { id, name, size, bySlug, byId } = known
  const needsSlug = !name && (id === undefined || known.listEnded)
  const slugged = bySlug.data?.at(-1)
  const needsId =
    needsSlug &&
    id !== undefined &&
    (bySlug.data === null || (slugged !== undefined && !sameId(slugged.category_id, id)))
  const idDecides = needsId && (!slugged || byId.data || byId.status === 'pending')
  const { data: trail, status } = idDecides ? byId : bySlug
  const found = trail?.at(-1)
  const isShown = Boolean(name || found || (id !== undefined && (size || status === 'error')))
  return {
    needsSlug,
    needsId,
    trail,
    id: id ?? found?.category_id,
    name: name || found?.name,
    status:
      !name && (!needsSlug || status === 'pending')
        ? 'loading'
        : isShown
          ? 'ready'
          : status === 'error'
            ? 'failed'
            : 'missing',
  } as const
}
