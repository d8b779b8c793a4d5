import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '../../lib/useDebounced.ts'
import { deliveryQuery } from '../../queries/delivery.ts'
import { cartTotal } from '../../rules/cart.ts'
import { type ChargeState, canBeLocated, deliveryOutcome, fullAddress } from '../../rules/delivery.ts'
import { limits } from '../../rules/limits.ts'
import { restrictionsOf } from '../../rules/restrictions.ts'
import { orderTotals } from '../../rules/totals.ts'
import type { OrderItems } from './useOrderItems.ts'

/**
 * The delivery outcome and the totals of the order. The charge is requested 800 ms after the address, the postal code
 * or the subtotal last changed (§4, §9). A problem with the address counts as pending while it is being typed, up to a
 * pause of two seconds: half an address is no mistake. Until every price is known there is neither subtotal nor charge.
 */
export function useDelivery(
  { items, priced, known, check }: Pick<OrderItems, 'items' | 'priced' | 'known' | 'check'>,
  address: { apartment: string; street: string; postalCode: string },
  typing: boolean,
) {
  const itemsTotal = known ? cartTotal(priced) : 0
  const query = deliveryQuery(itemsTotal, fullAddress(address))
  const question =
    canBeLocated(address) && (known || check === 'pending') ? JSON.stringify(query.queryKey) : ''
  const settled = useDebounced(question, limits.deliveryDelay)
  const enabled = known && question !== '' && settled === question
  const paused = useDebounced(question, limits.addressPause) === question
  const lookUp = useQuery({ ...query, enabled })

  const status = question === '' ? 'none' : !enabled || lookUp.isFetching ? 'pending' : lookUp.status
  const answer = status === 'success' ? lookUp.data : undefined
  const charge: ChargeState = answer
    ? { status: 'known', ...answer }
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
    charge: answer,
    /**
     * The error, whose server text is shown beside the fixed message: it may say which part of the address is wrong.
     */
    failure: status === 'error' ? lookUp.error : undefined,
    /** Undefined while a price is unknown. */
    totals: known ? orderTotals(priced, outcome.shipping) : undefined,
    askAgain: () => void lookUp.refetch(),
  }
}
