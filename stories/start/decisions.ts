/** A decision where the specification contradicts itself or leaves a gap. Comments and tests name it by number. */
export type Decision = {
  number: number
  group: string
  /** The subject, in a few words. */
  about: string
  /** Markdown. `§` is a section of the specification. */
  text: string
  /** The states that it applies to. */
  states: string[]
}

const rulings: [group: string, ...[number: number, about: string, text: string, states: string][]][] = [
  [
    'Cart, checkout and orders',
    [
      1,
      'Adding a product that is already in the cart.',
      'The quantity added is added: 1 from a card, the chosen quantity from the product page, so that the toast is true (§4).',
      'PDP-06 CART-05',
    ],
    [
      2,
      'Promotion.',
      'Checkout shows a discount line, and the total is items + shipping - 1000 when the items exceed Rs. 25 000: strictly, before shipping (§9). The cart page only tells of it.',
      'CART-04 CHK-25 CHK-26',
    ],
    [
      3,
      'Cart after an order.',
      'An order that came from the cart empties it. Buy Now leaves the cart alone (§4).',
      'CHK-23 CHK-24',
    ],
    [
      4,
      'Restrictions and prices at checkout.',
      'Checkout always rebuilds its items from the product records and never trusts what a link carried. A changed price or a product that is no longer sold is said before paying.',
      'LIST-13 PDP-07 CART-07 CHK-01 CHK-02 CHK-04 BEY-08 BEY-19',
    ],
    [5, 'Price bands', 'share their bounds: Rs. 500 belongs to two bands (§9).', 'LIST-04 LIST-05'],
    [
      6,
      'Free delivery',
      'when the items come to strictly over Rs. 6 000, before the promotion. The delivery call is still made, since distance, latitude and longitude are needed. Exactly 20 km is near.',
      'CHK-09 CHK-11 CHK-12',
    ],
    [
      7,
      'Delivery not available',
      'has two causes: a part that is not delivered, and over 20 km with a Colombo-only part. Checkout opens, paying is blocked, and reason and cure are said: remove these parts, change the address.',
      'CHK-08 CHK-09 CHK-10',
    ],
    [
      8,
      'Delivery charge pending or failed.',
      'The total is not known, so paying waits, except where delivery is free.',
      'CHK-13 CHK-14',
    ],
    [
      9,
      'Phone.',
      '`+94`, `0094` and `94` in front become `0` before the ten-digit cut, so that autofill works; spaces and dashes are dropped. Optional at checkout, checked when given.',
      'CHK-15',
    ],
    [
      10,
      'Installments',
      'are shown rounded to cents, the last payment taking the rest. The choice is kept in the order notes, since the order has no field for it.',
      'CHK-06',
    ],
    [11, 'Tax', 'is shown as `Rs. 0.00` beside the note that prices include VAT.', 'CHK-26'],
    [
      12,
      'Confirmation',
      "says 'Total paid', and 'Total to be paid on delivery' for cash. It reads the navigation state first, then what was kept for this tab, then the defaults N/A, 0, No address provided.",
      'CONF-01 CONF-02',
    ],
    [13, 'Messages after an order', '(WhatsApp, email) never hold up or undo the order.', 'CHK-24'],
    [
      14,
      'Cancel window.',
      "A date without a zone is a time in Colombo. Exactly two hours is still in time. 'The page reloads' means that the orders are fetched again.",
      'ORD-05 ORD-06 ORD-07 BEY-11',
    ],
    [
      15,
      'Payment names.',
      'payhere is shown as PayHere, kokoPay as Koko, COD as Cash on Delivery; others as they come.',
      'CHK-05 CHK-07 ORD-02',
    ],
  ],
  [
    'Products, content and search',
    [
      16,
      'Review rating',
      'is whole when given, in half steps when shown. No reviews means no stars, not zero. Blanks alone count as empty.',
      'PDP-09 PDP-10 PDP-11 PDP-14',
    ],
    [
      17,
      'Announcements.',
      'The end date is inclusive. The dismissed flag remembers which announcements were dismissed, so a new one shows again. Urgent ones are marked and can be closed.',
      'HOME-04 HOME-05 HOME-06 HOME-07 HOME-08',
    ],
    [
      18,
      'Home.',
      'The loading bar runs its two seconds on the first visit of a session while the page below it loads; coming back shows the page at once. From top to bottom: header image, announcement bar, banner slider, delivery image, promo cards, categories, the two rows, new arrivals with its banner, features strip, brands, about. See More goes to the category list on a desktop and expands on small screens.',
      'HOME-01 HOME-02 HOME-03 HOME-12 HOME-13',
    ],
    [
      19,
      'Loading screen.',
      "An overlay that stands in the first HTML and is gone as soon as the profile check ends. It never delays the page's own calls.",
      'LOAD-01',
    ],
    [
      20,
      'Search.',
      "Choosing a result clears the query, an outside click only closes. 'See More' takes the category of the first result. Enter without a choice opens `/searchbarr` with the query in the address. Where the field is hidden, an icon leads there.",
      'SRCH-01 SRCH-02 SRCH-04 SRCH-07 SRCH-08 SRCH-09',
    ],
    [
      21,
      'Texts that differ by a full stop.',
      "'Passwords do not match.' everywhere. 'Failed to fetch categories' on the tertiary screen only.",
      'HOME-15 CAT-02 CAT-07 AUTH-06 PWD-05',
    ],
  ],
  [
    'Addresses',
    [
      22,
      '`/categories/{id}`',
      'lists the subcategories of a primary category, by slug or id; with `secondary_cat_id` in the state it is the tertiary listing. `/categories/{primary}/{slug}` is the tertiary listing of a secondary category.',
      'CAT-01 CAT-03 CAT-05 CAT-09',
    ],
    [
      23,
      'Every page works from its address alone.',
      'Slugs and ids are resolved through the category calls; category lists carry `?cat_id=`; checkout takes `?product=12&qty=1` or the stored cart; the confirmation is kept for the tab.',
      'LIST-10 LIST-11 LIST-15 CAT-09 CHK-02 CHK-27',
    ],
    [
      24,
      'Redirects',
      'of empty categories replace the address, and only after a successful empty answer.',
      'CAT-04 CAT-06',
    ],
    [
      25,
      'Pages the specification only names.',
      "`/register` opens the Register tab. `/loyalty` says what is known of the programme. `/reset-password` without a token says so and offers a new link; one with a token hands it on out of sight of the address. Unknown addresses get a page of their own. A 'Forgot password?' link stands on Sign In.",
      'ERR-01 AUTH-01 AUTH-09 PRO-07 PWD-07',
    ],
    [26, '`/profile`', 'waits for the profile check before it redirects.', 'PRO-01'],
  ],
  [
    'Dialogs, tracking and outside services',
    [
      27,
      'Alerts and confirms',
      'are dialogs in the page, with the exact text: they can be seen in a story and reached by keyboard.',
      'CHK-17 CHK-18 CHK-21 CHK-22 SEC-02 CMP-03',
    ],
    [
      28,
      'Tracking.',
      "Category clicks, active user, page visits, category and product views need consent; search, cart and checkout need a logged-in user. Nothing is sent before the profile check has ended. 'Cookie settings' in the footer reopens the choice. A page is named by its path alone, since queries carry searches and the tokens of reset links; filters, pages of a list and fragments are no visits. A tab that is not seen sends no pings. A product view is a card's: the rows of the spec sheet and of other sizes, which pass by the dozen, report none. Reject deletes the ids and makes others for the storage, Accept All takes those of the storage along. A session id that has run out is replaced on the next visit.",
      'SRCH-06 CNS-01 CNS-02 CNS-03 CNS-04 LIST-14 CAT-05 CAT-08 STA-08 TRK-01 TRK-02 TRK-03 TRK-04 TRK-05 TRK-06 BEY-14',
    ],
    [
      29,
      'Captcha',
      'is a provider behind one component: a self-hosted proof of work, verified by the server, or Google reCAPTCHA when a site key is set. `POST /verify-captcha` takes the token either way.',
      'CMP-01 CMP-03',
    ],
    [
      30,
      'Address suggestions',
      'come from a list of 2,155 places of Sri Lanka that loads on first use, or from Google Places restricted to `lk` when a key is set. A name or four digits of a postal code are enough; of places that match alike the nearer to the depot come first, by the same rule on the server. The list has one name in its own script, Kiran in Tamil. Typing freely always works.',
      'CHK-19',
    ],
    [
      31,
      'Payments',
      'are simulated (1.5 s, §4). No card number is ever asked or stored.',
      'CHK-05 CHK-20 CHK-22',
    ],
    [
      32,
      "The shop's own data",
      '(name, phone, address, social links, company number) are invented and stand in `src/shop.config.ts`, to be replaced. Working name NiLO Depot, order prefix NLOD-.',
      'FOOT-01 STA-01 STA-02',
    ],
    [
      33,
      'Complaint image.',
      'One constant for its multipart name (`receipt`), 5 MB, its type checked by content on the server.',
      'CMP-02',
    ],
    [
      34,
      'The email of a complaint',
      'goes to the address in it; its failure does not change the success.',
      'CMP-04',
    ],
    [
      35,
      'Image paths.',
      "Absolute addresses are used as they are, relative ones under the image host of `src/shop.config.ts`, which is the shop's own origin unless set.",
      '',
    ],
    [36, 'Dates and times', 'are shown in the time of Colombo: `20 Nov 2026, 10:18 am`.', 'ORD-02 BEY-11'],
  ],
  [
    'Rendering, links and lines',
    [
      37,
      'Loading on a page that the server has rendered.',
      'Where the HTML already knows the profile, the check is not pending and the loading screen of §2 does not show; on a static host it does. The bar of the home page runs its two seconds on the first visit of a session in both, over a page that stands.',
      'LOAD-01 HOME-01',
    ],
    [
      38,
      'What the server renders',
      'is made without cookies and is the same for every visitor. Cart, consent and drafts belong to the device; they appear once the page answers to input, without moving anything.',
      '',
    ],
    [
      39,
      'Status codes.',
      'A product, category or page that does not exist answers 404 with its own page; the texts of §8 stand. A back end that is down answers 503 with the error state of the page, and the plain page works once it is back.',
      'PDP-17',
    ],
    [
      40,
      'A cart link',
      'on a cart that is not empty asks: replace, add or leave. An empty one is filled at once. Answered, the link leaves the address: a reload never adds twice.',
      'BEY-09',
    ],
    [
      41,
      'Size and colour of a line',
      'are kept end to end: two lines of one product that differ in them are two lines, sent in the order, shown in the history, ordered again, carried by a cart link behind the quantity (`12:3:L:Red`). The shop itself offers no choice that the calls do not have.',
      'ORD-03',
    ],
  ],
]

export const decisions: readonly Decision[] = rulings.flatMap(([group, ...list]) =>
  list.map(([number, about, text, states]) => ({
    number,
    group,
    about,
    text,
    states: states.split(' ').filter(Boolean),
  })),
)
