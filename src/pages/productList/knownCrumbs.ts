import { heldTrails } from '../../atoms/categories.ts'
import { crumbsAbove } from '../../components/shop/categoryLinks.ts'
import type { QueryClient } from '../../lib/query.ts'
import type { Id } from '../../rules/id.ts'
import { trailOf } from '../../rules/trail.ts'

/** The crumbs above a category, where answers are held that tell its parents. */
export function knownCrumbs(client: QueryClient, id: Id, slug: string) {
  const trail = trailOf(heldTrails(client), id, slug)
  return trail && crumbsAbove(trail.slice(0, -1))
}
