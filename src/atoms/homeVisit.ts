import { atom } from 'jotai'
import { safeSessionStorage } from '../lib/storage.ts'
import { homeOpenedKey } from '../rules/storageKeys.ts'

const openedBeforeAtom = atom(() => safeSessionStorage.read(homeOpenedKey) !== null)
const openedNowAtom = atom(false)

/** Whether the home page has been opened in this session, even where nothing can be stored (decision 18). */
export const homeVisitedAtom = atom((get) => get(openedNowAtom) || get(openedBeforeAtom))

/** Records that the home page has been opened. */
export const visitHomeAtom = atom(null, (_get, set) => {
  set(openedNowAtom, true)
  safeSessionStorage.write(homeOpenedKey, 'true')
})
