import { inCart } from '../../mocks/cart.ts'
import { expect, heading, lever, storeCart, test } from './shop.ts'

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
    ['/api/auth/profile', '/api/categories/primary', '/api/categories/secondary', '/api/categories/tertiary'],
  ],
  ['/cart', 'Cart', ['/api/auth/profile']],
  ['/buying', 'Checkout', ['/api/auth/profile', '/api/products/301']],
  ['/order-confirmation', 'No order to show', ['/api/auth/profile']],
]

for (const [path, h1, calls] of pages) {
  test(`the first load of ${path} asks for each thing once and nothing moves`, async ({ page }) => {
    await storeCart(page, [inCart(301)])
    const asked: string[] = []
    const unused: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    page.on('console', (message) => {
      if (message.text().includes('preload')) unused.push(message.text())
    })
    await page.addInitScript(() => {
      const seen = window as unknown as { shifts: number }
      seen.shifts = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        })[])
          if (!entry.hadRecentInput) seen.shifts += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    await expect(heading(page, h1)).toBeVisible()
    await page.waitForLoadState('networkidle')
    // A browser complains of an unused preload some seconds after the load.
    await page.waitForTimeout(4000)

    expect(asked.filter((each) => each.startsWith('/api/')).sort()).toEqual(calls)
    expect(asked.filter((each, at) => asked.indexOf(each) !== at)).toEqual([])
    expect(asked).not.toContain('/places.json')
    expect(unused).toEqual([])
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.001)
  })
}
