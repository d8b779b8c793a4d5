import { figures } from '../shop/figures.ts'

const second = 1000

// Declared before it is frozen: `Object.freeze` of a literal would infer the type 5000 for 5000, and props typed by it
// could take no other value.
const table = {
  ...figures,

  deliveryDelay: 800,
  /** A pause in typing after which an address counts as complete. */
  addressPause: 2 * second,
  paymentWait: 1500,
  cancelRecheck: 60 * second,

  /** Technical cap of a quantity, so that sums stay exact and lines keep their width; §4 sets no upper bound. */
  maxQuantity: 999_999,
  /** Capped because each line is looked up by a call of its own. */
  cartLinkLines: 200,
  buyQuantity: 1,
  phoneDigits: 10,
  /** The longest texts that the server takes, in UTF-16 units: of one line, and of several. */
  lineLength: 200,
  textLength: 5000,
  passwordMin: 8,
  uploadBytes: 5 * 1024 * 1024,

  pageSize: 12,
  /** Rows of a spec sheet, which fill a window of 1280 by 900. */
  sheetPageSize: 25,
  /** Other sizes and finishes listed below a product, and the columns that compare them. */
  familyRows: 12,
  familyColumns: 6,
  /** Filters by properties: groups, values of one, and parts of a list that has them. A longer one is of many kinds. */
  propertyGroups: 4,
  propertyValues: 12,
  /** The same of sizes, which a whole range has many of. */
  propertySizes: 60,
  propertyParts: 200,
  /** Characters; a longer value is a sentence. */
  propertyLength: 40,
  /** Recently viewed parts shown on a device. */
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
  /** The most announcements or banners in rotation: nobody watches more. */
  rotating: 20,
  imageRotation: 5 * second,
  /** Per cent, every `loadingBarEvery`. */
  loadingBarStep: 10,
  loadingBarEvery: 200,
  activityPing: 30 * second,
  consentDelay: second,
  toastMain: 3 * second,
  toastDefault: 5 * second,
  chunkTimeout: 120 * second,
  /** The longest that the loading screen covers the page: by then the profile check is not worth waiting for. */
  loadingScreenMost: 5 * second,

  /** Days. */
  consentAcceptedDays: 365,
  consentRejectedDays: 30,
  userIdDays: 365,
  sessionIdDays: 1,
}

for (const entry of Object.values(table)) Object.freeze(entry)

/** The business constants of §9, and a few caps that §9 leaves open. Money in rupees, times in milliseconds. */
export const limits = Object.freeze(table)
