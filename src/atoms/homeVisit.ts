import { atom } from 'jotai'
import { safeSessionStorage } from '../lib/storage.ts'
import { homeVisitKey } from '../rules/storageKeys.ts'

const storedVisitAtom = atom(() => safeSessionStorage.read(homeVisitKey) !== null)
const currentVisitAtom = atom(false)

/** Whether the home page has been opened in this session, even where nothing can be stored (decision 18). */
export const homeVisitedAtom = atom((get) => get(currentVisitAtom) || get(storedVisitAtom))

/** Records that the home page has been opened. */
export const visitHomeAtom = atom(null, (_get, set) => {
  set(currentVisitAtom, true)
  safeSessionStorage.write(homeVisitKey, 'true')
})
