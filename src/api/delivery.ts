import * as z from 'zod/mini'
import { endpoint } from '../lib/endpoint.ts'
import { number, optional, recordOf, text } from '../lib/wire.ts'
import { notRefused } from './notRefused.ts'

/**
 * §3 Delivery charge: km by road, rupees, position. Beyond it, `takenAs` is the place of an unclear address. Decision 83
 */
export const DeliveryCharge = z.object({
  distanceInKm: number.check(z.gte(0)),
  shippingCost: number.check(z.gte(0)),
  location: optional(z.object({ lat: number, lng: number })),
  message: text,
  takenAs: optional(text),
  success: notRefused,
})
export type DeliveryCharge = z.output<typeof DeliveryCharge>

/** §7 Ordering: the delivery charge for an address. */
export const delivery = {
  charge: endpoint('POST', '/location/delivery-charges', {
    body: z.object({ userAddress: z.string() }),
    response: recordOf(DeliveryCharge),
  }),
}
