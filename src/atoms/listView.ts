import { atom } from 'jotai'
import { safeLocalStorage } from '../lib/storage.ts'
import type { View } from '../rules/filters.ts'
import { viewKey } from '../rules/storageKeys.ts'

// Read on first use, so that every store starts from what the device has stored.
const storedAtom = atom((): View => (safeLocalStorage.read(viewKey) === 'sheet' ? 'sheet' : 'cards'))
const choiceAtom = atom<View | undefined>(undefined)

/** How lists are shown where the address does not say (BEY-05). */
export const listViewAtom = atom((get) => get(choiceAtom) ?? get(storedAtom))

/** Remembers a view on the device. */
export const chooseListViewAtom = atom(null, (_get, set, view: View) => {
  safeLocalStorage.write(viewKey, view)
  set(choiceAtom, view)
})
