import { atom } from 'jotai'
import { type Consent, readConsent } from '../rules/consent.ts'

const answerAtom = atom<Consent | undefined>(undefined)

/** The visitor's answer to the cookie question (§9). Setting it reads the cookie again; without cookies it is in memory. */
export const consentAtom = atom(
  // The server does not know the answer: its HTML is the same for all visitors (decision 38).
  (get) => get(answerAtom) ?? readConsent(typeof document === 'undefined' ? '' : document.cookie),
  (get, set, answer?: Consent): Consent => {
    const storable = navigator.cookieEnabled
    const now = storable ? readConsent(document.cookie) : (answer ?? get(consentAtom))
    set(answerAtom, now)
    return now
  },
)
