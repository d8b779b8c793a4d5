import { mutationOptions } from '@tanstack/react-query'
import { orderLinks } from '../api/orderLinks.ts'
import { type Order, orders } from '../api/orders.ts'
import { call } from '../lib/endpoint.ts'
import { replaceData } from '../lib/queryClient.ts'
import { orderLinkQuery } from '../queries/orderLinks.ts'
import { ordersQuery } from '../queries/orders.ts'
import { type Id, sameId } from '../rules/id.ts'

/** Cancels an order of a user, then refetches the orders (§4). */
export const cancelOrder = (userId: Id | undefined, { order_id }: Pick<Order, 'order_id'>) => {
  const query = ordersQuery(userId)
  return mutationOptions({
    mutationKey: ['orders', 'cancel', order_id],
    meta: { signedIn: true },
    mutationFn: () => call(orders.cancel, { params: { order_id } }),
    onSuccess: (_data, _order, _result, { client }) => {
      // Show the confirmed status even if the refetch fails.
      const list = client
        .getQueryData(query.queryKey)
        ?.map((order) =>
          sameId(order.order_id, order_id) ? ({ ...order, status: 'cancelled' } as const) : order,
        )
      if (list) replaceData<Order[]>(client, query, list)
    },
    onSettled: (_data, _error, _order, _result, { client }) =>
      void client.invalidateQueries({ queryKey: query.queryKey }),
  })
}

/** Cancels the order of a link, then fetches it again. */
export const cancelLinkedOrder = (token: string) =>
  mutationOptions({
    mutationKey: ['order-link', 'cancel', token],
    mutationFn: () => call(orderLinks.cancel, { body: { token } }),
    onSettled: (_data, _error, _order, _result, { client }) =>
      client.invalidateQueries(orderLinkQuery(token)),
  })
