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
import { expect, open, signedIn, storeCart, test, visits } from './shop.ts'

// What a back end may send: three thousand of everything. Of nothing, and of one, there are stories.

/** A list that shows them all has more elements than `mostElements`, with three or more for each. */
const many = 3000
const times = <Entry>(entry: (at: number) => Entry) => Array.from({ length: many }, (_, at) => entry(at))
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

/** So many of everything that the shop lists. */
const answers: Record<string, unknown> = {
  '/api/products': times(part),
  '/api/products/brands': times((at) => `Brand ${at}`),
  '/api/products/new-arrivals': times(part),
  '/api/products/reviews/301': times((at) => ({ ...review, review_id: at, name: `Buyer ${at}` })),
  '/api/categories/primary': times((at) => ({ ...category, category_id: at, slug: `c${at}` })),
  '/api/content/announcements/active': times((id) => ({ ...announcement, id })),
  '/api/content/banners/active': times((at) => offer(`Offer ${at}`, at)),
  '/api/user/orders': times((at) => ({ ...order, order_id: at + 1 })),
}

/** Answers with them, and with a part for each that is asked for by itself. */
const answer = (page: Page) =>
  page.route('**/api/**', (route) => {
    const path = new URL(route.request().url()).pathname
    if (path in answers) return route.fulfill({ json: answers[path] })
    const id = Number(path.match(/^\/api\/products\/(\d+)$/)?.[1])
    return Number.isNaN(id)
      ? route.fallback()
      : route.fulfill({ json: oddProducts.find((each) => each.product_id === id) ?? product })
  })

const addresses = [
  ...[
    '/',
    '/products',
    '/categories',
    '/products/301?tab=reviews',
    '/profile?tab=orders',
    '/cart',
    '/checkout',
  ],
  ...['/buying', '/order-by-list'],
]

/** More elements than this take a phone seconds to show. */
const mostElements = 8000

test('3000 of everything: each page has its content, and none is too long to be shown', {
  tag: '@phone',
}, async ({ page, watch }) => {
  watch.expected.push(/Failed to load resource/)
  await signedIn(page)
  await answer(page)
  await storeCart(
    page,
    times((at) => ({ ...inCart(301), product_id: at + 1, name: `Part ${at}` })),
  )
  await page.addInitScript(
    (lines) => {
      sessionStorage.setItem('homeOpened', 'true')
      sessionStorage.setItem('orderList', lines)
    },
    times((at) => `P-${many + at} 2`).join('\n'),
  )
  await open(page, '/contact-us')
  const visit = visits(page)
  const sizes: string[] = []
  for (const address of addresses) {
    await visit(address)
    // What is laid out only when it comes near.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    if (address === '/order-by-list') {
      await page.getByRole('button', { name: 'Check the list' }).click()
      await expect(
        page.getByRole('heading', { name: `${many} found, 0 to choose, 0 not found` }),
      ).toBeVisible()
    }
    const size = await page.evaluate(() => document.querySelectorAll('*').length)
    if (size > mostElements) sizes.push(`${address}: ${size}`)
  }
  expect(sizes).toEqual([])
})
