import { expect, type Page } from '@playwright/test'
import { inCart } from '../../mocks/cart.ts'
import { uploadTimeout } from '../../src/lib/endpoint.ts'
import type { CartItem } from '../../src/rules/cart.ts'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import { shop as config } from '../../src/shop/config.ts'
import { accountText } from '../../src/text/account.ts'
import { categoriesText } from '../../src/text/categories.ts'
import { checkoutText } from '../../src/text/checkout.ts'
import { complaintText } from '../../src/text/complaint.ts'
import { feedbackText } from '../../src/text/feedback.ts'
import { ordersText } from '../../src/text/orders.ts'
import { productsText } from '../../src/text/products.ts'
import { reviewsText } from '../../src/text/reviews.ts'
import * as checkout from '../e2e/checkout.ts'
import { fill as fillComplaint, passCaptcha } from '../e2e/complaint.ts'
import { heading, signIn } from '../e2e/shop.ts'
import { type Fault, refusals } from './faults.ts'
import type { Host } from './host.ts'

export type Scenario = {
  /** Faults that `npm test` tries besides those that it draws. */
  too?: Fault[]
  at: string | ((host: Host) => Promise<string>)
  user?: 'demo'
  consent?: boolean
  cart?: CartItem[]
  /** What is typed before the call, which a failure must not lose. */
  fill?: (page: Page) => Promise<void>
  /** What makes the call. Without it the page makes the call when it opens. */
  act?: (page: Page) => Promise<void>
  /** What the page says of the fault; undefined where section 8 wants it silent. */
  says?: string | ((fault: Fault) => string | undefined)
  /** What the page says instead of making the call without a connection. */
  offline?: string
  /** Without a connection the call cannot be made at all. */
  blocked?: true
  /** How long the shop waits for the answer, in milliseconds; default: `callTimeout`. */
  patience?: number
  /** What the page shows although the call failed. */
  shows?: (page: Page) => Promise<void>
  /** A 401 means that the session is over: the page asks to sign in again. */
  session?: true
  /** Closes the message, before what was typed is compared. */
  dismiss?: (page: Page) => Promise<void>
  /** Once the fault is gone. Default: Retry is pressed if the page says something, else it is opened again. */
  again?: (page: Page, host: Host) => Promise<unknown>
  /** The call has done its work. */
  works: (page: Page) => Promise<void>
  /** What a repetition shows where the server had acted, and only its answer was lost; default: `works`. */
  hadWorked?: (page: Page) => Promise<void>
}

/** The server's own text where it refuses, else the shop's (section 8). */
const serverOr = (text: string) => (fault: Fault) => refusals[fault] ?? text

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click()
const visible = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).first()).toBeVisible()
const titled = (name: string) => (page: Page) => expect(heading(page, name)).toBeVisible()
const mainLink = (page: Page, name: RegExp) => page.locator('main').getByRole('link', { name }).first()
const seen = (role: 'button' | 'checkbox' | 'link' | 'region', name: string | RegExp) => (page: Page) =>
  expect(page.locator('main').getByRole(role, { name }).first()).toBeVisible()
const closeAlert = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()

async function fields(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const named = page.locator('main').getByLabel(new RegExp(`^${label}( \\(?optional\\)?)?$`, 'i'))
    await named.filter({ visible: true }).fill(value)
  }
}

/** The call is made, and made again once the fault is gone, by the same act. */
const repeatedly = (act: (page: Page) => Promise<void>) => ({ act, again: act })

const tick = (page: Page) => page.getByRole('checkbox', { name: "I'm not a robot" }).check()
const ticked = visible('Checked')
const complaint: Pick<Scenario, 'at' | 'fill' | 'offline' | 'dismiss'> = {
  at: '/complaint',
  offline: complaintText.captchaFailed,
  dismiss: (page) => closeAlert(page),
  fill: async (page) => {
    await fillComplaint(page)
    await passCaptcha(page)
  },
}
const submitComplaint = press('Submit Complaint')
const submitAgain = async (page: Page) => {
  await passCaptcha(page)
  await submitComplaint(page)
}
const complained = visible('Complaint submitted successfully.')

