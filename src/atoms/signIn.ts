import { atom } from 'jotai'
import { session } from '../api/session.ts'
import { call } from '../lib/endpoint.ts'
import { queryClientAtom } from '../lib/query.ts'
import { session as tab } from '../lib/storage.ts'
import { draftKey, lastOrderKey } from '../rules/order.ts'
import { profileQuery } from './session.ts'

/** Logs in, then asks for the profile (§4). Throws when either fails. */
export const loginAtom = atom(null, async (get, _set, body: { username: string; password: string }) => {
  await call(session.login, { body })
  const client = get(queryClientAtom)
  // Asked anew: a check of the start that is still on its way would answer for the visitor of before.
  client.remove(profileQuery.key)
  await client.fetch(profileQuery)
})

/** Forgets what was filled in and ordered on this tab. The cart stays: it is the device's. */
export function forgetTab() {
  tab.remove(draftKey)
  tab.remove(lastOrderKey)
}

/** Forgets the user, and what this tab knows of them. */
export const forgetUserAtom = atom(null, (get) => {
  const client = get(queryClientAtom)
  client.set(profileQuery, null)
  client.remove(['orders'])
  forgetTab()
})

/** Logs out and forgets the user. A failed call is silent (§8). */
export const logoutAtom = atom(null, async (_get, set) => {
  await call(session.logout).catch(() => undefined)
  set(forgetUserAtom)
})
