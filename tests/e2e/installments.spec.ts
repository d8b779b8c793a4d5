import { inCart } from '../../mocks/cart.ts'
import {
  agree,
  expect,
  fillContact,
  fillStreet,
  open,
  orderId,
  pay,
  payButton,
  storeCart,
  test,
} from './shop.ts'

test.beforeEach(({ page }) => page.clock.install())

// 7,400 is divisible by neither.
for (const [months, monthly, last] of [
  [3, '2,466.67', '2,466.66'],
  [6, '1,233.33', '1,233.35'],
] as const) {
  test(`CHK-06 CHK-23 an order in ${months} months`, { tag: months === 3 ? '@phone' : '@desktop' }, async ({
    page,
    watch,
  }) => {
    await storeCart(page, [inCart(1201, 5)])
    await open(page, '/cart')
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
    await fillContact(page)
    await fillStreet(page, '42 Lake Road, Kandy')
    await page.getByRole('tab', { name: 'Installments' }).click()
    await page.getByRole('radio', { name: new RegExp(`^${months} months`) }).check()
    await expect(page.getByText(`Rs. ${monthly}`).first()).toBeVisible()
    await expect(page.getByText(`The last one is Rs. ${last}.`)).toBeVisible()
    await page.getByLabel('Order notes').fill('Call first')
    await agree(page)
    await expect(payButton(page)).toHaveText(`Pay ${months} × Rs. ${monthly}`)
    await pay(page)
    await orderId(page)

    expect(watch.orders).toEqual([
      expect.objectContaining({
        payment_method: 'kokoPay',
        payment_status: 'pending',
        total_amount: 7400,
        notes: `Call first\nInstallments: ${months} months`,
      }),
    ])
  })
}
