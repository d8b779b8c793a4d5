import { atom } from 'jotai'
import type { Category } from '../api/categories.ts'
import { family } from '../lib/family.ts'
import { queryAtom } from '../lib/query.ts'
import { type Id, sameId } from '../rules/id.ts'
import type { Trail } from '../rules/trail.ts'
import { productListAtom } from './catalogue.ts'

type LinkedCategory = {
  status: 'looking' | 'found' | 'none' | 'failed'
  /** Known from the start where the address carries it. */
  id: Id | undefined
  name?: string | undefined
  retry?: () => void
}

/** What a family keeps the category of an address under. */
export const linkKey = (slug: string, id: Id | undefined) => JSON.stringify([slug, id])

/** A failure is the list's, which says so itself. */
const foundAtom = family((slugOrId: string) =>
  queryAtom<Trail<Category> | null>({
    key: ['categories', 'linked', slugOrId],
    // Few links need it, and the list is not to wait for it.
    fetch: async (asked) => (await import('./categoryWalk.ts')).walk(asked, slugOrId),
  }),
)

/**
 * The category that a pasted link means (decision 23). With an id the list itself mostly tells the name, which spares
 * the walk through the category calls; that walk goes by the slug, then by the id, since levels may share numbers.
 */
export const linkedCategoryAtom = family((key: string) => {
  const [slug, given] = JSON.parse(key) as [string, Id | null | undefined]
  const id = given ?? undefined
  return atom((get): LinkedCategory => {
    const list = id === undefined ? undefined : get(productListAtom(id))
    const listed = list?.data?.find(
      ({ category_id: own }) => own !== undefined && id !== undefined && sameId(own, id),
    )
    if (listed?.category_name) return { status: 'found', id, name: listed.category_name }
    if (list?.isPending) return { status: 'looking', id }
    const bySlug = get(foundAtom(slug))
    const found = bySlug.data === null && id !== undefined ? get(foundAtom(String(id))) : bySlug
    if (found.isPending) return { status: 'looking', id }
    const category = found.data?.at(-1)
    if (category) return { status: 'found', id: id ?? category.category_id, name: category.name }
    // A list that has products is shown, whatever the category calls say.
    if (id !== undefined && (found.isError || list?.data?.length)) return { status: 'found', id }
    return found.isError
      ? { status: 'failed', id, retry: () => void found.refetch() }
      : { status: 'none', id }
  })
})
