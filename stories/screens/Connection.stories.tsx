import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { unreachable } from '../../mocks/api.ts'
import { inCart } from '../../mocks/cart.ts'
import { networkIdle } from '../../mocks/networkIdle.ts'
import { states } from '../../mocks/states.ts'
import { session } from '../../src/api/session.ts'
import { noteStoredAt } from '../../src/lib/storedResponses.ts'
import Checkout from '../../src/pages/Checkout.tsx'
import Complaint from '../../src/pages/Complaint.tsx'
import ProductDetail from '../../src/pages/ProductDetail.tsx'
import Profile from '../../src/pages/Profile.tsx'
import { OfflineBanner } from '../../src/sections/OfflineBanner.tsx'
import { shop as config } from '../../src/shop/config.ts'
import { shop } from '../shop.tsx'
import { onlyAt, photographedAlso } from '../viewports.ts'
import { withPage } from './routes.ts'
import { expectPath, pageShown, restAt } from './shown.ts'

/** The connection is lost and comes back (beyond the specification). The note about it appears on every page. */
export default {
  title: 'Screens/Connection',
  component: ProductDetail,
  subcomponents: { Checkout, Complaint, Profile, OfflineBanner },
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/complaint' },
  beforeEach: () => () => {
    Reflect.deleteProperty(navigator, 'onLine')
    noteStoredAt(null)
  },
} satisfies Meta
type Story = StoryObj

/** Simulates losing or regaining the connection: the browser of a test is always online. */
function connect(onLine: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true })
  window.dispatchEvent(new Event(onLine ? 'online' : 'offline'))
}

const note = 'No connection. Your cart and what you typed are kept.'
const offlineNote = () =>
  screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === note)
/** Loses the connection and waits for the note, which is not part of the page itself. */
async function lose() {
  connect(false)
  await offlineNote()
}

/** The connection is lost: a note at the foot of the window says so for as long, and nothing typed is lost. */
export const Lost: Story = {
  name: 'Error, connection lost',
  tags: ['spec:BEY-18', 'picture:BEY-18', 'error'],
  parameters: { chromatic: photographedAlso('phone', 'forcedColours') },
  play: async () => {
    const message = await screen.findByLabelText('Message')
    await userEvent.type(message, 'The bracket is bent.')
    await lose()
    await expect(await offlineNote()).toBeVisible()
    await expect((await offlineNote()).closest('[aria-live=polite]')).not.toBeNull()
    await expect(message).toHaveValue('The bracket is bent.')
    connect(true)
    await expect(await screen.findByText('The connection is back.')).toBeInTheDocument()
    await expect(screen.queryByText('No connection.')).not.toBeInTheDocument()
    await lose()
    await restAt(await offlineNote())
  },
}

/** The connection is back: whatever failed to load on this page is requested again, without a press of Retry. */
export const Back: Story = {
  name: 'Ready, connection back',
  tags: ['spec:BEY-18'],
  parameters: { visit: '/products/301' },
  beforeEach: ({ msw }) => msw.use(...states.products.unreachable),
  play: async ({ msw }) => {
    await pageShown('This product did not load')
    await lose()
    msw.resetHandlers()
    connect(true)
    const heading = await pageShown(/^Return-to-door lever/)
    await expect(screen.queryByText('No connection.')).not.toBeInTheDocument()
    // Its picture is the window: what is further down loads when the shopper scrolls.
    await restAt(heading)
  },
}

/** What the page says of the lost connection; the note at the foot of the window is not part of it. */
const pageTexts = () =>
  [...screen.getByRole('main').querySelectorAll('h1, [role=alert]:not(:empty)')].map(
    ({ textContent }) => textContent,
  )

