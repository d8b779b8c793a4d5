import { limits } from './limits.ts'
import type { Restrictions } from './restrictions.ts'

export type Position = { lat: number; lng: number }

/** The address sent for the delivery charge: apartment, street address and postal code, without blank parts. §7 */
export const fullAddress = (parts: { apartment?: string; street?: string; postalCode?: string }): string =>
  [parts.apartment, parts.street, parts.postalCode]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ')

/** Whether an address can be located: it has a street address or at least a complete postal code. */
export const canBeLocated = (parts: { street: string; postalCode: string }): boolean =>
  parts.street.trim() !== '' || /^\d{5}$/.test(parts.postalCode.trim())

/** Whether a distance in km exceeds `limits.tooFarKm`. §9, decision 6 */
const isTooFar = (km: number): boolean => km > limits.tooFarKm

/** Formats a distance, '12.4 km' or '31 km'. Rounded to 0.1 km, since other back ends give it to the metre. */
export const formatKm = (km: number): string => `${Math.round(km * 10) / 10} km`

/** Whether the sum of the items, before the promotion, exceeds `limits.freeDeliveryOver`. §9, decision 6 */
export const isFreeDelivery = (itemsTotal: number): boolean => itemsTotal > limits.freeDeliveryOver

/** State of the delivery charge, in km and rupees. `takenAs`: the place that an unclear address was taken as. */
export type ChargeState =
  | { status: 'none' | 'pending' | 'failed' }
  | { status: 'known'; distanceInKm: number; shippingCost: number; takenAs?: string | undefined }

/** `shipping` is in rupees, null while unknown. `canPay` is true when delivery does not block payment. */
export type DeliveryOutcome =
  | { state: 'none' | 'pending' | 'failed'; shipping: 0 | null; canPay: boolean }
  | {
      state: 'free' | 'paid'
      shipping: number
      distanceInKm: number
      takenAs?: string | undefined
      canPay: true
    }
  | { state: 'unavailable'; reason: 'notDelivered'; names: string[]; shipping: null; canPay: false }
  | {
      state: 'unavailable'
      reason: 'colomboOnly'
      names: string[]
      distanceInKm: number
      takenAs?: string | undefined
      shipping: null
      canPay: false
    }

/**
 * Returns what delivery means for an order. An item that is not delivered blocks payment at once; the distance only
 * matters with a Colombo-only item, which is not delivered to an address that is only guessed to be near. While the charge
 * is unknown payment is blocked, unless delivery is free and no item depends on the distance. §4, §9, decisions 6, 7, 8, 83
 */
export function deliveryOutcome(order: {
  restrictions: Restrictions
  itemsTotal: number
  charge: ChargeState
}): DeliveryOutcome {
  const { restrictions, charge } = order
  const free = isFreeDelivery(order.itemsTotal)
  // What a further restriction does is decided here or, as for `codOnly`, in `offeredPayments`: the types ask for it.
  const { notDelivered, colomboOnly, codOnly: _, ...others } = restrictions
  others satisfies Record<string, never>
  if (notDelivered.length > 0) {
    const names = notDelivered
    return { state: 'unavailable', reason: 'notDelivered', names, shipping: null, canPay: false }
  }
  if (charge.status !== 'known')
    return { state: charge.status, shipping: free ? 0 : null, canPay: free && colomboOnly.length === 0 }
  const { distanceInKm, takenAs } = charge
  const known = { distanceInKm, takenAs }
  if (colomboOnly.length > 0 && (isTooFar(distanceInKm) || takenAs !== undefined)) {
    const names = colomboOnly
    return { state: 'unavailable', reason: 'colomboOnly', names, ...known, shipping: null, canPay: false }
  }
  if (free) return { state: 'free', shipping: 0, ...known, canPay: true }
  return { state: 'paid', shipping: charge.shippingCost, ...known, canPay: true }
}

const earthRadiusKm = 6371

/** Kilometres by road, to 0.1: the great-circle distance times the tariff's road factor. Positions in degrees. */
export function roadKm(from: Position, to: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const dLat = radians(to.lat - from.lat)
  const dLng = radians(to.lng - from.lng)
  const a =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(dLng / 2) ** 2
  const straight = 2 * earthRadiusKm * Math.asin(Math.sqrt(a))
  return Math.round(straight * limits.tariff.roadFactor * 10) / 10
}

/** Returns the charge in rupees for a distance in km, by the reference server's tariff; ignores free delivery. */
export function shippingCost(km: number): number {
  const { first, firstKm, perKm, most } = limits.tariff
  return Math.min(first + Math.ceil(Math.max(km - firstKm, 0)) * perKm, most)
}
