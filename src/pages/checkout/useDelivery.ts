import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '../../lib/useDebounced.ts'
import { type Address, deliveryOf, type PricedOrder } from '../../rules/checkout.ts'
import { limits } from '../../rules/limits.ts'
import { chargeAnswer, chargeLookUp } from './order.ts'

/**
 * The delivery outcome and the totals of the order. The charge is requested `limits.deliveryDelay` after address or
 * subtotal last changed (§4, §9). Half an address is no mistake: while it is typed, up to a pause of
 * `limits.addressPause`, a problem with it counts as pending.
 */
export function useDelivery(order: PricedOrder, address: Address, typing: boolean) {
  const { query, ...request } = chargeLookUp(order, address)
  const text = request.isAsked ? JSON.stringify(query.queryKey) : ''
  const isStable = useDebounced(text, limits.deliveryDelay) === text
  const isPaused = useDebounced(text, limits.addressPause) === text
  const enabled = request.enabled && isStable
  const lookUp = useQuery({ ...query, enabled })
  const { error, refetch } = lookUp
  const answer = chargeAnswer({ ...request, enabled }, lookUp)
  const delivery = deliveryOf(order, answer, typing && !isPaused)
  return {
    ...delivery,
    /** The error, whose server text is shown too: it may say which part of the address is wrong. */
    failure: delivery.failed ? error : undefined,
    askAgain: () => void refetch(),
  }
}
