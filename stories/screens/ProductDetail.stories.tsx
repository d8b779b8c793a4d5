import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { bodiesOf, callsTo, fails, responds } from '../../mocks/api.ts'
import { inCart } from '../../mocks/cart.ts'
import { clock } from '../../mocks/clock.ts'
import { networkIdle } from '../../mocks/networkIdle.ts'
import { seedProduct } from '../../mocks/parts.ts'
import { states } from '../../mocks/states.ts'
import { storyRouter } from '../../mocks/visit.ts'
import { products } from '../../src/api/products.ts'
import { reviews } from '../../src/api/reviews.ts'
import ProductDetail from '../../src/pages/ProductDetail.tsx'
import { limits } from '../../src/rules/limits.ts'
import { formatRs } from '../../src/rules/money.ts'
import { DocumentHead } from '../../src/sections/DocumentHead.tsx'
import { shop as config } from '../../src/shop/config.ts'
import { scrollUntil } from '../scrollUntil.ts'
import { shop } from '../shop.tsx'
import { notPhotographed, onlyAt } from '../viewports.ts'
import { expectFields, expectQuantity } from './fields.ts'
import { pasteInto } from './fill.ts'
import { expectMainOutline, expectOutline } from './outline.ts'
import { expectLink, expectNoToast, expectPath, expectToast, main, plain, press, restAt } from './shown.ts'
import { storedCart } from './storedCart.ts'

/** Product detail, `/products/{id}` (§2, §4, §5). Reached from Details on a card, or from a link. */
export default {
  title: 'Screens/Product detail',
  component: ProductDetail,
  subcomponents: { DocumentHead },
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/products/301' },
} satisfies Meta
type Story = StoryObj

/** What follows the product on its page, and stands where there is none, in its outline. */
const afterProduct = `region: heading 2 New arrivals | 6 of 12 parts | link See More New arrivals, to /products
  - heading 3 One finish through the whole door | Levers, hinges and padlocks in matching satin brass.
  img Lever on plate, butt hinge and padlock in satin brass, to one scale | and 6 more
  region: heading 2 How this shop works | (How this shop works) | - heading 3 Delivered across the island
  Colombo 1-2 days, island-wide 2-5 days. | and 3 more`

/** The form of a review as it opens, in its outline. */
const freshReviewForm = `form Write a review | heading 3 Write a review | group Rating | Rating | radio 1 star | radio 2 stars
  radio 3 stars | radio 4 stars | radio 5 stars, checked | textbox Comment, '', required
  textbox Name, 'Anonymous', required | button Submit Review`

// The shop joins a number and its unit by a no-break space; the names expected here have plain spaces.
const words = (name: string) => (text: string) => plain(text) === name
const heading = (name = 'Return-to-door lever on rose 19 mm, satin nickel') =>
  screen.findByRole('heading', { level: 1, name: words(name) })
// The title block comes first; the table of the description may repeat the label.
const cell = async (label: string) =>
  (await screen.findAllByText(label, { selector: 'dt' }))[0]?.nextElementSibling as HTMLElement
const quantity = () => screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Quantity, per set' })
// The code of the tabs loads alongside the page; phones do not need it.
const tab = (name: string) => screen.findByRole('tab', { name })
// The code of the form loads after the page.
const reviewForm = async () => within(await screen.findByRole('form', { name: 'Write a review' }))
const reviewList = () => screen.findByRole('list', { name: 'Reviews' })
const newArrivals = () => scrollUntil(() => screen.getByRole('region', { name: 'New arrivals' }))
/** What is said of the delivery, below the buttons. */
async function deliveryFacts() {
  const free = screen.getByText(`Delivery is free over ${formatRs(limits.freeDeliveryOver)}.`)
  await expect(free).toBeVisible()
  return free.closest('ul')
}
const headOf = (selector: string) => document.head.querySelector(selector)
const review = { product_id: 301, created_at: '2026-11-03T09:00:00+05:30' }
const reviewsTab = { visit: '/products/301?tab=reviews' }

/** The product is loading (§2 "A loader shows while the product loads"); reviews and new arrivals do not wait for it. */
export const Loading: Story = {
  tags: ['spec:PDP-01', 'picture:PDP-01', 'loading'],
  beforeEach: ({ msw }) => msw.use(states.products.oneLoading(301)),
  play: async () => {
    await expect((await screen.findByText('Loading product...')).closest('[role=status]')).toBeVisible()
    await waitFor(async () => expect(await callsTo('GET /products/reviews/301')).toHaveLength(1))
    await waitFor(async () => expect(await newArrivals()).toHaveTextContent(/\d of 12 parts/))
  },
}

/** §2 "Title, average rating with review count, SKU, price, quantity selector, Add to Cart and Buy Now buttons". */
export const Ready: Story = {
  tags: ['spec:PDP-02', 'spec:PDP-16', 'picture:PDP-02', 'desktop'],
  ...onlyAt('desktop'),
  play: async () => {
    await expect(await heading()).toBeVisible()
    // Seen, but not read: the stars say it.
    await expect(await screen.findByText('4.5')).toBeVisible()
    const facts = await deliveryFacts()
    await expect(facts).toHaveTextContent('Colombo 1-2 days, island-wide 2-5 days.')
    await expect(facts).toHaveTextContent('Returns within 7 days.')
    const panel = within(await screen.findByRole('tabpanel', { name: 'Description' }))
    // Two properties a line, beside the text.
    await expect(panel.getByText('Finish').offsetTop).toBe(panel.getByText('Size').offsetTop)
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    await expect(crumbs.getByRole('link', { name: 'Levers on rose' })).toBeVisible()
    await expectMainOutline(
      `navigation Breadcrumb | - link Home, to / | and 4 more
      img Return-to-door lever on rose 19 mm, satin nickel
      button Enlarge: Return-to-door lever on rose 19 mm, satin nickel, haspopup dialog | live polite | 1 of 3
      list Pictures | - button Picture 1 of 3, current | and 2 more | Ostrel
      heading 1 Return-to-door lever on rose 19 mm, satin nickel | img 4.5 out of 5
      link 23 reviews, to ?tab=reviews#reviews | Part Number: | LVR-RTD19-SN
      button Copy part number LVR-RTD19-SN | live polite | Sold: Per set | Delivery: Colombo and island-wide
      Payment: Card, installments, cash | Price: | Rs. 6,950.00 | inc VAT | group Quantity
      button One less, disabled | spinbutton Quantity, per set, '1' | button One more | live polite
      button Add to Cart | link Buy Now, to /buying?product=301&qty=1 | 1 × Rs. 6,950.00 per set = Rs. 6,950.00
      We confirm stock by phone. | link Ask on WhatsApp, to https://wa.me/94772000140
      link Call ${config.phone.display}, to tel:${config.phone.dial} | - Delivery is free over ${formatRs(limits.freeDeliveryOver)}.
      and 2 more
      region: heading 2 Other sizes and finishes | 2 parts
      table Other sizes and finishes | - Part Number | Finish | Material | Weight | Brand | Price inc VAT
      Quantity | (Add) | - link LVR-RTD19-PB, Return-to-door lever on rose 19 mm, polished brass, to /products/303
      Polished brass | Brass | 740 g | Ostrel | Rs. 7,250.00 | per set
      textbox Quantity, Return-to-door lever on rose 19 mm, polished brass, '1'
      button Add, Return-to-door lever on rose 19 mm, polished brass | and 2 more | status
      tablist About this part | tab Description, selected | tab Reviews (23) | tabpanel Description
      heading 2 Description | (Description)
      Pair of 19 mm levers that turn back to the door, so that sleeves and straps do not catch. Sprung 52 mm roses \
      with concealed fixings for doors of 35 to 45 mm. Two levers, two roses, 8 mm spindle, through bolts and an \
      Allen key. | Size: 19 mm lever, 52 mm rose | Finish: Satin nickel | Material: Zinc die-cast, nickel plated
      Projection A: 67 mm | Spindle: 8 mm square | Weight: 720 g
      ${afterProduct}`,
      { most: 1 },
    )
  },
}

