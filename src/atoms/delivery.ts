import { atom } from 'jotai'
import { type DeliveryCharge, delivery } from '../api/delivery.ts'
import { call } from '../lib/endpoint.ts'
import { family } from '../lib/family.ts'
import { type Query, queryAtom } from '../lib/query.ts'

/** What delivery to an address costs for an order of a subtotal in rupees: asked anew when either changes (§9). */
export const deliveryQuery = (subtotal: number, address: string): Query<DeliveryCharge> => ({
  key: ['delivery', subtotal, address],
  fetch: ({ signal }) => call(delivery.charge, { body: { userAddress: address }, signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The answer to a `deliveryQuestion`. */
export const deliveryChargeAtom = family((question: string) => {
  const [subtotal, address] = JSON.parse(question) as [number, string]
  return queryAtom(deliveryQuery(subtotal, address))
})

/** The key of a question: one atom a question. */
export const deliveryQuestion = (subtotal: number, address: string) => JSON.stringify([subtotal, address])

/** Stands in while no address is known. */
export const noChargeAtom = atom(undefined)
