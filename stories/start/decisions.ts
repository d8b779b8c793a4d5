/** A decision where the specification contradicts itself or leaves a gap. Comments and tests name it by number. */
export type Decision = {
  number: number
  group: string
  /** The subject, in a few words. */
  about: string
  /** `§` is a section of the specification. */
  text: string
  /** The states that it applies to. */
  states: string[]
}

// One decision per line: number, subject, text, states.
const rulings: [group: string, lines: string][] = [
  [
    'Cart, checkout and orders',
    `
1 | Adding a product that is already in the cart. | The line grows by the quantity that was added, so that the toast is true (§4): by 1 from a card, by the chosen quantity from the product page. | PDP-06 CART-05
2 | Promotion. | Checkout shows a discount line, and the total is items + shipping - 1000 when the items come to strictly more than Rs. 25 000 before shipping (§9). The cart page only mentions the promotion. | CART-04 CHK-25 CHK-26
3 | Cart after an order. | An order that came from the cart empties it. Buy Now leaves the cart alone (§4). | CHK-23 CHK-24
4 | Restrictions and prices at checkout. | Checkout always fetches the product records again and never trusts the data that a link carried. It tells the shopper before paying if a price has changed or a product is no longer sold. | LIST-13 PDP-07 CART-07 CHK-01 CHK-02 CHK-04 BEY-08 BEY-19
5 | Price bands | share their bounds: Rs. 500 belongs to two bands (§9). | LIST-04 LIST-05
6 | Free delivery | applies when the items come to strictly more than Rs. 6 000 before the promotion. The delivery call is still made, because the order needs its distance, latitude and longitude. A distance of exactly 20 km is not too far. | CHK-09 CHK-11 CHK-12
7 | Delivery not available | has two causes: a product that cannot be delivered, or a distance over 20 km with a Colombo-only product. Checkout opens but blocks paying. It gives the reason and the remedy: remove these products, or change the address. | CHK-08 CHK-09 CHK-10
8 | Delivery charge pending or failed. | The total is not known, so the shopper cannot pay yet, unless delivery is free. | CHK-13 CHK-14
9 | Phone. | +94, 0094 and 94 in front become 0 before the number is cut to ten digits, so that autofill works; spaces and dashes are dropped. At checkout the number is optional, but validated if given. | CHK-15
10 | Installments | are shown rounded to cents; the last payment takes the remainder. The chosen number of months goes into the order notes, because the order has no field for it. | CHK-06
11 | Tax | is shown as Rs. 0.00 beside the note that prices include VAT. | CHK-26
12 | Confirmation | says 'Total paid', or 'Total to be paid on delivery' for cash on delivery. It takes its data from the navigation state, otherwise from what was stored for this tab, otherwise it shows the defaults N/A, 0, No address provided. | CONF-01 CONF-02
13 | Messages after an order | (WhatsApp, email) never delay or undo the order. | CHK-24
14 | Cancel window. | A date without a time zone is in Colombo time. An order that is exactly two hours old can still be cancelled. 'The page reloads' means that the orders are fetched again. 'Order can no longer be cancelled.' stands beside pending and processing orders only: nobody expects to cancel one that is shipped. | ORD-05 ORD-06 ORD-07 BEY-11
15 | Payment names. | payhere is shown as PayHere, kokoPay as Koko, COD as Cash on Delivery; any other name as it is. | CHK-05 CHK-07 ORD-02
`,
  ],
  [
    'Products, content and search',
    `
16 | Review rating | is given in whole stars and shown in half steps. A product without reviews shows no stars, not zero. Text that consists of spaces only counts as empty. | PDP-09 PDP-10 PDP-11 PDP-14
17 | Announcements. | The end date is inclusive. The dismissed flag stores which announcements were dismissed, so a new announcement still appears. Urgent announcements are marked, and they can be closed as well. | HOME-04 HOME-05 HOME-06 HOME-07 HOME-08
18 | Home. | On the first visit of a session the loading bar runs for two seconds while the page below it loads; on later visits the page appears at once. From top to bottom: header image, announcement bar, banner slider, delivery image, promo cards, categories, the two rows, new arrivals with its banner, features strip, brands, about. See More goes to the category list on a desktop and expands on small screens. | HOME-01 HOME-02 HOME-03 HOME-12 HOME-13
19 | Loading screen. | It is an overlay in the first HTML and disappears as soon as the profile check ends. It never delays the page's own calls. | LOAD-01
20 | Search. | Choosing a result clears the query; an outside click only closes the list. 'See More' uses the category of the first result. Enter without a marked result opens /searchbarr with the query in the address. Where the field is hidden, an icon leads to that page. The reference API adds the fields of the product that a list shows (part number, unit, brand, restrictions) to those of a result. | SRCH-01 SRCH-02 SRCH-04 SRCH-07 SRCH-08 SRCH-09
46 | The search page is the product list | with its filters, sort orders, pages and spec sheet. What a back end leaves out of its results is taken from the list of products. From 768 px on, the bar's box is the page's box; below that the page has its own. The heading says the words and how many parts have them; the ranges in which they are stand above the list; the last row of the list below the box leads to all results. A search that finds nothing offers the ranges and the counter by phone and WhatsApp and, with a back end that leaves out no words, the parts with one of them. Without a connection it says so and offers the parts viewed on the device. | SRCH-05 SRCH-08 BEY-04
70 | Further filters | Beside price and brand a list of at most 200 parts is filtered by the labelled lines of its descriptions (size, finish, material): the first four labels that most parts have, with 2 to 12 short values of which one is of several parts; never by weight, fixings or how it is sold. In the address they are property=Finish: Black; OR within a label, AND across. A list without such lines has no further filters. Beside the list of all parts stand the ranges, which open to their subcategories. | LIST-02 LIST-15 BEY-02
71 | Other sizes and finishes | are the parts of the same kind in the subcategory: those whose names, without measures and the words of their own material, finish and brand, are alike ('brass butt hinge' and 'galvanised butt hinge'), or a variety of one another ('long shackle padlock', 'padlock'). The rows are sorted by size, then finish. A part without any such kin is shown with its whole category, as 'Other parts in' it. A back end whose lists of a subcategory lack the products of its categories is asked for the category alone. | BEY-23
47 | Long orders | At checkout, more than four lines are folded to three and 'and 22 more parts'. From 1024 px on these lines are short, so that sums and the pay button stay in view; what is opened stands whole. Below that a bar at the foot of the window has the total while they are out of view: in the cart it goes to checkout, at checkout to the terms and the pay button. | CART-02 CART-07 CHK-02
51 | The product page on a phone | has the price, the quantity and Add to Cart in its first view, above the other facts; once they are scrolled away, a bar at the foot of the window has price and Add. Other sizes, a table with a column for each labelled value that differs, come before description and reviews; the review form is behind 'Write a review'. | PDP-02 PDP-03 PDP-06 PDP-11
52 | A pasted list in words | The words of a line that names no part number are searched for, and what they find is offered in place; decision 80 says which of them is chosen. Greetings, thanks and the headers of chat messages are no lines. 'Order by list' stands in the bar, in the menu and in the footer. |
72 | Back to top on a phone | stands in the bar, left of the search, where its place is kept free so that nothing moves. At the foot of the window are the total, the answer about cookies and the note of a lost connection, and the gutter is narrower than a finger. From 768 px it stands in the gutter. | TOP-01 NAV-04
73 | The Profile tab shows the last order | beside the user's details: number, status, date, amount and stage, with a link to the Orders tab. Most who open their profile want to know where their order is. Without orders it says so; while they load its space is kept, and if they do not load it stays away, because the Orders tab says that. | PRO-02
53 | The confirmation is a receipt | with the lines, the payment and the amounts of the order, as stored for the tab. It says until when the order can be cancelled, and leads a signed-in customer to it. | CONF-01
90 | A guest's order has its page from the first moment. | The purchase may answer with the token of the email's link: the confirmation leads to that page, where the order is cancelled. A back end without it promises nothing: the confirmation then gives the phone, with its hours. | CONF-01 BEY-11
91 | A complaint has a number | which the response may carry: the modal says it below the server's message, the email repeats it, and the operator sees the same. A cancelled order whose payment is pending is 'not charged', and the lines of an order have their part numbers where the back end sends them. | CMP-04 ORD-03
21 | Texts that differ by a full stop. | The shop says 'Passwords do not match.' everywhere, and 'Failed to fetch categories' on the tertiary screen only. | HOME-15 CAT-02 CAT-07 AUTH-06 PWD-05
81 | A file of products | is read as spreadsheets write it: any line ends and separators, UTF-8, UTF-16 and Windows-1252, prices with points or commas. What has two readings is not guessed: '1,640' as a price, a date or a shortened number as a new part number, a quotation mark that is not closed. The line is refused with its number and the reason, and no other with it; --dry-run shows what was understood. Brands that differ in case or blanks are one.
`,
  ],
  [
    'Addresses',
    `
22 | /categories/{id} | lists the subcategories of a primary category, given by slug or id; with secondary_cat_id in the state it is the tertiary listing. /categories/{primary}/{slug} is the tertiary listing of a secondary category. | CAT-01 CAT-03 CAT-05 CAT-09
23 | Every page works from its address alone. | Slugs and ids are looked up with the category calls. The addresses of category lists carry ?cat_id=. Checkout takes ?product=12&qty=1 or the stored cart. The confirmation is stored for the tab. | LIST-10 LIST-11 LIST-15 CAT-09 CHK-02 CHK-27
87 | A link as it arrives | loses what a chat, a mail or a sentence has put behind it: full stop, comma, quote, a bracket that closes nothing in it, invisible characters. Text to search or filter by only loses what nobody sees: 3" and 'Hinge Co.' end so. Cart, checkout, account, order, search, 404 and empty pages are left out of search engines. | BEY-09 BEY-13
24 | Redirects | from empty categories replace the history entry, and happen only after a successful empty response. | CAT-04 CAT-06
25 | Pages the specification only names. | /register opens the Register tab. /loyalty says what is known about the programme. /reset-password without a token says so and offers a new link; with one, it moves the token out of the address. Unknown addresses get a page of their own. Sign In has a 'Forgot password?' link. Registration shows the password rules but does not enforce them: the specification demands them for a reset only. | ERR-01 AUTH-01 AUTH-09 PRO-07 PWD-07
26 | /profile | waits for the profile check before it redirects. A check without an answer says that the account did not load, with Retry. A right password whose cookie the browser refuses is said as that, and not as a wrong password. | PRO-01 AUTH-02
82 | Two categories with one name | have an address each. The import gives a category a slug that no other has ('accessories', then 'accessories-in-locks') and that never changes; it has letters, vowel signs and digits, and is never a number alone, which could be an id. The title names the parent of the later one: 'Accessories (Locks)'. | CAT-09
`,
  ],
  [
    'Dialogs, tracking and outside services',
    `
27 | Alerts and confirms | are dialogs in the page, with the exact text, so that a story can show them and the keyboard can reach them. A card or installment order that is refused says two things: the alert interrupts, and 'Payment processing failed. Please try again.' stays beside the ways to pay. The form and the cart keep their contents. | CHK-17 CHK-18 CHK-21 CHK-22 SEC-02 CMP-03
28 | Tracking. | Category clicks, activity pings, page visits, and category and product views need consent; search, cart and checkout tracking needs a logged-in user. Nothing is sent before the profile check has ended. 'Cookie settings' in the footer reopens the choice. A page visit contains the path only, because queries hold searches and the tokens of reset links; filters, list pages and fragments do not count as visits. A hidden tab sends no pings. Only product cards report views; the rows of the spec sheet and of other sizes do not, because dozens of them scroll past. Reject deletes the ids and creates new ones in the storage; Accept All keeps the ids from the storage. An expired session id is replaced on the next visit. | SRCH-06 CNS-01 CNS-02 CNS-03 CNS-04 LIST-14 CAT-05 CAT-08 STA-08 TRK-01 TRK-02 TRK-03 TRK-04 TRK-05 TRK-06 BEY-14
29 | Captcha | is one component with two possible providers: a self-hosted proof of work that the server verifies, or Google reCAPTCHA if a site key is set. POST /verify-captcha receives the token in both cases. | CMP-01 CMP-03
30 | Address suggestions | come from a list of 3,057 towns and suburbs of Sri Lanka that loads on first use, or from Google Places restricted to lk if a key is set. A name in any spelling, also in Sinhala or Tamil letters, or four digits of a postal code are enough. Places that match equally well are sorted by distance from the depot. Any other text can be typed as well. | CHK-19
83 | An unclear address | is one whose name several distant places have, that is misspelt, or that names only roads or a district. It is taken as the farthest of the places it may mean (between the two towns of a short road), and checkout says so beside the charge: 'We take it as Nagoda, Galle, 117 km. Change?'. A part that is only delivered within Colombo is not delivered there, however near it seems. The response's field \`takenAs\` is optional. | CHK-09 CHK-12
84 | Where an address is | The server also knows 46,420 villages and hamlets. The last part of the address that names a place decides, and a smaller place near it that is named before it ('Helahalpe, Bandarawela'); names inside the name of a road do not count, and a plus code gives the spot. A postal code decides where no name does, or where the name is only that of its district. \`server/orders/gazetteer/make.ts\` makes both lists from five public ones, checked against each other; \`npm run places:check -- FILE\` prints how well the addresses of a file are found. | CHK-12 CHK-13
77 | Places of one name. | The district, the postal code, another name in the address, the ends of a named or numbered main road and the spot of a short plus code say which is meant; otherwise the town with a post office. A name that two towns have is doubtful, and so is a village beside which a town sounds alike, and a town whose postal code is that of a dearer place. | CHK-12
95 | An address that names only a road | is taken as the place that the road is named after ('12 Galle Road': Galle), as the middle of a short road between two places, or as the far end of a long one, and always as doubtful. 'Main Street', the number of a small road or a plus code alone say nothing: the town is asked for. | CHK-12 CHK-13
31 | Payments | are simulated (1.5 s, §4). The shop never asks for a card number or stores one. | CHK-05 CHK-20 CHK-22
32 | The shop's own data | (name, phone, address, social links, company number) are invented. They are in src/shop/config.ts and must be replaced. The working name is NiLO Depot, the prefix of order numbers NLOD-. | FOOT-01 STA-01 STA-02
33 | Complaint image. | Its multipart field is called receipt, in one constant. It may have up to 5 MB. The server checks its type by its content. | CMP-02
34 | The email of a complaint | goes to the address given in the complaint. If sending it fails, the complaint still counts as sent. | CMP-04
35 | Image paths. | Absolute addresses are used as they are. Relative ones are resolved against the image host of src/shop/config.ts, by default the shop's own origin. |
36 | Dates and times | are shown in Colombo time: 20 Nov 2026, 10:18 am. | ORD-02 BEY-11
`,
  ],
  [
    'Rendering, links and lines',
    `
37 | Loading on a page that the server has rendered. | If the HTML already contains the profile, no check is pending and the loading screen of §2 does not show; on a static host it does. In both cases the loading bar of the home page runs for two seconds on the first visit of a session, over a page that is already rendered. | LOAD-01 HOME-01
38 | What the server renders | is rendered without cookies and is the same for every visitor. Cart, consent and drafts belong to the device; they appear after hydration and move nothing on the page. |
39 | Status codes. | A product, category or page that does not exist gives a 404 with a page of its own; the texts of §8 still apply. If the back end is down, the page gives a 503 with its error state, and works again once the back end is back. | PDP-17
40 | A cart link | asks whether to replace the cart, add to it or leave it, if the cart is not empty. An empty cart is filled at once. Afterwards the link is removed from the address, so that a reload never adds the parts twice. | BEY-09
41 | Size and colour of a line | are kept from cart to order history. Two lines of one product that differ in them stay two lines. They are sent in the order, shown in the history and used when ordering again; a cart link carries them after the quantity (12:3:L:Red). The shop itself offers no choice that the calls do not have. Order Again goes by the product_id of an item; where a back end does not send it, by the only product with exactly the item's name, and otherwise it names the missing item. | ORD-03
42 | One wish, one order. | An order whose response was lost is sent again with the same Idempotency-Key. The key belongs to what the shopper ordered (items, contact, address, payment, notes), not to what the shop knows of it (prices, charge, position, account). It is kept beside the draft, over a reload too, and ends with it: with a confirmed order or the log-out. A tab that is copied after Pay was pressed has its key; the same order sent from it is the same wish, until its items have left the cart: what is in the cart afterwards is another. The order carries the user for whom the form was filled in, also while it is not known who is signed in; a user's draft is put aside when the server says that they are not signed in any more, and only the same user finds it again. Of two tabs one at a time orders the cart, and the next looks first whether the cart still holds what is to be ordered (by the browser's Web Locks; without them only two presses within one request can order it twice). Where no complete response came, the page does not claim that nothing was placed. Leaving checkout before the order is sent cancels it; afterwards it stands, and a toast with a link says so without leading the shopper away. | CHK-20 CHK-21
75 | The same order again within ten minutes | (another tab, typed anew after a lost answer) asks before it is sent: 'You ordered the same at 10:18 am (NLOD-10482). Order again?'; a wish that is meant twice is still possible. While no answer has come, all tabs of the device send it with one key. | CHK-20
43 | A part that is not delivered | says so beside its price, and in cart and checkout before anything is typed. Its first action is to ask or to collect, by phone or WhatsApp, with the message already written; on a card that is Collect in place of Buy. Add to Cart stays, so that such an order can still be reached. Buy Now does not: it would lead to a checkout that is blocked. | PDP-18 CHK-10 LIST-13
48 | Payment on a gateway's page | is off unless the server has the keys of PayHere: then the simulated payment, with its texts and its 1.5 s, is followed by the gateway's page. The order is placed first and stays pending until the gateway's own signed message; what the browser brings back proves nothing. The payload is that of §3. Back from the gateway, the order's page says what is known, looks again by itself, and leads there again while nothing is paid. A payment that comes after a cancellation, twice, or with another amount never changes the order by itself: the operator is told to refund it. With a back end of one's own the port is off, because that keeps the orders. | BEY-28
49 | The link of an order | in the confirmation email opens it without an account, for 90 days: whoever has the email has the order. It shows, prints and cancels that order and opens nothing else; an invented link is answered like an order that does not exist. | BEY-29
50 | More pages than the server can render | are sent as the build has them, and the browser renders them, as on a static host: a shopper gains more by a shop that shows a moment later than by a refusal. |
67 | The number of a printed quote | is its date and four characters that follow from its parts and quantities: no server counts quotes, and the same cart on the same day has the same number. | BEY-10
68 | The breadcrumb of a product | names all levels: the reference API adds them to the record of a product (category_parents). With another back end the server looks them up for a rendered page; in the browser they are those of categories already visited, or the product's own category alone, because looking them up would take calls that nothing else on the page needs: up to 55 with the 12 categories and 42 subcategories of the demo. | BEY-13
69 | The operator's page | /operate exists only in a shop with OPERATOR_TOKEN, and answers 404 otherwise. What can be done there is what the command line does, by the same functions, and is recorded in the same table. | BEY-30
78 | A page that the browser translates | keeps its figures and its reactions: a text that changes stands alone in its element, where React writes it anew, and no fragment holds text. A check keeps it so, and every story has a run in a translated page. Part numbers, amounts, brands, phone numbers, email addresses and the logo are not translated. | BEY-31
88 | What is said of stock | is what the back end says. Its products may have a field stock, a number, true or false, or words such as 'in_stock' and 'Sold out': the product page, the structured data and the product feed then say so. 1 and 0 are taken for flags, and words that are not understood for nothing. Without it the page says 'We confirm stock by phone.', with the ways to ask, and structured data and feed leave availability out; only a part that is not delivered is out of stock in the feed, because it cannot be ordered there. | BEY-33 BEY-13
89 | Parts that belong to a part | are those that its own description names in the line 'Fixings': by part number, or by kind and size. A part is offered if its name has exactly that size and every word; a size alone means a wood screw or, with a metric thread, a bolt or machine screw. What the words leave open offers nothing, and no other size is offered in its place. | BEY-23
45 | The server's own words. | Where §8 asks for the server's text (registration, cancelling, profile, reset link, new password, feedback), it is shown whatever the failure. Everywhere else only a refusal (4xx) adds its text to the message of §8: what a broken server says of itself is not for shoppers. HTML, a stack trace and a text of more than 500 characters are never shown; the message of §8 stands in their place. | AUTH-08 ORD-08 PRO-04 PWD-03 PWD-07 FB-04 FB-06
`,
  ],
  [
    'Faults and the connection',
    `
60 | Time limits. | A call without a complete response has failed after 30 seconds; one that sends a picture after 120, the time of §9 for code. | BEY-18
61 | A page in place of the response | (HTML, as from a proxy or a public Wi-Fi), broken JSON and a body that breaks off count as no response, even where §7 accepts any response. A response that breaks the contract has failed as well; an invalid entry of a list is left out. | LIST-08 PDP-17 CHK-14 CHK-21 BEY-18
62 | Drafts outlive a session. | What was typed in a form survives the end of the session and the log-in that follows, for the same user; so does the profile's open tab. Passwords are not kept. The log-out drops all drafts. | PRO-02 BEY-18
63 | Without a connection | the page says once what it lacks, in its own place: 'This product is not on your device yet', 'Your account is not on your device', 'There is no connection: prices cannot be checked.' The note at the foot of the window says why: 'No connection. Your cart and what you typed are kept.' Nothing asks for a Retry that cannot work: the page opens by itself when the connection is back. The code of all pages is on the device after the first visit. | BEY-18 BEY-25
64 | The server's clock | counts, not the device's: the shop reads it from the Date header of the profile and the orders, and takes a difference of less than a minute for the time of the response. The cancel window and the dates of announcements use it. | ORD-05 ORD-06 HOME-06 BEY-11
65 | Storage and cookies. | Where storage is blocked or full, the cart, the drafts and the answer about cookies last until the page is closed. What is stored and cannot be read is dropped. A tab that is looked at again, or a page that the browser kept, takes over the cart, the answer about cookies and who is signed in. | CART-06 CART-09 CNS-04 PRO-01
66 | Characters | are counted as people see them: an accented letter, a Sinhala or Tamil letter with its vowel, a joined emoji are one each (passwords, the meta description). A text of zero-width characters is empty. Texts of others run in the direction of their own first letter. | PDP-15 PWD-02
74 | What was not understood is never guessed. | A quantity, a place, a line of a list, a price in a file: what is left over after reading makes it doubtful, with the likeliest reading offered first; it is never taken as found, cheap or 1. | BEY-24
80 | A list of parts | is checked in the order of its lines, by part number or in words. The best match is taken where it is plainly the best: it has every word and size of the line, its quantity is clear, and the others are the same part in another finish or pack. A part of another size is never offered. What the cart holds is marked and not added again. | BEY-24
85 | A search leaves out | what no part has together with the rest: words first, then numbers, uses, materials and sizes, never what the thing is called; and small words without a word about it. What remains must name a thing: for 'brass tap' nothing is found, and not all that is of brass. Everyday goods that the shop does not sell are never taken for other words. A part has a word in name, number, brand or categories; the description counts where those have none. | BEY-32
94 | The parts of the shop's tree are ranges | at every level, in every sentence and button of our own ('All ranges', 'No such range', '12 ranges'). 'Categories', 'Subcategories', 'Our Range of Products' and the messages about categories are the specification's own words. Nothing else is called a range. | CAT-01
86 | What was left out, corrected or is not sold | travels as an optional field (match) of each result, because the answer is a list without a place beside it (§7), and a header would not come with a rendered page. A page or list without it, of another back end, says which words none of the names has. A word is corrected only to one that sounds alike or has the same first sound and few wrong letters: none of three, one up to six, two of more. A size in millimetres is also that in inches by which the trade calls it (100 mm, 4 inch) where no part has it exactly. | BEY-32
`,
  ],
  [
    'Reviews',
    `
92 | A review needs no server | and no account: it is kept in the reviewer's browser, under one key that no story touches, and leaves as a link, a file or a text. The link holds all verdicts in its part after #, which browsers send to nobody. |
93 | Verdicts of several people | stand beside each other, each with name and day, and those that differ say so. Only a later verdict from the same browser, on the same state at the same width, takes the place of an earlier one. |
`,
  ],
]

export const decisions: readonly Decision[] = rulings.flatMap(([group, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [number, about = '', text = '', states = ''] = line.split('|').map((cell) => cell.trim())
      return { number: Number(number), group, about, text, states: states.split(' ').filter(Boolean) }
    }),
)
