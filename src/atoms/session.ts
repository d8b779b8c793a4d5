import { atom } from 'jotai'
import { session, type User } from '../api/session.ts'
import { call } from '../lib/endpoint.ts'
import { type Query, queryAtom } from '../lib/query.ts'

/** The profile request of the start (§4): success is the user, failure is nobody. */
export const profileQuery: Query<User | null> = {
  key: ['profile'],
  fetch: ({ signal }) => call(session.profile, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
}

const profileAtom = queryAtom(profileQuery)

/** The user, or null for a visitor and while the check is pending. */
export const userAtom = atom<User | null>((get) => get(profileAtom).data ?? null)

/** True once the profile check has ended, either way. */
export const sessionKnownAtom = atom((get) => get(profileAtom).status !== 'pending')
