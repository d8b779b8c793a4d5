import { inCart } from '../../mocks/cart.ts'
import {
  agree,
  expect,
  expectContact,
  expectStoredCart,
  fillContact,
  fillStreet,
  open,
  orderId,
  pay,
  payButton,
  refused,
  storeCart,
  street,
  test,
} from './shop.ts'

test.beforeEach(({ page }) => page.clock.install())

for (const [tab, label] of [
  ['Card', 'Pay Rs. 13,900.00'],
  ['Cash on Delivery', 'Place order, Rs. 13,900.00'],
] as const) {
  test(`CHK-21 a failed order keeps the form and the cart and can be retried: ${tab}`, {
    tag: '@phone',
  }, async ({ page, watch }) => {
    watch.expected.push(refused)
    const send = () => (tab === 'Card' ? pay(page) : payButton(page).click())
    await page.route('**/api/products/purchase', (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    })
    await storeCart(page, [inCart(301, 2)])
    await open(page, '/buying')
    await fillContact(page)
    await fillStreet(page, '17 Station Road, Wellawatte, Colombo 06')
    await page.getByLabel('Apartment').fill('Flat 2')
    await page.getByLabel('Order notes').fill('Call from the gate.')
    await page.getByRole('tab', { name: tab }).click()
    await agree(page)
    await expect(page.getByText(/^Good news!/)).toBeVisible()
    await expect(payButton(page)).toHaveText(label)
    await send()

    const alert = page.getByRole('alertdialog', { name: 'Order submission failed. Please try again.' })
    await expect(alert).toBeVisible()
    await alert.getByRole('button', { name: 'OK' }).click()
    await expect(alert).toBeHidden()
    await expect(payButton(page)).toBeFocused()

    await expectContact(page)
    await expect(street(page)).toHaveValue('17 Station Road, Wellawatte, Colombo 06')
    await expect(page.getByLabel('Apartment')).toHaveValue('Flat 2')
    await expect(page.getByLabel('Order notes')).toHaveValue('Call from the gate.')
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('checkbox', { name: /^I agree/ })).toBeChecked()
    await expectStoredCart(page, [[301, 2]])

    await expect(payButton(page)).toHaveText(label)
    await send()
    await orderId(page)
    expect(watch.orders).toHaveLength(2)
    expect(watch.orders[1]).toEqual(watch.orders[0])
    await expectStoredCart(page, [])
  })
}

test('CHK-13 CHK-14 a failed delivery charge shows an error, blocks paying, and can be retried', {
  tag: '@desktop',
}, async ({ page, watch }) => {
  watch.expected.push(refused)
  await page.route('**/api/location/delivery-charges', (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  })
  await storeCart(page, [inCart(201)])
  await open(page, '/buying')
  await fillContact(page)
  await fillStreet(page, '17 Station Road, Wellawatte, Colombo 06')
  await agree(page)
  await expect(
    page.getByText('Failed to calculate shipping. Please check the address.', { exact: true }),
  ).toBeVisible()
  await expect(payButton(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(payButton(page)).toHaveText(/^Pay Rs\. [\d,]+\.\d\d$/)
  await expect(payButton(page)).toBeEnabled()
})