/** On a phone: §2 "Mobile stacks them", with the thumbnails in a strip below the picture; the banner is above four parts. */
export const ReadyOnAPhone: Story = {
  name: 'Ready, on a phone',
  tags: [
    'spec:PDP-02',
    'spec:PDP-03',
    'spec:PDP-04',
    'spec:PDP-10',
    'spec:PDP-16',
    'picture:PDP-04',
    'phone',
  ],
  ...onlyAt('phone', { visit: '/products/323' }),
  play: async () => {
    await heading('Bathroom door pack with turn and release, satin nickel')
    // Each has a heading of its own, not only for screen readers.
    const description = await screen.findByRole('heading', { level: 2, name: 'Description' })
    await expect(description.offsetHeight).toBeGreaterThan(20)
    await expect(screen.queryByRole('tab')).not.toBeInTheDocument()
    await expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument()
    await expect(await screen.findByRole('heading', { level: 2, name: 'Reviews (1)' })).toBeVisible()
    await expect(screen.getByRole('link', { name: '1 review' })).toBeVisible()
    await expect(within(await reviewList()).getAllByRole('listitem')).toHaveLength(1)
    // The form waits behind a button, which gives the focus to it.
    await expect(screen.queryByRole('form', { name: 'Write a review' })).not.toBeInTheDocument()
    await press('Write a review')
    await expect(await screen.findByRole('heading', { level: 3, name: 'Write a review' })).toHaveFocus()
    // What is further down loads when the shopper scrolls.
    screen.getByRole('contentinfo').scrollIntoView()
    const section = await newArrivals()
    await within(section).findByRole('heading', { level: 3, name: 'One finish through the whole door' })
    await expect(section).toHaveTextContent('4 of 12 parts')
    await expect(within(section).getAllByRole('link', { name: /^Details,/ })).toHaveLength(4)
    window.scrollTo(0, 0)

    const strip = screen.getByRole('list', { name: 'Pictures' })
    const [first, second] = within(strip).getAllByRole('button')
    // Side by side, below the picture.
    await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top)
    const picture = screen.getByRole('img', { name: /^Bathroom door pack/ })
    await expect(strip.getBoundingClientRect().top).toBeGreaterThan(picture.getBoundingClientRect().bottom)
  },
}

