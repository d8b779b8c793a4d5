import { atom } from 'jotai'
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import { account, type User } from '../api/account.ts'
import { call } from '../lib/endpoint.ts'

const profileKey = ['profile']

/** The profile request of the start (§4): success is the user, failure is nobody. */
const profileAtom = atomWithQuery(() => ({
  queryKey: profileKey,
  queryFn: ({ signal }) => call(account.profile, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
}))

/** The user, or null for a visitor and while the check is pending. */
export const userAtom = atom<User | null>((get) => get(profileAtom).data ?? null)

/** True once the profile check has ended, either way. */
export const sessionKnownAtom = atom((get) => get(profileAtom).status !== 'pending')

/** Logs in, then asks for the profile (§4). Throws when either fails. */
export const loginAtom = atom(null, async (get, _set, body: { username: string; password: string }) => {
  await call(account.login, { body })
  const client = get(queryClientAtom)
  await client.fetchQuery({ queryKey: profileKey, queryFn: () => call(account.profile), staleTime: 0 })
})

/** Forgets the user. A failed call is silent (§8). */
export const logoutAtom = atom(null, async (get) => {
  await call(account.logout).catch(() => undefined)
  const client = get(queryClientAtom)
  client.setQueryData(profileKey, null)
  client.removeQueries({ queryKey: ['orders'] })
})
