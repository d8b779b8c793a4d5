import { consentCookie, idNames } from '../../rules/consent.ts'
import { counted } from '../../rules/counted.ts'
import { limits } from '../../rules/limits.ts'
import { cacheNames } from '../../rules/offlineCache.ts'
import * as keys from '../../rules/storageKeys.ts'

const [userId, sessionId] = idNames

const ordered = 'Until you order, log out or close the tab'
const left = 'Until you log out or close the tab'
const closed = 'Until you close the tab'

/** What is stored in each place: its name, what it is for, and until when. */
const places: Record<string, [name: string, what: string, until: string][]> = {
  Cookie: [
    [
      'shop_session',
      'Keeps you signed in. Set when you sign in; scripts cannot read it.',
      '30 days, or until you log out',
    ],
    [
      'shop_captcha',
      'That you have passed the captcha of the complaint form. Sent with complaints alone; scripts cannot read it.',
      '30 minutes, or until the complaint is sent',
    ],
    [
      consentCookie,
      'Your answer about visit statistics.',
      `${counted(limits.consentAcceptedDays, 'day')} after Accept All, ${counted(limits.consentRejectedDays, 'day')} after Reject`,
    ],
  ],
  'Cookie after Accept All, local storage after Reject': [
    [
      userId,
      'A random number that tells a returning visitor from a new one. Sent only after Accept All.',
      `Cookie: ${counted(limits.userIdDays, 'day')}; local storage: until you clear it`,
    ],
  ],
  'Cookie after Accept All, session storage after Reject': [
    [
      sessionId,
      'A random number for one visit. Sent only after Accept All.',
      `Cookie: ${counted(limits.sessionIdDays, 'day')}; session storage: until you close the tab`,
    ],
  ],
  'Local storage': [
    [keys.cartKey, 'Your cart.', 'Until you empty it or order'],
    [keys.dismissedKey, 'Which announcements you have closed.', 'Until you clear it'],
    [
      keys.recentKey,
      'Which parts you have looked at last. They are never sent.',
      'Until you press Clear beside them',
    ],
    [keys.viewKey, 'Whether you look at lists as cards or as a spec sheet.', 'Until you clear it'],
    [
      keys.recentOrdersKey,
      'Of your last 20 orders a random number, the time, the order number, and a short code by which the same order is recognised, so that nothing is ordered twice by mistake. What you ordered cannot be read from it.',
      'Until you clear it',
    ],
  ],
  'Session storage': [
    [keys.draftKey, 'What you have typed at checkout, so that a reload loses nothing.', ordered],
    [
      keys.orderKeysKey,
      'What you have ordered without an answer from the shop, so that sending it again places no second order.',
      ordered,
    ],
    [
      keys.storageOwnerKey,
      'The number of your account, so that what you have typed is removed when somebody else signs in.',
      left,
    ],
    [
      keys.orderListKey,
      'The list that you have typed or pasted on Order by list, so that a reload loses nothing.',
      'Until you clear it or close the tab',
    ],
    [keys.lastOrderKey, 'The confirmation of the order just placed, with its lines and amounts.', left],
    [keys.homeVisitKey, 'That you have seen the home page, so that its loading bar runs once.', closed],
    [
      keys.reloadedKey,
      'That a page was loaded anew because the shop has a new version, so that it happens once.',
      closed,
    ],
    [keys.scrollKey, 'How far down each page was, so that Back returns there.', closed],
  ],
  'Browser cache': [
    [
      Object.values(cacheNames).join(', '),
      'Pages, catalogue and pictures you have seen, for use without a connection. Nothing of your account or orders.',
      '30 days, or until you log out',
    ],
    [
      'files, workbox-precache-v2',
      'The code of the shop itself, the same for everybody.',
      '30 days, or until the next version',
    ],
  ],
  IndexedDB: [
    [
      'workbox-expiration',
      'When each entry of these caches was used last, so that the oldest go first.',
      'As long as the entries',
    ],
  ],
}

/** Everything that the shop stores on a visitor's device. A test fails if a name is missing here. */
export const storedData = Object.entries(places).flatMap(([where, entries]) =>
  entries.map(([name, what, until]) => ({ name, where, what, until })),
)
