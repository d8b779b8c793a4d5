import { inCart } from '../../mocks/cart.ts'
import { limits } from '../../src/rules/limits.ts'
import * as checkout from './checkout.ts'
import { expect, open, storeCart, test } from './shop.ts'

test.beforeEach(({ page }) => page.clock.install())

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
  await checkout.fillContact(page)
  for (const label of ['First name', 'Last name', 'Apartment', 'Order notes'])
    await page.getByLabel(label).fill(script)
  await checkout.street(page).fill(`${script}, Galle`)
  await page.getByLabel('Postal code').fill('80000')
  await page.clock.fastForward(limits.deliveryDelay)
  await checkout.agree(page)
  await expect(checkout.payButton(page)).toHaveText('Pay Rs. 6,950.00')
  await checkout.pay(page)
  await checkout.orderId(page)
  await expect(page.getByText(`Thank you, ${script}.`, { exact: false })).toBeVisible()
  await expect(page.getByText(`${script}, ${script}, Galle, 80000`)).toBeVisible()
  expect(watch.orders).toEqual([expect.objectContaining({ first_name: script, notes: script })])
  expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined()

  await open(page, `/searchbarr?q=${encodeURIComponent(script)}`)
  await expect(page.getByText('No products found').first()).toBeVisible()
  await open(page, '/order-confirmation?x=<script>window.hit=1</script>#<img src=x onerror=window.hit=1>')
  await checkout.orderId(page)
  expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined()
})
