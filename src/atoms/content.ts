import { atom } from 'jotai'
import { safeLocalStorage } from '../lib/storage.ts'
import { readDismissed } from '../rules/content.ts'
import type { Id } from '../rules/id.ts'
import { dismissedKey } from '../rules/storageKeys.ts'

// Read on first use, so that every store starts from what the device has stored.
const storedIdsAtom = atom(() => readDismissed(safeLocalStorage.read(dismissedKey)))
const newIdsAtom = atom<Id[]>([])

/** The announcements that were dismissed on this device. */
export const dismissedIdsAtom = atom((get) => [...get(storedIdsAtom), ...get(newIdsAtom)])

/** Dismisses the announcements shown, and stores that on the device: only a new announcement opens the bar again. */
export const dismissAnnouncementsAtom = atom(null, (get, set, visibleIds: readonly Id[]) => {
  set(newIdsAtom, (ids) => [...ids, ...visibleIds])
  // Another tab may have dismissed others in the meantime.
  const stored = readDismissed(safeLocalStorage.read(dismissedKey))
  safeLocalStorage.write(dismissedKey, JSON.stringify([...new Set([...stored, ...get(dismissedIdsAtom)])]))
})
