import { queryOptions } from '@tanstack/react-query'
import { type Order, orders } from '../api/orders.ts'
import { call, emptyOn404 } from '../lib/endpoint.ts'
import { callOptions } from '../lib/queryClient.ts'
import type { Id } from '../rules/id.ts'
import { newestFirst } from '../rules/orders.ts'

/** What the orders of every user are known under. */
export const ordersKey = ['orders']

/** A user's orders, newest first (§7). A failure is said in their place. */
export const ordersQuery = (user: Id | undefined) =>
  queryOptions({
    queryKey: [...ordersKey, user],
    // Some back ends answer 404 to who has none.
    queryFn: async (context): Promise<Order[]> =>
      newestFirst(await call(orders.list, callOptions(context)).catch(emptyOn404)),
    enabled: user !== undefined,
    // The shop moves orders on: whoever looks again wants to know.
    staleTime: 0,
    meta: { signedIn: true },
  })
