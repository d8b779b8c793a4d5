import type { Consent } from './consent.ts'

/** What a tracking call requires: consent, or for search, cart and checkout a signed-in user. */
export type TrackingKind = 'consent' | 'user'

/** Whether a tracking call may be sent; none before the profile check has ended (`signedIn` undefined). §6, decision 28 */
export function mayTrack(
  kind: TrackingKind,
  { consent, signedIn }: { consent: Consent; signedIn: boolean | undefined },
): boolean {
  if (signedIn === undefined) return false
  return kind === 'consent' ? consent === 'accepted' : signedIn
}
