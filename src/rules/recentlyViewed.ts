import { type Id, sameId, toId } from './id.ts'
import { limits } from './limits.ts'

/** Moves a part to the front. Keeps one more than is shown: a part is not listed on its own page. BEY-06 */
export const addRecent = (ids: readonly Id[], id: Id): Id[] =>
  [id, ...ids.filter((other) => !sameId(other, id))].slice(0, limits.recentlyViewed + 1)

/** Reads the stored ids, newest first, and skips what is none. Never throws. BEY-06 */
export function readRecent(stored: string | null): Id[] {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(entries)) return []
    return entries
      .map(toId)
      .filter((id) => id !== undefined)
      .reduceRight<Id[]>(addRecent, [])
  } catch {
    return []
  }
}
