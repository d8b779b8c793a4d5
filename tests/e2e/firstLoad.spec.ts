import { inCart } from '../../mocks/cart.ts'
import { expect, heading, lever, open, storeCart, test, watchLoad } from './shop.ts'

/** Path and the calls that opening it makes, each exactly once however it is preloaded. */
const pages: [path: string, h1: string, calls: string[]][] = [
  ['/products', 'Products', ['/api/auth/profile', '/api/products', '/api/products/brands']],
  [
    '/products/301',
    lever,
    [
      '/api/auth/profile',
      '/api/content/promotional-banners/location/home-page-new-arrivals',
      '/api/products/301',
      '/api/products/new-arrivals',
      '/api/products/reviews/301',
    ],
  ],
  ['/categories', 'Categories', ['/api/auth/profile', '/api/categories/primary']],
  [
    '/categories/hinges/butt-hinges',
    'Butt Hinges',
    [
      '/api/auth/profile',
      '/api/categories/primary',
      '/api/categories/secondary?primary_id=1',
      '/api/categories/tertiary?secondary_id=101',
    ],
  ],
  ['/cart', 'Cart', ['/api/auth/profile']],
  ['/buying', 'Checkout', ['/api/auth/profile', '/api/products/301']],
  ['/order-confirmation', 'No order to show', ['/api/auth/profile']],
]

for (const [path, h1, calls] of pages) {
  test(`the first load of ${path} asks for each thing once and nothing moves`, async ({ page }) => {
    await storeCart(page, [inCart(301)])
    const load = await watchLoad(page)
    await open(page, path)
    await expect(heading(page, h1)).toBeVisible()
    await load.settled()

    expect(load.calls()).toEqual(calls)
    expect(load.twice()).toEqual([])
    expect(load.asked).not.toContain('/places.json')
    expect(load.unused).toEqual([])
    expect(await load.shifts()).toBeLessThan(0.001)
  })
}

test('letters beyond the first subset are set in the same font, which loads then', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, '/login')
  const more = page.waitForRequest(/archivo-latin-ext.*\.woff2$/)
  await page.getByLabel('Username').first().fill('Ayşe Łódź')
  await more
})
