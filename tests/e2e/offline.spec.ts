import type { Page } from '@playwright/test'
import { inCart } from '../../mocks/cart.ts'
import { withoutConnection } from '../withoutConnection.ts'
import { expect, heading, lever, open, signedIn, storeCart, test } from './shop.ts'

test.use({ serviceWorkers: 'allow' })

/** Returns the addresses in the service worker's caches, without the origin. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url.slice(location.origin.length))
  })

const offline = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/

test('BEY-25/installable BEY-25/shell BEY-25/seen BEY-25/cart BEY-25/stale BEY-25/own without a connection visited pages and the cart can be read, but nothing can be paid', {
  tag: '@phone',
}, async ({ page, watch, request }) => {
  const worker = await request.get('/sw.js')
  expect(worker.headers()['cache-control']).toBe('no-cache')
  expect(worker.headers()['content-type']).toMatch(/^text\/javascript/)
  expect((await request.get('/manifest.webmanifest')).headers()['content-type']).toMatch(/manifest\+json/)

  await signedIn(page)
  await storeCart(page, [inCart(301, 2)])
  await open(page, '/products/301')
  await expect.poll(() => cachedPaths(page)).toContain('/products/301')
  // The page is the signed-in user's; the cached copy must be a visitor's.
  expect(await page.content()).toContain('"username":"demo"')
  expect(await page.evaluate(async () => (await caches.match('/products/301'))?.text())).not.toContain('demo')
  // Opening the page through the service worker caches its code.
  await open(page, '/buying')
  await expect(page.getByText('Checking the prices...')).toHaveCount(0)
  await expect(page.getByRole('tab', { name: /cod|cash/i })).toBeVisible()

  const goOnline = await withoutConnection(page)
  watch.expected.push(offline)
  await open(page, '/products/301')
  await expect(heading(page, lever)).toBeVisible()
  await expect(page.getByText('No connection.')).toBeVisible()
  await expect(page.getByText('Prices may be old.')).toBeVisible()

  // Never visited: the cached shell shows it.
  await open(page, '/cart')
  await expect(page.getByRole('main').getByRole('link', { name: lever }).first()).toBeVisible()

  await open(page, '/buying')
  await expect(page.getByText('There is no connection: prices cannot be checked.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cannot be ordered yet' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  expect(
    (await cachedPaths(page)).filter((path) => /^\/(api\/(auth|user)|buying|profile|login)/.test(path)),
  ).toEqual([])
  await goOnline()
  await expect(page.getByText('No connection.')).toHaveCount(0)
  await expect(page.getByText('There is no connection: prices cannot be checked.')).toHaveCount(0)

  // Logging out removes the visited pages from the caches.
  await open(page, '/profile')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => cachedPaths(page)).not.toContain('/products/301')
})

test.describe('in a browser without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('BEY-25/version a page whose file a new version has replaced is loaded anew, once', {
    tag: '@desktop',
  }, async ({ page, watch }) => {
    watch.expected.push(/ERR_FAILED/, /dynamically imported module/)
    await open(page, '/contact-us')
    await page.route(/\/assets\/Complaint-[^/]*\.js$/, (route) => route.abort())
    let asked = 0
    // The server's current page names other files than the open page.
    await page.route(/\/complaint$/, async (route) => {
      if (route.request().isNavigationRequest()) return route.continue()
      const response = await route.fetch()
      await route.fulfill({
        response,
        body: (await response.text()).replaceAll(/frame-[\w-]+\.js/g, 'frame-new.js'),
      })
      asked += 1
    })
    let loads = 0
    page.on('load', () => loads++)
    const loaded = page.waitForEvent('load')
    await page.getByRole('banner').getByRole('link', { name: 'Complaint' }).click()
    await loaded

    // The file is still missing: the page does not load again.
    await expect.poll(() => asked).toBe(2)
    await expect(heading(page, 'Something went wrong on this page')).toBeVisible()
    expect(loads).toBe(1)
  })
})
