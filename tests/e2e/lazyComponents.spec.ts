import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { inCart } from '../../mocks/cart.ts'
import { limits } from '../../src/rules/limits.ts'
import { expect, heading, hold, lever, open, refused, signedIn, storeCart, test } from './shop.ts'

const codeOf = (chunk: string) => new RegExp(`/assets/${chunk}-[^/]*\\.js`)

/** Every component that loads when it is shown: its file, its address, and the heading of the page around it. */
const components = [
  { chunk: 'PaymentSection', address: '/buying', page: 'Checkout', name: 'The payment' },
  { chunk: 'Details', address: '/products/301', page: lever, name: 'The description' },
  { chunk: 'ReviewForm', address: '/products/301?tab=reviews', page: lever, name: 'The review form' },
  {
    chunk: 'NewArrivalsAndFeatures',
    address: '/products/301',
    page: lever,
    name: 'The list of new arrivals',
  },
  { chunk: 'ProfileTab', address: '/profile', page: 'Nadeesha Perera', name: 'Your profile', user: true },
  {
    chunk: 'OrdersTab',
    address: '/profile?tab=orders',
    page: 'Nadeesha Perera',
    name: 'The list of your orders',
    user: true,
  },
  {
    chunk: 'SecurityTab',
    address: '/profile?tab=security',
    page: 'Nadeesha Perera',
    name: 'This tab',
    user: true,
  },
  {
    chunk: 'HomeSections',
    address: '/',
    page: 'Hardware & building supplies',
    name: 'The rest of this page',
  },
  { chunk: 'PartSheet', address: '/products?view=sheet', page: 'Products', name: 'The spec sheet' },
  { chunk: 'MoreParts', address: '/products/301', page: lever, name: 'The list of other sizes' },
  { chunk: 'RecentlyViewed', address: '/cart', page: 'Cart', name: 'The list of recently viewed parts' },
]

for (const { chunk, address, page: title, name, user } of components) {
  test(`BEY-18 ${chunk} that does not load fails alone, and Retry loads it`, { tag: '@phone' }, async ({
    page,
    watch,
  }) => {
    watch.expected.push(/Failed to load resource: net::ERR_FAILED/, /dynamically imported module/, /%o/)
    // React reports that it rendered on the client what it could not hydrate.
    watch.expected.push(/React error #4(18|22)/)
    if (user) await signedIn(page)
    await storeCart(page, [inCart(301, 1)])
    await page.route(codeOf(chunk), (route) => route.abort())
    await open(page, address)
    // Components below the first view are fetched when they come near.
    if (chunk === 'ReviewForm') await page.getByRole('list', { name: 'Reviews' }).scrollIntoViewIfNeeded()
    else if (/^\/(products\/|buying)/.test(address)) await page.mouse.wheel(0, 100)

    const failed = page.getByRole('alert').filter({ hasText: `${name} did not load.` })
    await expect(failed).toBeVisible()
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByText('Something went wrong on this page')).toHaveCount(0)

    await page.unroute(codeOf(chunk))
    await failed.getByRole('button', { name: 'Retry' }).click()
    await expect(failed).toHaveCount(0)
    await expect(heading(page, title)).toBeVisible()
  })
}

/** Every component that loads on a press: its file, how to open it, its name in the error, and what Retry opens. */
const onPress = [
  {
    chunk: 'MobileMenu',
    tag: '@phone',
    press: (page: Page) => page.getByRole('button', { name: 'Menu' }).click(),
    name: 'The menu',
    opened: (page: Page) => page.getByRole('dialog', { name: 'Menu' }),
  },
  {
    chunk: 'FilterDrawer',
    tag: '@phone',
    press: (page: Page) => page.getByRole('button', { name: 'Filters' }).click(),
    name: 'The list of filters',
    opened: (page: Page) => page.getByRole('dialog', { name: 'Filters' }),
  },
  {
    chunk: 'SearchPopup',
    tag: '@desktop',
    press: async (page: Page) => {
      await page.getByRole('combobox', { name: 'Search for a product' }).focus()
      await page.keyboard.type('padlock')
    },
    name: 'The list of results',
    opened: (page: Page) => page.getByRole('listbox', { name: 'Products' }),
  },
  {
    chunk: 'EditProfile',
    address: '/profile',
    tag: '@phone',
    press: (page: Page) => page.getByRole('button', { name: 'Edit Profile' }).click(),
    name: 'The form',
    opened: (page: Page) => page.getByRole('form', { name: 'Edit Profile' }),
  },
]

