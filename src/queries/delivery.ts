import { queryOptions } from '@tanstack/react-query'
import { delivery } from '../api/delivery.ts'
import { call } from '../lib/endpoint.ts'
import { callOptions } from '../lib/queryClient.ts'

/** What delivery to an address costs for an order of a subtotal in rupees: asked anew when either changes (§9). */
export const deliveryQuery = (subtotal: number, address: string) =>
  queryOptions({
    queryKey: ['delivery', subtotal, address],
    queryFn: (context) => call(delivery.charge, { body: { userAddress: address }, ...callOptions(context) }),
    staleTime: Number.POSITIVE_INFINITY,
  })
