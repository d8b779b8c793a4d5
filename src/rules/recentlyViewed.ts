import { type Id, sameId, toId } from './id.ts'
import { limits } from './limits.ts'

/** Local storage key of the parts looked at last. BEY-06 */
export const recentKey = 'recentlyViewed'

/**
 * Puts a part in front of those looked at before; one that was there moves. One more than `limits.recentlyViewed` is
 * kept, since a part is not shown on its own page. BEY-06
 */
export const addRecent = (ids: readonly Id[], id: Id): Id[] =>
  [id, ...ids.filter((other) => !sameId(other, id))].slice(0, limits.recentlyViewed + 1)

/** Reads the stored parts, newest first; what is no id, or no list, is left out. Never throws. BEY-06 */
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
