import { inCart } from '../../mocks/cart.ts'
import {
  agree,
  chooseAddress,
  expect,
  expectStoredCart,
  fillContact,
  gutter,
  lever,
  open,
  orderId,
  pay,
  payButton,
  refused,
  storeCart,
  test,
} from './shop.ts'

const blocked = 'Delivery is not available to your location.'

test.beforeEach(async ({ page, watch }) => {
  await page.clock.install()
  // The server refuses the half-typed address that is looked up when typing pauses.
  watch.expected.push(refused)
  await storeCart(page, [inCart(1017), inCart(301)])
  await open(page, '/cart')
  await expect(page.getByText(`${gutter} is deliverable within Colombo only.`)).toBeVisible()
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(page.getByText('Only deliverable within Colombo', { exact: true })).toBeVisible()
  await fillContact(page)
  await agree(page)
  await chooseAddress(page, '12 Main Street, Jaff', 'Jaffna, 40000')
  await expect(page.getByText(blocked, { exact: true })).toBeVisible()
  await expect(page.getByText(`${gutter} is only delivered within Colombo`, { exact: false })).toBeVisible()
})

test('CHK-08 CHK-09 with an address too far for a Colombo-only part paying is blocked, until a nearer address is given', {
  tag: '@desktop',
}, async ({ page, watch }) => {
  await expect(payButton(page)).toBeDisabled()
  await payButton(page).click({ force: true })
  await payButton(page).press('Enter')

  await page.getByRole('button', { name: 'Change address' }).click()
  await expect(page.getByRole('combobox', { name: 'Street address' })).toBeFocused()
  await chooseAddress(page, '17 Station Road, Wella', 'Wellawatta, Colombo 6, 00600')
  await expect(page.getByText(blocked)).toBeHidden()
  await expect(page.getByText(/^Good news!/)).toBeVisible()
  await pay(page)
  await orderId(page)
  expect(watch.orders).toHaveLength(1)
})

test('CHK-09 removing the part makes paying possible, and removes it from the cart too', {
  tag: '@phone',
}, async ({ page, watch }) => {
  await page.getByRole('button', { name: `Remove ${gutter}` }).click()
  await expect(page.getByText(blocked)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expectStoredCart(page, [[301, 1]])
  await expect(page.getByRole('region', { name: 'Order Summary' }).getByText(lever)).toBeVisible()
  await expect(payButton(page)).toHaveText('Pay Rs. 6,950.00')
  await pay(page)
  await orderId(page)
  expect(watch.orders).toEqual([
    expect.objectContaining({ items: [expect.objectContaining({ product_id: 301, quantity: 1 })] }),
  ])
})
