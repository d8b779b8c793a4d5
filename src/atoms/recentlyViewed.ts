import { atom } from 'jotai'
import { atomWithLazy } from 'jotai/utils'
import { safeLocalStorage } from '../lib/storage.ts'
import { type Id, readIds, sameId } from '../rules/id.ts'
import { limits } from '../rules/limits.ts'
import { recentKey } from '../rules/storageKeys.ts'

const idsAtom = atomWithLazy(() => readRecent(safeLocalStorage.read(recentKey)))

/** The parts looked at on this device, newest first (BEY-06). Setting the atom stores them. */
export const recentlyViewedAtom = atom(
  (get) => get(idsAtom),
  (_get, set, ids: Id[]) => {
    safeLocalStorage.write(recentKey, JSON.stringify(ids))
    set(idsAtom, ids)
  },
)

/** Records that a part is viewed. Other tabs may have stored more parts in the meantime. */
export const viewPartAtom = atom(null, (get, set, id: Id) => {
  const stored = safeLocalStorage.read(recentKey)
  set(recentlyViewedAtom, addRecent(stored === null ? get(idsAtom) : readRecent(stored), id))
})

/** Moves a part to the front. Keeps one more than is shown: a part is not listed on its own page. BEY-06 */
const addRecent = (ids: readonly Id[], id: Id): Id[] =>
  [id, ...ids.filter((other) => !sameId(other, id))].slice(0, limits.recentlyViewed + 1)

const readRecent = (stored: string | null): Id[] => readIds(stored).reduceRight<Id[]>(addRecent, [])
