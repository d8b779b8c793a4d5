import { mutationOptions } from '@tanstack/react-query'
import { session } from '../api/session.ts'
import { call } from '../lib/endpoint.ts'
import { fetchQuery } from '../lib/queryClient.ts'
import { profileQuery } from '../queries/session.ts'

/** The password was right, but the browser did not keep the session: it refuses cookies. */
export class CookieRefused extends Error {
  override name = 'CookieRefused'
}

/** Logs in, then asks for the profile (§4). Throws when either fails, `CookieRefused` if nobody is signed in then. */
export const login = mutationOptions({
  mutationKey: ['login'],
  mutationFn: async (body: { username: string; password: string }, { client }) => {
    await call(session.login, { body })
    // Refetch, cancelling a profile check still in flight: its response would predate the login.
    void client.resetQueries({ queryKey: profileQuery.queryKey })
    if (!(await fetchQuery(client, profileQuery))) throw new CookieRefused()
  },
})
