import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '../../lib/useDebounced.ts'
import { deliveryQuery } from '../../queries/delivery.ts'
import { type Address, chargeRequest, type PricedOrder, workOutDelivery } from '../../rules/checkout.ts'
import { limits } from '../../rules/limits.ts'

/**
 * The delivery outcome and the totals of the order. The charge is requested `limits.deliveryDelay` after address or
 * subtotal last changed (§4, §9). Half an address is no mistake: while it is typed, up to a pause of
 * `limits.addressPause`, a problem with it counts as pending.
 */
export function useDelivery(order: PricedOrder, address: Address, typing: boolean) {
  const question = chargeRequest(order, address)
  const text = question ? JSON.stringify(question) : ''
  const isStable = useDebounced(text, limits.deliveryDelay) === text
  const isPaused = useDebounced(text, limits.addressPause) === text
  const { subtotal, address: fullAddress } = question ?? { subtotal: 0, address: '' }
  const enabled = order.complete && question !== undefined && isStable
  const lookUp = useQuery({ ...deliveryQuery(subtotal, fullAddress), enabled })
  const { data, status, isFetching, error, refetch } = lookUp
  const answer = question ? { data, status: enabled ? status : ('pending' as const), isFetching } : 'none'
  const delivery = workOutDelivery(order, answer, typing && !isPaused)
  return {
    ...delivery,
    /** The error, whose server text is shown too: it may say which part of the address is wrong. */
    failure: delivery.failed ? error : undefined,
    askAgain: () => void refetch(),
  }
}
