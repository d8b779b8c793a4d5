const second = 1000
const minute = 60 * second
const hour = 60 * minute

// Named before it is frozen: `Object.freeze` of a literal would type 5000 as 5000, and no prop could differ from it.
const table = {
  /** Delivery is free when the items come to more than this. */
  freeDeliveryOver: 6000,
  /** Kilometres; farther is too far for a Colombo-only item. */
  tooFarKm: 20,
  /** Items over `promotionOver` take `promotionOff` off the order. */
  promotionOver: 25_000,
  promotionOff: 1000,
  /** Rupees: one division of the cart's threshold meter. */
  meterTick: 1000,
  tax: 0,
  installmentMonths: [3, 6] as const,
  /** What the reference server charges: `first` for the first `firstKm`, then `perKm` for each started km. */
  tariff: { first: 350, firstKm: 5, perKm: 25, most: 3500, roadFactor: 1.3 },

  deliveryDelay: 800,
  paymentWait: 1500,
  cancelWindowMs: 2 * hour,
  cancelRecheckMs: 60 * second,

  /** Sanity of stored and typed quantities; §4 sets no upper bound. */
  maxQuantity: 9999,
  /** Each is looked up by a call of its own. */
  cartLinkLines: 200,
  buyQuantity: 1,
  phoneDigits: 10,
  passwordMin: 8,
  uploadBytes: 5 * 1024 * 1024,

  pageSize: 12,
  /** Rows of a spec sheet, which fill a window of 1280 by 900. */
  sheetPageSize: 25,
  /** Other parts of a category below a product, and labelled values that tell them apart. */
  familyRows: 12,
  familySpecs: 3,
  /** Parts looked at last on the device. */
  recentlyViewed: 12,
  filterDebounce: 300,
  searchDelay: 300,
  searchLimit: 5,
  /** Share of the window's height. */
  searchListHeight: 0.6,
  placeSuggestions: 5,

  reviewsPageSize: 6,
  pageButtons: 5,
  ratingMin: 1,
  ratingMax: 5,
  defaultRating: 5,
  defaultReviewer: 'Anonymous',
  /** Characters. */
  metaDescription: 160,

  /** Pixels; a narrower window is mobile. */
  mobileBelow: 768,
  /** Home product rows: visible parts up to each width in pixels, then `wideRow`. */
  narrowRow: { upTo: 480, count: 4 },
  middleRow: { upTo: 768, count: 6 },
  wideRow: 8,
  /** Pixels scrolled. */
  backToTop: 300,
  /** Share of a card that must be visible. */
  viewThreshold: 0.5,

  resetRedirect: 3 * second,
  announcementRotation: 5 * second,
  bannerRotation: 8 * second,
  imageRotation: 5 * second,
  /** Per cent, every `loadingBarEvery`. */
  loadingBarStep: 10,
  loadingBarEvery: 200,
  loadingScreen: 2 * second,
  activityPing: 30 * second,
  consentDelay: second,
  toastMain: 3 * second,
  toastDefault: 5 * second,
  chunkTimeout: 120 * second,

  /** Days. */
  consentAcceptedDays: 365,
  consentRejectedDays: 30,
  userIdDays: 365,
  sessionIdDays: 1,

  /** What the policy pages promise: days from and to, business days for refunds. */
  policy: {
    returnDays: 7,
    refundOnlineDays: [7, 14] as const,
    refundTransferDays: [3, 5] as const,
    deliveryColomboDays: [1, 2] as const,
    deliveryIslandDays: [2, 5] as const,
    processingHours: 24,
    /** Mon-Fri, hours of the day. */
    contactHours: [8, 17] as const,
  },
}

for (const entry of Object.values(table)) Object.freeze(entry)

/** The business constants of §9, and the few sane caps it leaves open. Money in rupees, times in milliseconds. */
export const limits = Object.freeze(table)
