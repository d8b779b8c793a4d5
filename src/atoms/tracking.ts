import { atom } from 'jotai'
import type { Id } from '../rules/id.ts'
import { mayTrack } from '../rules/tracking.ts'
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

const ofUsers: readonly TrackedEvent['kind'][] = ['cartAction', 'search', 'checkout']

/**
 * Sends an analytics call if it may be sent (§6, decision 28). A failure is silent (§8). True when it was sent:
 * what is tracked once may try again later.
 */
export const trackAtom = atom(null, (get, set, event: TrackedEvent): boolean => {
  const allowed = mayTrack(ofUsers.includes(event.kind) ? 'user' : 'consent', {
    // Looked up anew: another tab may have taken the consent back.
    consent: set(consentAtom),
    signedIn: get(sessionKnownAtom) ? get(userAtom) !== null : undefined,
  })
  if (!allowed) return false
  // Most visits track nothing at first, and what they track can wait for its part of the contract.
  void import('./trackedCall.ts').then(({ send }) => send(event)).catch(() => undefined)
  return true
})
