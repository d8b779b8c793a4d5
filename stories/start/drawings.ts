/** The drawings of the design in stories/design, each with the pages of the sidebar and the single states that it shows. */
const drawings: Record<string, string> = {
  '01-home-desktop-1-top': 'Home, Home rotation',
  '01-home-desktop-2-categories-rows': 'Home',
  '01-home-desktop-3-rows': 'Home',
  '01-home-desktop-4-new-arrivals-to-footer': 'Home',
  '02-home-tablet-800': 'Home',
  '02-home-mobile-1': 'Home, Home rotation',
  '02-home-mobile-2': 'Home',
  '03-list-desktop': 'Product list',
  '03-list-empty-desktop': 'Product list, LIST-07',
  '03-list-mobile-and-filter-drawer': 'Product list, LIST-16',
  '04-product-desktop-with-reviews': 'Product detail',
  '04-product-mobile': 'Product detail',
  '05-cart-colombo-warning-desktop': 'Cart, CART-03',
  '06-checkout-installments-desktop': 'Checkout, CHK-06',
  '06-cart-and-checkout-mobile': 'Cart, Checkout',
  '07-order-confirmation-desktop': 'Order confirmation',
  '08-profile-orders-gold-desktop': 'Profile, Orders, PRO-05',
  '08-profile-and-confirmation-mobile': 'Order confirmation, Profile, Orders',
  '09-register-mismatch-desktop': 'Register, AUTH-06',
  '10-feedback-gauges-desktop': 'Feedback, FB-05',
  '11-complaint-modal-desktop': 'Complaint, CMP-01',
  '09-register-match-feedback-complaint-mobile': 'Register, Feedback, Complaint, AUTH-05',
  '12-nav-policy-open': 'Navigation, NAV-03',
  '12-nav-search-open': 'Navigation, Search, SRCH-03',
  '13-loading-screen': 'Loading screen, LOAD-01',
  '13-home-loading-bar': 'Loading screen, HOME-01',
  '14-toast-consent-desktop': 'Consent, Toasts',
  '14-menu-toast-consent-loading-mobile': 'Navigation, Loading screen, Consent, Toasts, NAV-05',
}

const showing = (subject: string) =>
  Object.keys(drawings).filter((drawing) => drawings[drawing]?.split(', ').includes(subject))

/** The drawings of a state: its own, or those of the screen whose story shows it. */
export function drawingsOf(state: string, title = ''): readonly string[] {
  const own = showing(state)
  return own.length > 0 ? own : showing(title.replace(/^Screens\//, ''))
}
