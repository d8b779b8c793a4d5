import { inCart } from '../../mocks/cart.ts'
import { limits } from '../../src/rules/limits.ts'
import {
  agree,
  expect,
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
