export type Consent = 'accepted' | 'rejected' | 'unset'

/** Name of the consent cookie; 'true' means consent given. §9 */
export const consentCookie = 'cookie_consent'

/** Reads the visitor's answer from a cookie string ('a=1; cookie_consent=true'); 'unset' unless the value is true or false. §9 */
export function readConsent(cookieText: string): Consent {
  const pairs = cookieText.split(';').map((pair) => pair.trim())
  if (pairs.includes(`${consentCookie}=true`)) return 'accepted'
  return pairs.includes(`${consentCookie}=false`) ? 'rejected' : 'unset'
}
