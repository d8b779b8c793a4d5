/**
 * The specification. A sentence that describes states of the catalogue stands in brackets, with their numbers after it:
 * `[sentence]{NAV-01 NAV-03}`.
 */
const annotated = `# Specification: online hardware and building-supplies shop (storefront)

This specification describes a storefront for a hardware and building-materials shop serving customers in Sri Lanka. Prices are in rupees (Rs., LKR) and are marked as including VAT. It covers the whole product, following the nine points in order. Server-side behaviour is not shown anywhere, and each other gap is marked the same way where it occurs.

## 1. What the product does and for whom

The product is a public online shop. It is used by:
- Visitors (anonymous). They browse primary categories, subcategories, tertiary categories and products. They search, filter, use a cart or buy one product directly, place orders as a guest, read policy pages, send feedback and reviews, file complaints and contact the shop.
- Registered customers (logged in). They have everything a visitor has, plus a profile, an order history, cancellation of recent orders, password reset, account deletion and a loyalty display.

General facts:
- Delivery is within the Colombo district or island-wide.
- Orders can be paid by card, by installments, or by cash on delivery.
- [A loyalty tier exists: members with membershipLevel gold see a Gold Member badge and their loyalty points.]{PRO-05} [The rules of the loyalty programme beyond this display are not shown.]{PRO-07}
- [Visit and activity analytics are sent only when the user has accepted cookies.]{CNS-03}
- [Shop-wide navigation shows a phone line, links to four social networks and a Policy dropdown.]{NAV-01} [The footer gives the trade counter address, opening hours Mon-Fri 8 am-5 pm, and sales enquiry contact details (the values are not reproduced here).]{FOOT-01}

## 2. Screens and routes

### Shared frame
- Navigation bar. [Links: / (Home), /products, /categories, /about-us, /contact-us, /feedback, /complaint, /shipping-policy, /return-policy, /terms, /disclaimer.]{NAV-01}
  - [A Policy dropdown offers Shipping Policy, Return Policy, Terms & Conditions and Disclaimer.]{NAV-01 NAV-03}
  - [/profile is shown when logged in; /login (labelled Login/Register) is shown when logged out.]{NAV-02}
  - [/cart is a cart icon with an item-count badge.]{NAV-01 NAV-07}
  - [On small screens there is a hamburger menu with an overlay.]{NAV-04 NAV-05} [The bar takes a shrunk style once the page is scrolled down.]{NAV-06}
  - [It contains a search box (placeholder 'Search for a product') and an OFFERS label.]{NAV-01} [The OFFERS label is hidden on mobile and the search field is hidden on narrow screens.]{NAV-04}
- Search box behaviour. [The results list opens when the field is focused and a query exists.]{SRCH-01 SRCH-07} [It closes on an outside click or when a result is chosen, which also clears the query.]{SRCH-07} [The list has a maximum height of 60% of the window height.]{SRCH-03}
  - [Each result links to /products/{product_id}.]{SRCH-03}
  - [A 'See More Results in {category}' button goes to /category/{slug}/products with state name and cat_id.]{SRCH-04}
  - [List texts: 'Loading products...', 'No products found'.]{SRCH-02 SRCH-05} [Prices are shown with 2 decimals.]{SRCH-03}
- [Footer. It has collapsible sections:]{FOOT-02}
  - Trade Counter.
  - [Our Range of Products: Hinges, Locks & Latches, Door Hardware, General Hardware, Window Hardware, Sliding & Folding Door Hardware, Cabinet Hardware, Thresholds & Joinery Seals, Fixings & Consumables, and a roofing system range.]{FOOT-01}
  - [Information: Contact Us, Delivery, Returns, Disclaimer, Terms & Conditions, Privacy Policy.]{FOOT-01}
  - [A copyright line with a company registration number.]{FOOT-01}
- [Loading screen. It shows a logo revealed over 2 seconds while the profile check is pending at application start.]{LOAD-01}
- [Toast area at the top right, auto-close 3 seconds in the main area (default 5 seconds, see section 9).]{TOAST-01}
- [Back-to-top button. It appears after scrolling more than 300 px.]{TOP-01}
- [Cookie consent banner. It appears 1 second after load when no consent cookie exists.]{CNS-01 CNS-04} [It has Accept All and Reject buttons and a link to /privacy-policy.]{CNS-01}

### Routes
| Route | Purpose |
|---|---|
| / | [Home. A loading bar for about 2 seconds, then a header image, an announcement bar, a banner slider, a delivery image, promo cards, a primary categories grid, two product rows (categories Building and Construction, id 41, and Cutting Tools, id 35), brand logos and an about-us blurb.]{HOME-01 HOME-02 HOME-03} [Below the rows, the new-arrivals list (with its promotional banner) and a features strip are also shown.]{HOME-02} |
| /products | [Product list with filters, 12 per page.]{LIST-02} [Empty result message: 'No products match your filters'.]{LIST-07} [Error toast: 'Error Loading Products'.]{LIST-08} |
| /category/{slug}/products | [The same product list screen, fed by a category id (cat_id) and name passed in navigation state.]{LIST-10 LIST-11} (One reading calls the first segment a category id, another a slug; both forms are used.) |
| /products/{id} | Product detail (below). |
| /categories | [Grid of primary categories.]{CAT-01} [A click goes to /categories/{slug} (one reading: /categories/{id}) carrying the category id, slug and name in navigation state.]{CAT-01} |
| /categories/{id} | Two readings of the same route. [(a) Subcategory listing: receives state primary_cat_id, slug and name; sets the page title, description and canonical link; shows a header image and text, then a grid of subcategory cards.]{CAT-03} [A card goes to /categories/{id}/{subcategory slug} with state secondary_cat_id, name and slug.]{CAT-03} [With no subcategories it redirects to /category/{slug}/products with state cat_id and name.]{CAT-04} [(b) Tertiary listing: reads secondary_cat_id, name, slug and description from state; shows a header with name and description and a grid of tertiary-category cards (thumbnail and name).]{CAT-05} [A card goes to /category/{slug}/products with state cat_id and name and records a category click.]{CAT-05} [With no tertiary categories it goes straight to /category/{slug}/products with state cat_id (the secondary id) and name.]{CAT-06} |
| /categories/{subcat}/{id} | Content of this route is not shown. |
| /cart | Cart page (below). |
| /buying | Checkout (below). [Receives either one product or a list of cart items through navigation state.]{CHK-01 CHK-02} |
| /order-confirmation | [Shows order number, total paid and shipping address from navigation state (defaults N/A, 0, No address provided).]{CONF-01 CONF-02} [A What's Next list (confirmation email, processing within 24 hours, shipping notification) and a Continue Shopping button to /products.]{CONF-01} |
| /searchbarr | [A search box with live results.]{SRCH-08} |
| /complaint | Complaint form (below). |
| /feedback | [Review form, analytics section and paginated reviews list (below).]{FB-01} |
| /about-us, /contact-us, /terms, /return-policy, /shipping-policy, /disclaimer | [Static content pages.]{STA-01 STA-02 STA-03 STA-06} |
| /policy | [A static page combining disclaimer, shipping, return and terms.]{STA-07} |
| /privacy-policy | [Linked from the consent banner and footer.]{STA-08} |
| /login | One page with Sign In and Register tabs. |
| /profile | [Protected. Without a logged-in user it redirects to /login.]{PRO-01} Tabs: Profile, Orders, Security. |
| /reset-password-link | [Request a reset link; the email field is prefilled from the logged-in user.]{PWD-01} |
| /reset-password | Set a new password; a query parameter token identifies the request. |
| /loyalty | [Target of the Become a Loyalty Customer link.]{PRO-07} |
| /register | [Target after account deletion.]{AUTH-09} |

### Product list screen
- [Filters: price bands and brands (see section 9).]{LIST-04 LIST-16 BEY-02} [Price bands and brands are checkboxes.]{LIST-04} [Multiple bands combine with OR, selected brands combine with OR, and the two groups combine with AND.]{LIST-05}
- [Pagination is 12 per page.]{LIST-03} [Changing filters resets the page to 1.]{LIST-06}
- [Each product card shows the image (or a skeleton placeholder while not loaded), name, Part Number (the sku), price as Rs. with 'inc VAT', and unit.]{LIST-01 LIST-02 LIST-12}
  - Clicking the image or the Details button goes to /products/{product_id}.
  - [The Buy button goes to /buying with state holding a product (product_id, name, sku, price, quantity 1, image, delivery_available, cod_only, colombo_only).]{LIST-13}

### Product detail /products/{id}
- [Gallery: the first image is the main one.]{PDP-02 PDP-03 PDP-04} [A thumbnail column on desktop, a strip on mobile (below 768 px).]{PDP-03}
- [Title, average rating with review count, SKU, price, quantity selector, Add to Cart and Buy Now buttons, description and reviews.]{PDP-02}
- [Desktop has two tabs, Description and Reviews (with count).]{PDP-02} [Mobile stacks them.]{PDP-03}
- [Page title is the product name plus the shop name.]{PDP-15} [The meta description is the first 160 characters of the description.]{PDP-15} [A canonical link is set.]{PDP-15}
- [A loader shows while the product loads.]{PDP-01} [Below the product: new arrivals and a features strip.]{PDP-16}
- [Review form fields: rating (default 5), comment, name (default 'Anonymous').]{PDP-11} [Button text 'Submitting...' while sending.]{PDP-12}
- [Reviews list texts: 'Loading reviews...', 'No reviews yet. Be the first to review!'.]{PDP-08 PDP-09}
- [Buy Now goes to /buying with one product (product_id, name, sku, price, quantity, image).]{PDP-07}

### Cart page
- [Item list with a quantity change of -1 or +1 and a remove action per item.]{CART-02 CART-08}
- [Order Summary with Subtotal and Total (total equals subtotal here), Proceed to Checkout, and a Continue Shopping link to /products.]{CART-02}
- [Empty cart: 'Your cart is empty'.]{CART-01}
- [A warning appears if any item is only_colombo (deliverable within Colombo only).]{CART-03} [Checkout is still allowed.]{CART-03}
- [A promotion text: Rs.1000 discount on orders over Rs.25 000, applied automatically at checkout and not computed on this page.]{CART-04}
- [Checkout from the cart passes cartItems (product_id, name, price, quantity, image, delivery_available, cod_only, colombo_only).]{CART-07}

### Checkout /buying
- [A form with: first name, last name, email, phone, street address (with address autocomplete restricted to Sri Lanka), apartment, postal code, order notes, a terms checkbox 'I agree to the terms and conditions', and a payment area with tabs card, installment and cod.]{CHK-01 CHK-19}
- [Prefilled from the logged-in user when present.]{CHK-03}
- [Installment tab offers 3 or 6 months, each showing the total divided by the months.]{CHK-06}
- Notices shown:
  - ['Only Cash on Delivery is available for this product(s).']{CHK-04}
  - ['Delivery is not available to your location.']{CHK-09}
  - ['Good news! Free delivery is available to your location.']{CHK-11}
  - [A tag 'Only deliverable within Colombo' on affected items.]{CHK-08 BEY-19}
- [Tax is shown as 0.]{CHK-26}
- [The pay buttons read 'Processing...' and are disabled while a payment is in progress.]{CHK-20}

### Complaint /complaint
[A form with a confirmation modal.]{CMP-01} [The modal shows the server message and has an OK button.]{CMP-04}

### Feedback /feedback
- [A review form: a rating of 1 to 5, title and content.]{FB-01}
- [After submit, a success view with a 'Submit Another Review' button that resets the form.]{FB-03}
- [An analytics section: average rating, total reviews, and rating distribution bars as a percentage of total reviews.]{FB-05}
- [A paginated reviews list: 6 per page, 5 page buttons shown.]{FB-07 FB-08}

### Login /login and profile
- [Sign In tab: username and password.]{AUTH-01} [Register tab: the register fields.]{AUTH-04} [After a successful registration the page returns to Sign In with the form cleared.]{AUTH-07} [After a successful login it goes to /profile.]{AUTH-03}
- [Profile tab: view mode with an Edit Profile button; edit mode with Cancel and Save Changes.]{PRO-02 PRO-03}
- [Orders tab: order cards showing the first 2 items, with a View Order Details / Hide Details toggle that shows all items.]{ORD-02 ORD-03} [A cancel action appears only when allowed.]{ORD-05} [Empty text: 'You haven't placed any orders yet.']{ORD-01}
- [Security tab: password change (via the reset-link flow) and account deletion.]{SEC-01}
- [Gold members see a Gold Member badge and loyalty points; others see a Become a Loyalty Customer link to /loyalty.]{PRO-05 PRO-06}

### Home extras
- [Announcement bar: rotates every 5 seconds when more than one exists, with prev, next and dots.]{HOME-04 HOME-05} [A close button hides the bar and stores a dismissed flag.]{HOME-07}
- [Banner slider: rotates every 8 seconds.]{HOME-10} [Each banner's own image slider rotates every 5 seconds.]{HOME-10}
- [Product rows: the visible count is 4 at widths up to 480, 6 up to 768, otherwise 8.]{HOME-12} [See More goes to the category list, or expands all on small screens.]{HOME-13}

## 3. Entities and their fields

- Cart item: product_id, price, quantity, optional selectedSize and selectedColor, plus other product fields copied in (name, sku, image, unit, delivery_available, cod_only, colombo_only). [Derived: cartCount (sum of quantities), totalPrice (sum of price times quantity).]{NAV-07}
- User (profile response): user_id, username, first_name, last_name, name, email, phone (optional), address (optional), membershipLevel (gold is the only value tested), loyaltyPoints.
- Profile edit payload: userId, userName, firstName, lastName, email, phone, address.
- [Register payload: firstname, lastname, email, phone, address, username, password, confirmPassword.]{AUTH-04}
- Login payload: username, password.
- [Product: product_id, name, sku, price (number), description, images (array of paths, first is main), unit, brand, primary_image or image_url, delivery_available, only_cod, only_colombo.]{PDP-18}
- [Search result: product_id, name, price, image_url, category_name, category_id, slug (category slug).]{SRCH-03 SRCH-04}
- Category (primary, secondary, tertiary): category_id, name, slug, thumbnail (a path on the shop's image host).
- [Review (product): review_id, product_id, name, rating (0 to 5, half steps in display), comment, created_at.]{PDP-10} [Review draft: rating default 5, comment, name default 'Anonymous'.]{PDP-11}
- Feedback review: id, rating, title, content, created_at. List response: reviews, total, pages. Analytics response: averageRating, totalReviews, ratingDistribution keyed 1 to 5.
- [Complaint: firstName, lastName, email, invoiceNumber, contactNumber, message, plus a receipt image file.]{CMP-01}
- [Promotional banner: name, description, current_image with image_url and alt_text; fetched per location key (for example home-page-new-arrivals).]{HOME-14}
- Home banner: images, each with image_url.
- [Announcement: id, title, content, link, is_active, is_urgent, start_date, end_date.]{HOME-06}
- Checkout item: product_id, name, image, unit, price, quantity, selectedSize, selectedColor, delivery_available (1 or 0), cod_only (1 or 0), colombo_only (1 or 0).
- [Order payload: userId (or null), first_name, last_name, phone, email, total_amount, status, payment_method, payment_status, shipping_cost, shipping_address, billing_address, tracking_number (null), notes, items[] (product_id, quantity, unit_price, size, color), latitude, longitude.]{CHK-23}
  - [The purchase response gives order_id, displayed as an order number prefixed NLOD-.]{CONF-01} Other fields of that response are not shown.
- [Order (history): order_id, order_date, status, first_name, last_name, phone, email, items, shipping_cost, total_amount, shipping_address, billing_address, payment_method (the value payhere is displayed as PayHere), payment_status.]{ORD-02}
- Order item: order_item_id, product_name, image_url, quantity, unit_price.
- [Delivery-charge response: distanceInKm, shippingCost, location (lat, lng), message.]{CHK-12}
- Password reset payloads: email; or token and newPassword.
- Analytics payloads: device_type (mobile, tablet or desktop) and, for page visits, page_url.
- Cookies and storage:
  - cookie_consent (true or false).
  - [user_id and session_id (cookies when consent is accepted; local and session storage ids when refused).]{CNS-02}
  - [Local storage key cart (list of cart items).]{CART-06}
  - [Local storage flag announcementDismissed.]{HOME-07}

## 4. States and transitions

- [Cart: loaded from local storage key cart at start.]{CART-06} [A stored value that is not a list is discarded and removed.]{CART-06} [Saved back after every change once loaded.]{CART-06 CART-09}
  - [Adding an item whose product_id is already in the cart raises its quantity by 1; otherwise it is appended with the given quantity.]{CART-05}
  - [A quantity change by a delta never goes below 1.]{CART-05} Items can be removed individually or the cart cleared.
  - [The product page adds with the chosen quantity and shows the toast '{quantity} {name} added to cart!'.]{PDP-06}
- [Product page quantity: starts at 1, minus stops at 1, plus has no upper bound.]{PDP-05}
- Authentication: at start the profile is requested. [While pending the loading screen shows.]{LOAD-01} Success sets the user; failure leaves no user (anonymous). [Login sets the user from a profile request that follows the login call.]{AUTH-03} [Logout clears the user and goes to /login.]{AUTH-10} Account deletion goes to /register.
- [Review form on the product page: idle, submitting (button disabled), then success (the new review is put at the top of the list and the form is reset) or failure (toast).]{PDP-10 PDP-12 PDP-13}
- [Search: runs after a 300 ms pause in typing; a blank query clears results; on failure results are empty.]{SRCH-06 SRCH-07}
- [Promotional banner: loading (skeleton), shown, or hidden on error.]{HOME-14}
- [Product card view tracking: a view is tracked once per card, when at least half of it is visible, and only if the tracking-allowed check passes.]{LIST-14 TRK-02} [A subcategory card view is likewise tracked once at half visibility.]{CAT-08}
- [Subcategory list starts empty; if the server returns an empty list the user is redirected (see routes).]{CAT-04}
- Checkout:
  - [Order is created with status pending and payment_status pending.]{CHK-23}
  - [Payment method values: payhere (card), kokoPay (installment), COD (cash on delivery).]{CHK-05 CHK-06 CHK-07}
  - [The default tab is cod when any item is cod-only, otherwise card.]{CHK-01 CHK-04} [When any item is cod-only only the cod tab is offered.]{CHK-04}
  - [For a list of items: delivery is available only if all items allow it; cod-only applies if any item is cod-only; colombo-only applies if any item is colombo-only, and the names of those items are kept.]{CHK-09 CHK-10}
  - [The delivery charge is recalculated 800 ms after the address, postal code or subtotal changes.]{CHK-13}
  - [For card or installment a simulated 1.5 s wait happens before the order is submitted.]{CHK-20} [For cod the order is submitted directly.]{CHK-07}
  - [After a successful order: the cart is cleared, a messaging confirmation and an email confirmation are sent, and the user goes to /order-confirmation with state orderId, orderTotal and shippingAddress.]{CHK-24}
- [Order cancellation: allowed only while status is pending or processing and the order is at most 2 hours old.]{ORD-05} [The age is rechecked every 60 seconds.]{ORD-06} [Otherwise the message 'Order can no longer be cancelled.' is shown.]{ORD-06} [After a successful cancel the page reloads.]{ORD-07} [Order status values styled: pending, processing, shipped, completed, cancelled.]{ORD-04}
- [Complaint: on success the form is cleared and the modal shows the server message.]{CMP-04}
- [Feedback: form, then success view; reset returns to the form.]{FB-03}
- [Announcements: only active ones within their start and end dates are shown.]{HOME-08}
- [Consent: Accept sets a one-year consent cookie, a user id cookie (365 days) and a session id cookie (1 day).]{CNS-02} [Reject sets a 30-day consent cookie and uses local or session storage ids.]{CNS-03}
- [Password reset request: form, then a success panel.]{PWD-02} [Password reset: on success a message, then redirect to login after 3 seconds.]{PWD-06}

## 5. Validation rules

- [Cart quantity minimum 1.]{CART-05} [A non-list stored cart is discarded.]{CART-06}
- [Product review: comment and name must both be non-empty, otherwise 'Please fill all fields'.]{PDP-14} Both fields are also marked required.
- [Search: only non-blank queries are sent.]{SRCH-07}
- Checkout:
  - [Phone accepts digits only, up to 10.]{CHK-15} [If non-empty and not 10 digits starting with 0, show 'Phone number must be 10 digits and start with 0'.]{CHK-15}
  - [Email, first name, last name and street address are required.]{CHK-16} Apartment, postal code and order notes are optional.
  - [The terms checkbox is required, else alert 'You must agree to the terms and conditions.']{CHK-17}
  - [An empty order gives the alert 'No items in your order.']{CHK-18}
  - [Address autocomplete is restricted to Sri Lanka.]{CHK-19}
- [Complaint: all of first name, last name, email, contact number, invoice number, message and receipt image are required (image types JPEG, JPG, PNG, WEBP).]{CMP-01 CMP-02} [A captcha must pass, otherwise alert 'Captcha Failed'.]{CMP-03}
- [Feedback: title, content and a rating of 1 to 5 are all required, otherwise 'Please fill all fields and provide a rating'.]{FB-02}
- [Register: all fields required (username, first name, last name, email in email format, phone, address, password, confirm password).]{AUTH-04} [Password and confirmation must match, otherwise the toast 'Passwords do not match'.]{AUTH-06} [The confirm field shows green with a tick when matching and red with a cross when not.]{AUTH-05}
- [Profile edit: user name, first name, last name and email required; phone and address optional.]{PRO-03}
- [Reset password: the new password must be at least 8 characters, contain a digit and contain a special (punctuation) character.]{PWD-04 BEY-15} [Submit is disabled until all three hold.]{PWD-04} [The confirmation must match, otherwise 'Passwords do not match'.]{PWD-05}
- [Reset request: email required and in email format.]{PWD-01}
- [Account deletion needs a browser confirm: 'Are you sure you want to permanently delete your account? This action cannot be undone.']{SEC-02}

## 6. Roles and permissions

- Two states exist: visitor (anonymous) and logged-in user. Any admin role is not shown.
- Visitors and logged-in users can both browse, search, review products, send feedback and complaints, and check out. [A logged-in user's details prefill checkout and the order carries userId; otherwise userId is null.]{CHK-03}
- [/profile requires a logged-in user, otherwise redirect to /login.]{PRO-01}
- Logged-in users can edit their profile, view and cancel their own orders, log out, change their password and delete their own account.
- [Analytics calls tied to a user (search tracking, cart tracking, checkout tracking) are sent only for authenticated users.]{TRK-03} [Product view tracking is sent only when a tracking-allowed check passes; what that check is, is not shown.]{TRK-02} [Category click tracking and activity analytics require cookie consent (cookie_consent equal to true for click tracking).]{CAT-05 TRK-01}
- Gold membership shows a badge and points (see section 1).

## 7. The calls it makes

All calls go to the shop's API base path /api/, with cookies included. Image paths from responses are loaded from the shop's own host.

### Authentication and account
| Method and path | Payload | Answer and handling |
|---|---|---|
| GET /auth/profile | none | The user. Failure means anonymous. |
| POST /auth/login (through a shared login function) | username, password | [The response must carry a success flag, otherwise the error toast shows.]{AUTH-02} [A profile request follows.]{AUTH-03} The shared function itself is not shown. |
| POST /auth/logout | none | [Then the user is cleared and goes to /login.]{AUTH-10} |
| POST /auth/register | register payload | Success: toast and back to Sign In. Error response carries an error field. |
| GET /user/orders | none | [List of the user's orders.]{ORD-09} |
| PUT /user/{order_id}/cancel | none | Error response carries an error field. |
| PUT /user/edit-user-profile | edit payload | Updated profile and a message field. Error carries a message field. |
| DELETE /user/delete-account/{userId} | none | [Success message, then /register.]{SEC-02} |
| POST /user/request-password-reset | email | Error carries a message field. |
| POST /user/reset-password | token, newPassword | Error carries a message field. |

### Catalogue and content
| Method and path | Payload | Answer |
|---|---|---|
| GET /products | none; or query categoryId | List of products. |
| GET /products/{id} | none | Product. |
| GET /products/new-arrivals | none | Array of products. |
| GET /products/search-products?q={text}&limit=5 | none | [Array of search results (the navbar uses limit 5 and a 300 ms pause; the /searchbarr screen uses q only, also with 300 ms).]{SRCH-03 SRCH-07 SRCH-08} |
| GET /products/brands | none | List of brand names. |
| GET /categories/primary | none | Object with a categories list. |
| GET /categories/secondary?primary_id={id} | none | Read as data.categories. |
| GET /categories/tertiary?secondary_id={id} | none | Object with categories[]. |
| GET /content/promotional-banners/location/{location} | none | name, description, current_image{image_url, alt_text}. |
| GET /content/announcements/active | none | List of announcements. |
| GET /content/banners/active | none | List of banners with images. |
| GET /products/reviews/{id} | none | Array of reviews. |
| POST /products/reviews | product_id, rating, comment, name | The created review. |

### Ordering and messaging
| Method and path | Payload | Answer |
|---|---|---|
| POST /location/delivery-charges | [userAddress (apartment, street address and postal code joined by commas)]{CHK-12} | distanceInKm, shippingCost, location, message. |
| POST /products/purchase | order payload | order_id. |
| POST /messages/send-wa-message | [message (order id, total and the shop's contact numbers)]{CHK-24} | Not shown. |
| POST /messages/send-order-email | [toEmail, message (object with name, orderId, items, total, shipping_fee, date)]{CHK-24} | Not shown. |

### Feedback and complaints
| Method and path | Payload | Answer |
|---|---|---|
| POST /verify-captcha | token | success flag. |
| POST /feedback/create-complaint | multipart form with the complaint fields and the image | [Success status 201 with a message.]{CMP-04} |
| POST /messages/send-complaint-email | [toEmail, message (object with customerName and message)]{CMP-04} | Response shape not shown. |
| GET /feedback/reviews/analytics | none | averageRating, totalReviews, ratingDistribution. |
| GET /feedback/reviews?page={n}&limit={n} | none | reviews, total, pages. |
| POST /feedback/feedbacks | type (value review), title, content, rating | Success status 201. |

### Analytics
| Method and path | Payload | When |
|---|---|---|
| POST /analytics/categories/{id}/click | none | [A category click, with consent only.]{TRK-01} |
| POST /analytics/categories/{category_id}/view | none | [Once when a subcategory card is at least half visible.]{CAT-08} |
| POST /analytics/user/product-view | product_id | [Once when a product card is half visible, if allowed.]{LIST-14 TRK-02} |
| POST /analytics/user/track-search | query, results_count | [Logged-in only; sent with zero count on search failure.]{SRCH-06} |
| POST /analytics/user/cart-action | [product_id, action (add), quantity]{PDP-06} | Logged-in only. |
| POST /analytics/user/checkout | amount, items_count, status | [Logged-in only; failure ignored.]{TRK-03} |
| POST /analytics/user/active-user | device_type | [On load, every 30 seconds and when the tab becomes visible; only with consent.]{TRK-04} |
| POST /analytics/user/page-visit | [page_url, device_type]{TRK-05} | [Only with consent.]{TRK-05} |

Response shapes of the logout, click, view and the other analytics calls are not shown.

## 8. Error catalogue

| Situation | Behaviour |
|---|---|
| Login error (any) | [Toast 'Login failed! Username or Password Incorrect.']{AUTH-02} |
| Registration failure | [The server's error text, else 'Registration failed'.]{AUTH-08} [Success toast: 'Registration successful! Please log in.']{AUTH-07} |
| Passwords differ | ['Passwords do not match.']{AUTH-06} |
| Order cancel failure | [The server's error text, else 'Failed to cancel order'.]{ORD-08} [Success: 'Order cancelled successfully.']{ORD-07} [Too late: 'Order can no longer be cancelled.']{ORD-06} |
| Profile update | [The server's message on both error and success.]{PRO-04} |
| Account deletion | [Failure: 'Failed to delete account'.]{SEC-03} [Success: 'Account deleted successfully.']{SEC-02} |
| Reset link request | [The server's message, else 'Failed to send reset link'.]{PWD-03} [Success: 'Password reset link sent to your email.']{PWD-02} |
| Reset password | [The server's message, else 'Failed to reset password'.]{PWD-07} [Success: 'Password reset successfully! Redirecting to login...']{PWD-06} |
| Product list failure | [Toast 'Error Loading Products']{LIST-08} |
| Categories failure | [Toast 'Failed to get categories' (also 'Failed to fetch categories' on the tertiary screen)]{HOME-15 CAT-02 CAT-07} |
| Review | [Success toast 'Review submitted successfully!'.]{PDP-13} [Failure toast 'Failed to submit review'.]{PDP-14} Incomplete: 'Please fill all fields'. |
| Purchase failure | [Alert 'Order submission failed. Please try again.']{CHK-21} |
| Delivery charge failure | ['Failed to calculate shipping. Please check the address.']{CHK-14} |
| Card or installment failure | ['Payment processing failed. Please try again.']{CHK-22} |
| Complaint failure | [In the modal: 'Failed to submit complaint. Please try again.']{CMP-05} [Captcha failure: alert 'Captcha Failed'.]{CMP-03} |
| Feedback | [Errors show the server message or an error message in the form.]{FB-04} [Analytics and review-list errors show their message.]{FB-06} [Incomplete: 'Please fill all fields and provide a rating'.]{FB-02} |
| Banner failure | [Nothing is displayed.]{HOME-11} |
| Silent failures | [Profile fetch (anonymous), logout, category click, view tracking, brands, announcements, banners, activity analytics and checkout analytics are only logged and leave the user interface unchanged.]{HOME-09 LIST-09 AUTH-10 TRK-01} [Search failure gives an empty list.]{SRCH-06} |
| Empty states | ['Your cart is empty'; 'No products found'; 'No products match your filters'; 'You haven't placed any orders yet.'; 'No reviews yet. Be the first to review!']{SRCH-05 PDP-09} |

## 9. Business constants and limits

- Cart storage key: cart. Consent cookie: cookie_consent, true means consent given.
- [Free delivery when the subtotal exceeds 6000 rupees (shipping set to 0).]{CHK-11} [A distance over 20 km counts as too far: delivery is unavailable if a Colombo-only item is present.]{CHK-09} Tax is shown as 0.
- [Order total is the item sum plus shipping cost.]{CHK-26} [Promotion: Rs.1000 off orders over Rs.25 000, applied automatically at checkout.]{CHK-25}
- [Installments: 3 or 6 months, each showing total divided by months.]{CHK-06}
- Phone number: exactly 10 digits, starting with 0.
- [Address lookup delay 800 ms.]{CHK-13} [Simulated payment wait 1500 ms.]{CHK-20}
- [Order cancel window: 2 hours, status pending or processing, rechecked every 60 seconds.]{ORD-05 ORD-06 BEY-11}
- [Product list page size 12.]{LIST-02 LIST-03} [Price bands (lower bound inclusive, upper inclusive): under Rs.500; Rs.500-1000; Rs.1000-20000; over Rs.20000 (open-ended).]{LIST-04} [Filter changes and search are debounced by 300 ms.]{LIST-06}
- [Search limit 5 results in the navbar.]{SRCH-03} [Search results list maximum height 60% of window height.]{SRCH-03}
- [Reviews page size 6, 5 page buttons.]{FB-07 FB-08} Rating scale 1 to 5 (half steps in display of product reviews). Default review rating 5, default name 'Anonymous'. Meta description length 160 characters.
- [Mobile breakpoint 768 px.]{HOME-03 LIST-16} [Home product row visible count 4 (up to 480), 6 (up to 768), else 8.]{HOME-12}
- [Password minimum length 8.]{PWD-04} [Reset redirect after 3 seconds.]{PWD-06}
- [Announcement rotation 5 s; banner rotation 8 s; image slider rotation 5 s; home loading bar advances 10% every 200 ms (about 2 seconds); loading screen animation 2000 ms.]{LOAD-01 HOME-01 HOME-05 HOME-10 BEY-17}
- [Activity ping every 30 s.]{CNS-02 TRK-04} [Device type: a mobile user agent with width under 768 is mobile, otherwise tablet; all others are desktop.]{TRK-06}
- [View tracking visibility threshold 0.5 of the card.]{LIST-14} [A quantity of 1 is set when buying from a card.]{LIST-13}
- [Cookie lifetimes: consent 365 days (accept) or 30 days (reject); user id 365 days; session id 1 day.]{CNS-02 CNS-03 STA-08 BEY-14} [Consent banner delay 1 second.]{CNS-01} [Back-to-top threshold 300 px.]{TOP-01}
- [Toast defaults: top-right, auto-close 5000 ms, pause on hover, draggable; the main toast area uses 3 seconds.]{TOAST-01} [Chunk load timeout 120000 ms.]{ERR-02}
- [Currency Rs., shown with 2 decimals in orders and search results.]{ORD-02}
- [Policy text: returns within 7 days; refunds within 7-14 business days for online payments and 3-5 for bank transfers; delivery in Colombo 1-2 days and island-wide 2-5 days; order processing within 24 hours; contact hours Mon-Fri 8 am-5 pm.]{STA-02 STA-04 STA-05}
`

const mark = /\[((?:[^[\]]|\[\])+)\]\{([A-Z\d -]+)\}/g

const sections = annotated.split(/^## (?=\d)/m).map((text) => ({ number: Number.parseInt(text, 10), text }))

/** Returns a section of the specification in Markdown, without the marks. */
export const sectionOf = (number: number): string =>
  sections.find((section) => section.number === number)?.text.replaceAll(mark, '$1') ?? ''

export type Sentence = { section: number; text: string }

const marked = sections.flatMap(({ number: section, text }) =>
  [...text.matchAll(mark)].map(([, sentence = '', ids = '']) => ({ section, text: sentence, ids })),
)

/** Returns the sentences of the specification that describe a state. */
export const sentencesOf = (id: string): Sentence[] => marked.filter(({ ids }) => ids.split(' ').includes(id))
