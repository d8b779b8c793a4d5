import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '../../lib/useDebounced.ts'
import { deliveryQuery } from '../../queries/delivery.ts'
import { type CartItem, cartTotal } from '../../rules/cart.ts'
import { type ChargeState, canBeLocated, deliveryOutcome, fullAddress } from '../../rules/delivery.ts'
import { limits } from '../../rules/limits.ts'
import { restrictionsOf } from '../../rules/restrictions.ts'
import { orderTotals } from '../../rules/totals.ts'

/**
 * The delivery outcome and the totals of the order. The charge is requested 800 ms after the address, the postal code
 * or the subtotal last changed (§4, §9). A problem with the address counts as pending while it is being typed, up to a
 * pause of two seconds: half an address is no mistake.
 */
export function useDelivery(
  items: readonly CartItem[],
  address: { apartment: string; street: string; postalCode: string },
  typing: boolean,
) {
  const itemsTotal = cartTotal(items)
  const query = deliveryQuery(itemsTotal, fullAddress(address))
  const question = canBeLocated(address) ? JSON.stringify(query.queryKey) : ''
  const settled = useDebounced(question, limits.deliveryDelay)
  const enabled = question !== '' && settled === question
  const paused = useDebounced(question, limits.addressPause) === question
  const lookUp = useQuery({ ...query, enabled })

  const status = question === '' ? 'none' : !enabled || lookUp.isFetching ? 'pending' : lookUp.status
  const known = status === 'success' ? lookUp.data : undefined
  const charge: ChargeState = known
    ? { status: 'known', ...known }
    : { status: status === 'error' ? 'failed' : status === 'none' ? 'none' : 'pending' }

  const restrictions = restrictionsOf(items)
  const found = deliveryOutcome({ restrictions, itemsTotal, charge })
  const problem =
    found.state === 'failed' || (found.state === 'unavailable' && found.reason === 'colomboOnly')
  const outcome =
    typing && !paused && problem
      ? deliveryOutcome({ restrictions, itemsTotal, charge: { status: 'pending' } })
      : found
  return {
    restrictions,
    outcome,
    charge: known,
    /**
     * The error, whose server text is shown beside the fixed message: it may say which part of the address is wrong.
     */
    failure: status === 'error' ? lookUp.error : undefined,
    totals: orderTotals(items, outcome.shipping),
    askAgain: () => void lookUp.refetch(),
  }
}
