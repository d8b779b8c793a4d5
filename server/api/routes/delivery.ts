import type { Hono } from 'hono'
import { delivery } from '../../../src/api/delivery.ts'
import { placeAddress } from '../../../src/rules/place.ts'
import { deliveryForAddress } from '../../orders/delivery.ts'
import { refuse } from '../../refusal.ts'
import { longest, requireMaxLength } from '../../validation.ts'
import { route } from '../route.ts'
import type { Services } from '../services.ts'

/**
 * §7 Ordering: the cost of delivery to an address by the tariff. Free delivery depends on the order's subtotal, which
 * this call does not know: the caller applies it. Refuses with 422 when the address names no place in Sri Lanka, or
 * when its town and its postal code are far from each other.
 */
export function deliveryRoutes(app: Hono, { places }: Services): void {
  route(app, delivery.charge, async (c, { body: { userAddress } }) => {
    requireMaxLength(longest.text, { userAddress })
    const delivery = deliveryForAddress(await places(), userAddress)
    if ('refused' in delivery) return refuse(422, delivery.refused)
    const { place, distanceInKm, shippingCost } = delivery
    const message = `${placeAddress(place)}, ${distanceInKm.toFixed(1)} km from the depot.`
    return c.json({ distanceInKm, shippingCost, location: { lat: place.lat, lng: place.lng }, message })
  })
}
