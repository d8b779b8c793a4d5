import type { Hono } from 'hono'
import { delivery } from '../../../src/api/delivery.ts'
import { placeAddress } from '../../../src/rules/place.ts'
import { deliveryForAddress } from '../../orders/delivery.ts'
import { refuse } from '../../refusal.ts'
import { route } from '../route.ts'
import type { Services } from '../services.ts'

/** §7 The cost of delivery by the tariff; the caller applies free delivery. Refuses unclear addresses (422). */
export function deliveryRoutes(app: Hono, { places }: Services): void {
  route(app, delivery.charge, async (c, { body: { userAddress } }) => {
    const delivery = deliveryForAddress(await places(), userAddress)
    if ('refused' in delivery) return refuse(422, delivery.refused)
    const { place, distanceInKm, shippingCost, takenAs } = delivery
    const message = `${placeAddress(place)}, ${distanceInKm.toFixed(1)} km from the depot.`
    const location = { lat: place.lat, lng: place.lng }
    return c.json({ distanceInKm, shippingCost, location, message, ...(takenAs && { takenAs }) })
  })
}
