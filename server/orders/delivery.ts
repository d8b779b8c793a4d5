import { roadKm, shippingCost } from '../../src/rules/delivery.ts'
import { type Place, placeAddress } from '../../src/rules/place.ts'
import { shop } from '../../src/shop/config.ts'
import type { Gazetteer } from './address/placeIndex.ts'
import { type AddressPlace, readAddress } from './address/readAddress.ts'

/** The message for an address that names no place in the list, with the remedy. */
export const unknownAddress = 'We could not find that address in Sri Lanka. Add the town or the postal code.'

const disagree = ({ town, place }: Extract<AddressPlace, { kind: 'disagree' }>) =>
  `The town and the postal code do not agree: ${place.postcode} is ${placeAddress(place)}, not ${placeAddress(town)}. Correct one of them.`

/** Place, distance in km and cost in rupees. `takenAs`: the farthest place that an unclear address may mean. Decision 83 */
export type Delivery = { place: Place; distanceInKm: number; shippingCost: number; takenAs?: string }

/** The delivery to an address; `refused` says why there is none: unknown, or it contradicts itself. §3, §9 */
export function deliveryForAddress(places: Gazetteer, address: string): Delivery | { refused: string } {
  const destination = readAddress(places, address, shop.location)
  if (destination.kind === 'unknown') return { refused: unknownAddress }
  if (destination.kind === 'disagree') return { refused: disagree(destination) }
  const { place, doubt } = destination
  const distanceInKm = roadKm(shop.location, place)
  const charge = { place, distanceInKm, shippingCost: shippingCost(distanceInKm) }
  return doubt ? { ...charge, takenAs: placeAddress(place) } : charge
}
