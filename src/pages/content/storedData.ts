import { consentCookie, idNames } from '../../rules/consent.ts'
import { counted } from '../../rules/counted.ts'
import { limits } from '../../rules/limits.ts'
import { cacheNames } from '../../rules/offlineCache.ts'
import {
  cartKey,
  dismissedKey,
  draftKey,
  homeVisitKey,
  lastOrderKey,
  orderKeysKey,
  orderListKey,
  recentKey,
  recentOrdersKey,
  reloadedKey,
  scrollKey,
  storageOwnerKey,
  viewKey,
} from '../../rules/storageKeys.ts'

type StoredData = { name: string; where: string; what: string; until: string }

const [userId, sessionId] = idNames

/** Everything that the shop stores on a visitor's device. A test fails if a name is missing here. */
export const storedData: readonly StoredData[] = [
  {
    name: 'shop_session',
    where: 'Cookie',
    what: 'Keeps you signed in. Set when you sign in; scripts cannot read it.',
    until: '30 days, or until you log out',
  },
  {
    name: 'shop_captcha',
    where: 'Cookie',
    what: 'That you have passed the captcha of the complaint form. Sent with complaints alone; scripts cannot read it.',
    until: '30 minutes, or until the complaint is sent',
  },
  {
    name: consentCookie,
    where: 'Cookie',
    what: 'Your answer about visit statistics.',
    until: `${counted(limits.consentAcceptedDays, 'day')} after Accept All, ${counted(limits.consentRejectedDays, 'day')} after Reject`,
  },
  {
    name: userId,
    where: 'Cookie after Accept All, local storage after Reject',
    what: 'A random number that tells a returning visitor from a new one. Sent only after Accept All.',
    until: `Cookie: ${counted(limits.userIdDays, 'day')}; local storage: until you clear it`,
  },
  {
    name: sessionId,
    where: 'Cookie after Accept All, session storage after Reject',
    what: 'A random number for one visit. Sent only after Accept All.',
    until: `Cookie: ${counted(limits.sessionIdDays, 'day')}; session storage: until you close the tab`,
  },
  { name: cartKey, where: 'Local storage', what: 'Your cart.', until: 'Until you empty it or order' },
  {
    name: dismissedKey,
    where: 'Local storage',
    what: 'Which announcements you have closed.',
    until: 'Until you clear it',
  },
  {
    name: recentKey,
    where: 'Local storage',
    what: 'Which parts you have looked at last. They are never sent.',
    until: 'Until you press Clear beside them',
  },
  {
    name: viewKey,
    where: 'Local storage',
    what: 'Whether you look at lists as cards or as a spec sheet.',
    until: 'Until you clear it',
  },
  {
    name: recentOrdersKey,
    where: 'Local storage',
    what: 'Of your last 20 orders a random number, the time, the order number, and a short code by which the same order is recognised, so that nothing is ordered twice by mistake. What you ordered cannot be read from it.',
    until: 'Until you clear it',
  },
  {
    name: draftKey,
    where: 'Session storage',
    what: 'What you have typed at checkout, so that a reload loses nothing.',
    until: 'Until you order, log out or close the tab',
  },
  {
    name: orderKeysKey,
    where: 'Session storage',
    what: 'What you have ordered without an answer from the shop, so that sending it again places no second order.',
    until: 'Until you order, log out or close the tab',
  },
  {
    name: storageOwnerKey,
    where: 'Session storage',
    what: 'The number of your account, so that what you have typed is removed when somebody else signs in.',
    until: 'Until you log out or close the tab',
  },
  {
    name: orderListKey,
    where: 'Session storage',
    what: 'The list that you have typed or pasted on Order by list, so that a reload loses nothing.',
    until: 'Until you clear it or close the tab',
  },
  {
    name: lastOrderKey,
    where: 'Session storage',
    what: 'The confirmation of the order just placed, with its lines and amounts.',
    until: 'Until you log out or close the tab',
  },
  {
    name: homeVisitKey,
    where: 'Session storage',
    what: 'That you have seen the home page, so that its loading bar runs once.',
    until: 'Until you close the tab',
  },
  {
    name: reloadedKey,
    where: 'Session storage',
    what: 'That a page was loaded anew because the shop has a new version, so that it happens once.',
    until: 'Until you close the tab',
  },
  {
    name: Object.values(cacheNames).join(', '),
    where: 'Browser cache',
    what: 'Pages, catalogue and pictures you have seen, for use without a connection. Nothing of your account or orders.',
    until: '30 days, or until you log out',
  },
  {
    name: 'files, workbox-precache-v2',
    where: 'Browser cache',
    what: 'The code of the shop itself, the same for everybody.',
    until: '30 days, or until the next version',
  },
  {
    name: 'workbox-expiration',
    where: 'IndexedDB',
    what: 'When each entry of these caches was used last, so that the oldest go first.',
    until: 'As long as the entries',
  },
  {
    name: scrollKey,
    where: 'Session storage',
    what: 'How far down each page was, so that Back returns there.',
    until: 'Until you close the tab',
  },
]
