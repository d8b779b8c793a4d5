import { queryOptions } from '@tanstack/react-query'
import { type OperatorOrder, type Overview, operate } from '../api/operate.ts'
import { call } from '../lib/endpoint.ts'
import { callOptions } from '../lib/queryClient.ts'

export const operateKey = ['operate']

const minute = 60_000

/** What the operator has to know, looked at again every minute. */
export const overviewQuery = queryOptions({
  queryKey: [...operateKey, 'overview'],
  queryFn: (context): Promise<Overview> =>
    call(operate.overview, { ...callOptions(context), cache: 'no-store' }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data ? minute : false),
})

export const operatorOrderQuery = (id: string) =>
  queryOptions({
    queryKey: [...operateKey, 'order', id],
    queryFn: (context): Promise<OperatorOrder> =>
      call(operate.order, { ...callOptions(context), cache: 'no-store', params: { id } }),
    staleTime: 0,
  })