const filledCheckout = (method: 'Card' | 'Cash on Delivery', button: RegExp) => async (page: Page) => {
  await checkout.fillContact(page)
  await checkout.fillStreet(page, '17 Station Road, Wellawatte, Colombo 06')
  await page.getByLabel('Apartment').fill('Flat 2')
  await page.getByLabel('Order notes').fill('Call from the gate.')
  await page.getByRole('tab', { name: method }).click()
  await checkout.agree(page)
  await expect(checkout.payButton(page)).toHaveText(button)
}
const buying: Scenario = {
  at: '/buying',
  blocked: true,
  offline: 'There is no connection: prices cannot be checked.',
  cart: [inCart(301, 2)],
  fill: filledCheckout('Cash on Delivery', /^Place order, Rs/),
  act: (page) => checkout.payButton(page).click(),
  works: async (page) => {
    await expect(heading(page, 'Order placed')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeAttached()
  },
}

/** CHK-21 */
const ordering: Scenario = {
  ...buying,
  says: checkoutText.orderFailed,
  dismiss: async (page) => {
    await closeAlert(page)
    await expect(checkout.payButton(page)).toBeFocused()
  },
}

const pressAndConfirm = (name: string) => async (page: Page) => {
  await press(name)(page)
  await page.getByRole('alertdialog').getByRole('button', { name }).click()
}
const cancelOrder = pressAndConfirm('Cancel Order')

const addToCart = press('Add to Cart')
const inTheCart = (page: Page) => expect(page.getByRole('link', { name: /^Cart, \d+ items?$/ })).toBeVisible()

/** An event that is only counted: the page is the same whether it arrives or not. */
const counted = (at: string, works: Scenario['works'], more: Partial<Scenario> = {}): Scenario => ({
  at,
  consent: true,
  works,
  shows: works,
  // The page need not be opened again to be the same; an order that could not be sent is sent.
  ...(!more.blocked && { again: async () => undefined }),
  ...more,
})

/** How the shop makes each call of the contract, by the name that `calls` gives it, and where if in several places. */
export const scenarios: Record<string, Scenario> = {
  'session.profile': {
    at: '/contact-us',
    user: 'demo',
    shows: (page) => expect(page.getByRole('link', { name: 'Login/Register' }).first()).toBeAttached(),
    works: (page) => expect(page.getByRole('link', { name: 'Profile' }).first()).toBeAttached(),
  },
  'session.login': {
    at: '/login',
    fill: (page) => fields(page, { Username: 'demo', Password: 'Demo@2026' }),
    ...repeatedly(press('Sign In')),
    says: accountText.login.failed,
    works: titled('Nadeesha Perera'),
  },
  'session.logout': {
    at: '/profile',
    user: 'demo',
    act: press('Log out'),
    shows: titled('Sign In'),
    // The server's session goes on, or has ended before.
    again: async (page, host) => {
      host.reset('demo')
      await page.goto('/profile')
      await press('Log out')(page)
    },
    works: titled('Sign In'),
  },
  'account.register': {
    at: '/register',
    fill: (page) =>
      fields(page, {
        'First name': 'Kumari',
        'Last name': 'Fernando',
        Username: 'kumari',
        Email: 'kumari@mail.example',
        Phone: '0712345678',
        Address: '42 Lake Road, Kandy',
        Password: 'Kumari@2026',
        'Confirm password': 'Kumari@2026',
      }),
    ...repeatedly(press('Register')),
    says: serverOr(accountText.register.failed),
    works: titled('Sign In'),
    hadWorked: visible('This username is already taken.'),
  },
  'account.editProfile': {
    at: '/profile',
    user: 'demo',
    fill: async (page) => {
      await press('Edit Profile')(page)
      await fields(page, { 'Last name': 'Fernando', Address: '42 Lake Road, Kandy' })
    },
    too: ['401'],
    ...repeatedly(press('Save Changes')),
    says: serverOr(accountText.profile.failed),
    session: true,
    works: titled('Nadeesha Fernando'),
  },
  'account.deleteAccount': {
    at: '/profile?tab=security',
    user: 'demo',
    ...repeatedly(pressAndConfirm('Delete account')),
    says: accountText.deletion.failed,
    session: true,
    works: titled('Register'),
    hadWorked: titled('Sign In'),
  },
  'account.requestPasswordReset': {
    at: '/reset-password-link',
    fill: (page) => fields(page, { Email: 'nadeesha@mail.example' }),
    ...repeatedly(press('Send reset link')),
    says: serverOr(accountText.reset.linkFailed),
    works: visible(accountText.reset.linkSent),
  },
  'account.resetPassword': {
    at: '/reset-password?token=no-such-token',
    fill: (page) => fields(page, { 'New password': 'Kumari@2027', 'Confirm password': 'Kumari@2027' }),
    ...repeatedly(press('Set password')),
    says: serverOr(accountText.reset.failed),
    // The call arrives: the server refuses the token.
    works: visible('This reset link is no longer valid.'),
  },
  'categories.primary': { at: '/categories', says: categoriesText.failed, works: seen('link', /^Hinges/) },
  'categories.secondary': {
    at: '/categories/hinges',
    says: categoriesText.failed,
    works: seen('link', /^Butt Hinges/),
  },
  'categories.tertiary': {
    at: '/categories/hinges/butt-hinges',
    says: categoriesText.tertiaryFailed,
    works: seen('link', /^Brass butt/),
  },
  'content.promotionalBanner': {
    at: '/',
    shows: (page) =>
      expect(page.getByRole('region', { name: 'New arrivals' }).getByRole('link').first()).toBeVisible(),
    works: (page) =>
      expect(
        page.getByRole('region', { name: 'New arrivals' }).getByRole('heading', { level: 3 }).first(),
      ).toBeVisible(),
  },
  'content.announcements': {
    at: '/',
    shows: seen('region', 'New arrivals'),
    works: seen('button', /announcement/i),
  },
  'content.banners': {
    at: '/',
    shows: seen('region', 'New arrivals'),
    works: seen('region', /banner|offers/i),
  },
  'delivery.charge': {
    at: '/buying',
    cart: [inCart(201)],
    fill: async (page) => {
      await checkout.fillContact(page)
      await checkout.agree(page)
    },
    act: (page) => checkout.fillStreet(page, '17 Station Road, Wellawatte, Colombo 06'),
    too: ['off-contract JSON', 'offline'],
    // CHK-13 CHK-14
    says: checkoutText.deliveryFailed,
    shows: (page) => expect(checkout.payButton(page)).toBeDisabled(),
    works: async (page) => {
      await expect(checkout.payButton(page)).toHaveText(/^Pay Rs\./)
      await expect(checkout.payButton(page)).toBeEnabled()
    },
  },
  'feedback.analytics': {
    at: '/feedback',
    says: serverOr(feedbackText.analyticsFailed),
    works: visible(/^average of \d+ reviews$/),
  },
  'feedback.list': {
    at: '/feedback',
    says: serverOr(feedbackText.listFailed),
    works: (page) => expect(page.getByRole('list', { name: 'Reviews' }).getByRole('listitem')).toHaveCount(6),
  },
  'feedback.create': {
    at: '/feedback',
    fill: async (page) => {
      await page.getByRole('radio', { name: '4 stars' }).check()
      await fields(page, { Title: 'Quick', Review: 'Came the next day.' })
    },
    ...repeatedly(press('Submit Review')),
    says: serverOr(feedbackText.failed),
    works: visible('Thank you for your review'),
  },
  'captcha.challenge': {
    at: '/complaint',
    fill: fillComplaint,
    act: (page) => page.getByRole('checkbox', { name: "I'm not a robot" }).click(),
    too: ['503', '429', '401', 'malformed JSON', 'HTML'],
    // A back end without this call, which is none of section 7, refuses it: then its own check decides.
    says: (fault) =>
      ['401', 'HTML', 'off-contract JSON'].includes(fault)
        ? undefined
        : 'The check could not be made. Try again in a moment, or call',
    again: tick,
    works: ticked,
  },
  'captcha.verify': {
    ...complaint,
    act: submitComplaint,
    says: complaintText.captchaFailed,
    again: submitAgain,
    works: complained,
  },
  'complaints.create': {
    ...complaint,
    act: submitComplaint,
    says: complaintText.failed,
    patience: uploadTimeout,
    again: submitAgain,
    works: complained,
  },
  'messages.complaintEmail': {
    ...complaint,
    act: submitComplaint,
    shows: complained,
    again: async (page) => {
      await page.reload()
      await complaint.fill?.(page)
      await submitComplaint(page)
    },
    works: complained,
  },
  'messages.whatsApp': { ...buying, shows: buying.works },
  'messages.orderEmail': { ...buying, shows: buying.works },
  'orders.list': {
    at: '/profile?tab=orders',
    user: 'demo',
    says: 'Your orders did not load',
    session: true,
    works: visible(orderNumber(10480)),
  },
  'orders.cancel': {
    at: '/profile?tab=orders',
    user: 'demo',
    fill: seen('button', 'Cancel Order'),
    too: ['401'],
    ...repeatedly(cancelOrder),
    says: serverOr(ordersText.cancelFailed),
    session: true,
    works: visible(ordersText.cancelled),
  },
  'orderLinks.order': {
    at: (host) => host.orderLink(),
    says: 'Your order did not load',
    works: visible(new RegExp(`^${config.orderPrefix}\\d+$`)),
  },
  'orderLinks.cancel': {
    at: (host) => host.orderLink(),
    fill: seen('button', 'Cancel Order'),
    act: cancelOrder,
    says: serverOr(ordersText.cancelFailed),
    again: async (page) => {
      // The server may have cancelled it, and only its answer was lost.
      if (await page.getByRole('button', { name: 'Cancel Order' }).isVisible()) await cancelOrder(page)
    },
    works: (page) => expect(page.locator('main').getByText('Cancelled', { exact: true })).toBeVisible(),
  },
  'products.list': {
    at: '/products',
    // LIST-08
    says: productsText.failed,
    shows: (page) => expect(page.getByText('No products match your filters')).toHaveCount(0),
    works: visible(/^\d+ parts/),
  },
  'products.list, home': {
    at: '/',
    says: productsText.failed,
    works: (page) =>
      expect(
        page.getByRole('region', { name: 'Building and Construction' }).getByRole('listitem').first(),
      ).toBeVisible(),
  },
  'products.list, order by list': {
    at: '/order-by-list',
    fill: (page) => page.getByRole('textbox', { name: /list/i }).fill('HNG-B76-SB 4'),
    ...repeatedly(press('Check the list')),
    says: 'The list could not be checked',
    works: (page) => expect(page.getByRole('button', { name: /cart/i }).last()).toBeVisible(),
  },
  'products.one': {
    at: '/products/301',
    too: ['off-contract JSON'],
    // PDP-17
    says: 'This product did not load',
    works: titled('Return-to-door lever on rose 19 mm, satin nickel'),
  },
  'products.one, checkout': {
    at: '/buying',
    cart: [inCart(301, 2)],
    says: 'The prices could not be checked.',
    again: press('Check again'),
    works: (page) => expect(page.getByText('The prices could not be checked.')).toHaveCount(0),
  },
  'products.one, cart': {
    at: '/cart',
    cart: [inCart(301, 2)],
    shows: visible('Return-to-door lever on rose 19 mm, satin nickel'),
    works: visible('Return-to-door lever on rose 19 mm, satin nickel'),
  },
  'products.one, order again': {
    at: '/profile?tab=orders',
    user: 'demo',
    ...repeatedly(press('Order Again')),
    says: 'Nothing was added to your cart: the shop did not answer, or the connection is lost.',
    works: visible(/^\d+ parts? (is|are) in your cart/),
  },
  'products.newArrivals': {
    at: '/',
    shows: async (page) => {
      await expect(page.getByRole('region', { name: 'Cutting Tools' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'New arrivals' })).toHaveCount(0)
    },
    works: seen('region', 'New arrivals'),
  },
  'products.search': {
    at: '/searchbarr?q=hinge',
    shows: visible(productsText.none),
    works: visible(/^\d+ parts found/),
  },
  'products.search, navigation bar': {
    at: '/contact-us',
    act: (page) => page.getByRole('combobox', { name: 'Search for a product' }).fill('hinge'),
    shows: visible(productsText.none),
    again: async (page) => {
      await page.getByRole('combobox', { name: 'Search for a product' }).fill('hinges')
    },
    works: (page) => expect(page.getByRole('option').first()).toBeVisible(),
  },
  'products.brands': { at: '/products', shows: visible(/^\d+ parts/), works: seen('checkbox', /Talawa/) },
  'purchase.create': {
    ...ordering,
    too: ['500'],
    again: async (page) => {
      await expect(checkout.payButton(page)).toHaveText(/^Place order, Rs/)
      await checkout.payButton(page).click()
    },
  },
  'purchase.create, card': {
    ...ordering,
    fill: filledCheckout('Card', /^Pay Rs/),
    act: checkout.pay,
    again: async (page) => {
      await expect(checkout.payButton(page)).toHaveText(/^Pay Rs/)
      await checkout.pay(page)
    },
  },
  'reviews.list': {
    at: '/products/301?tab=reviews',
    says: 'The reviews did not load.',
    works: (page) =>
      expect(page.getByRole('list', { name: 'Reviews' }).getByRole('listitem').first()).toBeVisible(),
  },
  'reviews.create': {
    at: '/products/301?tab=reviews',
    fill: (page) => fields(page, { Comment: 'Solid.', Name: 'Kumari' }),
    ...repeatedly(press('Submit Review')),
    says: reviewsText.failed,
    works: visible(reviewsText.sent),
  },
  'analytics.categoryClick': counted('/categories/hinges/butt-hinges', titled('Brass butt hinges'), {
    act: (page) => mainLink(page, /^Brass butt/).click(),
  }),
  'analytics.categoryView': counted('/categories/hinges', titled('Hinges')),
  'analytics.productView': counted('/products', titled('Products')),
  'analytics.activeUser': counted('/contact-us', titled('Contact Us')),
  'analytics.pageVisit': counted('/contact-us', titled('Contact Us')),
  'analytics.search': counted('/searchbarr?q=hinge', visible(/^\d+ parts found/), { user: 'demo' }),
  'analytics.cartAction': counted('/products/301', inTheCart, { user: 'demo', act: addToCart }),
  'analytics.checkout': counted('/buying', buying.works, { ...buying, user: 'demo' }),
}

/** Signs in again after the session has ended. */
export const signInAgain = (page: Page) => signIn(page, 'demo', 'Demo@2026')
