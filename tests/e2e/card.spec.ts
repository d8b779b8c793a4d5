import { inCart } from '../../mocks/cart.ts'
import { limits } from '../../src/rules/limits.ts'
import * as checkout from './checkout.ts'
import { expect, expectStoredCart, heading, lever, open, storeCart, test } from './shop.ts'

test.beforeEach(({ page }) => page.clock.install())

test('PDP-07 CHK-05 CHK-20 CHK-23 a card order with Buy Now does not change the cart', {
  tag: '@phone',
}, async ({ page, watch }) => {
  await storeCart(page, [inCart(201)])
  await open(page, '/products/301')
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('link', { name: 'Buy Now' }).click()

  await expect(heading(page, 'Checkout')).toBeFocused()
  await expect(page.getByRole('tab', { name: 'Card' })).toHaveAttribute('aria-selected', 'true')
  await checkout.fillContact(page)
  await checkout.fillStreet(page, '5 Temple Road, Galle')
  await page.getByLabel('Apartment').fill('Flat 2')
  await page.getByLabel('Order notes').fill('  Call from the gate.  ')
  await checkout.agree(page)
  await expect(page.getByText(/^Good news! Free delivery is available to your location\./)).toBeVisible()
  await expect(checkout.payButton(page)).toHaveText('Pay Rs. 13,900.00')
  await checkout.payButton(page).click()
  await expect(checkout.payButton(page)).toHaveText('Processing...')
  await expect(checkout.payButton(page)).toBeDisabled()
  await page.clock.fastForward(limits.paymentWait)

  await checkout.orderId(page)
  await expect(page.getByText('Total paid')).toBeVisible()
  await expect(page.getByText('Flat 2, 5 Temple Road, Galle')).toBeVisible()
  expect(watch.orders).toMatchObject([
    { payment_method: 'payhere', total_amount: 13900, items: [{ product_id: 301, quantity: 2 }] },
  ])
  await expectStoredCart(page, [[201, 1]])

  // Back does not return to the form, which could send the order again.
  await page.goBack()
  await expect(heading(page, lever)).toBeVisible()
  expect(watch.orders).toHaveLength(1)
})
