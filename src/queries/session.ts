import { queryOptions } from '@tanstack/react-query'
import { session, type User } from '../api/session.ts'
import { call, isTransient } from '../lib/endpoint.ts'
import { callOptions } from '../lib/queryClient.ts'

/** The profile request at start (§4): the user, null for nobody; any other failure says nothing. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: (context): Promise<User | null> =>
    call(session.profile, { cache: 'no-store', ...callOptions(context) }).catch((error) => {
      if (isTransient(error)) throw error
      return null
    }),
  staleTime: Number.POSITIVE_INFINITY,
})