/** The first view has price, quantity and Add; scrolled away, a bar has them (decision 51). Asked about by WhatsApp. */
export const FirstViewOnAPhone: Story = {
  name: 'Ready, price, Add and questions on a phone',
  tags: ['spec:PDP-02', 'spec:PDP-06', 'spec:BEY-33', 'spec:NAV-06', 'picture:BEY-33', 'phone'],
  ...onlyAt('phone', { visit: '/products/101' }),
  play: async () => {
    await heading('Brass butt hinge 76 × 52 mm, satin brass')
    const add = screen.getByRole('button', { name: 'Add to Cart' })
    const field = screen.getByRole('spinbutton', { name: 'Quantity, per pair' })
    for (const element of [await cell('Price'), field, add]) {
      await expect(element.getBoundingClientRect().bottom).toBeLessThanOrEqual(844)
    }
    await expect(screen.queryByRole('region', { name: 'Price and cart' })).not.toBeInTheDocument()
    const sizes = await screen.findByRole('region', { name: 'Other sizes and finishes' })
    const reviews = await screen.findByRole('heading', { level: 2, name: /^Reviews/ })
    await expect(sizes.compareDocumentPosition(reviews)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    reviews.scrollIntoView()
    const bar = await screen.findByRole('region', { name: 'Price and cart' })
    // One row, with a rule below it in forced colours.
    const headerEnd = () => screen.getByRole('banner').getBoundingClientRect().bottom
    await waitFor(() => expect([52, 53]).toContain(headerEnd()))
    await expect(bar).toHaveTextContent(/HNG-B76-SB.*Rs\. 1,720\.00 per pair/)
    // The banner stands where the bar does: what it covers cannot have the focus.
    await userEvent.click(screen.getByRole('button', { name: 'Cookie settings' }))
    const banner = await screen.findByRole('region', { name: 'Cookies' })
    await waitFor(() => expect(bar).not.toBeVisible())
    await userEvent.click(within(banner).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(bar).toBeVisible())
    await userEvent.click(within(bar).getByRole('button', { name: 'Add 1 to the cart' }))
    await expectToast('added to cart!', 'success')
    await expect(await callsTo('POST /analytics/user/cart-action')).toHaveLength(0)
    window.scrollTo(0, 0)
    await waitFor(() => expect(bar).not.toBeInTheDocument())

    await expect(screen.getByText('We confirm stock by phone.')).toBeVisible()
    await expect(screen.getByText(words('1 pair, 2 hinges'))).toBeVisible()
    await pasteInto(field, '12')
    await expect(screen.getByText(words('12 pairs, 24 hinges'))).toBeVisible()
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ask on WhatsApp' })
    await expect(new URL(href).pathname).toBe(`/${config.whatsApp.dial}`)
    await expect(new URL(href).searchParams.get('text')).toBe(
      'Do you have 12 × HNG-B76-SB, Brass butt hinge 76 × 52 mm, satin brass (12 pairs, 24 hinges)? ' +
        `${config.origin}/products/101`,
    )
    await expectLink(main(), `Call ${config.phone.display}`, `tel:${config.phone.dial}`)
    await restAt(screen.getByText('We confirm stock by phone.'))
  },
}

const fourViews = [
  'lever-rose-rtd-satin-nickel',
  'euro-cylinder-60-satin-nickel',
  'tubular-latch-60-satin-nickel',
  'butt-hinge-102-satin-nickel',
]

/** Four pictures (§2 "A thumbnail column on desktop"): a chosen thumbnail changes the main image. */
export const ReadyWithSeveralPictures: Story = {
  name: 'Ready, several pictures',
  tags: ['spec:PDP-04', 'spec:PDP-02', 'picture:PDP-04', 'desktop'],
  beforeEach: ({ msw }) =>
    msw.use(states.products.oneWith(301, { images: fourViews.map((view) => `/images/${view}@800.webp`) })),
  ...onlyAt('desktop'),
  play: async () => {
    await heading()
    const shown = () => screen.getByRole<HTMLImageElement>('img', { name: /^Return-to-door lever/ })
    await expect(shown().getAttribute('src')).toContain('lever-rose-rtd-satin-nickel')
    await expect(shown()).toHaveAttribute('fetchpriority', 'high')
    await expect(shown()).toHaveAttribute('loading', 'eager')
    await expect(screen.getByText('1 of 4')).toBeVisible()

    const thumbnails = screen.getAllByRole('button', { name: /^Picture \d of 4$/ })
    await expect(thumbnails.map((each) => each.querySelector('img')?.getAttribute('src'))).toEqual(
      fourViews.map((view) => expect.stringContaining(view)),
    )
    await expect(thumbnails[0]).toHaveAttribute('aria-current', 'true')
    await press('Picture 3 of 4')
    await expect(screen.getByText('3 of 4')).toBeVisible()
    await expect(screen.getByText('3 of 4')).toHaveAttribute('aria-live', 'polite')
    await expect(shown().getAttribute('src')).toContain('tubular-latch-60-satin-nickel')
    await expect(shown()).toHaveAccessibleName(/, picture 3 of 4$/)
    await press(/^Enlarge/)
    const enlarged = within(await screen.findByRole('dialog')).getByRole('img')
    await expect(enlarged.getAttribute('src')).toContain('tubular-latch-60-satin-nickel')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(thumbnails[0]).toHaveAttribute('aria-current', 'false')
    await expect(thumbnails[2]).toHaveAttribute('aria-current', 'true')
    // A column beside the picture.
    await expect(thumbnails[1]?.getBoundingClientRect().left).toBe(
      thumbnails[0]?.getBoundingClientRect().left,
    )
    await restAt(shown())
  },
}

/** Eight pictures: the thumbnails are no higher than the main image, and none is cut off (§2). */
export const ReadyWithManyPictures: Story = {
  name: 'Ready, eight pictures',
  tags: ['spec:PDP-03', 'spec:PDP-04', 'picture:PDP-03'],
  parameters: { visit: '/products/323' },
  play: async () => {
    await heading('Bathroom door pack with turn and release, satin nickel')
    const strip = screen.getByRole('list', { name: 'Pictures' })
    const thumbnails = within(strip).getAllByRole('button')
    await expect(thumbnails).toHaveLength(8)
    const large = screen.getByRole('img', { name: /^Bathroom door pack/ }).getBoundingClientRect()
    const last = thumbnails[7]?.getBoundingClientRect()
    if (window.innerWidth >= 768) await expect(last?.bottom).toBeLessThanOrEqual(large.bottom + 1)
    await expect(last?.right).toBeLessThanOrEqual(strip.getBoundingClientRect().right)
    await expect(strip.scrollWidth).toBeLessThanOrEqual(strip.clientWidth)
    for (const thumbnail of thumbnails)
      await expect(thumbnail.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

/** The picture pressed: over the whole window, enlarged by button, key and wheel; Escape gives the focus back. */
export const Enlarged: Story = {
  name: 'Ready, picture enlarged',
  tags: ['spec:PDP-04', 'desktop'],
  ...onlyAt('desktop'),
  play: async () => {
    await heading()
    const open = screen.getByRole('button', {
      name: words('Enlarge: Return-to-door lever on rose 19 mm, satin nickel'),
    })
    await userEvent.click(open)
    const first = within(await screen.findByRole('dialog'))
    await expect(first.getByText('100%')).toBeVisible()
    await expect(first.getByRole('button', { name: 'Smaller' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(open).toHaveFocus())

    await userEvent.click(open)
    const dialog = within(await screen.findByRole('dialog'))
    const percent = () => Number.parseInt(dialog.getByRole('status').textContent ?? '', 10)
    await userEvent.click(dialog.getByRole('button', { name: 'Larger' }))
    await waitFor(() => expect(percent()).toBeGreaterThan(120))
    const byButton = percent()
    await userEvent.keyboard('+')
    await waitFor(() => expect(percent()).toBeGreaterThan(byButton))
    const byKey = percent()
    fireEvent.wheel(dialog.getByRole('img'), { deltaY: -100, clientX: 600, clientY: 400 })
    await waitFor(() => expect(percent()).toBeGreaterThan(byKey))
  },
}

/** A system contrast theme: a drawing keeps its light ground, icons take the colour of the text. */
export const ReadyInForcedColours: Story = {
  name: 'Ready, in forced colours',
  tags: ['spec:BEY-21', 'desktop'],
  ...onlyAt('desktop', { visit: '/products/210', chromatic: { forcedColors: 'active' } }),
  play: async () => {
    await heading('Euro cylinder 30/30 mm, satin nickel')
    await press('Picture 3 of 3, drawing with measures')
    const drawing = await screen.findByRole('img', { name: /, picture 3 of 3, drawing with measures$/ })
    const ground = drawing.closest('[data-state]') ?? drawing
    await waitFor(() => expect(ground).toHaveAttribute('data-state', 'loaded'))
    await expect(getComputedStyle(ground).backgroundColor).toBe('rgb(233, 237, 235)')
    await expect(getComputedStyle(ground)).toHaveProperty('forcedColorAdjust', 'none')
    if (!window.matchMedia('(forced-colors: active)').matches) return
    for (const icon of screen.getByRole('main').querySelectorAll('svg[viewBox="0 0 24 24"]'))
      await expect(getComputedStyle(icon).color).toBe(getComputedStyle(icon.parentElement ?? icon).color)
  },
}

/** A server that gives neither category, brand nor description (§3 Product), and one picture: no thumbnails. */
export const ReadyWithoutACategory: Story = {
  name: 'Ready, no category, brand or description',
  tags: ['spec:PDP-02', 'spec:PDP-04'],
  beforeEach({ msw }) {
    const { product_id, name, price, images } = seedProduct(301)
    const json = { product_id: String(product_id), name, price: String(price), images: images.slice(0, 1) }
    msw.use(responds(products.one, { json }, { id: '301' }))
  },
  play: async () => {
    await heading()
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    await expectLink(crumbs, 'Products', '/products')
    await expect(await cell('Part Number')).toHaveTextContent('Not given')
    await expect(await cell('Sold')).toHaveTextContent('Each')
    await expect(await screen.findByText(/^No description yet\./)).toBeVisible()
    await expect(screen.getByRole('img', { name: /^Return-to-door lever/ })).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^Picture/ })).not.toBeInTheDocument()
    await expect(screen.queryByRole('region', { name: /^Other/ })).not.toBeInTheDocument()
  },
}

/** Shown at once from a list already loaded; it stays when refreshing it fails. */
export const ReadyFromAList: Story = {
  name: 'Ready, shown from a list already loaded',
  tags: ['spec:PDP-01', 'spec:PDP-17'],
  beforeEach({ msw }) {
    msw.use(states.products.oneFailedLate(1203))
    clock.hold()
  },
  play: async () => {
    await heading()
    const list = within(await newArrivals())
    await userEvent.click(
      await list.findByRole('link', { name: words('Details, Diamond disc 125 mm, turbo rim') }),
    )
    await heading('Diamond disc 125 mm, turbo rim')
    await expect(screen.queryByText('Loading product...')).not.toBeInTheDocument()
    await waitFor(async () => expect(await callsTo('GET /products/1203')).toHaveLength(1))
    await clock.pass(300)
    await networkIdle()
    await expect(await cell('Part Number')).toHaveTextContent('CUT-D125-TB')
    await expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
  },
}

/** The quantity selector: §4 "starts at 1, minus stops at 1, plus has no upper bound". A number can also be typed. */
export const Quantity: Story = {
  name: 'Ready, quantity',
  tags: ['spec:PDP-05', 'spec:BEY-20', 'picture:PDP-05', 'picture:BEY-20'],
  play: async () => {
    await heading()
    const field = await quantity()
    await expect(field).toHaveValue('1')
    await expectQuantity(field)
    await expect(field).toHaveAttribute('aria-valuemin', '1')
    const less = screen.getByRole('button', { name: 'One less' })
    await expect(less).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(less)
    await expect(field).toHaveValue('1')

    await press('One more')
    await expect(field).toHaveValue('2')
    await expect(less).not.toHaveAttribute('aria-disabled')
    await expect(screen.getByText(/^2 × Rs\. 6,950\.00 per set =/).parentElement).toHaveTextContent(
      '2 × Rs. 6,950.00 per set = Rs. 13,900.00',
    )

    await userEvent.clear(field)
    await userEvent.type(field, '12000')
    await expect(screen.getByText(/^12000 × Rs\. 6,950\.00 per set =/).parentElement).toHaveTextContent(
      'Rs. 83,400,000.00',
    )
    await press('One more')
    await expect(field).toHaveValue('12001')
    await userEvent.type(field, '{ArrowUp}{ArrowUp}{ArrowDown}')
    await expect(field).toHaveValue('12002')
    await expect(field.parentElement?.querySelector('[aria-live=polite]')).toHaveTextContent('12002')
    // A technical cap.
    await userEvent.clear(field)
    await userEvent.type(field, '1000000')
    await expect(field).toHaveAccessibleDescription('At most 999,999')
    await expect(screen.getByText(/^999999 × Rs\. 6,950\.00/)).toBeVisible()
    await userEvent.tab()
    await expect(field).toHaveValue('999999')

    // An empty field and zero are not quantities: it starts at 1 again.
    await userEvent.clear(field)
    await userEvent.type(field, '0{Enter}')
    await expect(field).toHaveValue('1')
    // That of one product is not that of the next.
    await press('One more')
    storyRouter.open('/products/302')
    await heading(seedProduct(302).name)
    await expect(await quantity()).toHaveValue('1')
    storyRouter.go(-1)
    await heading()
    await restAt(await quantity())
  },
}

/** §4 "shows the toast '{quantity} {name} added to cart!'"; what was added is sent (§7 "Logged-in only"). */
export const Success: Story = {
  name: 'Success, added to the cart',
  tags: ['spec:PDP-06', 'spec:NAV-07', 'spec:CART-05', 'spec:TRK-03', 'picture:PDP-06', 'success'],
  parameters: { user: 'demo', stored: { cart: [inCart(101, 3)] } },
  play: async () => {
    await heading()
    // Until the profile has come, the shopper counts as a visitor, whose cart is not tracked.
    await networkIdle()
    await expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
    await press('One more')
    const add = screen.getByRole('button', { name: 'Add to Cart' })
    await userEvent.click(add)
    const said = '2 Return-to-door lever on rose 19 mm, satin nickel added to cart!'
    const toast = await screen.findByText(said)
    await waitFor(() => expect(toast).toBeVisible())
    await expect(screen.getByRole('link', { name: 'Cart, 5 items' })).toHaveTextContent('5')
    await expect(add).toHaveFocus()

    await userEvent.click(add)
    await waitFor(() => expect(screen.getAllByText(said)).toHaveLength(2))
    await expect(screen.getByRole('link', { name: 'Cart, 7 items' })).toHaveTextContent('7')
    await waitFor(() => expect(storedCart()).toEqual([inCart(101, 3), inCart(301, 4)]))
    await waitFor(async () =>
      expect(await bodiesOf('POST /analytics/user/cart-action')).toEqual(
        Array(2).fill({ product_id: 301, action: 'add', quantity: 2 }),
      ),
    )
    await restAt(add)
  },
}

/** §2 "Buy Now goes to /buying with one product (product_id, name, sku, price, quantity, image)". */
export const BuyNow: Story = {
  name: 'Redirecting, Buy Now',
  tags: ['spec:PDP-07', 'picture:PDP-07', 'redirecting'],
  parameters: { chromatic: notPhotographed, stored: { cart: [inCart(101, 3)] } },
  play: async () => {
    await heading()
    const field = await quantity()
    await userEvent.clear(field)
    await userEvent.type(field, '3')
    await userEvent.click(screen.getByRole('link', { name: 'Buy Now' }))
    await expectPath('/buying')
    await waitFor(() => expect(storyRouter.location?.search).toBe('?product=301&qty=3'))
    await waitFor(() =>
      expect(storyRouter.location?.state).toEqual({
        product: {
          product_id: 301,
          name: 'Return-to-door lever on rose 19 mm, satin nickel',
          sku: 'LVR-RTD19-SN',
          price: 6950,
          quantity: 3,
          image: '/images/lever-rose-rtd-satin-nickel@800.webp',
        },
      }),
    )
    await expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  },
}

/** A back end that keeps stock (its own field): the page says it, and search engines read it. */
export const AskWithStock: Story = {
  name: 'Ready, stock known',
  tags: ['spec:BEY-33', 'spec:BEY-13/product', 'picture:BEY-13', 'picture:BEY-33', 'desktop'],
  ...onlyAt('desktop'),
  beforeEach: ({ msw }) =>
    msw.use(states.products.oneWith(301, { stock: 1240 }), states.products.oneWith(302, { stock: 0 })),
  play: async () => {
    const availability = (word: string) =>
      waitFor(() =>
        expect(document.querySelector('script[type="application/ld+json"]')?.textContent).toContain(
          `"availability":"https://schema.org/${word}"`,
        ),
      )
    await heading()
    storyRouter.open('/products/302')
    await screen.findByText('Out of stock. Ask when it comes in.')
    await availability('OutOfStock')
    storyRouter.go(-1)
    const known = await screen.findByText('1,240 in stock.')
    await expect(screen.queryByText('We confirm stock by phone.')).not.toBeInTheDocument()
    const href = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ask on WhatsApp' }).href
    await expect(new URL(href).searchParams.get('text')).toMatch(
      /^I have a question about 1 × LVR-RTD19-SN, /,
    )
    await availability('InStock')
    await restAt(known)
  },
}

/** The reviews are loading: §2 'Loading reviews...'. The rest of the page does not wait for them. */
export const ReviewsLoading: Story = {
  name: 'Loading, reviews',
  tags: ['spec:PDP-08', 'picture:PDP-08', 'loading', 'desktop'],
  ...onlyAt('desktop', reviewsTab),
  beforeEach: ({ msw }) => msw.use(states.reviews.loading),
  play: async () => {
    await heading()
    await expect(await screen.findByText('Loading reviews...')).toBeVisible()
    await expect(screen.getByText('Loading reviews...')).toHaveAttribute('role', 'status')
    await expect(screen.getByRole('tab', { name: 'Reviews' })).toHaveAttribute('aria-selected', 'true')
    await expect(screen.queryByRole('img', { name: /out of 5/ })).not.toBeInTheDocument()
    await restAt(screen.getByText('Loading reviews...'))
  },
}

/**
 * §2 'No reviews yet. Be the first to review!'; the line under the name has no stars (decision 16). The form as it opens: §2
 * "rating (default 5), comment, name (default 'Anonymous')".
 */
export const ReviewsEmpty: Story = {
  name: 'Empty, no reviews, the review form fresh',
  tags: ['spec:PDP-09', 'spec:PDP-11', 'picture:PDP-09', 'picture:PDP-11', 'empty', 'desktop'],
  ...onlyAt('desktop', { visit: '/products/205?tab=reviews' }),
  beforeEach: ({ msw }) => msw.use(states.reviews.none),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'No reviews yet' })).toBeVisible()
    await expect(screen.queryByRole('img', { name: /out of 5/ })).not.toBeInTheDocument()
    await expect(document.querySelector('script[type*=ld]')?.textContent).not.toContain('aggregateRating')
    const form = await reviewForm()
    await expectFields(screen.getByRole('form', { name: 'Write a review' }))
    await expectOutline(
      screen.getByRole('tabpanel'),
      `heading 2 Reviews (0) | (Reviews (0)) | No reviews yet. Be the first to review!
      ${freshReviewForm}`,
    )
    await restAt(form.getByRole('textbox', { name: 'Name' }))
  },
}

