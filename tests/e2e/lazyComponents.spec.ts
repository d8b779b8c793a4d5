import type { Page } from '@playwright/test'
import { inCart } from '../../mocks/cart.ts'
import { expect, heading, lever, open, signedIn, storeCart, test } from './shop.ts'

/** Every component that loads when it is shown: its file, its address, and the heading of the page around it. */
const parts = [
  { chunk: 'PaymentSection', address: '/buying', page: 'Checkout', name: 'The payment' },
  { chunk: 'ReviewForm', address: '/products/301?tab=reviews', page: lever, name: 'The review form' },
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
]

for (const { chunk, address, page: title, name, user } of parts) {
  test(`BEY-18 ${chunk} that does not load fails alone, and Retry loads it`, async ({ page, watch }) => {
    watch.expected.push(/Failed to load resource: net::ERR_FAILED/, /dynamically imported module/, /%o/)
    // React reports that it rendered on the client what it could not hydrate.
    watch.expected.push(/React error #422/)
    if (user) await signedIn(page)
    await storeCart(page, [inCart(301, 1)])
    const pattern = new RegExp(`/assets/${chunk}-[^/]*\\.js`)
    await page.route(pattern, (route) => route.abort())
    await open(page, address)
    // Components below the first view are fetched when they come near.
    if (chunk === 'ReviewForm') await page.getByRole('list', { name: 'Reviews' }).scrollIntoViewIfNeeded()

    const failed = page.getByRole('alert').filter({ hasText: `${name} did not load.` })
    await expect(failed).toBeVisible()
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByText('Something went wrong on this page')).toHaveCount(0)

    await page.unroute(pattern)
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
]

for (const { chunk, tag, press, name, opened } of onPress) {
  test(`BEY-18 ${chunk} that does not load shows an error, and Retry opens it`, { tag }, async ({
    page,
    watch,
  }) => {
    watch.expected.push(/Failed to load resource: net::ERR_FAILED/)
    const pattern = new RegExp(`/assets/${chunk}-[^/]*\\.js`)
    await page.route(pattern, (route) => route.abort())
    await open(page, '/products')
    await press(page)
    const failed = page.getByRole('alert').filter({ hasText: `${name} did not load.` })
    await expect(failed).toBeVisible()
    await expect(page).toHaveURL(/\/products$/)

    await page.unroute(pattern)
    await failed.getByRole('button', { name: 'Retry' }).click()
    await expect(opened(page)).toBeVisible()
    await expect(failed).toHaveCount(0)
  })
}

test('NAV-03 if the code of the menu does not load, Policy is a link to all policies', {
  tag: '@desktop',
}, async ({ page, watch }) => {
  watch.expected.push(/Failed to load resource: net::ERR_FAILED/)
  await page.route(/\/assets\/PolicyMenu-[^/]*\.js/, (route) => route.abort())
  await open(page, '/about-us')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Policy' }).click()
  await expect(heading(page, 'Policy')).toBeVisible()
})

test('LIST-08 an offline shopper sees in the page that the list failed', async ({ page, watch }) => {
  watch.expected.push(/Failed to load resource/)
  await open(page, '/')
  await page.route('**/api/products**', (route) => route.abort())
  await page.evaluate(() => {
    history.pushState({}, '', '/products')
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })
  await expect(page.getByRole('heading', { level: 2, name: 'Error Loading Products' })).toBeVisible()
  await page.unroute('**/api/products**')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('link', { name: /^Details, / })).toHaveCount(12)
})
