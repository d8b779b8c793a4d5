import { nodePasswords } from '../../server/account/nodePasswords.ts'
import { seed } from '../../server/demo/seed.ts'
import { memoryStore } from '../../server/memory/store.ts'
import { shop } from '../../src/shop/config.ts'
import { categoriesText } from '../../src/text/categories.ts'
import { type OwnShop, withOwnShop } from './ownShop.ts'
import { test as base, expect, nothingAsked, open, refused } from './shop.ts'

/** A shop in which one call of each of these pages fails. */
const test = base.extend<{ shop: OwnShop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands it.
  shop: async ({}, use) => {
    const store = memoryStore(seed(new Date()), nodePasswords)
    const fails = () => Promise.reject(new Error('The database is away'))
    Object.assign(store, { brands: fails, feedback: fails, categories: fails, reviews: fails })
    await withOwnShop({ store }, use)
  },
  baseURL: ({ shop }, use) => use(shop.url),
})

test('BEY-18 a page is hydrated as it stands when a call of it failed on the server', {
  tag: '@phone',
}, async ({ page, watch }) => {
  watch.expected.push(refused)
  let calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('h1')?.setAttribute('data-from-server', ''),
    )
  })
  const ranges = '/api/categories/primary'
  for (const [address, h1, failing, others, toast] of [
    // The whole list is fetched when the browser is idle.
    ['/products', 'Products', '/api/products/brands', ['/api/products', ranges]],
    // What failed stands in sections that are hydrated after the page.
    ['/', shop.tagline, '/api/products/brands', [ranges], categoriesText.failed],
    // Also shown above the section in which it failed, so that it is in use before that is hydrated.
    ['/products/101', /^Brass butt hinge/, '/api/products/reviews/101', ['/api/products']],
    ['/feedback', 'Feedback', '/api/feedback/reviews', []],
    ['/categories', 'Categories', ranges, [], categoriesText.failed],
  ] as const) {
    calls = []
    await open(page, address)
    if (toast) await expect(page.locator('[data-sonner-toast]')).toContainText(toast)
    await nothingAsked(page)
    const title = page.getByRole('heading', { level: 1, name: h1 })
    await expect(title, address).toHaveAttribute('data-from-server')
    // The browser repeats what failed, and nothing else.
    const asked = [failing, ...others].toSorted()
    await expect.poll(() => calls.toSorted(), address).toEqual(asked)
    await nothingAsked(page)
    expect(calls.toSorted(), address).toEqual(asked)
  }
})