/** The number of reviews was pressed: their tab opens, newest first, each with its rating in half stars (§3). */
export const ReviewsReady: Story = {
  name: 'Ready, reviews',
  tags: ['spec:PDP-10', 'picture:PDP-10', 'desktop'],
  beforeEach({ msw }) {
    msw.use(
      states.reviews.given([
        { ...review, review_id: 4, name: 'Asha', rating: 4, comment: 'No date.', created_at: 'some day' },
        {
          ...review,
          review_id: 1,
          name: 'K. Sivakumar',
          rating: 5,
          comment: 'Third order.',
          created_at: '2026-09-30T08:00:00Z',
        },
        { ...review, review_id: 2, name: 'Nuwan P.', rating: 4.5, comment: 'Spring is firm.' },
        {
          ...review,
          review_id: 3,
          name: 'Fathima R.',
          rating: '3.8',
          comment: 'Good weight.',
          created_at: '2026-10-12',
        },
      ]),
    )
  },
  ...onlyAt('desktop'),
  play: async () => {
    await heading()
    const folder = await tab('Reviews (4)')
    await userEvent.click(screen.getByRole('link', { name: '4 reviews' }))
    await waitFor(() => expect(folder).toHaveAttribute('aria-selected', 'true'))
    await waitFor(() => expect(storyRouter.location?.search).toBe('?tab=reviews'))
    const [first, second, third, last] = within(await reviewList()).getAllByRole('listitem')
    const half = within(first!).getByRole('img', { name: '4.5 out of 5' })
    const filled = (stars: HTMLElement) =>
      [...stars.querySelectorAll('.fill-current')].map((star) => getComputedStyle(star).clipPath)
    await expect(filled(half)).toEqual(['none', 'none', 'none', 'none', 'inset(0px 50% 0px 0px)'])
    await expect(filled(within(second!).getByRole('img', { name: '3.8 out of 5' }))).toEqual(
      Array(4).fill('none'),
    )
    await expect(third).toHaveTextContent('K. Sivakumar30 Sep 2026Third order.')
    await expect(last).toHaveTextContent('AshaNo date.')
    await expect(folder).toHaveFocus()
    await waitFor(() => expect(folder.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight))
    await expectOutline(
      screen.getByRole('tabpanel'),
      `heading 2 Reviews (4) | (Reviews (4)) | list Reviews | - img 4.5 out of 5 | Nuwan P. | 3 Nov 2026
      Spring is firm. | - img 3.8 out of 5 | Fathima R. | 12 Oct 2026 | Good weight. | and 2 more
      ${freshReviewForm}`,
      { most: 2 },
    )
    await restAt(await reviewList())
  },
}

