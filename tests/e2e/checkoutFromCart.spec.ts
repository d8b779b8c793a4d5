import { inCart } from '../../mocks/cart.ts'
import * as checkout from './checkout.ts'
import { expect, expectStoredCart, heading, open, reload, signedIn, storeCart, test } from './shop.ts'

test('CHK-02 checkout orders the current cart, also after Back and Forward', { tag: '@phone' }, async ({
  page,
  watch,
}) => {
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
  const id = await checkout.placeOrder(page)
  expect(watch.orders).toMatchObject([{ items: [{ product_id: 301, quantity: 5 }] }])
  await expectStoredCart(page, [])
  // The confirmation is kept for this tab.
  await reload(page)
  expect(await checkout.orderId(page)).toBe(id)
})
