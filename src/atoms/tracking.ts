import { atom } from 'jotai'
import { analytics } from '../api/analytics.ts'
import { call } from '../lib/endpoint.ts'
import { prefetch, queryClientAtom } from '../lib/queryClient.ts'
import { profileQuery } from '../queries/session.ts'
import type { Id } from '../rules/id.ts'
import { deviceType, mayTrack, type TrackingKind } from '../rules/tracking.ts'
import { consentAtom } from './consent.ts'
import { sessionKnownAtom, userAtom } from './session.ts'

export type TrackedEvent = { kind: TrackingKind; send(): Promise<unknown> }

const byConsent = (send: TrackedEvent['send']): TrackedEvent => ({ kind: 'consent', send })
const ofUser = (send: TrackedEvent['send']): TrackedEvent => ({ kind: 'user', send })
const device = () => deviceType(navigator.userAgent, window.innerWidth)

export const events = {
  categoryClick: (id: Id) => byConsent(() => call(analytics.categoryClick, { params: { id } })),
  categoryView: (category_id: Id) =>
    byConsent(() => call(analytics.categoryView, { params: { category_id } })),
  productView: (product_id: Id) => byConsent(() => call(analytics.productView, { body: { product_id } })),
  activeUser: () => byConsent(() => call(analytics.activeUser, { body: { device_type: device() } })),
  pageVisit: (page_url: string) =>
    byConsent(() => call(analytics.pageVisit, { body: { page_url, device_type: device() } })),
  cartAction: (product_id: Id, quantity: number) =>
    ofUser(() => call(analytics.cartAction, { body: { product_id, action: 'add', quantity } })),
  search: (query: string, results_count: number) =>
    ofUser(() => call(analytics.search, { body: { query, results_count } })),
  checkout: (amount: number, items_count: number, status: string) =>
    ofUser(() => call(analytics.checkout, { body: { amount, items_count, status } })),
}

/** Sends an analytics call, silently (§8), once the profile check has ended, if allowed then (§6, decision 28). */
export const trackAtom = atom(null, async (get, set, { kind, send }: TrackedEvent) => {
  if (!get(sessionKnownAtom)) await prefetch(get(queryClientAtom), profileQuery)
  // Setting reads the cookie again: another tab may have withdrawn the consent.
  if (mayTrack(kind, set(consentAtom), get(userAtom) !== null)) await send().catch(() => undefined)
})