/** The reviews did not load: Retry, and the product can be bought. Nor did the new arrivals, which are left out. */
export const ReviewsFailed: Story = {
  name: 'Error, reviews and new arrivals',
  tags: ['spec:PDP-10', 'spec:PDP-16', 'error', 'desktop'],
  ...onlyAt('desktop', reviewsTab),
  beforeEach: ({ msw }) => msw.use(states.reviews.failed, states.products.arrivalsFailed),
  play: async () => {
    await heading()
    const message = await screen.findByText('The reviews did not load.')
    await expect(message).toBeVisible()
    await expect(screen.queryByText(/^No reviews yet/)).not.toBeInTheDocument()
    await expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
    await scrollUntil(() => screen.getByRole('heading', { name: 'Pay your way' }))
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'New arrivals' })).not.toBeInTheDocument(),
    )
    await expectNoToast()
    await restAt(message)
  },
}

/** A blank comment and no name (§5 'Please fill all fields'): a toast, and at each field what is missing. */
export const ReviewInvalid: Story = {
  name: 'Invalid, review incomplete',
  tags: ['spec:PDP-14', 'picture:PDP-14', 'invalid', 'desktop'],
  ...onlyAt('desktop', reviewsTab),
  play: async () => {
    const form = await reviewForm()
    const comment = form.getByRole('textbox', { name: 'Comment' })
    const name = form.getByRole('textbox', { name: 'Name' })
    await userEvent.type(comment, '   ')
    await userEvent.clear(name)
    await userEvent.click(form.getByRole('button', { name: 'Submit Review' }))
    await waitFor(() => expect(comment).toHaveAccessibleDescription('Write a comment'))
    await expect(comment).toBeInvalid()
    await expect(name).toHaveAccessibleDescription('Enter a name')
    await expect(comment).toHaveFocus()
    await expectToast('Please fill all fields')
    await expect(await callsTo('POST /products/reviews')).toHaveLength(0)
    await restAt(comment)
  },
}

