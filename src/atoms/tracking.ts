import { atom } from 'jotai'
import { call } from '../lib/endpoint.ts'
import { readConsent } from '../rules/consent.ts'
import type { Id } from '../rules/id.ts'
import { mayTrack } from '../rules/tracking.ts'
import { sessionKnownAtom, userAtom } from './session.ts'

export type TrackedEvent =
  | { kind: 'categoryClick' | 'categoryView'; category_id: Id }
  | { kind: 'productView'; product_id: Id }
  | { kind: 'cartAction'; product_id: Id; quantity: number }
  | { kind: 'search'; query: string; results_count: number }
  | { kind: 'checkout'; amount: number; items_count: number; status: string }

async function send(event: TrackedEvent): Promise<unknown> {
  // Most visits track nothing at first, and what they track can wait for its part of the contract.
  const { analytics } = await import('../api/analytics.ts')
  switch (event.kind) {
    case 'categoryClick':
      return call(analytics.categoryClick, { params: { id: event.category_id } })
    case 'categoryView':
      return call(analytics.categoryView, { params: { category_id: event.category_id } })
    case 'productView':
      return call(analytics.productView, { body: { product_id: event.product_id } })
    case 'cartAction':
      return call(analytics.cartAction, {
        body: { product_id: event.product_id, action: 'add', quantity: event.quantity },
      })
    case 'search':
      return call(analytics.search, { body: { query: event.query, results_count: event.results_count } })
    case 'checkout':
      return call(analytics.checkout, {
        body: { amount: event.amount, items_count: event.items_count, status: event.status },
      })
  }
}

const needs = {
  categoryClick: 'consent',
  categoryView: 'consent',
  productView: 'consent',
  cartAction: 'user',
  search: 'user',
  checkout: 'user',
} as const

/**
 * Sends an analytics call if it may be sent (§6, decision 28). A failure is silent (§8). True when it was sent:
 * what is tracked once may try again later.
 */
export const trackAtom = atom(null, (get, _set, event: TrackedEvent): boolean => {
  const allowed = mayTrack(needs[event.kind], {
    consent: readConsent(document.cookie),
    signedIn: get(sessionKnownAtom) ? get(userAtom) !== null : undefined,
  })
  if (!allowed) return false
  void send(event).catch(() => undefined)
  return true
})
