import type { Consent } from './consent.ts'
import { limits } from './limits.ts'

/** What a tracking call requires: consent, or for search, cart and checkout a signed-in user. */
export type TrackingKind = 'consent' | 'user'

/** Whether a tracking call may be sent. §6 */
export const mayTrack = (kind: TrackingKind, consent: Consent, signedIn: boolean): boolean =>
  kind === 'consent' ? consent === 'accepted' : signedIn

export type DeviceType = 'mobile' | 'tablet' | 'desktop'

/** A mobile user agent is mobile in a window below `limits.mobileBelow`, else tablet; all others are desktop. §9 */
export function deviceType(userAgent: string, width: number): DeviceType {
  if (!/Mobi|Android|iPhone|iPad|iPod|Tablet|Silk|Kindle|BlackBerry|Opera Mini/i.test(userAgent))
    return 'desktop'
  return width < limits.mobileBelow ? 'mobile' : 'tablet'
}
