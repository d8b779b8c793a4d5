import type { Page } from '@playwright/test'
import { inCart } from '../../mocks/cart.ts'
import {
  oddAnnouncements,
  oddCategories,
  oddOrders,
  oddProducts,
  oddReviews,
  oddText,
} from '../../mocks/texts.ts'
import { expect, goTo, open, signedIn, storeCart, test } from './shop.ts'

// What a back end may send: nothing, one, and three thousand of everything.

type Answers = Record<string, unknown>

/** A list that shows them all has more elements than `mostElements`, with three or more for each. */
const many = 3000
const times = <Entry>(count: number, entry: (at: number) => Entry) =>
  Array.from({ length: count }, (_, at) => entry(at))
const [product, category, announcement, review, order] = [
  oddProducts[301]!,
  oddCategories[3]!,
  oddAnnouncements[3]!,
  oddReviews[3]!,
  oddOrders[3]!,
]

const part = (at: number) => ({
  ...product,
  product_id: at + 1,
  name: `Part ${at}`,
  sku: `P-${many + at}`,
  brand: `Brand ${at}`,
})
const offer = (title: string, id: number) => ({
  id,
  title,
  content: oddText(id + 1),
  images: ['/set/x.webp'],
})

/** `count` of everything that the shop lists. */
const answers = (count: number): Answers => ({
  '/api/products': times(count, part),
  '/api/products/brands': times(count, (at) => `Brand ${at}`),
  '/api/products/new-arrivals': times(count, part),
  '/api/products/reviews/301': times(count, (at) => ({ ...review, review_id: at, name: `Buyer ${at}` })),
  '/api/categories/primary': times(count, (at) => ({ ...category, category_id: at, slug: `c${at}` })),
  '/api/content/announcements/active': times(count, (id) => ({ ...announcement, id })),
  '/api/content/banners/active': times(count, (at) => offer(`Offer ${at}`, at)),
  '/api/user/orders': times(count, (at) => ({ ...order, order_id: at + 1 })),
})

async function answer(page: Page, given: Answers) {
  await page.route('**/api/**', (route) => {
    const path = new URL(route.request().url()).pathname
    if (path in given) return route.fulfill({ json: given[path] })
    const id = Number(path.match(/^\/api\/products\/(\d+)$/)?.[1])
    return Number.isNaN(id)
      ? route.fallback()
      : route.fulfill({ json: oddProducts.find((each) => each.product_id === id) ?? product })
  })
}

const addresses = [
  ...['/', '/products', '/categories', '/products/301?tab=reviews', '/profile?tab=orders', '/cart'],
  '/buying',
]

/** Opens an address within the page, so that the browser asks for the data. Waits until all that loads has loaded. */
async function show(page: Page, address: string) {
  await goTo(page, address)
  await expect(page.locator('h1').filter({ hasText: /\S/ })).toHaveCount(1)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

/** More elements than this take a phone seconds to show. */
const mostElements = 8000

for (const count of [0, 1, many])
  test(`${count} of everything: each page has its content, and none is too long to be shown`, {
    tag: '@phone',
  }, async ({ page, watch }) => {
    watch.expected.push(/Failed to load resource/)
    await signedIn(page)
    await answer(page, answers(count))
    await storeCart(
      page,
      times(count, (at) => ({ ...inCart(301), product_id: at + 1, name: `Part ${at}` })),
    )
    await page.addInitScript(
      ([lines]) => {
        sessionStorage.setItem('homeOpened', 'true')
        sessionStorage.setItem('orderList', lines)
      },
      [times(count, (at) => `P-${many + at} 2`).join('\n')] as const,
    )
    await open(page, '/contact-us')
    const sizes: string[] = []
    for (const address of [...addresses, '/order-by-list']) {
      await show(page, address)
      if (address === '/order-by-list' && count > 0) {
        await page.getByRole('button', { name: 'Check the list' }).click()
        await expect(
          page.getByRole('heading', { name: `${count} found, 0 to choose, 0 not found` }),
        ).toBeVisible()
      }
      const size = await page.evaluate(() => document.querySelectorAll('*').length)
      if (size > mostElements) sizes.push(`${address}: ${size}`)
    }
    expect(sizes).toEqual([])
  })
