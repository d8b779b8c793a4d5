import { atom } from 'jotai'
import { type Consent, readConsent } from '../rules/consent.ts'

const heldAtom = atom<Consent | undefined>(undefined)

/**
 * The visitor's answer to the cookie question; its home is the cookie (§9). Setting it looks at the cookie again and
 * gives back what stands there. Where no cookie can be kept, `answer` holds for as long as the page stands.
 */
export const consentAtom = atom(
  // The server knows no answer: its HTML is the same for all (decision 38).
  (get) => get(heldAtom) ?? readConsent(typeof document === 'undefined' ? '' : document.cookie),
  (get, set, answer?: Consent): Consent => {
    const storable = navigator.cookieEnabled
    const now = storable ? readConsent(document.cookie) : (answer ?? get(consentAtom))
    set(heldAtom, now)
    return now
  },
)
