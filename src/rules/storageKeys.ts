// The names under which the browser stores what the shop remembers. The Privacy Policy lists them all.

/** Local storage: the cart. §9 */
export const cartKey = 'cart'
/** Local storage: the dismissed announcements, a JSON list of their ids. §3 */
export const dismissedKey = 'announcementDismissed'
/** Local storage: the recently viewed parts, a JSON list of their ids. BEY-06 */
export const recentKey = 'recentlyViewed'
/** Local storage: the view of lists chosen on this device. BEY-05 */
export const viewKey = 'listView'
/** Local storage: hash, idempotency key, time and number of the last orders of this device. Decisions 42, 75 */
export const recentOrdersKey = 'recentOrders'

/** Session storage: the draft of the checkout form. */
export const draftKey = 'checkout'
/** Session storage: the idempotency keys of the orders that were sent and not confirmed. Decision 42 */
export const orderKeysKey = 'orderKeys'
/** Session storage: the last order placed, for its confirmation page. Decision 12 */
export const lastOrderKey = 'lastOrder'
/** Session storage: the id of the user whose data the tab holds. */
export const storageOwnerKey = 'tabUser'
/** Session storage: the text on Order by list. BEY-24 */
export const orderListKey = 'orderList'
/** Session storage: the home page has been opened in this session. Decision 18 */
export const homeVisitKey = 'homeOpened'
/** Session storage: the scroll offset of each history entry. */
export const scrollKey = 'scroll'
/** Session storage: the version for which the page was reloaded. */
export const reloadedKey = 'reloaded'
