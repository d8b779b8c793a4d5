import { inCart } from '../../mocks/cart.ts'
import * as checkout from './checkout.ts'
import { expect, expectStoredCart, heading, open, signedIn, storeCart, test } from './shop.ts'

test('CHK-02 checkout orders the current cart, also after Back and Forward', async ({ page, watch }) => {
  const summary = page.getByRole('region', { name: 'Order Summary' })
  await signedIn(page)
  await page.clock.install()
  await storeCart(page, [inCart(301, 2)])
  await open(page, '/cart')
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(summary.getByText('2 × Rs. 6,950.00')).toBeVisible()

  await page.goBack()
  await expect(heading(page, 'Cart')).toBeVisible()
  await page.getByRole('spinbutton').fill('5')
  await page.getByRole('spinbutton').press('Enter')
  await expect(page.getByText('1 part, 5 in all')).toBeVisible()
  await page.goForward()
  await expect(summary.getByText('5 × Rs. 6,950.00')).toBeVisible()

  await checkout.fill(page, '42 Lake Road, Kandy', 'Cash on Delivery')
  await checkout.placeOrder(page)
  expect(watch.orders).toMatchObject([{ items: [{ product_id: 301, quantity: 5 }] }])
  await expectStoredCart(page, [])
})

test('CHK-02 with 25 parts, the pay button is in the first view of a laptop', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await storeCart(
    page,
    Array.from({ length: 25 }, (_, at) => inCart(101 + at, 2)),
  )
  await open(page, '/buying')
  await expect(page.getByRole('button', { name: /^Place order, Rs/ })).toBeInViewport({ ratio: 1 })
})
