import { atom } from 'jotai'
import { safeLocalStorage } from '../lib/storage.ts'
import type { Id } from '../rules/id.ts'
import { addRecent, readRecent } from '../rules/recentlyViewed.ts'
import { recentKey } from '../rules/storageKeys.ts'

// Read on first use, so that every store starts from what the device has stored.
const startAtom = atom(() => readRecent(safeLocalStorage.read(recentKey)))
const changedAtom = atom<Id[] | undefined>(undefined)

/** The parts looked at on this device, newest first (BEY-06). */
export const recentlyViewedAtom = atom((get) => get(changedAtom) ?? get(startAtom))

const saveAtom = atom(null, (_get, set, ids: Id[]) => {
  safeLocalStorage.write(recentKey, JSON.stringify(ids))
  set(changedAtom, ids)
})

/** Records that a part is viewed. Other tabs may have stored more parts in the meantime. */
export const viewPartAtom = atom(null, (get, set, id: Id) => {
  const stored = safeLocalStorage.read(recentKey)
  set(saveAtom, addRecent(stored === null ? get(recentlyViewedAtom) : readRecent(stored), id))
})

/** Clears the list. It is stored empty, not removed: other tabs notice when they record their next part. */
export const clearRecentlyViewedAtom = atom(null, (_get, set) => set(saveAtom, []))
