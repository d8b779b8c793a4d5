import { queryOptions } from '@tanstack/react-query'
import { session, type User } from '../api/session.ts'
import { call } from '../lib/endpoint.ts'
import { callOptions } from '../lib/queryClient.ts'

/** The profile request of the start (§4): success is the user or null for a visitor, failure is nobody. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: (context): Promise<User | null> => call(session.profile, callOptions(context)),
  staleTime: Number.POSITIVE_INFINITY,
})
