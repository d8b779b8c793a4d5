import { inCart } from '../../mocks/cart.ts'
import { limits } from '../../src/rules/limits.ts'
import {
  agree,
  expect,
  expectStoredCart,
  fillContact,
  fillStreet,
  heading,
  lever,
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

test('CART-06 a corrupt stored cart is discarded, and the shop still works', { tag: '@phone' }, async ({
  page,
}) => {
  for (const broken of ['{"product_id":', '{"items":[]}', 'null', '"cart"', '12']) {
    await storeCart(page, broken)
    await open(page, '/cart')
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await expectStoredCart(page, null)
  }
  await open(page, '/products/301')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('CART-06 broken entries of a stored cart are left out, the rest can be ordered', {
  tag: '@phone',
}, async ({ page }) => {
  await storeCart(
    page,
    JSON.stringify([null, 'x', { product_id: 1 }, { price: 5 }, { ...inCart(301), quantity: 'two' }]),
  )
  await open(page, '/cart')
  await expect(
    page.getByText('4 parts of your saved cart could not be read and were left out.'),
  ).toBeVisible()
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(page.getByText('1 × Rs. 6,950.00')).toBeVisible()
})

test('PDP-17 a product that does not exist gets a page that says so, with links onwards', {
  tag: '@phone',
}, async ({ page, watch }) => {
  watch.expected.push(refused)
  for (const id of ['999999', 'x', '%3Cscript%3E', 'brands']) {
    await open(page, `/products/${id}`)
    await expect(heading(page, 'We do not have this product')).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: 'Products' }).last().click()
  await expect(heading(page, 'Products')).toBeVisible()
})

test('CHK-18 a checkout without items, or with a product that is not sold, cannot be paid', {
  tag: '@desktop',
}, async ({ page, watch }) => {
  watch.expected.push(refused)
  await open(page, '/buying')
  await expect(page.getByText('No items in your order.')).toBeVisible()
  await open(page, '/buying?product=999999&qty=1')
  await expect(page.getByText(/is no longer sold/).first()).toBeVisible()
  await expect(payButton(page)).toBeDisabled()
})

test('a manipulated price is corrected, with a message, before paying', { tag: '@desktop' }, async ({
  page,
  watch,
}) => {
  await storeCart(page, [{ ...inCart(301), price: 1 }])
  await open(page, '/cart')
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(page.getByText(`${lever} now costs Rs. 6,950.00, not Rs. 1.00.`)).toBeVisible()
  await fillContact(page)
  await fillStreet(page, '42 Lake Road, Kandy')
  await agree(page)
  await expect(payButton(page)).toHaveText('Pay Rs. 6,950.00')
  await pay(page)
  await orderId(page)
  expect(watch.orders).toEqual([expect.objectContaining({ total_amount: 6950 })])
})

test('CHK-14 an address outside Sri Lanka gives an error and blocks paying', {
  tag: '@phone',
}, async ({ page, watch }) => {
  watch.expected.push(refused)
  await storeCart(page, [inCart(201)])
  await open(page, '/buying')
  await fillContact(page)
  await fillStreet(page, '10 Downing Street, London, United Kingdom')
  await agree(page)
  await expect(
    page.getByText('Failed to calculate shipping. Please check the address.', { exact: true }),
  ).toBeVisible()
  await expect(
    page.getByText('We could not find that address in Sri Lanka. Add the town or the postal code.'),
  ).toBeVisible()
  await expect(payButton(page)).toBeDisabled()
  await payButton(page).press('Enter')

  await fillStreet(page, '10 Main Street, Galle')
  await expect(payButton(page)).toHaveText(/^Pay Rs\./)
  await pay(page)
  await orderId(page)
  expect(watch.orders).toHaveLength(1)
})

test('CHK-15 CHK-16 CHK-17 missing and invalid input is reported beside its field', {
  tag: '@phone',
}, async ({ page, watch }) => {
  await storeCart(page, [inCart(301)])
  await open(page, '/buying')
  await expect(payButton(page)).toBeEnabled()
  await page.getByLabel('Phone').fill('771234567')
  await page.getByLabel('Email').fill('nadeesha@')
  await payButton(page).click()
  await expect(page.locator(':focus')).toContainText(/things are missing or not right/)
  await expect(page.getByRole('link', { name: 'You must agree to the terms and conditions.' })).toBeVisible()
  await page.getByRole('link', { name: 'Phone number must be 10 digits and start with 0' }).click()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')

  await fillContact(page)
  await fillStreet(page, '42 Lake Road, Kandy')
  await expect(payButton(page)).toHaveText('Pay Rs. 6,950.00')
  await payButton(page).click()
  await expect(
    page.getByRole('alertdialog', { name: 'You must agree to the terms and conditions.' }),
  ).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await agree(page)
  await pay(page)
  await orderId(page)
  expect(watch.orders).toHaveLength(1)
})

test('a script typed into every field is treated as text, also in the order', { tag: '@desktop' }, async ({
  page,
  watch,
}) => {
  const script = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>{{7*7}}'
  await storeCart(page, [{ ...inCart(301), name: script, sku: script, image: 'javascript:window.hit=1' }])
  await open(page, '/cart')
  // The name comes from the catalogue, not from the stored cart.
  await expect(page.getByRole('listitem', { name: /^Return-to-door lever/ })).toBeVisible()
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await fillContact(page)
  for (const label of ['First name', 'Last name', 'Apartment', 'Order notes'])
    await page.getByLabel(label).fill(script)
  await street(page).fill(`${script}, Galle`)
  await page.getByLabel('Postal code').fill('80000')
  await page.clock.fastForward(limits.deliveryDelay)
  await agree(page)
  await expect(payButton(page)).toHaveText('Pay Rs. 6,950.00')
  await pay(page)
  await orderId(page)
  await expect(page.getByText(`Thank you, ${script}.`, { exact: false })).toBeVisible()
  await expect(page.getByText(`${script}, ${script}, Galle, 80000`)).toBeVisible()
  expect(watch.orders).toEqual([expect.objectContaining({ first_name: script, notes: script })])
  expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined()

  await open(page, `/searchbarr?q=${encodeURIComponent(script)}`)
  await expect(page.getByText('No products found').first()).toBeVisible()
  await open(page, '/order-confirmation?x=<script>window.hit=1</script>#<img src=x onerror=window.hit=1>')
  await orderId(page)
  expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined()
})
