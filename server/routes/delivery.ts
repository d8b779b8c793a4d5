import type { Hono } from 'hono'
import { delivery } from '../../src/api/delivery.ts'
import { placeAddress } from '../../src/rules/place.ts'
import type { Shop } from '../api.ts'
import { deliveryTo, unknownAddress } from '../delivery.ts'
import { longest, needAtMost } from '../fields.ts'
import { refuse } from '../refusal.ts'
import { route } from '../route.ts'

/**
 * §7 Ordering: what delivery to an address costs by the tariff. Free delivery depends on what is ordered, and is for
 * whoever knows that. 422 when the address names no place of Sri Lanka.
 */
export function deliveryRoutes(app: Hono, { places }: Shop): void {
  route(app, delivery.charge, async (c, { body: { userAddress } }) => {
    needAtMost(longest.text, { userAddress })
    const found = deliveryTo(await places(), userAddress) ?? refuse(422, unknownAddress)
    const { place, distanceInKm, shippingCost } = found
    const message = `${placeAddress(place)}, ${distanceInKm.toFixed(1)} km from the depot.`
    return c.json({ distanceInKm, shippingCost, location: { lat: place.lat, lng: place.lng }, message })
  })
}
