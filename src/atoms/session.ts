import { hashKey } from '@tanstack/react-query'
import { atom, type Setter } from 'jotai'
import { session, type User } from '../api/session.ts'
import { ApiError, call } from '../lib/endpoint.ts'
import { queryClientAtom, replaceData } from '../lib/queryClient.ts'
import { safeSessionStorage as tab } from '../lib/storage.ts'
import { toast } from '../notify.ts'
import { ordersKey } from '../queries/orders.ts'
import { profileQuery } from '../queries/session.ts'
import { clearCachesMessage } from '../rules/offlineCache.ts'
import { draftKey, lastOrderKey, orderKeysKey, tabUserKey } from '../rules/storageKeys.ts'
import { clearDraftsAtom } from './drafts.ts'

type Profile = {
  data: User | null | undefined
  status: 'pending' | 'success' | 'error'
  error: Error | null
}

const profileAtom = atom<Profile>({ data: undefined, status: 'pending', error: null })

/** The user, or null for a visitor and while the check is pending. */
export const userAtom = atom<User | null>((get) => get(profileAtom).data ?? null)

/** True once the profile check has ended, either way. */
export const sessionKnownAtom = atom((get) => get(profileAtom).status !== 'pending')

/** True when the profile check got no response: there may be a user. */
export const sessionUncheckedAtom = atom((get) => {
  const { data, error } = get(profileAtom)
  return data === undefined && error instanceof ApiError && error.status === 0
})

/** Keeps the user in step with the profile query, for atoms that derive from it. Called once, by the store. */
export const syncProfileAtom = atom(null, (get, set) => {
  const cache = get(queryClientAtom).getQueryCache()
  const name = hashKey(profileQuery.queryKey)
  const follow = (profile: Profile) => {
    const user = profile.data && String(profile.data.user_id)
    const before = tab.read(tabUserKey)
    if (user && user !== before) {
      // Another user has signed in, perhaps in another tab and before a reload of this one.
      if (before !== null) clearTabData()
      tab.write(tabUserKey, user)
    }
    set(profileAtom, profile)
  }
  const known = cache.get(name)
  if (known) follow(known.state as Profile)
  cache.subscribe(({ query }) => {
    if (query.queryHash === name) follow(query.state as Profile)
  })
})

/** Removes the checkout draft, its idempotency keys and the last order of this tab. The cart stays: it belongs to the device. */
export function clearTabData() {
  tab.remove(draftKey)
  tab.remove(orderKeysKey)
  tab.remove(lastOrderKey)
  tab.remove(tabUserKey)
}

/** Empties the offline caches: they hold nothing personal, but show what the user has looked at (BEY-25). */
const forgetSeen = () =>
  navigator.serviceWorker
    ?.getRegistration()
    .then((found) => found?.active?.postMessage(clearCachesMessage))
    .catch(() => undefined)

/** Clears the user, and what this tab knows of them. */
export const clearUserAtom = atom(null, (get) => {
  const client = get(queryClientAtom)
  replaceData<User | null>(client, profileQuery, null)
  // Removed, not reset: a reset would refetch orders that are still shown until the page has redirected.
  client.removeQueries({ queryKey: ordersKey })
  clearTabData()
  void forgetSeen()
})

/**
 * The session has expired: clears the user, so that a page that needs one redirects to the login (§6). What was typed in
 * a form stays: see drafts.ts.
 */
export const sessionEndedAtom = atom(null, (_get, set) => {
  toast('error', 'Please sign in again.')
  set(clearUserAtom)
})

/** The session had ended when a call was made that needs one. The shopper has been told. */
export class SessionEnded extends Error {
  override name = 'SessionEnded'
}

/** Settles as a call that needs a signed-in user does. A refusal because nobody is (401) throws `SessionEnded`. */
export async function inSession<Value>(set: Setter, response: Promise<Value>): Promise<Value> {
  try {
    return await response
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    set(sessionEndedAtom)
    throw new SessionEnded('The session has ended', { cause: error })
  }
}

/** Logs out and clears the user. A failed call is silent (§8). */
export const logoutAtom = atom(null, async (_get, set) => {
  await call(session.logout).catch(() => undefined)
  set(clearDraftsAtom)
  set(clearUserAtom)
})
