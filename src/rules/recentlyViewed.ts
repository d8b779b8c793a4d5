import { type Id, readIds, sameId } from './id.ts'
import { limits } from './limits.ts'

/** Moves a part to the front. Keeps one more than is shown: a part is not listed on its own page. BEY-06 */
export const addRecent = (ids: readonly Id[], id: Id): Id[] =>
  [id, ...ids.filter((other) => !sameId(other, id))].slice(0, limits.recentlyViewed + 1)

/** Reads the stored ids, newest first. BEY-06 */
export const readRecent = (stored: string | null): Id[] => readIds(stored).reduceRight<Id[]>(addRecent, [])
