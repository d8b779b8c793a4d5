import { inCart } from '../../mocks/cart.ts'
import { agree, expect, fillContact, fillStreet, open, orderId, payButton, storeCart, test } from './shop.ts'

test.beforeEach(({ page }) => page.clock.install())

test('CHK-04 CHK-12 a cart with a cash-only part can only be paid by cash on delivery', {
  tag: '@phone',
}, async ({ page, watch }) => {
  await storeCart(page, [inCart(112, 2), inCart(201)])
  await open(page, '/cart')
  await expect(page.getByText('Cash on delivery only')).toBeVisible()
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()

  await expect(
    page.getByText('Only Cash on Delivery is available for this product(s).', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['Cash on Delivery'])
  await expect(page.getByRole('tab')).toHaveAttribute('aria-selected', 'true')
  await fillContact(page)
  await fillStreet(page, '42 Lake Road, Kandy')
  await agree(page)

  // Items of 3,850 are not over 6,000, so delivery costs what the server says.
  const label = /^Place order, Rs\. ([\d,.]+)$/
  await expect(payButton(page)).toHaveText(label)
  const total = Number(label.exec((await payButton(page).textContent()) ?? '')?.[1]?.replace(',', ''))
  await payButton(page).click()
  await orderId(page)
  const [order] = watch.orders
  expect(order).toMatchObject({ payment_method: 'COD', total_amount: total })
  expect(order?.shipping_cost).toBe(total - 3850)
  expect(order?.shipping_cost).toBeGreaterThan(0)
})
