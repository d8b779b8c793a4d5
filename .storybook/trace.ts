import type { Sent } from '../mocks/networkIdle.ts'
import { storyRouter } from '../mocks/visit.ts'
import { consentCookie, idNames } from '../src/rules/consent.ts'
import * as storageKeys from '../src/rules/storageKeys.ts'

/** Longer values are cut: whoever wants the whole of a call opens the story. */
const longest = 140
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}...` : text)
const written = (value: unknown) => (value === undefined ? '' : ` ${JSON.stringify(value)}`)

let sent: Sent[] = []

export const noteSent = (request: Sent) => void sent.push(request)
export const forgetSent = () => {
  sent = []
}

/** What has the focus, as a screen reader names it, roughly. */
function focused(): string[] {
  const element = document.activeElement
  if (!element || element === document.body) return []
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim()
  return [`Focus: ${element.getAttribute('role') ?? element.tagName.toLowerCase()} ${name ?? ''}`]
}

/** What a story has left behind that a picture does not show: address, calls that change something, storage, focus. */
export function traceOf(): string[] {
  const { pathname = '', search = '', state } = storyRouter.location ?? {}
  const stored = [localStorage, sessionStorage].flatMap((area) =>
    [...Object.values(storageKeys), ...idNames].flatMap((key) => {
      const value = area.getItem(key)
      return value === null ? [] : `${area === localStorage ? 'Local' : 'Session'} storage ${key}: ${value}`
    }),
  )
  const cookies = document.cookie
    .split('; ')
    .filter((cookie) => [consentCookie, ...idNames].some((name) => cookie.startsWith(`${name}=`)))
  return [
    ...(pathname ? [`Address: ${pathname}${search}${written(state ?? undefined)}`] : []),
    ...sent
      .filter(({ method, pathname }) => method !== 'GET' && pathname.includes('/api/'))
      .map(({ method, pathname, body }) => `${method} ${pathname}${written(body)}`),
    ...stored,
    ...cookies.map((cookie) => `Cookie: ${cookie}`),
    ...focused(),
  ].map(cut)
}
