// The sentences of the specification, one per line: the states that it describes, its section, and the exact sentence of
// specification.md. tests/checks/specification.test.ts compares the two files.
const lines = `
NAV-01 | 2 | Links: / (Home), /products, /categories, /about-us, /contact-us, /feedback, /complaint, /shipping-policy, /return-policy, /terms, /disclaimer.
NAV-01 NAV-03 | 2 | A Policy dropdown offers Shipping Policy, Return Policy, Terms & Conditions and Disclaimer.
NAV-01 NAV-07 | 2 | /cart is a cart icon with an item-count badge.
NAV-01 | 2 | It contains a search box (placeholder 'Search for a product') and an OFFERS label.
NAV-01 | 1 | Shop-wide navigation shows a phone line, links to four social networks and a Policy dropdown.
NAV-02 | 2 | /profile is shown when logged in; /login (labelled Login/Register) is shown when logged out.
NAV-04 NAV-05 | 2 | On small screens there is a hamburger menu with an overlay.
NAV-04 | 2 | The OFFERS label is hidden on mobile and the search field is hidden on narrow screens.
NAV-06 | 2 | The bar takes a shrunk style once the page is scrolled down.
NAV-07 | 3 | Derived: cartCount (sum of quantities), totalPrice (sum of price times quantity).
SRCH-01 SRCH-07 | 2 | The results list opens when the field is focused and a query exists.
SRCH-02 SRCH-05 | 2 | List texts: 'Loading products...', 'No products found'.
SRCH-03 | 2 | Each result links to /products/{product_id}.
SRCH-03 | 2 | The list has a maximum height of 60% of the window height.
SRCH-03 | 2 | Prices are shown with 2 decimals.
SRCH-03 | 9 | Search limit 5 results in the navbar.
SRCH-04 | 2 | A 'See More Results in {category}' button goes to /category/{slug}/products with state name and cat_id.
SRCH-05 PDP-09 | 8 | 'Your cart is empty'; 'No products found'; 'No products match your filters'; 'You haven't placed any orders yet.'; 'No reviews yet. Be the first to review!'
SRCH-06 | 4 | Search: runs after a 300 ms pause in typing; a blank query clears results; on failure results are empty.
SRCH-06 | 8 | Search failure gives an empty list.
SRCH-06 | 7 | Logged-in only; sent with zero count on search failure.
SRCH-07 | 2 | It closes on an outside click or when a result is chosen, which also clears the query.
SRCH-07 | 5 | Search: only non-blank queries are sent.
SRCH-07 SRCH-08 | 7 | Array of search results (the navbar uses limit 5 and a 300 ms pause; the /searchbarr screen uses q only, also with 300 ms).
SRCH-08 | 2 | A search box with live results.
FOOT-01 | 2 | Our Range of Products: Hinges, Locks & Latches, Door Hardware, General Hardware, Window Hardware, Sliding & Folding Door Hardware, Cabinet Hardware, Thresholds & Joinery Seals, Fixings & Consumables, and a roofing system range.
FOOT-01 | 2 | Information: Contact Us, Delivery, Returns, Disclaimer, Terms & Conditions, Privacy Policy.
FOOT-01 | 2 | A copyright line with a company registration number.
FOOT-01 | 1 | The footer gives the trade counter address, opening hours Mon-Fri 8 am-5 pm, and sales enquiry contact details (the values are not reproduced here).
FOOT-02 | 2 | Footer. It has collapsible sections:
LOAD-01 | 4 | While pending the loading screen shows.
LOAD-01 | 2 | Loading screen. It shows a logo revealed over 2 seconds while the profile check is pending at application start.
LOAD-01 HOME-01 HOME-05 BEY-17 | 9 | Announcement rotation 5 s; banner rotation 8 s; image slider rotation 5 s; home loading bar advances 10% every 200 ms (about 2 seconds); loading screen animation 2000 ms.
TOAST-01 | 2 | Toast area at the top right, auto-close 3 seconds in the main area (default 5 seconds, see section 9).
TOAST-01 | 9 | Toast defaults: top-right, auto-close 5000 ms, pause on hover, draggable; the main toast area uses 3 seconds.
TOP-01 | 2 | Back-to-top button. It appears after scrolling more than 300 px.
TOP-01 | 9 | Back-to-top threshold 300 px.
CNS-01 CNS-04 | 2 | Cookie consent banner. It appears 1 second after load when no consent cookie exists.
CNS-01 | 2 | It has Accept All and Reject buttons and a link to /privacy-policy.
CNS-01 | 9 | Consent banner delay 1 second.
CNS-02 | 4 | Consent: Accept sets a one-year consent cookie, a user id cookie (365 days) and a session id cookie (1 day).
CNS-02 CNS-03 STA-08 BEY-14 | 9 | Cookie lifetimes: consent 365 days (accept) or 30 days (reject); user id 365 days; session id 1 day.
CNS-02 | 3 | user_id and session_id (cookies when consent is accepted; local and session storage ids when refused).
CNS-02 TRK-04 | 9 | Activity ping every 30 s.
CNS-03 | 4 | Reject sets a 30-day consent cookie and uses local or session storage ids.
CNS-03 | 1 | Visit and activity analytics are sent only when the user has accepted cookies.
ERR-02 | 9 | Chunk load timeout 120000 ms.
HOME-01 HOME-02 HOME-03 | 2 | Home. A loading bar for about 2 seconds, then a header image, an announcement bar, a banner slider, a delivery image, promo cards, a primary categories grid, two product rows (categories Building and Construction, id 41, and Cutting Tools, id 35), brand logos and an about-us blurb.
HOME-02 | 2 | Below the rows, the new-arrivals list (with its promotional banner) and a features strip are also shown.
HOME-03 LIST-16 | 9 | Mobile breakpoint 768 px.
HOME-04 HOME-05 | 2 | Announcement bar: rotates every 5 seconds when more than one exists, with prev, next and dots.
HOME-06 | 3 | Announcement: id, title, content, link, is_active, is_urgent, start_date, end_date.
HOME-07 | 2 | A close button hides the bar and stores a dismissed flag.
HOME-07 | 3 | Local storage flag announcementDismissed.
HOME-08 | 4 | Announcements: only active ones within their start and end dates are shown.
HOME-09 LIST-09 AUTH-10 TRK-01 | 8 | Profile fetch (anonymous), logout, category click, view tracking, brands, announcements, banners, activity analytics and checkout analytics are only logged and leave the user interface unchanged.
HOME-10 | 2 | Banner slider: rotates every 8 seconds.
HOME-10 | 2 | Each banner's own image slider rotates every 5 seconds.
HOME-11 | 8 | Nothing is displayed.
HOME-12 | 2 | Product rows: the visible count is 4 at widths up to 480, 6 up to 768, otherwise 8.
HOME-12 | 9 | Home product row visible count 4 (up to 480), 6 (up to 768), else 8.
HOME-13 | 2 | See More goes to the category list, or expands all on small screens.
HOME-14 | 4 | Promotional banner: loading (skeleton), shown, or hidden on error.
HOME-14 | 3 | Promotional banner: name, description, current_image with image_url and alt_text; fetched per location key (for example home-page-new-arrivals).
HOME-15 CAT-02 CAT-07 | 8 | Toast 'Failed to get categories' (also 'Failed to fetch categories' on the tertiary screen)
LIST-01 LIST-02 LIST-12 | 2 | Each product card shows the image (or a skeleton placeholder while not loaded), name, Part Number (the sku), price as Rs. with 'inc VAT', and unit.
LIST-02 | 2 | Product list with filters, 12 per page.
LIST-03 | 2 | Pagination is 12 per page.
LIST-04 BEY-02 | 2 | Filters: price bands and brands (see section 9).
LIST-04 | 2 | Price bands and brands are checkboxes.
LIST-04 | 9 | Price bands (lower bound inclusive, upper inclusive): under Rs.500; Rs.500-1000; Rs.1000-20000; over Rs.20000 (open-ended).
LIST-05 | 2 | Multiple bands combine with OR, selected brands combine with OR, and the two groups combine with AND.
LIST-06 | 2 | Changing filters resets the page to 1.
LIST-06 | 9 | Filter changes and search are debounced by 300 ms.
LIST-07 | 2 | Empty result message: 'No products match your filters'.
LIST-08 | 2 | Error toast: 'Error Loading Products'.
LIST-08 | 8 | Toast 'Error Loading Products'
LIST-10 LIST-11 | 2 | The same product list screen, fed by a category id (cat_id) and name passed in navigation state.
LIST-13 | 2 | The Buy button goes to /buying with state holding a product (product_id, name, sku, price, quantity 1, image, delivery_available, cod_only, colombo_only).
LIST-13 | 9 | A quantity of 1 is set when buying from a card.
LIST-14 | 4 | Product card view tracking: a view is tracked once per card, when at least half of it is visible, and only if the tracking-allowed check passes.
LIST-14 TRK-02 | 7 | Once when a product card is half visible, if allowed.
LIST-14 | 9 | View tracking visibility threshold 0.5 of the card.
CAT-01 | 2 | Grid of primary categories.
CAT-01 | 2 | A click goes to /categories/{slug} (one reading: /categories/{id}) carrying the category id, slug and name in navigation state.
CAT-03 | 2 | (a) Subcategory listing: receives state primary_cat_id, slug and name; sets the page title, description and canonical link; shows a header image and text, then a grid of subcategory cards.
CAT-03 | 2 | A card goes to /categories/{id}/{subcategory slug} with state secondary_cat_id, name and slug.
CAT-04 | 4 | Subcategory list starts empty; if the server returns an empty list the user is redirected (see routes).
CAT-04 | 2 | With no subcategories it redirects to /category/{slug}/products with state cat_id and name.
CAT-05 | 2 | (b) Tertiary listing: reads secondary_cat_id, name, slug and description from state; shows a header with name and description and a grid of tertiary-category cards (thumbnail and name).
CAT-05 | 2 | A card goes to /category/{slug}/products with state cat_id and name and records a category click.
CAT-06 | 2 | With no tertiary categories it goes straight to /category/{slug}/products with state cat_id (the secondary id) and name.
CAT-08 | 4 | A subcategory card view is likewise tracked once at half visibility.
CAT-08 | 7 | Once when a subcategory card is at least half visible.
PDP-01 | 2 | A loader shows while the product loads.
PDP-02 PDP-03 PDP-04 | 2 | Gallery: the first image is the main one.
PDP-02 | 2 | Title, average rating with review count, SKU, price, quantity selector, Add to Cart and Buy Now buttons, description and reviews.
PDP-02 | 2 | Desktop has two tabs, Description and Reviews (with count).
PDP-03 | 2 | A thumbnail column on desktop, a strip on mobile (below 768 px).
PDP-03 | 2 | Mobile stacks them.
PDP-05 | 4 | Product page quantity: starts at 1, minus stops at 1, plus has no upper bound.
PDP-06 | 4 | The product page adds with the chosen quantity and shows the toast '{quantity} {name} added to cart!'.
PDP-06 | 7 | product_id, action (add), quantity
PDP-07 | 2 | Buy Now goes to /buying with one product (product_id, name, sku, price, quantity, image).
PDP-08 PDP-09 | 2 | Reviews list texts: 'Loading reviews...', 'No reviews yet. Be the first to review!'.
PDP-10 | 3 | Review (product): review_id, product_id, name, rating (0 to 5, half steps in display), comment, created_at.
PDP-11 | 2 | Review form fields: rating (default 5), comment, name (default 'Anonymous').
PDP-11 | 3 | Review draft: rating default 5, comment, name default 'Anonymous'.
PDP-12 PDP-13 | 4 | Review form on the product page: idle, submitting (button disabled), then success (the new review is put at the top of the list and the form is reset) or failure (toast).
PDP-12 | 2 | Button text 'Submitting...' while sending.
PDP-13 | 8 | Success toast 'Review submitted successfully!'.
PDP-14 | 8 | Failure toast 'Failed to submit review'.
PDP-14 | 5 | Product review: comment and name must both be non-empty, otherwise 'Please fill all fields'.
PDP-15 | 2 | Page title is the product name plus the shop name.
PDP-15 | 2 | The meta description is the first 160 characters of the description.
PDP-15 | 2 | A canonical link is set.
PDP-16 | 2 | Below the product: new arrivals and a features strip.
PDP-18 | 3 | Product: product_id, name, sku, price (number), description, images (array of paths, first is main), unit, brand, primary_image or image_url, delivery_available, only_cod, only_colombo.
CART-01 | 2 | Empty cart: 'Your cart is empty'.
CART-02 CART-08 | 2 | Item list with a quantity change of -1 or +1 and a remove action per item.
CART-02 | 2 | Order Summary with Subtotal and Total (total equals subtotal here), Proceed to Checkout, and a Continue Shopping link to /products.
CART-03 | 2 | A warning appears if any item is only_colombo (deliverable within Colombo only).
CART-03 | 2 | Checkout is still allowed.
CART-04 | 2 | A promotion text: Rs.1000 discount on orders over Rs.25 000, applied automatically at checkout and not computed on this page.
CART-05 | 5 | Cart quantity minimum 1.
CART-05 | 4 | Adding an item whose product_id is already in the cart raises its quantity by 1; otherwise it is appended with the given quantity.
CART-05 | 4 | A quantity change by a delta never goes below 1.
CART-06 | 4 | Cart: loaded from local storage key cart at start.
CART-06 | 4 | A stored value that is not a list is discarded and removed.
CART-06 CART-09 | 4 | Saved back after every change once loaded.
CART-07 | 2 | Checkout from the cart passes cartItems (product_id, name, price, quantity, image, delivery_available, cod_only, colombo_only).
CHK-01 CHK-19 | 2 | A form with: first name, last name, email, phone, street address (with address autocomplete restricted to Sri Lanka), apartment, postal code, order notes, a terms checkbox 'I agree to the terms and conditions', and a payment area with tabs card, installment and cod.
CHK-01 CHK-02 | 2 | Receives either one product or a list of cart items through navigation state.
CHK-03 | 2 | Prefilled from the logged-in user when present.
CHK-03 | 6 | A logged-in user's details prefill checkout and the order carries userId; otherwise userId is null.
CHK-04 | 2 | 'Only Cash on Delivery is available for this product(s).'
CHK-04 | 4 | The default tab is cod when any item is cod-only, otherwise card.
CHK-04 | 4 | When any item is cod-only only the cod tab is offered.
CHK-05 CHK-06 CHK-07 | 4 | Payment method values: payhere (card), kokoPay (installment), COD (cash on delivery).
CHK-06 | 2 | Installment tab offers 3 or 6 months, each showing the total divided by the months.
CHK-06 | 9 | Installments: 3 or 6 months, each showing total divided by months.
CHK-07 | 4 | For cod the order is submitted directly.
CHK-08 BEY-19 | 2 | A tag 'Only deliverable within Colombo' on affected items.
CHK-09 | 2 | 'Delivery is not available to your location.'
CHK-09 | 9 | A distance over 20 km counts as too far: delivery is unavailable if a Colombo-only item is present.
CHK-10 | 4 | For a list of items: delivery is available only if all items allow it; cod-only applies if any item is cod-only; colombo-only applies if any item is colombo-only, and the names of those items are kept.
CHK-11 | 2 | 'Good news! Free delivery is available to your location.'
CHK-11 | 9 | Free delivery when the subtotal exceeds 6000 rupees (shipping set to 0).
CHK-12 | 3 | Delivery-charge response: distanceInKm, shippingCost, location (lat, lng), message.
CHK-12 | 7 | userAddress (apartment, street address and postal code joined by commas)
CHK-13 | 9 | Address lookup delay 800 ms.
CHK-13 | 4 | The delivery charge is recalculated 800 ms after the address, postal code or subtotal changes.
CHK-14 | 8 | 'Failed to calculate shipping. Please check the address.'
CHK-15 | 5 | Phone accepts digits only, up to 10.
CHK-15 | 5 | If non-empty and not 10 digits starting with 0, show 'Phone number must be 10 digits and start with 0'.
CHK-16 | 5 | Email, first name, last name and street address are required.
CHK-17 | 5 | The terms checkbox is required, else alert 'You must agree to the terms and conditions.'
CHK-18 | 5 | An empty order gives the alert 'No items in your order.'
CHK-19 | 5 | Address autocomplete is restricted to Sri Lanka.
CHK-20 | 2 | The pay buttons read 'Processing...' and are disabled while a payment is in progress.
CHK-20 | 4 | For card or installment a simulated 1.5 s wait happens before the order is submitted.
CHK-21 | 8 | Alert 'Order submission failed. Please try again.'
CHK-22 | 8 | 'Payment processing failed. Please try again.'
CHK-23 | 4 | Order is created with status pending and payment_status pending.
CHK-23 | 3 | Order payload: userId (or null), first_name, last_name, phone, email, total_amount, status, payment_method, payment_status, shipping_cost, shipping_address, billing_address, tracking_number (null), notes, items[] (product_id, quantity, unit_price, size, color), latitude, longitude.
CHK-24 | 4 | After a successful order: the cart is cleared, a messaging confirmation and an email confirmation are sent, and the user goes to /order-confirmation with state orderId, orderTotal and shippingAddress.
CHK-24 | 7 | message (order id, total and the shop's contact numbers)
CHK-24 | 7 | toEmail, message (object with name, orderId, items, total, shipping_fee, date)
CHK-25 | 9 | Promotion: Rs.1000 off orders over Rs.25 000, applied automatically at checkout.
CHK-26 | 2 | Tax is shown as 0.
CHK-26 | 9 | Order total is the item sum plus shipping cost.
CONF-01 CONF-02 | 2 | Shows order number, total paid and shipping address from navigation state (defaults N/A, 0, No address provided).
CONF-01 | 2 | A What's Next list (confirmation email, processing within 24 hours, shipping notification) and a Continue Shopping button to /products.
CONF-01 | 3 | The purchase response gives order_id, displayed as an order number prefixed NLOD-.
AUTH-01 | 2 | Sign In tab: username and password.
AUTH-02 | 8 | Toast 'Login failed! Username or Password Incorrect.'
AUTH-02 | 7 | The response must carry a success flag, otherwise the error toast shows.
AUTH-03 | 4 | Login sets the user from a profile request that follows the login call.
AUTH-03 | 2 | After a successful login it goes to /profile.
AUTH-03 | 7 | A profile request follows.
AUTH-04 | 2 | Register tab: the register fields.
AUTH-04 | 5 | Register: all fields required (username, first name, last name, email in email format, phone, address, password, confirm password).
AUTH-05 | 5 | The confirm field shows green with a tick when matching and red with a cross when not.
AUTH-06 | 5 | Password and confirmation must match, otherwise the toast 'Passwords do not match'.
AUTH-06 | 8 | 'Passwords do not match.'
AUTH-07 | 2 | After a successful registration the page returns to Sign In with the form cleared.
AUTH-07 | 8 | Success toast: 'Registration successful! Please log in.'
AUTH-08 | 8 | The server's error text, else 'Registration failed'.
AUTH-09 | 2 | Target after account deletion.
AUTH-10 | 4 | Logout clears the user and goes to /login.
AUTH-10 | 7 | Then the user is cleared and goes to /login.
PRO-01 | 6 | /profile requires a logged-in user, otherwise redirect to /login.
PRO-01 | 2 | Protected. Without a logged-in user it redirects to /login.
PRO-02 PRO-03 | 2 | Profile tab: view mode with an Edit Profile button; edit mode with Cancel and Save Changes.
PRO-03 | 5 | Profile edit: user name, first name, last name and email required; phone and address optional.
PRO-04 | 8 | The server's message on both error and success.
PRO-05 PRO-06 | 2 | Gold members see a Gold Member badge and loyalty points; others see a Become a Loyalty Customer link to /loyalty.
PRO-05 | 1 | A loyalty tier exists: members with membershipLevel gold see a Gold Member badge and their loyalty points.
PRO-07 | 2 | Target of the Become a Loyalty Customer link.
PRO-07 | 1 | The rules of the loyalty programme beyond this display are not shown.
ORD-01 | 2 | Empty text: 'You haven't placed any orders yet.'
ORD-02 ORD-03 | 2 | Orders tab: order cards showing the first 2 items, with a View Order Details / Hide Details toggle that shows all items.
ORD-02 | 3 | Order (history): order_id, order_date, status, first_name, last_name, phone, email, items, shipping_cost, total_amount, shipping_address, billing_address, payment_method (the value payhere is displayed as PayHere), payment_status.
ORD-02 | 9 | Currency Rs., shown with 2 decimals in orders and search results.
ORD-04 | 4 | Order status values styled: pending, processing, shipped, completed, cancelled.
ORD-05 | 2 | A cancel action appears only when allowed.
ORD-05 | 4 | Order cancellation: allowed only while status is pending or processing and the order is at most 2 hours old.
ORD-05 ORD-06 BEY-11 | 9 | Order cancel window: 2 hours, status pending or processing, rechecked every 60 seconds.
ORD-06 | 4 | The age is rechecked every 60 seconds.
ORD-06 | 4 | Otherwise the message 'Order can no longer be cancelled.' is shown.
ORD-06 | 8 | Too late: 'Order can no longer be cancelled.'
ORD-07 | 4 | After a successful cancel the page reloads.
ORD-07 | 8 | Success: 'Order cancelled successfully.'
ORD-08 | 8 | The server's error text, else 'Failed to cancel order'.
ORD-09 | 7 | List of the user's orders.
SEC-01 | 2 | Security tab: password change (via the reset-link flow) and account deletion.
SEC-02 | 5 | Account deletion needs a browser confirm: 'Are you sure you want to permanently delete your account? This action cannot be undone.'
SEC-02 | 8 | Success: 'Account deleted successfully.'
SEC-02 | 7 | Success message, then /register.
SEC-03 | 8 | Failure: 'Failed to delete account'.
PWD-01 | 2 | Request a reset link; the email field is prefilled from the logged-in user.
PWD-01 | 5 | Reset request: email required and in email format.
PWD-02 | 4 | Password reset request: form, then a success panel.
PWD-02 | 8 | Success: 'Password reset link sent to your email.'
PWD-03 | 8 | The server's message, else 'Failed to send reset link'.
PWD-04 BEY-15 | 5 | Reset password: the new password must be at least 8 characters, contain a digit and contain a special (punctuation) character.
PWD-04 | 5 | Submit is disabled until all three hold.
PWD-04 | 9 | Password minimum length 8.
PWD-05 | 5 | The confirmation must match, otherwise 'Passwords do not match'.
PWD-06 | 4 | Password reset: on success a message, then redirect to login after 3 seconds.
PWD-06 | 8 | Success: 'Password reset successfully! Redirecting to login...'
PWD-06 | 9 | Reset redirect after 3 seconds.
PWD-07 | 8 | The server's message, else 'Failed to reset password'.
FB-01 | 2 | Review form, analytics section and paginated reviews list (below).
FB-01 | 2 | A review form: a rating of 1 to 5, title and content.
FB-02 | 5 | Feedback: title, content and a rating of 1 to 5 are all required, otherwise 'Please fill all fields and provide a rating'.
FB-02 | 8 | Incomplete: 'Please fill all fields and provide a rating'.
FB-03 | 4 | Feedback: form, then success view; reset returns to the form.
FB-03 | 2 | After submit, a success view with a 'Submit Another Review' button that resets the form.
FB-04 | 8 | Errors show the server message or an error message in the form.
FB-05 | 2 | An analytics section: average rating, total reviews, and rating distribution bars as a percentage of total reviews.
FB-06 | 8 | Analytics and review-list errors show their message.
FB-07 | 2 | A paginated reviews list: 6 per page, 5 page buttons shown.
FB-07 FB-08 | 9 | Reviews page size 6, 5 page buttons.
CMP-01 | 2 | A form with a confirmation modal.
CMP-01 CMP-02 | 5 | Complaint: all of first name, last name, email, contact number, invoice number, message and receipt image are required (image types JPEG, JPG, PNG, WEBP).
CMP-01 | 3 | Complaint: firstName, lastName, email, invoiceNumber, contactNumber, message, plus a receipt image file.
CMP-03 | 5 | A captcha must pass, otherwise alert 'Captcha Failed'.
CMP-03 | 8 | Captcha failure: alert 'Captcha Failed'.
CMP-04 | 4 | Complaint: on success the form is cleared and the modal shows the server message.
CMP-04 | 2 | The modal shows the server message and has an OK button.
CMP-04 | 7 | Success status 201 with a message.
CMP-04 | 7 | toEmail, message (object with customerName and message)
CMP-05 | 8 | In the modal: 'Failed to submit complaint. Please try again.'
STA-01 STA-03 STA-06 | 2 | Static content pages.
STA-02 STA-04 STA-05 | 9 | Policy text: returns within 7 days; refunds within 7-14 business days for online payments and 3-5 for bank transfers; delivery in Colombo 1-2 days and island-wide 2-5 days; order processing within 24 hours; contact hours Mon-Fri 8 am-5 pm.
STA-07 | 2 | A static page combining disclaimer, shipping, return and terms.
STA-08 | 2 | Linked from the consent banner and footer.
TRK-01 | 6 | Category click tracking and activity analytics require cookie consent (cookie_consent equal to true for click tracking).
TRK-02 | 6 | Product view tracking is sent only when a tracking-allowed check passes; what that check is, is not shown.
TRK-03 | 6 | Analytics calls tied to a user (search tracking, cart tracking, checkout tracking) are sent only for authenticated users.
TRK-03 | 7 | Logged-in only; failure ignored.
TRK-04 | 7 | On load, every 30 seconds and when the tab becomes visible; only with consent.
TRK-05 | 7 | page_url, device_type
TRK-05 | 7 | Only with consent.
TRK-06 | 9 | Device type: a mobile user agent with width under 768 is mobile, otherwise tablet; all others are desktop.
`

export type Sentence = { section: number; text: string }

/** The sentences of the specification for each state ID. */
export const sentences: ReadonlyMap<string, Sentence[]> = (() => {
  const ofStates = new Map<string, Sentence[]>()
  for (const line of lines.trim().split('\n')) {
    const [ids = '', section, text = ''] = line.split(' | ')
    for (const id of ids.split(' '))
      ofStates.set(id, [...(ofStates.get(id) ?? []), { section: Number(section), text }])
  }
  return ofStates
})()
