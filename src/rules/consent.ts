import { limits } from './limits.ts'

export type Consent = 'accepted' | 'rejected' | 'unset'

/** Name of the consent cookie; 'true' means consent given. §9 */
export const consentCookie = 'cookie_consent'

/** Reads the visitor's answer from a cookie string, 'a=1; cookie_consent=true'; else 'unset'. §9 */
export function readConsent(cookieText: string): Consent {
  const pairs = cookieText.split(';').map((pair) => pair.trim())
  if (pairs.includes(`${consentCookie}=true`)) return 'accepted'
  return pairs.includes(`${consentCookie}=false`) ? 'rejected' : 'unset'
}

const day = 24 * 60 * 60

/** Cookie lifetimes in seconds. §9 */
const cookieAges = Object.freeze({
  accepted: limits.consentAcceptedDays * day,
  rejected: limits.consentRejectedDays * day,
  user_id: limits.userIdDays * day,
  session_id: limits.sessionIdDays * day,
})

/** The two random ids: cookies after Accept All, storage keys after Reject. §3 */
export const idNames = ['user_id', 'session_id'] as const
export type IdName = (typeof idNames)[number]

/** Reads a cookie's value from a cookie string ('a=1; user_id=7'); undefined when it is absent or empty. */
export function readCookie(cookieText: string, name: string): string | undefined {
  const pair = cookieText.split(';').find((each) => each.trim().startsWith(`${name}=`))
  return pair?.slice(pair.indexOf('=') + 1).trim() || undefined
}

/** SameSite=Lax: sent with requests to the shop and links into it, never with embeds on other sites. */
const cookie = (name: string, value: string, seconds: number, secure: boolean) =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? '; Secure' : ''}`

/** Returns the cookie string that sets an id, or deletes it when there is no value. `secure` on https. §9 */
export const idCookie = (name: IdName, value: string | undefined, secure: boolean) =>
  cookie(name, value ?? '', value ? cookieAges[name] : 0, secure)

/** The cookies to write for the visitor's answer: Reject deletes the ids that Accept All sets. §4, §9 */
export function answerCookies(
  answer: 'accepted' | 'rejected',
  ids: Record<IdName, string>,
  secure: boolean,
): string[] {
  const accepted = answer === 'accepted'
  return [
    cookie(consentCookie, String(accepted), cookieAges[answer], secure),
    ...idNames.map((name) => idCookie(name, accepted ? ids[name] : undefined, secure)),
  ]
}
