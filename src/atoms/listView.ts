import { atom } from 'jotai'
import { safeLocalStorage } from '../lib/storage.ts'
import type { View } from '../rules/filters.ts'

/** Local storage key of the view that was chosen for lists. The head of index.html reads it too. */
const viewKey = 'listView'

// Read on first use, so that every store starts from the device.
const storedAtom = atom((): View => (safeLocalStorage.read(viewKey) === 'sheet' ? 'sheet' : 'cards'))
const chosenAtom = atom<View | undefined>(undefined)

/** How lists are shown where the address does not say it (BEY-05). */
export const listViewAtom = atom((get) => get(chosenAtom) ?? get(storedAtom))

/** Remembers a view on the device. */
export const chooseListViewAtom = atom(null, (_get, set, view: View) => {
  safeLocalStorage.write(viewKey, view)
  set(chosenAtom, view)
})