/** §2 "Button text 'Submitting...' while sending"; it is not sent twice. */
export const ReviewSubmitting: Story = {
  name: 'Submitting, review',
  tags: ['spec:PDP-12', 'picture:PDP-12', 'submitting', 'desktop'],
  ...onlyAt('desktop', reviewsTab),
  beforeEach: ({ msw }) => msw.use(states.reviews.sending),
  play: async () => {
    const form = await reviewForm()
    await pasteInto(form.getByRole('textbox', { name: 'Comment' }), 'Fits a 40 mm door.')
    await userEvent.click(form.getByRole('button', { name: 'Submit Review' }))
    const button = await form.findByRole('button', { name: 'Submitting...' })
    await expect(button).toBeDisabled()
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), '{Enter}')
    await expect(form.getByRole('textbox', { name: 'Comment' })).toHaveValue('Fits a 40 mm door.')
    await waitFor(async () => expect(await callsTo('POST /products/reviews')).toHaveLength(1))
    await restAt(button)
  },
}

/** §4 "the new review is put at the top of the list and the form is reset"; code in it is plain text. */
export const ReviewSuccess: Story = {
  name: 'Success, review sent',
  tags: ['spec:PDP-13', 'spec:PDP-10', 'picture:PDP-13', 'success', 'desktop'],
  ...onlyAt('desktop', reviewsTab),
  play: async () => {
    await press('Show more reviews')
    const all = within(await reviewList()).getAllByRole('listitem')
    await expect(all).toHaveLength(23)
    // The first of those that were not shown before.
    await expect(all[6]).toHaveFocus()
    await pasteInto((await reviewForm()).getByRole('textbox', { name: 'Comment' }), 'Sprung and')
    await userEvent.click(await tab('Description'))
    await waitFor(() =>
      expect(screen.queryByRole('form', { name: 'Write a review' })).not.toBeInTheDocument(),
    )
    await userEvent.click(await tab('Reviews (23)'))
    const form = await reviewForm()
    await expect(form.getByRole('textbox', { name: 'Comment' })).toHaveValue('Sprung and')

    const script = '<script>document.title = "taken"</script> Fits.'
    await userEvent.click(form.getByRole('radio', { name: '4 stars' }))
    await pasteInto(form.getByRole('textbox', { name: 'Comment' }), script)
    await pasteInto(form.getByRole('textbox', { name: 'Name' }), 'Kamal T.')
    await userEvent.click(form.getByRole('button', { name: 'Submit Review' }))

    await expectToast('Review submitted successfully!', 'success')
    await expect(await bodiesOf('POST /products/reviews')).toEqual([
      { product_id: 301, rating: 4, comment: script, name: 'Kamal T.' },
    ])
    const [top] = within(await reviewList()).getAllByRole('listitem')
    await expect(top).toHaveTextContent(`Kamal T.20 Nov 2026${script}`)
    await expect(within(top!).getByRole('img', { name: '4 out of 5' })).toBeVisible()
    await expect(await tab('Reviews (24)')).toBeVisible()
    await expect(screen.getByRole('link', { name: '24 reviews' })).toBeVisible()
    await waitFor(() => expect(document.title).not.toContain('taken'))

    await expect(form.getByRole('radio', { name: '5 stars' })).toBeChecked()
    await expect(form.getByRole('textbox', { name: 'Comment' })).toHaveValue('')
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Anonymous')
    await expect(form.getByRole('textbox', { name: 'Comment' })).not.toHaveAttribute('aria-invalid')
    await waitFor(() => expect(form.getByRole('button', { name: 'Submit Review' })).toHaveFocus())
    storyRouter.open('/about-us')
    await screen.findByRole('heading', { level: 1, name: 'About Us' })
    storyRouter.go(-1)
    await expect((await reviewForm()).getByRole('textbox', { name: 'Comment' })).toHaveValue('')
    await restAt(within(await reviewList()).getAllByRole('listitem')[0] as HTMLElement)
  },
}

