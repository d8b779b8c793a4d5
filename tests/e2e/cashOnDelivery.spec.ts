import * as checkout from './checkout.ts'
import { expect, expectStoredCart, heading, lever, open, refused, reload, signedIn, test } from './shop.ts'

test.beforeEach(({ page }) => page.clock.install())

test('LIST-05 PDP-06 CHK-03 CHK-07 CHK-19 CHK-24 CONF-01 a cash-on-delivery order from the cart', async ({
  page,
  isMobile,
  watch,
}) => {
  // The server refuses the half-typed address that is looked up when typing pauses.
  watch.expected.push(refused)
  await signedIn(page)

  await open(page, '/products')
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('checkbox', { name: /^Ostrel\b/ }).check()
  await page.getByRole('checkbox', { name: /^Rs\.1000-20000\b/ }).check()
  if (isMobile) await page.getByRole('button', { name: /^Show \d+ parts$/ }).click()
  await expect(page).toHaveURL(/(?=.*Ostrel)(?=.*1000)/)
  await page.getByRole('link', { name: lever, exact: true }).click()

  const add = page.getByRole('button', { name: 'Add to Cart' })
  await add.click()
  await expect(page.getByText(`1 ${lever} added to cart!`).first()).toBeVisible()
  await add.click()
  const cart = page.getByRole('link', { name: 'Cart, 2 items' })
  await expect(cart).toBeVisible()
  await cart.click()
  await expect(heading(page, 'Cart')).toBeFocused()
  await expect(page.getByText('1 part, 2 in all')).toBeVisible()
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()

  await expect(page.getByLabel('First name')).toHaveValue('Nadeesha')
  await expect(page.getByLabel('Phone')).toHaveValue('0771234567')
  await checkout.chooseAddress(page, '17 Station Road, Wella', 'Wellawatta, Colombo 6, 00600')
  await expect(page.getByLabel('Postal code')).toHaveValue('00600')
  await expect(
    page.getByText('Good news! Free delivery is available to your location.', { exact: false }),
  ).toBeVisible()
  await page.getByRole('tab', { name: 'Cash on Delivery' }).click()
  await checkout.agree(page)
  await expect(checkout.payButton(page)).toHaveText('Place order, Rs. 13,900.00')
  await checkout.payButton(page).click()

  const id = await checkout.orderId(page)
  await expect(page.getByText('Total to be paid on delivery')).toBeVisible()
  await expect(page.getByText('To nadeesha@mail.example, in a few minutes')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart', exact: true }).first()).toBeVisible()
  await expectStoredCart(page, [])
  expect(watch.orders).toHaveLength(1)

  const orders = await (await page.request.get('/api/user/orders')).json()
  expect(orders.find((order: { order_id: number }) => order.order_id === id)).toMatchObject({
    status: 'pending',
    payment_method: 'COD',
    payment_status: 'pending',
    total_amount: 13900,
    shipping_cost: 0,
    shipping_address: '17 Station Road, Wellawatta, Colombo 6, 00600',
    items: [{ quantity: 2, unit_price: 6950 }],
  })

  // The confirmation is kept for this tab.
  await reload(page)
  expect(await checkout.orderId(page)).toBe(id)
})
