import { atom } from 'jotai'
import { session } from '../api/session.ts'
import { call } from '../lib/endpoint.ts'
import { fetchQuery, queryClientAtom } from '../lib/queryClient.ts'
import { profileQuery } from '../queries/session.ts'

/** The password was right, but the browser did not keep the session: it refuses cookies. */
export class CookieRefused extends Error {
  override name = 'CookieRefused'
}

/** Logs in, then asks for the profile (§4). Throws when either fails, `CookieRefused` if nobody is signed in then. */
export const loginAtom = atom(null, async (get, _set, body: { username: string; password: string }) => {
  await call(session.login, { body })
  const client = get(queryClientAtom)
  // Refetch, cancelling a profile check still in flight: its response would predate the login.
  void client.resetQueries({ queryKey: profileQuery.queryKey })
  if (!(await fetchQuery(client, profileQuery))) throw new CookieRefused()
})