/** A product that was not opened before, without a connection: the page says so, once, and opens by itself. */
export const ProductNotOnDevice: Story = {
  name: 'Error, product not on the device',
  tags: ['spec:BEY-18', 'spec:BEY-25/seen', 'error'],
  parameters: { chromatic: photographedAlso('phone'), visit: '/products/301' },
  beforeEach: ({ msw }) => {
    msw.use(...states.products.unreachable)
    connect(false)
  },
  play: async () => {
    const heading = 'This product is not on your device yet'
    await pageShown(heading)
    await offlineNote()
    await networkIdle()
    await waitFor(() =>
      expect(pageTexts()).toEqual([heading, 'It opens by itself as soon as you are connected again.']),
    )
    await waitFor(() => expect(document.title).toBe(`${heading} | ${config.name}`))
  },
}

/** A page whose code is not on the device, such as checkout before the shop has kept it: no fault of the page. */
export const PageNotOnDevice: Story = {
  name: 'Error, page not on the device',
  tags: ['spec:BEY-18', 'error'],
  parameters: { visit: '/buying', expectedErrors: [/Failed to fetch dynamically/, /%o/] },
  beforeEach: () => {
    connect(false)
    return withPage('/buying', () =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/Checkout.js')),
    )
  },
  play: async () => {
    await pageShown('This page is not on your device yet')
    await offlineNote()
    await expect(pageTexts()).toEqual(['This page is not on your device yet'])
    await waitFor(() => expect(document.title).toBe(`This page is not on your device yet | ${config.name}`))
  },
}

/** Checkout without a connection: nothing stale can be paid, and the page says why, once. */
export const CheckoutOffline: Story = {
  name: 'Error, checkout without a connection',
  tags: ['spec:BEY-18', 'spec:BEY-25/stale', 'error', 'phone'],
  ...onlyAt('phone', { visit: '/buying', stored: { cart: [inCart(301, 2)] } }),
  beforeEach: ({ msw }) => {
    msw.use(...states.products.unreachable)
    connect(false)
  },
  play: async () => {
    await pageShown('Checkout')
    const reason = await screen.findByText('There is no connection: prices cannot be checked.')
    await expect(screen.getByRole('button', { name: 'Cannot be ordered yet' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(pageTexts()).toEqual(['Checkout'])
    await restAt(reason)
  },
}

/** The profile reloaded without a connection: whether somebody is signed in is not known, and nobody could sign in. */
export const AccountNotOnDevice: Story = {
  name: 'Error, account not on the device',
  tags: ['spec:BEY-18', 'error'],
  parameters: { visit: '/profile', user: 'demo' },
  beforeEach: ({ msw }) => {
    msw.use(unreachable(session.profile))
    connect(false)
  },
  play: async () => {
    await pageShown('Your account is not on your device')
    await offlineNote()
    await expect(pageTexts()).toEqual(['Your account is not on your device'])
    await expectPath('/profile')
  },
}

/** The server does not respond, and the device shows what it kept: the note says that prices may be old. */
export const Kept: Story = {
  name: 'Error, the shop does not respond, prices may be old',
  tags: ['spec:BEY-25/seen', 'spec:BEY-18', 'picture:BEY-25', 'error'],
  parameters: { visit: '/products/301' },
  // A response from the server itself removes the note: none comes late, to what loads once it is near the window.
  beforeEach: ({ msw }) =>
    msw.use(states.products.loading, ...states.products.arrivalsLoading, states.reviews.loading),
  play: async () => {
    await pageShown(/^Return-to-door lever/)
    await networkIdle()
    noteStoredAt('Fri, 20 Nov 2026 04:48:00 GMT')
    const old = await screen.findByText(
      (_, element) =>
        element?.tagName === 'P' &&
        element.textContent ===
          'The shop does not answer. Your cart and what you typed are kept. Prices may be old.',
    )
    await expect(old).toBeVisible()
    noteStoredAt(null)
    await waitFor(() => expect(old).not.toBeInTheDocument())
    noteStoredAt('Fri, 20 Nov 2026 04:48:00 GMT')
    await restAt(await screen.findByText('The shop does not answer.'))
  },
}
