import { queryOptions } from '@tanstack/react-query'
import { type Order, orders } from '../api/orders.ts'
import { call, emptyOn404 } from '../lib/endpoint.ts'
import { callOptions, fetchQuery } from '../lib/queryClient.ts'
import { newestFirst } from '../rules/dates.ts'
import { type Id, sameId } from '../rules/id.ts'
import { profileQuery } from './session.ts'

export const ordersKey = ['orders']

/** A user's orders, newest first (§7). A failure is shown in their place. */
export const ordersQuery = (user: Id | undefined) =>
  queryOptions({
    queryKey: [...ordersKey, user],
    // Some back ends respond with 404 when the user has no orders.
    queryFn: async (context): Promise<Order[]> => {
      const list = await call(orders.list, { cache: 'no-store', ...callOptions(context) }).catch(emptyOn404)
      // Somebody else may have signed in in another tab: these would be their orders.
      const now = await fetchQuery(context.client, { ...profileQuery, staleTime: 0 })
      if (now === null || user === undefined || !sameId(now.user_id, user))
        throw new Error('Somebody else has signed in')
      return newestFirst(list, ({ order_date }) => order_date)
    },
    enabled: user !== undefined,
    // The shop changes the status of orders: refetch at every visit.
    staleTime: 0,
    meta: { signedIn: true },
  })
