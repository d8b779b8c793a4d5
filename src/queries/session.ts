import { queryOptions } from '@tanstack/react-query'
import { session, type User } from '../api/session.ts'
import { call } from '../lib/endpoint.ts'
import { callOptions } from '../lib/queryClient.ts'

/**
 * The profile request at start (§4). Its data are the user, or null once it is known that nobody is signed in; a failed
 * request means a visitor.
 */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: (context): Promise<User | null> =>
    call(session.profile, { cache: 'no-store', ...callOptions(context) }),
  staleTime: Number.POSITIVE_INFINITY,
})
