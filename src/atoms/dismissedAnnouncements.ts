import { atom } from 'jotai'
import { atomWithLazy } from 'jotai/utils'
import { safeLocalStorage } from '../lib/storage.ts'
import { type Id, readIds } from '../rules/id.ts'
import { dismissedKey } from '../rules/storageKeys.ts'

const readStored = () => readIds(safeLocalStorage.read(dismissedKey))
const idsAtom = atomWithLazy(readStored)

/** The announcements that were dismissed on this device. Setting the atom dismisses more, and stores them. */
export const dismissedIdsAtom = atom(
  (get) => get(idsAtom),
  (get, set, visibleIds: readonly Id[]) => {
    // Another tab may have dismissed others in the meantime.
    const ids = [...new Set([...readStored(), ...get(idsAtom), ...visibleIds])]
    set(idsAtom, ids)
    safeLocalStorage.write(dismissedKey, JSON.stringify(ids))
  },
)
