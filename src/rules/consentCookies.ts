import { consentCookie } from './consent.ts'
import { limits } from './limits.ts'

const day = 24 * 60 * 60

/** Cookie lifetimes in seconds. §9 */
export const cookieAges = Object.freeze({
  accepted: limits.consentAcceptedDays * day,
  rejected: limits.consentRejectedDays * day,
  user_id: limits.userIdDays * day,
  session_id: limits.sessionIdDays * day,
})

/** The two random ids: cookies after Accept All, storage keys after Reject. §3 */
export const idNames = ['user_id', 'session_id'] as const
export type IdName = (typeof idNames)[number]

/** A cookie's value out of a cookie text ('a=1; user_id=7'); undefined when it is absent or empty. */
export function readCookie(cookieText: string, name: string): string | undefined {
  const pair = cookieText.split(';').find((each) => each.trim().startsWith(`${name}=`))
  return pair?.slice(pair.indexOf('=') + 1).trim() || undefined
}

/** Sent with every call to the shop and with links into it, never with what other sites embed. */
const cookie = (name: string, value: string, seconds: number, secure: boolean) =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? '; Secure' : ''}`

/** The text that sets an id's cookie; without a value it deletes it. `secure` on https. §9 */
export const idCookie = (name: IdName, value: string | undefined, secure: boolean) =>
  cookie(name, value ?? '', value ? cookieAges[name] : 0, secure)

/** The texts that an answer writes, one a cookie: Reject deletes the ids that Accept All sets. §4, §9 */
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
