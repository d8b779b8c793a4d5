import { roadKm, shippingCost } from '../src/rules/delivery.ts'
import { findPlace, type Place } from '../src/rules/places.ts'
import { depot } from './depot.ts'

/** What is said of an address that names no place of the list, with the cure. */
export const unknownAddress = 'We could not find that address in Sri Lanka. Add the town or the postal code.'

/** What delivery to an address means by the tariff; undefined when no place of Sri Lanka is named. Km, rupees. §3, §9 */
export function deliveryTo(places: readonly Place[], address: string) {
  const place = findPlace(places, address)
  if (!place) return undefined
  const distanceInKm = roadKm(depot, place)
  return { place, distanceInKm, shippingCost: shippingCost(distanceInKm) }
}
