import { atom } from 'jotai'
import { safeLocalStorage } from '../lib/storage.ts'
import { dismissedKey, readDismissed } from '../rules/announcements.ts'
import type { Id } from '../rules/id.ts'

// Read on first use, so that every store starts from the device.
const dismissedBeforeAtom = atom(() => readDismissed(safeLocalStorage.read(dismissedKey)))
const dismissedNowAtom = atom<Id[]>([])

/** The announcements that were closed on this device. */
export const dismissedAtom = atom((get) => [...get(dismissedBeforeAtom), ...get(dismissedNowAtom)])

/** Closes what is shown: remembered on the device, so that only a new announcement opens the bar again. */
export const dismissAnnouncementsAtom = atom(null, (get, set, shown: readonly Id[]) => {
  set(dismissedNowAtom, (ids) => [...ids, ...shown])
  // Another tab may have closed one meanwhile.
  const stored = readDismissed(safeLocalStorage.read(dismissedKey))
  safeLocalStorage.write(dismissedKey, JSON.stringify([...new Set([...stored, ...get(dismissedAtom)])]))
})
