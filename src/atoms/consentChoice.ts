import { atom } from 'jotai'
import { safeLocalStorage, safeSessionStorage } from '../lib/storage.ts'
import { answerCookies, type IdName, idCookie, idNames, readCookie } from '../rules/consentCookies.ts'
import { consentAtom } from './consent.ts'

/** Whether 'Cookie settings' has reopened the choice (decision 28). */
export const cookieSettingsAtom = atom(false)

/** Where the ids are after Reject: one for the device, one for the tab (§3). */
const stored = { user_id: safeLocalStorage, session_id: safeSessionStorage }

/** Browsers make such ids over https alone; the numbers are as random over http. */
const newId = () => crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-')

const secure = () => window.location.protocol === 'https:'

function write(text: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookies' one writer, and not every browser has the other way
  document.cookie = text
}

/**
 * Takes the answer (§4). Accept All keeps ids that are there, in cookies. Reject deletes those; the ids of the device and
 * of the tab are then others, so that nothing links them to what was counted before.
 */
export const answerConsentAtom = atom(null, (_get, set, answer: 'accepted' | 'rejected') => {
  const idOf = (name: IdName) =>
    (answer === 'accepted' && readCookie(document.cookie, name)) || stored[name].read(name) || newId()
  const ids = { user_id: idOf('user_id'), session_id: idOf('session_id') }
  for (const text of answerCookies(answer, ids, secure())) write(text)
  for (const name of idNames) {
    if (answer === 'accepted') stored[name].remove(name)
    else stored[name].write(name, ids[name])
  }
  set(consentAtom, answer)
  set(cookieSettingsAtom, false)
})

/** A returning visitor's session id has run out after a day (§9): another visit, another id. */
export const renewIdsAtom = atom(null, (get) => {
  if (get(consentAtom) !== 'accepted') return
  for (const name of idNames) if (!readCookie(document.cookie, name)) write(idCookie(name, newId(), secure()))
})
