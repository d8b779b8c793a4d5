import { hashKey } from '@tanstack/react-query'
import { atom } from 'jotai'
import { atomWithLazy } from 'jotai/utils'
import { session, type User } from '../api/session.ts'
import { call } from '../lib/endpoint.ts'
import { fetchQuery, queryClientAtom, replaceData } from '../lib/queryClient.ts'
import { safeSessionStorage } from '../lib/storage.ts'
import { toast } from '../notify.ts'
import { ordersKey } from '../queries/orders.ts'
import { profileQuery } from '../queries/session.ts'
import { clearCachesMessage } from '../rules/offlineCache.ts'
import { draftKey, lastOrderKey, orderKeysKey, storageOwnerKey } from '../rules/storageKeys.ts'
import { clearDraftsAtom, dropDraftAtom, readDraftAtom, writeDraftAtom } from './drafts.ts'
import { addOrderKeys, forgetRecentOrders, readOrderKeys } from './orderKeys.ts'

const changesAtom = atom(0)

/** The state of the profile query, which alone holds the user. */
const profileAtom = atom((get) => {
  get(changesAtom)
  const { data, status = 'pending' } = get(queryClientAtom).getQueryState(profileQuery.queryKey) ?? {}
  return { data, status }
})

/** The user, or null for a visitor and while the check is pending. */
export const userAtom = atom<User | null>((get) => get(profileAtom).data ?? null)

/** True once the profile check has ended, either way. */
export const sessionKnownAtom = atom((get) => get(profileAtom).status !== 'pending')

/** True when the profile check failed without saying who is signed in: there may be a user. */
export const sessionUncheckedAtom = atom((get) => {
  const { data, status } = get(profileAtom)
  return data === undefined && status === 'error'
})

/** Follows the profile query. Called once, by the store. */
export const followProfileAtom = atom(null, (get, set) => {
  const client = get(queryClientAtom)
  const name = hashKey(profileQuery.queryKey)
  const follow = () => {
    const { data, isInvalidated } = client.getQueryState(profileQuery.queryKey) ?? {}
    // A failed check and a stored page do not say that nobody is signed in.
    if (data || (data === null && !isInvalidated)) set(changeOwnerAtom, data)
    set(changesAtom, (changes) => changes + 1)
  }
  // The browser may have kept this page since before the user of this tab signed in.
  if (get(profileAtom).data === null && safeSessionStorage.read(storageOwnerKey) !== null)
    void client.invalidateQueries({ queryKey: profileQuery.queryKey })
  follow()
  client.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === name) follow()
  })
})

/** Removes what the tab holds of its user. The cart is not among it: it belongs to the device. */
function clearSessionStorage() {
  ;[draftKey, orderKeysKey, lastOrderKey, storageOwnerKey].forEach(safeSessionStorage.remove)
  forgetRecentOrders()
}

const ownerAtom = atomWithLazy(() => safeSessionStorage.read(storageOwnerKey))

/** The id of the user whose data this tab holds, or null; as stored until the server says who is signed in. */
export const storageOwnerAtom = atom((get) => get(ownerAtom))

type TabSnapshot = { draft: string | null; keys: ReturnType<typeof readOrderKeys> }

/**
 * Called with each answer of the server to who is signed in. A draft that was typed without a user becomes the user's;
 * a user's is put aside in the memory of this tab when that user is gone, and is there again when the same one returns.
 */
const changeOwnerAtom = atom(null, (get, set, user: User | null) => {
  const before = get(ownerAtom)
  const now = user && String(user.user_id)
  if (before === now) return
  const draftNameOf = (owner: string) => `${draftKey} ${owner}`
  if (before !== null) {
    set(writeDraftAtom, draftNameOf(before), before, {
      draft: safeSessionStorage.read(draftKey),
      keys: readOrderKeys(),
    })
    clearSessionStorage()
    void clearOfflineCaches()
  }
  if (now !== null) {
    safeSessionStorage.write(storageOwnerKey, now)
    const snapshot = set(readDraftAtom, draftNameOf(now), now) as TabSnapshot | undefined
    set(dropDraftAtom, draftNameOf(now))
    if (snapshot) addOrderKeys({ ...snapshot.keys, ...readOrderKeys() })
    // What was typed since is newer.
    if (snapshot?.draft && safeSessionStorage.read(draftKey) === null)
      safeSessionStorage.write(draftKey, snapshot.draft)
  }
  set(ownerAtom, now)
})

/** Empties the offline caches: they hold nothing personal, but show what the user has looked at (BEY-25). */
const clearOfflineCaches = () =>
  navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => registration?.active?.postMessage(clearCachesMessage))
    .catch(() => undefined)

/** Checks again who is signed in (§7); no answer, or a server error, changes nothing. Never rejects. */
export const checkUserAtom = atom(null, async (get) => {
  // Through the query client, which cancels the request when the user logs out in the meantime.
  await fetchQuery(get(queryClientAtom), { ...profileQuery, staleTime: 0 }).catch(() => undefined)
})

const clearUserAtom = atom(null, (get) => {
  const client = get(queryClientAtom)
  replaceData<User | null>(client, profileQuery, null)
  // Removed, not reset: a reset would refetch orders that are still shown until the page has redirected.
  client.removeQueries({ queryKey: ordersKey })
})

/** The session has expired: clears the user (§6). What was typed stays for the same user: see drafts.ts. */
export const sessionEndedAtom = atom(null, (_get, set) => {
  toast('error', 'Please sign in again.')
  set(clearUserAtom)
})

/** The user has left for good: clears the user, and all that this tab knows of them. */
export const forgetUserAtom = atom(null, (_get, set) => {
  set(clearUserAtom)
  clearSessionStorage()
  set(clearDraftsAtom)
})

/** The user of an order has left: see `placeOrder`. */
export class SessionEndedError extends Error {
  override name = 'SessionEnded'
}

/** Logs out and clears the user. A failed call is silent (§8). */
export const logoutAtom = atom(null, async (_get, set) => {
  await call(session.logout).catch(() => undefined)
  set(forgetUserAtom)
})
