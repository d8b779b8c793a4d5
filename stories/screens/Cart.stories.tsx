import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { callsBelow } from '../../mocks/api.ts'
import { inCart } from '../../mocks/cart.ts'
import { clearDevice } from '../../mocks/clearDevice.ts'
import { storyRouter } from '../../mocks/visit.ts'
import Cart from '../../src/pages/Cart.tsx'
import Checkout from '../../src/pages/Checkout.tsx'
import { limits } from '../../src/rules/limits.ts'
import { formatRs } from '../../src/rules/money.ts'
import { shop as config } from '../../src/shop/config.ts'
import { shop } from '../shop.tsx'
import { notPhotographed, onlyAt, photographedAlso } from '../viewports.ts'
import { expectMainOutline } from './outline.ts'
import { expectPath, expectSeen, press, restAt } from './shown.ts'
import { expectCart, storedCart, storeInOtherTab } from './storedCart.ts'

const lever = inCart(301, 2)
const gutter = inCart(1017, 2)
const hinge = inCart(101, 3)
const three = [lever, gutter, hinge]
const plain = [lever, inCart(201, 2), hinge]

/** The cart, `/cart` (§2, §4, §5), reached by the cart icon in the navigation bar. */
export default {
  title: 'Screens/Cart',
  component: Cart,
  subcomponents: { Checkout },
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/cart' },
} satisfies Meta
type Story = StoryObj

const heading = () => screen.findByRole('heading', { level: 1, name: 'Cart' })
const lines = async () => {
  await heading()
  return screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('spinbutton'))
}
const line = async (name: RegExp) => screen.findByRole('listitem', { name })
const summary = () => screen.findByRole('region', { name: 'Order Summary' })
const typed = async (name: RegExp) => within(await line(name)).findByRole<HTMLInputElement>('spinbutton')

/** §2 "Empty cart: 'Your cart is empty'", and a link to the products (§5 "A non-list stored cart is discarded"). */
export const Empty: Story = {
  tags: [
    'spec:CART-01',
    'spec:CART-06',
    'spec:NAV-07',
    'spec:BEY-06/cart',
    'spec:BEY-10/quote',
    'picture:CART-01',
    'empty',
  ],
  parameters: {
    chromatic: photographedAlso('phone'),
    stored: { cart: { items: three }, recentlyViewed: 'no list' },
  },
  play: async () => {
    await heading()
    await screen.findByRole('heading', { level: 2, name: 'Your cart is empty' })
    await expect(screen.getByRole('link', { name: 'Cart' })).toHaveTextContent(/^Cart$/)
    await expect(await callsBelow('/products')).toHaveLength(0)
    await waitFor(() => expect(localStorage.getItem('cart')).toBeNull())
    await expectMainOutline(`navigation Breadcrumb | - link Home, to / | - Cart
      heading 1 Cart | status | status
      heading 2 Your cart is empty | What you add is kept on this device until you order it.
      link Browse products, to /products | link Order by list, to /order-by-list`)
  },
}

/** Three parts (§2 "Item list with a quantity change of -1 or +1 and a remove action per item") and their Order Summary. */
export const Ready: Story = {
  tags: [
    'spec:CART-02',
    'spec:CART-04',
    'spec:NAV-07',
    'picture:CART-02',
    'picture:CART-04',
    'picture:NAV-07',
  ],
  parameters: { chromatic: photographedAlso('phone', 'tablet'), stored: { cart: plain } },
  play: async () => {
    await expect(await lines()).toHaveLength(3)
    // The badge counts quantities, not lines.
    await expect(screen.getByRole('link', { name: 'Cart, 7 items' })).toHaveTextContent('7')
    await expectMainOutline(
      `navigation Breadcrumb | - link Home, to / | and 1 more
      heading 1 Cart | 3 parts, 7 in all | status | status | link Skip to checkout, to #proceed
      (Skip to checkout)
      listitem Return-to-door lever on rose 19 mm, satin nickel
      heading 2 * | link *, to /products/301 | LVR-RTD19-SN | Rs. 6,950.00 per set | button Remove *
      group Quantity, * | button One less of * | spinbutton Quantity, *, per set, '2' | button One more of *
      live polite | (Sum) | Rs. 13,900.00 | and 2 more | live polite
      Free delivery. Just over ${formatRs(limits.promotionOver - 22_840)} more for Rs.1000 off | link Continue Shopping, to /products
      link Order by list, to /order-by-list | button Print quote | button Share cart | status
      region: heading 2 Order Summary | Subtotal: Rs. 22,840.00 | Total inc VAT: Rs. 22,840.00 | status
      Rs.1000 discount on orders over Rs.25 000, applied automatically at checkout.
      link Proceed to Checkout, to /buying | Delivery is worked out at checkout from your address.`,
      { most: 1 },
    )
  },
}