/** Not accepted (§8 'Failed to submit review'): a toast, a message in the form, and nothing is lost. */
export const ReviewFailed: Story = {
  name: 'Error, review not sent',
  tags: ['spec:PDP-14', 'error', 'desktop'],
  ...onlyAt('desktop', reviewsTab),
  beforeEach: ({ msw }) => msw.use(states.reviews.refused),
  play: async ({ msw }) => {
    const form = await reviewForm()
    await userEvent.click(form.getByRole('radio', { name: '3 stars' }))
    await pasteInto(form.getByRole('textbox', { name: 'Comment' }), 'One rose was scratched.')
    await userEvent.click(form.getByRole('button', { name: 'Submit Review' }))
    const first = await form.findByRole('alert')
    await expect(first).toHaveTextContent(/^Failed to submit review$/)
    await expectToast('Failed to submit review')
    msw.use(fails(reviews.create, { error: 'Please wait a minute.' }, 429))
    await userEvent.click(form.getByRole('button', { name: 'Submit Review' }))
    await waitFor(() => expect(first).not.toBeInTheDocument())
    const message = await form.findByRole('alert')
    await expect(message).toHaveTextContent(/^Failed to submit reviewPlease wait a minute\.$/)
    await expect(form.getByRole('radio', { name: '3 stars' })).toBeChecked()
    await expect(form.getByRole('textbox', { name: 'Comment' })).toHaveValue('One rose was scratched.')
    await expect(form.getByRole('button', { name: 'Submit Review' })).toBeEnabled()
    await expect(await tab('Reviews (23)')).toBeVisible()
    await restAt(message)
  },
}

/** §2 "Page title is the product name plus the shop name. The meta description is the first 160 characters". */
export const Head: Story = {
  name: 'Ready, head and structured data',
  tags: ['spec:PDP-15', 'spec:BEY-13/product', 'spec:BEY-13/trail', 'picture:PDP-15'],
  beforeEach({ msw }) {
    const name = 'Lever </script><script>document.title = "taken"</script>'
    const description =
      '<p>Pair of <b>19 mm</b> levers &amp; roses that turn back to the door,\n\nso that sleeves and straps do not catch. Sprung 52 mm roses with concealed fixings for doors of 35 to 45 mm.</p><ul><li>Spindle: 8 mm</li></ul>'
    msw.use(
      states.products.oneWith(302, { name, description }),
      states.reviews.given(
        [4, 5].map((rating) => ({ ...review, rating, name: 'Nuwan P.', comment: 'Fits.' })),
      ),
    )
  },
  parameters: { visit: '/products/302' },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: /^Lever/ })
    await waitFor(() =>
      expect(document.title).toBe(
        `Lever </script><script>document.title = "taken"</script> | ${config.name}`,
      ),
    )
    await expect(await screen.findByText(/^Pair of 19 mm levers & roses that turn back/)).toBeVisible()
    await expect(screen.getByText('Spindle', { selector: 'dt' })).toBeVisible()
    const description = headOf('meta[name="description"]')?.getAttribute('content')
    await expect(description).toBe(
      'Pair of 19 mm levers & roses that turn back to the door, so that sleeves and straps do not catch. Sprung 52 mm roses with concealed fixings for doors of 35 to 4',
    )
    await expect(description).toHaveLength(160)
    await expect(headOf('link[rel="canonical"]')).toHaveAttribute('href', `${config.origin}/products/302`)

    await screen.findByRole('link', { name: '2 reviews' })
    const written = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    await expect(written).not.toContain('<')
    const { origin } = config
    const name = 'Lever </script><script>document.title = "taken"</script>'
    const picture = `${origin}/images/lever-rose-rtd-stainless@800.webp`
    const shopNode = `${origin}/#organization`
    const steps = [
      ['Home', '/'],
      ['Products', '/products'],
      [name, '/products/302'],
    ] as const
    await expect(JSON.parse(written)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Organization',
          '@id': shopNode,
          name: config.name,
          legalName: config.legalName,
          url: `${origin}/`,
          logo: `${origin}/icon-512.png`,
          image: origin + config.pictures.preview.path,
          telephone: config.phone.dial,
          email: config.email,
          address: {
            '@type': 'PostalAddress',
            streetAddress: config.address[0],
            addressLocality: config.address[1],
            addressCountry: 'LK',
          },
          sameAs: config.social.map(({ href }) => href),
        },
        {
          '@type': 'Product',
          name,
          sku: 'LVR-RTD19-SS',
          description,
          image: [picture, `${origin}/images/lever-rose-rtd-polished-brass--drawing@800.webp`],
          brand: { '@type': 'Brand', name: 'Veddel' },
          // The back end says nothing of stock, and neither does the shop.
          offers: {
            '@type': 'Offer',
            price: '5450.00',
            priceCurrency: 'LKR',
            url: `${origin}/products/302`,
            seller: { '@id': shopNode },
          },
          aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.5', reviewCount: 2 },
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: steps.map(([step, path], index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: step,
            item: origin + path,
          })),
        },
      ],
    })
    const shown = {
      title: document.title,
      description: `Rs. 5,450.00 inc VAT per set. Part Number LVR-RTD19-SS. ${description}`,
      image: picture,
    }
    const preview = Object.entries(shown).map(([key, value]) => [`og:${key}`, value])
    await expect(
      Object.fromEntries(
        [...document.head.querySelectorAll('meta[property], meta[name^=twitter]')].map((meta) => [
          meta.getAttribute('property') ?? meta.getAttribute('name'),
          meta.getAttribute('content'),
        ]),
      ),
    ).toEqual({
      ...Object.fromEntries(preview),
      'twitter:card': 'summary_large_image',
      'og:site_name': config.name,
      'og:type': 'product',
      'og:image:width': '800',
      'og:image:height': '800',
      'og:image:alt': name,
      'og:url': `${origin}/products/302`,
      'product:price:amount': '5450.00',
      'product:price:currency': 'LKR',
    })
  },
}

