/** The drawings of the design in stories/design, by the page of the sidebar that they belong to. */
const ofPages: Record<string, readonly string[]> = {
  Home: [
    '01-home-desktop-1-top',
    '01-home-desktop-2-categories-rows',
    '01-home-desktop-3-rows',
    '01-home-desktop-4-new-arrivals-to-footer',
    '02-home-tablet-800',
    '02-home-mobile-1',
    '02-home-mobile-2',
  ],
  'Home rotation': ['01-home-desktop-1-top', '02-home-mobile-1'],
  'Product list': ['03-list-desktop', '03-list-empty-desktop', '03-list-mobile-and-filter-drawer'],
  'Product detail': ['04-product-desktop-with-reviews', '04-product-mobile'],
  Cart: ['05-cart-colombo-warning-desktop', '06-cart-and-checkout-mobile'],
  Checkout: ['06-checkout-installments-desktop', '06-cart-and-checkout-mobile'],
  'Order confirmation': ['07-order-confirmation-desktop', '08-profile-and-confirmation-mobile'],
  Profile: ['08-profile-orders-gold-desktop', '08-profile-and-confirmation-mobile'],
  Orders: ['08-profile-orders-gold-desktop', '08-profile-and-confirmation-mobile'],
  Register: ['09-register-mismatch-desktop', '09-register-match-feedback-complaint-mobile'],
  Feedback: ['10-feedback-gauges-desktop', '09-register-match-feedback-complaint-mobile'],
  Complaint: ['11-complaint-modal-desktop', '09-register-match-feedback-complaint-mobile'],
  Navigation: ['12-nav-policy-open', '12-nav-search-open', '14-menu-toast-consent-loading-mobile'],
  Search: ['12-nav-search-open'],
  'Loading screen': ['13-loading-screen', '13-home-loading-bar', '14-menu-toast-consent-loading-mobile'],
  Consent: ['14-toast-consent-desktop', '14-menu-toast-consent-loading-mobile'],
  Toasts: ['14-toast-consent-desktop', '14-menu-toast-consent-loading-mobile'],
}

/** The drawings of a single state. */
const ofStates: Record<string, readonly string[]> = {
  'HOME-01': ['13-home-loading-bar'],
  'LIST-07': ['03-list-empty-desktop'],
  'LIST-16': ['03-list-mobile-and-filter-drawer'],
  'CART-03': ['05-cart-colombo-warning-desktop'],
  'CHK-06': ['06-checkout-installments-desktop'],
  'AUTH-05': ['09-register-match-feedback-complaint-mobile'],
  'AUTH-06': ['09-register-mismatch-desktop'],
  'FB-05': ['10-feedback-gauges-desktop'],
  'CMP-01': ['11-complaint-modal-desktop'],
  'NAV-03': ['12-nav-policy-open'],
  'NAV-05': ['14-menu-toast-consent-loading-mobile'],
  'SRCH-03': ['12-nav-search-open'],
  'LOAD-01': ['13-loading-screen'],
  'PRO-05': ['08-profile-orders-gold-desktop'],
}

/** The drawings of a state: its own, or those of the screen whose story shows it. */
export const drawingsOf = (state: string, title = ''): readonly string[] =>
  ofStates[state] ?? ofPages[title.replace(/^Screens\//, '')] ?? []
