import { atom } from 'jotai'
import { analytics } from '../api/analytics.ts'
import { call } from '../lib/endpoint.ts'
import type { Id } from '../rules/id.ts'
import { deviceType, mayTrack } from '../rules/tracking.ts'
import { consentAtom } from './consent.ts'
import { sessionKnownAtom, userAtom } from './session.ts'

export type TrackedEvent =
  | { kind: 'categoryClick' | 'categoryView'; category_id: Id }
  | { kind: 'productView'; product_id: Id }
  | { kind: 'activeUser' }
  | { kind: 'pageVisit'; page_url: string }
  | { kind: 'cartAction'; product_id: Id; quantity: number }
  | { kind: 'search'; query: string; results_count: number }
  | { kind: 'checkout'; amount: number; items_count: number; status: string }

const device = () => deviceType(navigator.userAgent, window.innerWidth)

/** Makes the analytics call of an event (§7). Rejects when it fails. */
function send(event: TrackedEvent): Promise<unknown> {
  switch (event.kind) {
    case 'categoryClick':
      return call(analytics.categoryClick, { params: { id: event.category_id } })
    case 'categoryView':
      return call(analytics.categoryView, { params: { category_id: event.category_id } })
    case 'productView':
      return call(analytics.productView, { body: { product_id: event.product_id } })
    case 'activeUser':
      return call(analytics.activeUser, { body: { device_type: device() } })
    case 'pageVisit':
      return call(analytics.pageVisit, { body: { page_url: event.page_url, device_type: device() } })
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

const userKinds: readonly TrackedEvent['kind'][] = ['cartAction', 'search', 'checkout']

/** Sends an analytics call if allowed (§6, decision 28), silently (§8). Returns whether it was sent, to try again later. */
export const trackAtom = atom(null, (get, set, event: TrackedEvent): boolean => {
  const allowed = mayTrack(userKinds.includes(event.kind) ? 'user' : 'consent', {
    // Read the cookie again: another tab may have withdrawn the consent.
    consent: set(consentAtom),
    signedIn: get(sessionKnownAtom) ? get(userAtom) !== null : undefined,
  })
  if (!allowed) return false
  void send(event).catch(() => undefined)
  return true
})
