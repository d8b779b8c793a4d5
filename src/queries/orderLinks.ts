import { queryOptions } from '@tanstack/react-query'
import { type LinkedOrder, orderLinks } from '../api/orderLinks.ts'
import { call } from '../lib/endpoint.ts'
import { callOptions } from '../lib/queryClient.ts'

/** Milliseconds between two looks at an order whose payment is awaited: at first, and after five minutes. */
const oftenMs = 4000
const seldomMs = 30_000
const often = (5 * 60 * 1000) / oftenMs

/** Whether the page waits for what the gateway says of the payment. */
export const isAwaited = ({ payment, payment_status }: LinkedOrder): boolean =>
  payment !== undefined && payment_status === 'pending'

/** The order of a link, looked at again and again while its payment is awaited. */
export const orderLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['orderLink', token],
    queryFn: (context): Promise<LinkedOrder> =>
      call(orderLinks.order, { ...callOptions(context), query: { token } }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && isAwaited(state.data) ? (state.dataUpdateCount < often ? oftenMs : seldomMs) : false,
  })
