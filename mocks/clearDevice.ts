import { consentCookie, idNames } from '../src/rules/consent.ts'
import * as storageKeys from '../src/rules/storageKeys.ts'

/**
 * Removes what the shop keeps on a device, and what a story has stored under other keys. Never all there is: the origin also
 * keeps what Storybook, the review and other sites of its host have stored.
 */
export function clearDevice(others: readonly string[] = []) {
  for (const key of [...Object.values(storageKeys), ...idNames, ...others]) {
    localStorage.removeItem(key)
    sessionStorage.removeItem(key)
  }
  for (const name of [consentCookie, ...idNames]) {
    // biome-ignore lint/suspicious/noDocumentCookie: stories start without cookies, the shop sets its own
    document.cookie = `${name}=; path=/; max-age=0`
  }
}