for (const { chunk, address = '/products', tag, press, name, opened } of onPress) {
  test(`BEY-18 ${chunk} that does not load shows an error, and Retry opens it`, { tag }, async ({
    page,
    watch,
  }) => {
    watch.expected.push(/Failed to load resource: net::ERR_FAILED/)
    if (address === '/profile') await signedIn(page)
    await page.route(codeOf(chunk), (route) => route.abort())
    await open(page, address)
    await press(page)
    const failed = page.getByRole('alert').filter({ hasText: `${name} did not load.` })
    await expect(failed).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${address}$`))

    await page.unroute(codeOf(chunk))
    await failed.getByRole('button', { name: 'Retry' }).click()
    await expect(opened(page)).toBeVisible()
    await expect(failed).toHaveCount(0)
  })
}

test('BEY-18 code that never arrives counts as failed after the time of §9, and the button works again', {
  tag: '@phone',
}, async ({ page }) => {
  await page.clock.install()
  const code = await hold(page, codeOf('MobileMenu'))
  await open(page, '/products')
  await page.getByRole('button', { name: 'Menu' }).click()
  await code.asked
  await page.clock.fastForward(limits.chunkTimeout)
  const failed = page.getByRole('alert').filter({ hasText: 'The menu did not load.' })
  await expect(failed).toBeVisible()
  code.letThrough()
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('BEY-18 ToastArea that does not load: plain notices show the messages, and the next toast loads it', {
  tag: '@phone',
}, async ({ page, watch }) => {
  watch.expected.push(/Failed to load resource: net::ERR_FAILED/)
  await page.route(codeOf('ToastArea'), (route) => route.abort())
  await open(page, '/products/301')
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()
  await add.click()
  const message = `1 ${lever} added to cart!`
  await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible()

  await page.unroute(codeOf('ToastArea'))
  await add.click()
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: message }).first()).toBeVisible()
})

test("BEY-18 AlertDialog that does not load: the browser's own dialog asks", { tag: '@phone' }, async ({
  page,
  watch,
}) => {
  watch.expected.push(/Failed to load resource: net::ERR_FAILED/)
  await signedIn(page)
  await page.route(codeOf('AlertDialog'), (route) => route.abort())
  await open(page, '/profile?tab=security')
  const asked = page.waitForEvent('dialog')
  const press = page.getByRole('button', { name: 'Delete' }).click()
  const dialog = await asked
  expect(dialog.message()).toMatch(/^Are you sure you want to permanently delete your account\?/)
  await dialog.dismiss()
  await press
  await expect(page).toHaveURL(/tab=security$/)
})

test("BEY-18 OutcomeDialog that does not load: the browser's own dialog tells the outcome", {
  tag: '@phone',
}, async ({ page, watch }) => {
  watch.expected.push(/Failed to load resource: net::ERR_FAILED/, refused)
  await page.route(codeOf('OutcomeDialog'), (route) => route.abort())
  // A back end without a captcha.
  await page.route('**/api/captcha-challenge', (route) => route.fulfill({ status: 404 }))
  await page.route('**/api/verify-captcha', (route) => route.fulfill({ json: { success: true } }))
  await page.route('**/api/feedback/create-complaint', (route) =>
    route.fulfill({ status: 201, json: { message: 'Complaint 7 received.' } }),
  )
  await open(page, '/complaint')
  for (const label of ['First name', 'Last name', 'Invoice number', 'Message'])
    await page.getByLabel(label).fill('A1')
  await page.getByLabel('Email').fill('nadeesha@mail.example')
  await page.getByLabel('Contact number').fill('0771234567')
  await page
    .getByLabel('Receipt image')
    .setInputFiles(join(import.meta.dirname, '../../server/demo/pictures/angle-bracket-90@400.webp'))
  await page.getByRole('checkbox', { name: "I'm not a robot" }).check()
  await expect(page.getByText('Checked', { exact: true })).toBeVisible()
  const told = page.waitForEvent('dialog')
  const press = page.getByRole('button', { name: 'Submit Complaint' }).click()
  const dialog = await told
  expect(dialog.message()).toBe('Complaint 7 received.')
  await dialog.accept()
  await press
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test('BEY-18 quoteCode that does not load: the quote prints without its QR code', {
  tag: '@desktop',
}, async ({ page, watch }) => {
  watch.expected.push(/Failed to load resource: net::ERR_FAILED/)
  await page.addInitScript(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'))
  })
  await storeCart(page, [inCart(301, 1)])
  await page.route(codeOf('quoteCode'), (route) => route.abort())
  await open(page, '/cart')
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('button', { name: 'Print quote' }).click()
  const quote = page.getByRole('region', { name: 'Quote' })
  await expect(quote).toContainText(lever)
  await expect(quote.getByRole('img')).toHaveCount(0)
})

test('NAV-03 if the code of the menu does not load, Policy is a link to all policies', {
  tag: '@desktop',
}, async ({ page, watch }) => {
  watch.expected.push(/Failed to load resource: net::ERR_FAILED/)
  await page.route(/\/assets\/PolicyMenu-[^/]*\.js/, (route) => route.abort())
  await open(page, '/about-us')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Policy' }).click()
  await expect(heading(page, 'Policy')).toBeVisible()
})
