import type { CatalogueState } from '../../.storybook/review-addon/states.ts'
import { shop } from '../../src/shop/config.ts'

/** What people call a state in words that this table does not use. */
const alsoCalled: Record<string, string> = {
  'AUTH-02': 'wrong password',
  'ERR-01': '404 page not found',
  'PWD-01': 'forgot forgotten password',
}

const beyondSection = 'Beyond the specification'

// One state per line: ID, B (behaviour) or + (beyond), state, what must hold, and the clauses that are pinned
// separately.
const rows: [section: string, lines: string][] = [
  [
    'Shared frame',
    `
NAV-01 | | Desktop, visitor | Links Home, Products, Categories, About Us, Contact Us, Feedback, Complaint, Policy dropdown, Login/Register, cart icon; phone line; four social links; OFFERS label; search box 'Search for a product'
NAV-02 | | Desktop, logged in | Profile link instead of Login/Register
NAV-03 | | Policy dropdown open | Shipping Policy, Return Policy, Terms & Conditions, Disclaimer
NAV-04 | | Small screen, closed | Hamburger; OFFERS hidden on mobile; search field hidden on narrow screens
NAV-05 | | Small screen, menu open | Menu with overlay over the page; closes on overlay click, Escape and navigation
NAV-06 | | Scrolled | The bar takes its shrunk style
NAV-07 | | Cart badge | Sum of quantities, not number of lines; no badge at 0
SRCH-01 | | Focused, no query | No list
SRCH-02 | | Loading | 'Loading products...'
SRCH-03 | | Results | At most 5; name, image, price with 2 decimals; each links to /products/{product_id}; list at most 60% of the window high and scrolls inside
SRCH-04 | | See more | 'See More Results in {category}' goes to /category/{slug}/products with state name and cat_id
SRCH-05 | | Nothing found | 'No products found'
SRCH-06 | B | Failure | Same as empty; logged-in user: track-search sent with results_count 0
SRCH-07 | B | Open and close | Opens on focus with a query; closes on outside click and on choosing (query cleared); 300 ms pause before the request; a blank query clears and sends nothing; an older answer never replaces a newer one
SRCH-08 | | /searchbarr | A page with the search box and live results (sends q only)
SRCH-09 | + | Keyboard | Combobox pattern: arrows move, Enter opens, Escape closes
FOOT-01 | | Desktop | Trade Counter (address, Mon-Fri 8 am-5 pm), Our Range of Products (ten ranges), Information (six links), copyright line with company registration number
FOOT-02 | | Small screen | Sections collapsed; one opened
LOAD-01 | | Application start | Logo revealed over 2 s while the profile check is pending
TOAST-01 | | Success / error toast | Top right; main area closes after 3 s; default 5 s; pauses on hover; can be dragged away
TOP-01 | | Scrolled past 300 px | Back-to-top button; a click returns to the top
CNS-01 | | No consent cookie | Banner appears 1 s after load: Accept All, Reject, link to /privacy-policy
CNS-02 | B | Accept All | cookie_consent=true 365 days, user_id cookie 365 days, session_id cookie 1 day; activity ping and page visits begin
CNS-03 | B | Reject | cookie_consent=false 30 days; ids only in local/session storage; no consent-bound analytics call
CNS-04 | B | Returning | No banner while the cookie stands
ERR-01 | + | Unknown route | A 'page not found' screen with ways on
ERR-02 | + | Screen crash or chunk not loaded | An error screen with a retry; chunk load timeout 120 s
`,
  ],
  [
    'Home',
    `
HOME-01 | | Loading bar | Advances 10% every 200 ms, then the content
HOME-02 | | Loaded, desktop | In order: header image, announcement bar, banner slider, delivery image, promo cards, primary categories grid, product rows Building and Construction (id 41) and Cutting Tools (id 35), brand logos, about-us blurb; below the rows new arrivals with its promotional banner and the features strip
HOME-03 | | Loaded, mobile | The same, stacked
HOME-04 | | One announcement | No rotation controls
HOME-05 | | Several announcements | Rotates every 5 s; prev, next, dots
HOME-06 | | Urgent announcement | Marked as urgent (is_urgent)
HOME-07 | B | Announcement closed | Bar hidden, announcementDismissed stored, still hidden on return
HOME-08 | B | Announcement window | Only is_active within start_date and end_date
HOME-09 | | No announcements / failed | Nothing shown
HOME-10 | | Banner slider | Rotates every 8 s; each banner's own images every 5 s
HOME-11 | | Banners failed | Nothing shown, page intact
HOME-12 | | Product row widths | 4 visible up to 480 px, 6 up to 768, else 8
HOME-13 | B | See More | Desktop: to the category list; small screens: expands all
HOME-14 | | Promotional banner loading / shown / hidden on error | Skeleton; banner (location home-page-new-arrivals); nothing
HOME-15 | | Categories failed | Toast 'Failed to get categories'
`,
  ],
  [
    'Product list',
    `
LIST-01 | | Loading | Skeleton cards
LIST-02 | | Loaded | 12 per page; card: image, name, Part Number (sku), price Rs. 'inc VAT', unit, Details, Buy
LIST-03 | | A later page | Pagination shows where one is
LIST-04 | | Price bands | under Rs.500; Rs.500-1000; Rs.1000-20000; over Rs.20000; several combine with OR; bounds inclusive
LIST-05 | | Brands | Several combine with OR; bands AND brands
LIST-06 | B | Filter change | Debounced 300 ms; page returns to 1
LIST-07 | | No match | 'No products match your filters'
LIST-08 | | Failed | Toast 'Error Loading Products'
LIST-09 | | Brands failed | List works without the brand group, silently
LIST-10 | | Category list | /category/{slug}/products from state cat_id and name
LIST-11 | + | Category list opened by link | No navigation state: resolved from the slug (or id)
LIST-12 | | Card image not loaded | Skeleton placeholder until it is
LIST-13 | B | Buy from a card | /buying with state product: product_id, name, sku, price, quantity 1, image, delivery_available, cod_only, colombo_only
LIST-14 | B | View tracking | Once per card at half visibility, only if allowed
LIST-15 | + | Filters, page and sort in the address | Reload, back and shared links keep them
LIST-16 | | Mobile | Filters in a drawer; one or two columns
`,
  ],
  [
    'Categories',
    `
CAT-01 | | Primary grid | A card goes to /categories/{slug} with id, slug, name
CAT-02 | | Loading / failed | Skeleton; toast 'Failed to get categories'
CAT-03 | | Subcategories | Header image and text, grid of cards; title, description, canonical set; card goes to /categories/{id}/{subcategory slug} with secondary_cat_id, name, slug
CAT-04 | B | No subcategories | Redirects to /category/{slug}/products with cat_id and name
CAT-05 | | Tertiary | Header with name and description, thumbnail grid; card goes to /category/{slug}/products with cat_id, name; records a category click (consent only)
CAT-06 | B | No tertiary | Goes straight to /category/{slug}/products with the secondary id and name
CAT-07 | | Tertiary failed | Toast 'Failed to fetch categories'
CAT-08 | B | Card view tracking | Once at half visibility
CAT-09 | + | Opened by link | No navigation state: resolved from slug or id
`,
  ],
  [
    'Product detail',
    `
PDP-01 | | Loading | Loader
PDP-02 | | Desktop | Gallery with thumbnail column; title, average rating with count, SKU, price, quantity, Add to Cart, Buy Now; tabs Description and Reviews (count)
PDP-03 | | Mobile | Thumbnail strip below 768 px; Description and Reviews stacked
PDP-04 | | Several images | Choosing a thumbnail changes the main image
PDP-05 | | Quantity | Starts at 1, minus stops at 1, no upper bound
PDP-06 | | Added to cart | Toast '{quantity} {name} added to cart!'; badge grows; cart-action for logged-in
PDP-07 | B | Buy Now | /buying with product_id, name, sku, price, quantity, image
PDP-08 | | Reviews loading | 'Loading reviews...'
PDP-09 | | No reviews | 'No reviews yet. Be the first to review!'
PDP-10 | | Reviews | Half-star display; newest created one at the top
PDP-11 | | Review form, fresh | Rating 5, name 'Anonymous', empty comment
PDP-12 | | Review submitting | Button disabled, 'Submitting...'
PDP-13 | | Review sent | Toast 'Review submitted successfully!'; on top of the list; form reset
PDP-14 | | Review failed / incomplete | Toast 'Failed to submit review'; 'Please fill all fields'
PDP-15 | B | Head | Title is product name plus shop name; description first 160 characters; canonical link
PDP-16 | | Below | New arrivals and features strip
PDP-17 | + | Product not found / failed | A clear screen with ways on
PDP-18 | | Restrictions | Delivery, cod-only and Colombo-only shown on the product
`,
  ],
  [
    'Cart',
    `
CART-01 | | Empty | 'Your cart is empty'; way to /products
CART-02 | | Items | Lines with -1/+1 and remove; Order Summary Subtotal and Total (equal); Proceed to Checkout; Continue Shopping
CART-03 | | Colombo warning | Shown when any item is only_colombo; checkout still allowed
CART-04 | | Promotion text | Rs.1000 discount on orders over Rs.25 000, applied automatically at checkout; not computed here
CART-05 | B | Quantity | Never below 1; adding an item already there raises its quantity by 1; the product page adds the chosen quantity, as its toast says
CART-06 | B | Storage | Key cart; saved after each change once loaded; a stored non-list is discarded and removed; a broken entry never crashes the page
CART-07 | B | Checkout hand-over | /buying with cartItems: product_id, name, price, quantity, image, delivery_available, cod_only, colombo_only
CART-08 | + | Removed by mistake | Undo
CART-09 | + | Two tabs | The cart of one tab follows the other
`,
  ],
  [
    'Checkout',
    `
CHK-01 | | Visitor, one product | Empty form; item; card tab first
CHK-02 | | Visitor, cart | All items and the sum
CHK-03 | | Logged in | Prefilled
CHK-04 | | Cod-only | Only the cod tab; 'Only Cash on Delivery is available for this product(s).'
CHK-05 | | Card tab | Pay by card (payhere)
CHK-06 | | Installment tab | 3 or 6 months, each with total divided by months (kokoPay)
CHK-07 | | Cod tab | COD
CHK-08 | | Colombo-only tag | 'Only deliverable within Colombo' on affected items
CHK-09 | | Too far with a Colombo-only item | Over 20 km: 'Delivery is not available to your location.'; the blocking items named; cannot pay
CHK-10 | | Item without delivery | Delivery available only if all items allow it
CHK-11 | | Free delivery | Subtotal over 6000: shipping 0, 'Good news! Free delivery is available to your location.'
CHK-12 | | Paid delivery | Shipping cost from the answer; distance shown
CHK-13 | | Calculating | 800 ms after address, postal code or subtotal changes; pending state
CHK-14 | | Calculation failed | 'Failed to calculate shipping. Please check the address.'
CHK-15 | | Phone error | Digits only, up to 10; 'Phone number must be 10 digits and start with 0'
CHK-16 | | Required missing | Email, first name, last name, street address
CHK-17 | | Terms not ticked | 'You must agree to the terms and conditions.'
CHK-18 | | No items | 'No items in your order.'
CHK-19 | | Address suggestions | Autocomplete, Sri Lanka only
CHK-20 | | Processing | 'Processing...', disabled; card and installment wait 1.5 s first; a double click sends one order
CHK-21 | | Order failed | 'Order submission failed. Please try again.'; nothing typed is lost, cart kept
CHK-22 | | Payment failed | 'Payment processing failed. Please try again.'
CHK-23 | B | Payload | All fields of the order payload; status and payment_status pending; payment_method payhere / kokoPay / COD; userId or null; latitude, longitude
CHK-24 | B | After success | Cart cleared; WhatsApp and email confirmation sent; their failure does not lose the order; /order-confirmation with orderId, orderTotal, shippingAddress
CHK-25 | | Promotion | Over Rs.25 000: a discount line of Rs.1000 and the total reduced
CHK-26 | | Totals | Subtotal, shipping, tax 0, total, two decimals
CHK-27 | + | Reload, back | What was typed and what is being bought survive
CONF-01 | | Confirmation | Order number prefixed ${shop.orderPrefix}, total paid, shipping address, What's Next (confirmation email, processing within 24 hours, shipping notification), Continue Shopping to /products
CONF-02 | | Opened without state | N/A, 0, No address provided
`,
  ],
  [
    'Account',
    `
AUTH-01 | | Sign In | username, password
AUTH-02 | | Login failed | Toast 'Login failed! Username or Password Incorrect.' (any error, and an answer without the success flag)
AUTH-03 | B | Login | Profile request follows; goes to /profile
AUTH-04 | | Register | Username, first name, last name, email, phone, address, password, confirm password; all required
AUTH-05 | | Confirm matches / differs | Green with a tick; red with a cross
AUTH-06 | | Passwords differ on submit | Toast 'Passwords do not match'
AUTH-07 | | Registered | Toast 'Registration successful! Please log in.'; Sign In tab; form cleared
AUTH-08 | | Registration failed | Server's error text, else 'Registration failed'
AUTH-09 | B | /register | Opens the Register tab (target after account deletion)
AUTH-10 | B | Logout | User cleared, /login; a failed call is silent
PRO-01 | B | /profile, visitor | Redirects to /login
PRO-02 | | View mode | Fields, Edit Profile
PRO-03 | | Edit mode | Cancel, Save Changes; user name, first name, last name, email required
PRO-04 | | Saved / refused | The server's message
PRO-05 | | Gold | Gold Member badge and loyalty points
PRO-06 | | Not gold | 'Become a Loyalty Customer' link to /loyalty
PRO-07 | + | /loyalty | A page that says what is known of the programme
ORD-01 | | No orders | 'You haven't placed any orders yet.'
ORD-02 | | Orders | Cards with the first 2 items; payhere shown as PayHere; money with 2 decimals
ORD-03 | | Details | View Order Details / Hide Details; all items
ORD-04 | | Each status | pending, processing, shipped, completed, cancelled styled apart
ORD-05 | | Cancel allowed | Pending or processing and at most 2 h old
ORD-06 | | Window expired | 'Order can no longer be cancelled.'; age rechecked every 60 s, so the action goes away while one looks
ORD-07 | | Cancelled | 'Order cancelled successfully.', page reloads
ORD-08 | | Cancel failed | Server's error, else 'Failed to cancel order'
ORD-09 | + | Loading / failed | Skeleton; a clear error with retry
SEC-01 | | Security tab | Password change by the reset-link flow; account deletion
SEC-02 | B | Delete account | Browser confirm 'Are you sure you want to permanently delete your account? This action cannot be undone.'; 'Account deleted successfully.'; /register
SEC-03 | | Delete failed | 'Failed to delete account'
PWD-01 | | Reset request | Email prefilled for a logged-in user; required, email format
PWD-02 | | Link sent | Success panel 'Password reset link sent to your email.'
PWD-03 | | Request failed | Server's message, else 'Failed to send reset link'
PWD-04 | | New password, rules unmet | Each of the three rules shown met or not; Submit disabled
PWD-05 | | Confirmation differs | 'Passwords do not match'
PWD-06 | | Reset | 'Password reset successfully! Redirecting to login...', /login after 3 s
PWD-07 | | Reset failed | Server's message, else 'Failed to reset password'; a missing token is said plainly
`,
  ],
  [
    'Feedback, complaint, pages',
    `
FB-01 | | Form and page | Rating 1-5, title, content; analytics; list
FB-02 | | Incomplete | 'Please fill all fields and provide a rating'
FB-03 | | Sent | Success view, Submit Another Review resets
FB-04 | | Failed | Server message or error in the form
FB-05 | | Analytics | Average, total, bars 1-5 as a share of the total; zero reviews does not divide by zero
FB-06 | | Analytics failed / list failed | Their message
FB-07 | | List | 6 per page, 5 page buttons
FB-08 | | Many pages | The window of 5 buttons moves
CMP-01 | | Form | First name, last name, email, contact number, invoice number, message, receipt image, captcha; all required
CMP-02 | | Wrong file type | Only JPEG, JPG, PNG, WEBP
CMP-03 | | Captcha failed | 'Captcha Failed'
CMP-04 | | Sent | Modal with the server message and OK; form cleared; complaint email sent
CMP-05 | | Failed | Modal 'Failed to submit complaint. Please try again.'
STA-01 | | /about-us | Content
STA-02 | | /contact-us | Contact hours Mon-Fri 8 am-5 pm
STA-03 | | /terms | Content
STA-04 | | /return-policy | Returns within 7 days; refunds 7-14 business days online, 3-5 bank transfer
STA-05 | | /shipping-policy | Colombo 1-2 days, island-wide 2-5; processing within 24 hours
STA-06 | | /disclaimer | Content
STA-07 | | /policy | Disclaimer, shipping, return and terms together
STA-08 | | /privacy-policy | What the consent covers, which cookies and how long
`,
  ],
  [
    'Analytics',
    `
TRK-01 | B | Category click | With consent only; failure silent
TRK-02 | B | Product view | Once per card at half visibility, if allowed
TRK-03 | B | Search, cart, checkout | Logged-in only; failure ignored
TRK-04 | B | Active user | On load, every 30 s, when the tab becomes visible; consent only; device_type
TRK-05 | B | Page visit | Each route; consent only; page_url, device_type
TRK-06 | B | Device type | A mobile user agent under 768 wide is mobile, otherwise tablet; all others desktop
`,
  ],
  [
    beyondSection,
    `
BEY-01 | | Sort | Relevance, price up and down, name; in the address
BEY-02 | | Applied filters | Removable chips, Clear all, result count announced; counts per value; values without products disabled
BEY-03 | B | Back | Undoes the last filter; returns to the same place in the list
BEY-04 | | Search page | Query in the address; all results
BEY-05 | | Spec-sheet view | A dense list beside the card grid: part number, name, unit, price, quantity, add; workable by keyboard alone | list, keyboard, phone, address, remembered, restricted
BEY-06 | | Recently viewed | On product and cart pages, kept on the device | product, cart, cleared
BEY-07 | | Threshold meter | In the cart: 'Rs. 450.00 more for free delivery', then for Rs.1000 off | free-delivery, promotion
BEY-08 | B | Prices re-checked | Cart and checkout compare with the catalogue; changed and vanished lines are said | cart, checkout
BEY-09 | B | Cart link | /cart?add=12:3,40:1 fills a cart, for quoting by WhatsApp; a Share button makes one | fill, ask, told, share, short
BEY-10 | B | Print | A quote from the cart and an order from the history print on one clean page | quote, order, one-page
BEY-11 | | Cancel window said | 'Can be cancelled until 12:18 pm' beside the action
BEY-12 | | Order again | From the history into the cart
BEY-13 | B | Structured data | JSON-LD Product, BreadcrumbList, Organization; Open Graph | product, trail, organization, open-graph
BEY-14 | | Cookie settings | Reopened from the footer; ids deleted on withdrawal
BEY-15 | | Password fields | Show/hide, paste allowed, rules as a live checklist
BEY-16 | | Skip link, focus | First Tab stop; focus to the heading on navigation; nothing hides the focused element
BEY-17 | | Rotation | Pause button; stops on hover, focus, hidden tab, reduced motion
BEY-18 | | Offline and slow | A note when the connection is lost; nothing typed or in the cart is lost; requests can be tried again
BEY-19 | | Restrictions early | Cod-only, Colombo-only and not-delivered shown on card, product and cart line
BEY-20 | | Typed quantity | A number can be typed in cart and product page
BEY-21 | | Forced colours, 320 px, 200% text | Everything usable
BEY-22 | B | Large catalogue | 10,000 products: filtering keeps up with the hand
BEY-23 | | Other sizes and finishes | On the product page: the other parts of its kind as a dense table (part number, a column for each property that differs, price, quantity, add), from GET /products?categoryId | table, differs, add, category
BEY-24 | | Order by list | Paste or upload lines such as HNG-B76-SB 12 or 12 x HNG-B76-SB: matched, doubtful and unknown lines are told apart before anything enters the cart | paste, upload, told-apart, cart
BEY-25 | B | Installable and offline | Manifest and icons; the shell, seen pages and the cart work without a connection; nothing stale is paid | installable, shell, seen, cart, stale, version, own
BEY-26 | B | Link preview | A product, category or home address fetched without scripts has title, description, picture and price | product, category, home
BEY-27 | B | Without scripts | List with filters, pages, categories, product and texts can be read and walked | list, categories, product, texts
BEY-28 | | Payment on a gateway's page | The shopper is taken there, also by a button; back from it the order's page says whether it waits, is paid, has failed, was taken back or is refunded, and takes the shopper there again while it is unpaid | leaving, waiting, paid, failed, taken-back, refunded
BEY-29 | | Link of an order | The link in the confirmation email opens the order without an account: parts, print, cancel within the window; a link that opens nothing says so | order, cancel, nothing, failed
BEY-30 | | Operator's page | /operate on a phone: sign in with the shop's token; payments and messages to look after, orders with their next status and packing slip, complaints, what was done | sign-in, overview, move, payments, messages, failed
BEY-31 | B | Translated page | The browser translates the page (text nodes are replaced by <font> elements, again after each change): nothing breaks, and every figure read is the figure an untranslated page shows
BEY-32 | | Search understands | No word that the shop does not know empties a search: it is left out and said; a wrong part is never shown as if it were right | left-out, corrected, not-sold, wrong, foreign, offline
BEY-33 | | Ask about a part | WhatsApp and phone on every product, with part number and quantity in the message
`,
  ],
]

export const catalogue: CatalogueState[] = rows.flatMap(([section, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', mark = '', state = '', holds = '', clauses = ''] = line
        .split('|')
        .map((cell) => cell.trim())
      return {
        id,
        state,
        holds,
        section,
        clauses: clauses.split(', ').filter(Boolean),
        behaviour: mark === 'B',
        called: alsoCalled[id],
        beyond: mark === '+' || section === beyondSection,
      }
    }),
)

const all = new Map(
  catalogue.map(({ id, state, holds }) => [
    id,
    [...`${state} ${holds}`.matchAll(/(?<![a-z])'(.+?)'(?![a-z])/gi)].map(([, text]) => text ?? ''),
  ]),
)

/** The texts that the catalogue quotes for a state. */
export const quotedTexts = (id: string): string[] => all.get(id) ?? []

/** Every state with a quoted text, as `ID text`. */
export const everyQuotedText: string[] = [...all].flatMap(([id, texts]) =>
  texts.map((text) => `${id} ${text}`),
)