/** By keyboard it is two presses of Tab from Add to the cart, and one from there to checkout, however long the cart is. */
export const SkippedToCheckout: Story = {
  name: 'Behaviour, from Add to checkout by keyboard',
  tags: ['spec:CART-02', 'behaviour'],
  parameters: { visit: '/products/301', stored: { cart: plain }, chromatic: notPhotographed },
  play: async () => {
    const add = await screen.findByRole('button', { name: 'Add to Cart' })
    add.focus()
    await userEvent.keyboard('{Enter}')
    const toCart = await screen.findByRole('link', { name: 'Go to cart' })
    await userEvent.tab()
    await userEvent.tab()
    await expect(toCart).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const title = await heading()
    await waitFor(() => expect(title).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('link', { name: 'Skip to checkout' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByRole('link', { name: 'Proceed to Checkout' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expectPath('/buying')
  },
}

const many = Array.from({ length: 25 }, (_, index) => inCart(101 + index, 2))

/** 25 lines on a phone: while the summary is out of view, a bar has the total and leads to checkout (decision 47). */
export const ReadyWithManyPartsOnAPhone: Story = {
  name: 'Ready, many parts on a phone',
  tags: ['spec:CART-02', 'spec:CART-07', 'phone'],
  ...onlyAt('phone', { stored: { cart: many } }),
  play: async () => {
    await expect(await lines()).toHaveLength(25)
    const bar = within(await screen.findByRole('region', { name: 'Total and checkout' }))
    const box = within(await summary())
    await expect(await summary()).toHaveTextContent(/Total inc VAT\s*Rs\. 87,120\.00/)
    await expect(bar.getByText('Rs. 87,120.00')).toBeVisible()
    await expect(bar.getByText('Total, 25 parts')).toBeVisible()
    const checkout = bar.getByRole('link', { name: 'Checkout' })
    await expect(checkout.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    box.getByRole('link', { name: 'Proceed to Checkout' }).scrollIntoView({ block: 'center' })
    await waitFor(() => expect(checkout).not.toBeInTheDocument())
    window.scrollTo(0, 0)
    await userEvent.click(await screen.findByRole('link', { name: 'Checkout' }))
    await expectPath('/buying')
    await expect(storyRouter.location?.state).toMatchObject({ cartItems: { length: 25 } })
    storyRouter.go(-1)
    await heading()
    await restAt(await screen.findByRole('link', { name: 'Checkout' }))
  },
}

/**
 * Colombo only, cash on delivery only and not delivered, each marked on its line (§2 "A warning appears if any item is
 * only_colombo", "Checkout is still allowed"). The notice of a part that is not delivered removes it, and the line can be put
 * back.
 */
export const Restricted: Story = {
  tags: ['spec:CART-03', 'spec:BEY-19', 'spec:BEY-21', 'picture:CART-03', 'restricted'],
  parameters: {
    chromatic: photographedAlso('phone', 'forcedColours'),
    stored: { cart: [inCart(112, 6), gutter, inCart(1006), inCart(1116, 10)] },
  },
  play: async () => {
    const warning = await screen.findByText(
      /^Half-round gutter 112.mm with brackets, white and Corrugated sheet .* are deliverable within Colombo only\.$/,
    )
    await expect(warning.closest('[data-tone]')).toHaveAttribute('data-tone', 'caution')
    await expect(warning.parentElement).toHaveTextContent(
      'You can still check out. We check the distance when you enter your address.',
    )
    await expect(within(await line(/^Half-round gutter/)).getByText('Colombo only')).toBeVisible()
    await expectSeen('Cash on delivery only', within(await line(/^Galvanised butt hinge/)))
    await expect(within(await line(/^Reinforcing bar/)).getByText('Not delivered')).toBeVisible()
    const [ofNotice] = screen.getAllByRole('button', { name: /^Remove Reinforcing bar 12.mm, 6.m$/ })
    await userEvent.click(ofNotice as HTMLElement)
    await waitFor(() => expect(screen.queryByText(/is not delivered/)).not.toBeInTheDocument())
    await press(/Undo/)
    // Said on top, with the ways to collect it (decision 43).
    const notice = await screen.findByText(
      /^Reinforcing bar 12.mm, 6.m is not delivered\. Collect at the trade counter/,
    )
    await expect(notice.compareDocumentPosition(warning)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(screen.getByRole('link', { name: `WhatsApp ${config.whatsApp.display}` })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/buying')
    await expectMainOutline(
      `navigation Breadcrumb | - link Home, to / | and 1 more
      heading 1 Cart | 4 parts, 19 in all | status | (Total Rs. 36,760.00) | status
      link Skip to checkout, to #proceed | (Skip to checkout)
      Reinforcing bar 12 mm, 6 m is not delivered. Collect at the trade counter instead. Call or send a message, \
      and we keep it for you. | 128 Depot Road, Colombo 09, Mon-Fri 8 am-5 pm
      link Call ${config.phone.display}, to tel:${config.phone.dial}
      link WhatsApp ${config.whatsApp.display}, to https://wa.me/94772000140
      button Remove Reinforcing bar 12 mm, 6 m
      Half-round gutter 112 mm with brackets, white and Corrugated sheet 18/76, blue, 2.4 m are deliverable within \
      Colombo only. You can still check out. We check the distance when you enter your address.
      listitem Galvanised butt hinge 100 × 72 mm, heavy duty
      heading 2 * | link *, to /products/112 | HNG-G100-HD | Rs. 980.00 per pair | Cash on delivery only
      button Remove * | group Quantity, * | button One less of * | spinbutton Quantity, *, per pair, '6'
      button One more of * | live polite | (Sum) | Rs. 5,880.00 | 6 pairs, 12 hinges | and 3 more | live polite
      Free delivery. Just over ${formatRs(limits.promotionOver - 15_260)} more for Rs.1000 off
      A part here is delivered within Colombo only: free delivery is then for addresses up to 20 km from the depot.
      Not counted here, because not delivered: Reinforcing bar 12 mm, 6 m. | link Continue Shopping, to /products
      link Order by list, to /order-by-list | button Print quote | button Share cart | status
      region: heading 2 Order Summary | Subtotal: Rs. 36,760.00 | Total inc VAT: Rs. 36,760.00 | status
      Rs.1000 discount on orders over Rs.25 000, applied automatically at checkout.
      link Proceed to Checkout, to /buying | Delivery is worked out at checkout from your address.`,
      { most: 1 },
    )
    await restAt(warning)
  },
}

/** §4 "A quantity change by a delta never goes below 1", typed neither; a field that is left empty removes its part. */
export const QuantityChanged: Story = {
  name: 'Ready, quantity changed',
  tags: [
    'spec:CART-05',
    'spec:CART-06',
    'spec:CART-02',
    'spec:CART-04',
    'spec:NAV-07',
    'spec:BEY-20',
    'picture:CART-05',
    'picture:CART-06',
  ],
  parameters: { stored: { cart: three } },
  play: async () => {
    await lines()
    const field = await typed(/^Brass/)
    await userEvent.clear(await typed(/^Half/))
    await userEvent.click(field)
    await screen.findByRole('button', { name: 'Undo' })
    await expect(field).toHaveFocus()
    await expectCart([301, 2], [101, 3])
    await press('Undo')
    await expectCart([301, 2], [1017, 2], [101, 3])

    const minus = screen.getByRole('button', { name: /^One less of Return/ })
    await userEvent.click(minus)
    await expect(await typed(/^Return/)).toHaveValue('1')
    await expect(minus).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(minus)
    await userEvent.click(minus)
    await expect(await typed(/^Return/)).toHaveValue('1')
    await expectCart([301, 1], [1017, 2], [101, 3])

    // Emptied, and changed all the same: it stays.
    await userEvent.clear(await typed(/^Half/))
    await press(/^One more of Half/)
    await userEvent.clear(field)
    await userEvent.type(field, '12')
    await expectCart([301, 1], [1017, 3], [101, 12])
    await expect(screen.getByText('3 parts, 16 in all')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Cart, 16 items' })).toBeVisible()
    await expect(field).toHaveAttribute('aria-valuenow', '12')
    await expect(await line(/^Brass/)).toHaveTextContent('Rs. 20,640.00')
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain('Total Rs. 37,940.00'),
    )
    // The promotion is not computed here (§2).
    await expect(await summary()).toHaveTextContent(/Total inc VAT\s*Rs\. 37,940\.00/)
  },
}

/** The same in a page that the browser translates: every figure that is read is the one that is meant (decision 78). */
export const QuantityChangedInTranslation: Story = {
  name: 'Behaviour, quantity changed in a translated page',
  tags: ['spec:BEY-31', 'picture:BEY-31', 'behaviour'],
  parameters: { ...QuantityChanged.parameters, chromatic: notPhotographed },
  globals: { translated: true, a11y: { manual: true } },
  play: QuantityChanged.play!,
}

/** Proceed to Checkout opens checkout with everything in the cart (§2 "Checkout from the cart passes cartItems"). */
export const ProceedToCheckout: Story = {
  name: 'Redirecting, to checkout',
  tags: ['spec:CART-07', 'picture:CART-07', 'redirecting'],
  parameters: {
    chromatic: notPhotographed,
    stored: { cart: [inCart(301, 2), { ...inCart(1101, 4), selectedSize: '50 kg', selectedColor: 'Grey' }] },
  },
  play: async () => {
    await lines()
    await userEvent.click(screen.getByRole('link', { name: 'Proceed to Checkout' }))
    await expectPath('/buying')
    await waitFor(() =>
      expect(storyRouter.location?.state).toEqual({
        cartItems: [
          {
            product_id: 301,
            name: 'Return-to-door lever on rose 19 mm, satin nickel',
            price: 6950,
            quantity: 2,
            image: '/images/lever-rose-rtd-satin-nickel@800.webp',
            delivery_available: 1,
            cod_only: 0,
            colombo_only: 0,
          },
          {
            product_id: 1101,
            name: 'Portland cement 42.5 N, 50 kg bag',
            price: 2350,
            quantity: 4,
            image: '/images/cement-bag-50@800.webp',
            delivery_available: 1,
            cod_only: 1,
            colombo_only: 1,
            selectedSize: '50 kg',
            selectedColor: 'Grey',
          },
        ],
      }),
    )
    await screen.findByRole('heading', { level: 1, name: 'Checkout' })
  },
}

/** A part was removed by keyboard: Undo stays in its place, without a time limit, and puts the part back where it was. */
export const Removed: Story = {
  name: 'Ready, one line removed',
  tags: ['spec:CART-08', 'spec:CART-03', 'picture:CART-08'],
  parameters: { stored: { cart: three } },
  play: async () => {
    await lines()
    await screen.findByText(/^Half-round gutter .* is deliverable within Colombo only\.$/)
    const focused = (name: RegExp) =>
      waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus())
    screen.getByRole('button', { name: /^Remove Half-round gutter/ }).focus()
    await userEvent.keyboard('{Enter}')
    // The focus moves to the next line.
    await focused(/^Remove Brass butt hinge/)
    await expect(await lines()).toHaveLength(2)
    await expect(screen.getByText('2 parts, 5 in all')).toBeVisible()
    // The removed part was the only Colombo-only one.
    await expect(screen.queryByText(/deliverable within Colombo only/)).not.toBeInTheDocument()
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain(
        'Half-round gutter 112 mm with brackets, white removed from the cart. Total Rs. 19,060.00',
      ),
    )
    const undo = screen.getByRole('button', { name: 'Undo' })
    for (let tabs = 0; tabs < 8 && document.activeElement !== undo; tabs += 1)
      await userEvent.tab({ shift: true })
    await expect(undo).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await focused(/^Remove Half-round gutter/)
    await expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    await expectCart([301, 2], [1017, 2], [101, 3])
    await userEvent.keyboard('{Enter}')
    await focused(/^Remove Brass butt hinge/)
    const note = screen.getByText(/removed from the cart$/, { selector: 'li > p' }).closest('li')
    await expect(note).toHaveTextContent(
      'Half-round gutter 112 mm with brackets, white removed from the cart',
    )
    await restAt(note as HTMLElement)
  },
}

/** The last part was removed: the cart is empty, and Undo is still there (§2 'Your cart is empty'). */
export const LastRemoved: Story = {
  name: 'Empty, the last line removed',
  tags: ['spec:CART-01', 'spec:CART-02', 'spec:CART-08', 'empty'],
  parameters: { stored: { cart: [{ ...gutter, price: 100 }] } },
  play: async () => {
    await screen.findByText(/, not Rs\. 100\.00\.$/)
    await expect(screen.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible()
    await press(/^Remove/)
    await screen.findByRole('heading', { level: 2, name: 'Your cart is empty' })
    await waitFor(async () => expect(await heading()).toHaveFocus())
    await waitFor(() => expect(storedCart()).toEqual([]))
    await press('Undo')
    await expect(await typed(/^Half-round gutter/)).toHaveValue('2')
    // As it was stored, not as it is sold.
    await expect(storedCart()).toMatchObject([{ price: 100 }])
    await press(/^Remove/)
    await screen.findByRole('button', { name: 'Undo' })
    // Put in again by another tab: nothing is left to undo.
    storeInOtherTab([gutter])
    await typed(/^Half-round gutter/)
    await expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    await press(/^Remove/)
    await restAt(await screen.findByRole('button', { name: 'Undo' }))
  },
}

/** Another tab has changed the cart: this one shows it, and builds on it (§4 "Saved back after every change"). */
export const TwoTabs: Story = {
  name: 'Ready, changed in another tab and then here',
  tags: ['spec:CART-09', 'spec:NAV-07', 'picture:CART-09'],
  parameters: { stored: { cart: [lever] } },
  play: async () => {
    await expect(await lines()).toHaveLength(1)
    // The other tab clears everything; then this page comes back by Back, and has missed what was stored.
    clearDevice()
    window.dispatchEvent(new StorageEvent('storage'))
    await screen.findByText('Your cart is empty')
    localStorage.setItem('cart', JSON.stringify([lever]))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await screen.findByRole('link', { name: 'Cart, 2 items' })
    storeInOtherTab([lever, hinge])
    await screen.findByText('2 parts, 5 in all')
    await expect(await lines()).toHaveLength(2)
    await expect(screen.getByRole('link', { name: 'Cart, 5 items' })).toBeVisible()
    // The other tab has already written, but its storage event has not arrived yet.
    localStorage.setItem('cart', JSON.stringify([lever, hinge, gutter]))
    await press(/^One more of Return/)
    await expectCart([301, 3], [101, 3], [1017, 2])
    await expect(await lines()).toHaveLength(3)
    await restAt(await line(/^Half-round gutter/))
  },
}

const damaged = {
  // JSON.parse reads 1e999 as Infinity; JSON.stringify writes NaN as null.
  cart: `[null, "hinge", 7, [], {}, {"product_id": 1}, {"product_id": 2, "price": null},
    {"product_id": 3, "price": -5}, {"product_id": 4, "price": 1e999}, {"price": 10},
    ${JSON.stringify({ ...lever, quantity: 1e9 })},
    ${JSON.stringify({ ...hinge, quantity: -4 })},
    ${JSON.stringify({ product_id: 9, price: '480.50', name: '<img src=x onerror="window.hit=1">', quantity: 2.7, image: 'javascript:alert(1)' })},
    {"product_id": 10, "price": 0, "sku": {"a": 1}, "name": 5, "unit": [], "image": {}, "quantity": "many"}]`,
}

/** Many saved entries are damaged: unreadable ones are left out, others corrected, and code is shown as text (§4). */
export const InvalidEntries: Story = {
  name: 'Invalid, broken entries',
  tags: ['spec:CART-05', 'spec:CART-06', 'invalid'],
  parameters: { stored: damaged },
  play: async () => {
    for (const name of [/^Return/, /^Brass/, /^<img/, /^Part 10/])
      await expect(await line(name)).toBeVisible()
    await expect(await typed(/^Return/)).toHaveValue('999999')
    await expect(await typed(/^Brass/)).toHaveValue('1')
    await expect(screen.getByText('<img src=x onerror="window.hit=1">')).toBeVisible()
    await expect(document.querySelector('img[src="x"]')).toBeNull()
    await expect((window as { hit?: number }).hit).toBeUndefined()
    // Neither of the last two parts is in the catalogue, so neither counts towards the total.
    await waitFor(async () => expect(await line(/^<img/)).toHaveTextContent('No longer sold'))
    await restAt(await line(/^Return/))
  },
}
