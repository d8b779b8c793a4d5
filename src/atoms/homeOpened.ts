import { atom } from 'jotai'
import { safeSessionStorage } from '../lib/storage.ts'

/** Session storage key: the home page has been opened in this session. */
const openedKey = 'homeOpened'

const openedBeforeAtom = atom(() => safeSessionStorage.read(openedKey) !== null)
const openedNowAtom = atom(false)

/** Whether the home page has been opened in this session, even where nothing can be stored (decision 18). */
export const homeOpenedAtom = atom((get) => get(openedNowAtom) || get(openedBeforeAtom))

/** Records that the home page has been opened. */
export const openHomeAtom = atom(null, (_get, set) => {
  set(openedNowAtom, true)
  safeSessionStorage.write(openedKey, 'true')
})
