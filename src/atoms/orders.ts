import { atom } from 'jotai'
import { type Order, orders } from '../api/orders.ts'
import { ApiError, call } from '../lib/endpoint.ts'
import { family } from '../lib/family.ts'
import { type Query, queryAtom, queryClientAtom } from '../lib/query.ts'
import { toast } from '../notify.ts'
import { type Id, sameId } from '../rules/id.ts'
import { canCancel, newestFirst } from '../rules/orders.ts'
import { clockAtom } from './clock.ts'
import { profileQuery, userAtom } from './session.ts'
import { forgetTab } from './signIn.ts'

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined)

const ordersQuery = (user: Id): Query<Order[]> => ({
  key: ['orders', user],
  fetch: async ({ signal, client }) => {
    try {
      return newestFirst(await call(orders.list, { signal }))
    } catch (error) {
      // So some back ends answer who has none.
      if (statusOf(error) === 404) return []
      // The session has run out: nobody is signed in any more, and the page goes to the login (§6).
      if (statusOf(error) === 401) {
        toast('error', 'Please sign in again.')
        client.set(profileQuery, null)
        forgetTab()
      }
      throw error
    }
  },
  // The depot moves orders on: whoever looks again wants to know.
  staleTime: 0,
})

const ordersOf = family((user: Id) => queryAtom(ordersQuery(user)))

/** The user's orders, newest first (§7); null while nobody is signed in. A failure is said in their place. */
export const ordersAtom = atom((get) => {
  const user = get(userAtom)
  return user && get(ordersOf(user.user_id))
})

const underWayAtom = atom<readonly Id[]>([])

/** The orders whose cancelling is on its way. */
export const cancellingAtom = atom((get) => get(underWayAtom))

/**
 * Cancels an order, with one call however often it is asked for (§4). 'late' is an order whose window has closed
 * meanwhile: nothing is sent. Throws when the server does not cancel it. Afterwards the orders are asked for again.
 */
export const cancelOrderAtom = atom(
  null,
  async (get, set, { order_id }: Order): Promise<'cancelled' | 'late' | undefined> => {
    const user = get(userAtom)
    const known = get(ordersAtom)?.data?.find((order) => sameId(order.order_id, order_id))
    if (!user || !known || get(underWayAtom).includes(order_id)) return undefined
    // The time is looked at now: since the last look a laptop may have slept.
    set(clockAtom)
    if (!canCancel(known, get(clockAtom))) return 'late'
    const query = ordersQuery(user.user_id)
    const client = get(queryClientAtom)
    set(underWayAtom, (ids) => [...ids, order_id])
    try {
      await call(orders.cancel, { params: { order_id } })
      // What was answered holds, also when the list cannot be had just now.
      const list = client.get<Order[]>(query.key) ?? []
      client.set(
        query,
        list.map((order) => (sameId(order.order_id, order_id) ? { ...order, status: 'cancelled' } : order)),
      )
      return 'cancelled'
    } finally {
      set(underWayAtom, (ids) => ids.filter((id) => id !== order_id))
      void client.refetch(query)
    }
  },
)
