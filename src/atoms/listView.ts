import { atom } from 'jotai'
import { atomWithLazy } from 'jotai/utils'
import { safeLocalStorage } from '../lib/storage.ts'
import type { View } from '../rules/filters.ts'
import { viewKey } from '../rules/storageKeys.ts'

const viewAtom = atomWithLazy((): View => (safeLocalStorage.read(viewKey) === 'sheet' ? 'sheet' : 'cards'))

/** How lists are shown where the address does not say (BEY-05). Setting the atom remembers a view on the device. */
export const listViewAtom = atom(
  (get) => get(viewAtom),
  (_get, set, view: View) => {
    safeLocalStorage.write(viewKey, view)
    set(viewAtom, view)
  },
)
