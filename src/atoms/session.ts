import { atom } from 'jotai'
import { session, type User } from '../api/session.ts'
import { call } from '../lib/endpoint.ts'
import { type Query, queryAtom, queryClientAtom } from '../lib/query.ts'

/** The profile request of the start (§4): success is the user, failure is nobody. */
const profileQuery: Query<User | null> = {
  key: ['profile'],
  fetch: ({ signal }) => call(session.profile, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
}

const profileAtom = queryAtom(profileQuery)

/** The user, or null for a visitor and while the check is pending. */
export const userAtom = atom<User | null>((get) => get(profileAtom).data ?? null)

/** True once the profile check has ended, either way. */
export const sessionKnownAtom = atom((get) => get(profileAtom).status !== 'pending')

/** Logs in, then asks for the profile (§4). Throws when either fails. */
export const loginAtom = atom(null, async (get, _set, body: { username: string; password: string }) => {
  await call(session.login, { body })
  await get(queryClientAtom).fetch({ ...profileQuery, staleTime: 0 })
})

/** Forgets the user. A failed call is silent (§8). */
export const logoutAtom = atom(null, async (get) => {
  await call(session.logout).catch(() => undefined)
  const client = get(queryClientAtom)
  client.set(profileQuery, null)
  client.remove(['orders'])
})
