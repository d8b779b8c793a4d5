import { queryOptions } from '@tanstack/react-query'
import { delivery } from '../api/delivery.ts'
import { call } from '../lib/endpoint.ts'
import { callOptions } from '../lib/queryClient.ts'

/** The delivery charge to an address for a subtotal in rupees: requested again when either changes (§9). */
export const deliveryQuery = (subtotal: number, address: string) =>
  queryOptions({
    queryKey: ['delivery', subtotal, address],
    queryFn: (context) => call(delivery.charge, { body: { userAddress: address }, ...callOptions(context) }),
    staleTime: Number.POSITIVE_INFINITY,
  })