/** §2 "Below the product: new arrivals and a features strip"; six parts beside the banner. */
export const Below: Story = {
  name: 'Ready, new arrivals and features',
  tags: ['spec:PDP-16', 'picture:PDP-16', 'desktop'],
  ...onlyAt('desktop'),
  play: async () => {
    const section = await newArrivals()
    await within(section).findByRole('heading', { level: 3, name: 'One finish through the whole door' })
    await expect(section).toHaveTextContent('6 of 12 parts')
    await expect(within(section).getAllByRole('link', { name: /^Details,/ })).toHaveLength(6)
    await expectLink(within(section), /^See More/, '/products')
    await expectOutline(
      screen.getByRole('region', { name: 'How this shop works' }),
      `heading 2 How this shop works | (How this shop works) | - heading 3 Delivered across the island
      Colombo 1-2 days, island-wide 2-5 days. | - heading 3 Returns within 7 days
      Refunds in 7-14 business days online, 3-5 by bank transfer. | - heading 3 Pay your way
      Card, 3 or 6 month installments, or cash on delivery. | - heading 3 Trade counter
      Walk in Mon-Fri, 8 am-5 pm. Bring the old part.`,
    )
    await restAt(within(section).getByRole('heading', { level: 2 }))
  },
}

/** A number that the shop does not have; '/products/brands', an address of the API (§7), shows the same. */
export const NotFound: Story = {
  name: 'Error, no such product',
  tags: ['spec:PDP-17', 'picture:PDP-17', 'error'],
  parameters: { visit: '/products/brands' },
  play: async () => {
    await heading('We do not have this product')
    await expect(await callsTo('GET /products/brands')).toHaveLength(0)
    storyRouter.open('/products/99999')
    await waitFor(async () => expect(await callsTo('GET /products/99999')).toHaveLength(1))
    await heading('We do not have this product')
    await waitFor(() => expect(document.title).toBe(`We do not have this product | ${config.name}`))
    await newArrivals()
    await expectMainOutline(
      `navigation Breadcrumb | - link Home, to / | and 2 more
      heading 1 We do not have this product
      It may no longer be sold, or the address may be mistyped. Look for the part by its name or number, or ask \
      the trade counter, open Mon-Fri 8 am-5 pm. | link Products, to /products | link Search, to /searchbarr
      link Call ${config.phone.display}, to tel:${config.phone.dial}
      ${afterProduct}`,
      { most: 1 },
    )
  },
}

/** The product could not be loaded: a clear message with Retry. */
export const Failed: Story = {
  name: 'Error, product not loaded',
  tags: ['spec:PDP-17', 'error'],
  beforeEach: ({ msw }) => msw.use(states.products.oneFailed(301)),
  play: async ({ msw }) => {
    await heading('This product did not load')
    msw.use(states.products.oneFailedLate(301))
    clock.hold()
    await press('Retry')
    await expect(await screen.findByRole('button', { name: 'Trying...' })).toHaveFocus()
    await waitFor(async () => expect(await callsTo('GET /products/301')).toHaveLength(2))
    await clock.pass(300)
    const message = await screen.findByRole('alert')
    await expect(message).toHaveTextContent(/^The shop did not answer, or the connection is lost\./)
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
    // In the breadcrumb, and beside Retry.
    const ways = main().getAllByRole('link', { name: 'Products' })
    await expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/products', '/products'])
    await newArrivals()
    await restAt(message)
  },
}

/** Not delivered (§3 delivery_available): the page says so beside the price, and where to collect it (decision 43). */
export const RestrictedNotDelivered: Story = {
  name: 'Restricted, not delivered',
  tags: ['spec:PDP-18', 'spec:BEY-19', 'spec:BEY-33', 'picture:PDP-18', 'restricted'],
  parameters: { visit: '/products/1116' },
  play: async () => {
    await screen.findByRole('button', { name: 'Add to Cart' })
    await expect(await cell('Delivery')).toHaveTextContent('Not delivered')
    await expect(await cell('Payment')).toHaveTextContent('At the trade counter')
    const message = screen.getByText(/^Collect it at/)
    await expect(message).toHaveTextContent(`Collect it at the trade counter, ${config.address.join(', ')}.`)
    await expect(screen.queryByText(/^Delivery is free/)).not.toBeInTheDocument()
    const ask = main()
    // Beside its price, and first to be pressed: ask or collect. Buy Now would end at a blocked checkout (decision 43).
    await expect(await cell('Price')).toHaveTextContent('Not delivered, collect only')
    const call = ask.getByRole('link', { name: `Call ${config.phone.display}` })
    await expect(
      ask.getByRole('link', { name: `WhatsApp ${config.whatsApp.display}` }).getAttribute('href'),
    ).toMatch(
      new RegExp(
        `^https://wa\\.me/${config.whatsApp.dial}\\?text=I%20would%20like%20to%20collect%201%20%C3%97%20BLD-R12-6M`,
      ),
    )
    const add = ask.getByRole('button', { name: 'Add to Cart' })
    await expect(call.compareDocumentPosition(add)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(screen.queryByRole('link', { name: 'Buy Now' })).not.toBeInTheDocument()
    // The hours stay on one line.
    await expect(ask.getByText('Mon-Fri 8 am-5 pm').getClientRects()).toHaveLength(1)
    await restAt(message)
  },
}

/** Cash on delivery only (§3 only_cod), or within Colombo only (§3 only_colombo): the title block says so. */
export const RestrictedCodOnly: Story = {
  name: 'Restricted, cash on delivery only, Colombo only',
  tags: ['spec:PDP-18', 'spec:BEY-19', 'restricted'],
  parameters: { visit: '/products/1102' },
  play: async () => {
    await screen.findByRole('button', { name: 'Add to Cart' })
    await expect(await cell('Delivery')).toHaveTextContent('Within Colombo only')
    await expect(await deliveryFacts()).toHaveTextContent('Colombo 1-2 days. Not delivered outside Colombo.')
    storyRouter.open('/products/112')
    await heading(seedProduct(112).name)
    await expect(await cell('Payment')).toHaveTextContent('Cash on Delivery only')
    await expect(await cell('Delivery')).toHaveTextContent('Colombo and island-wide')
    await restAt(await cell('Payment'))
  },
}
