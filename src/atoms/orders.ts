import { atom } from 'jotai'
import { type Order, orders } from '../api/orders.ts'
import { call } from '../lib/endpoint.ts'
import { queryClientAtom, replaceData } from '../lib/queryClient.ts'
import { ordersQuery } from '../queries/orders.ts'
import { sameId } from '../rules/id.ts'
import { canCancel } from '../rules/orders.ts'
import { clockAtom } from './clock.ts'
import { oneAtATime } from './oneAtATime.ts'
import { inSession, userAtom } from './session.ts'

const cancelling = oneAtATime<'cancelled'>()

/** The ids of the orders whose cancellation is in flight. */
export const cancellingAtom = cancelling.namesAtom

/**
 * Cancels an order, then refetches the orders; repeated calls send one request (§4). Returns 'late', without a request,
 * when its window has closed by the clock of the device. Throws at a refusal.
 */
export const cancelOrderAtom = atom(
  null,
  async (get, set, { order_id }: Order): Promise<'cancelled' | 'late' | undefined> => {
    const user = get(userAtom)
    if (!user) return undefined
    const query = ordersQuery(user.user_id)
    const client = get(queryClientAtom)
    const cachedOrder = client.getQueryData(query.queryKey)?.find((order) => sameId(order.order_id, order_id))
    if (!cachedOrder || get(cancellingAtom).includes(String(order_id))) return undefined
    // Read the clock again: the device may have slept since the last reading.
    set(clockAtom)
    if (!canCancel(cachedOrder, get(clockAtom))) return 'late'
    return set(cancelling.runAtom, String(order_id), async () => {
      try {
        await inSession(set, call(orders.cancel, { params: { order_id } }))
        // Show the confirmed status even if the refetch fails.
        const list = client
          .getQueryData(query.queryKey)
          ?.map((order) =>
            sameId(order.order_id, order_id) ? ({ ...order, status: 'cancelled' } as const) : order,
          )
        if (list) replaceData<Order[]>(client, query, list)
        return 'cancelled'
      } finally {
        void client.invalidateQueries({ queryKey: query.queryKey })
      }
    })
  },
)
