import { inCart } from '../../mocks/cart.ts'
import { expect, heading, lever, open, signedIn, storeCart, test } from './shop.ts'

/** Every part that loads when it is shown: its file, where it is shown, what stands around it. */
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
  test(`BEY-18 ${chunk} that does not arrive fails alone, and comes with Retry`, async ({ page, watch }) => {
    watch.expected.push(/Failed to load resource: net::ERR_FAILED/, /dynamically imported module/, /%o/)
    if (user) await signedIn(page)
    await storeCart(page, [inCart(301, 1)])
    const pattern = new RegExp(`/assets/${chunk}-[^/]*\\.js`)
    await page.route(pattern, (route) => route.abort())
    await open(page, address)
    // What stands below the first view is fetched when it comes near.
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

test('LIST-08 an offline shopper whose list fails sees it said in the page', async ({ page, watch }) => {
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
