import { atom } from 'jotai'
import { atomWithLazy } from 'jotai/utils'
import { safeLocalStorage, safeSessionStorage } from '../lib/storage.ts'
import {
  answerCookies,
  type Consent,
  type IdName,
  idCookie,
  idNames,
  readConsent,
  readCookie,
} from '../rules/consent.ts'

// The server does not know the answer: its HTML is the same for all visitors (decision 38).
const answerAtom = atomWithLazy(() => readConsent(typeof document === 'undefined' ? '' : document.cookie))

/** The visitor's answer to the cookie question (§9). Setting reads the cookie or, without cookies, keeps `answer`. */
export const consentAtom = atom(
  (get) => get(answerAtom),
  (get, set, answer?: Consent): Consent => {
    const storable = navigator.cookieEnabled
    const now = storable ? readConsent(document.cookie) : (answer ?? get(answerAtom))
    set(answerAtom, now)
    return now
  },
)

/** Whether 'Cookie settings' has reopened the choice (decision 28). */
export const cookieSettingsAtom = atom(false)

/** Where the ids are kept after Reject: one for the device, one for the tab (§3). */
const idStorage = { user_id: safeLocalStorage, session_id: safeSessionStorage }

/** `randomUUID` exists only over https; over http, random numbers do as well. */
const newId = () => crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-')

const secure = () => window.location.protocol === 'https:'

function write(text: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookies' one writer, and not every browser has the other way
  document.cookie = text
}

/** Applies the visitor's answer (§4). Reject deletes the cookies' ids, so that nothing links to earlier tracking. */
export const answerConsentAtom = atom(null, (_get, set, answer: 'accepted' | 'rejected') => {
  const idOf = (name: IdName) =>
    (answer === 'accepted' && readCookie(document.cookie, name)) || idStorage[name].read(name) || newId()
  const ids = { user_id: idOf('user_id'), session_id: idOf('session_id') }
  for (const text of answerCookies(answer, ids, secure())) write(text)
  for (const name of idNames) {
    if (answer === 'accepted') idStorage[name].remove(name)
    else idStorage[name].write(name, ids[name])
  }
  set(consentAtom, answer)
  set(cookieSettingsAtom, false)
})

/** Sets the ids that have expired: the session id lasts one day (§9), so that a later visit gets a new one. */
export const renewIdsAtom = atom(null, (get) => {
  if (get(consentAtom) !== 'accepted') return
  for (const name of idNames) if (!readCookie(document.cookie, name)) write(idCookie(name, newId(), secure()))
})
