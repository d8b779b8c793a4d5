import { inCart } from '../../mocks/cart.ts'
import {
  agree,
  expect,
  expectStoredCart,
  fillContact,
  fillStreet,
  goTo,
  heading,
  lever,
  open,
  payButton,
  storeCart,
  test,
} from './shop.ts'

test.beforeEach(({ page }) => page.clock.install())

for (const [what, json] of [
  ['an object', { unexpected: true }],
  ['text', 'no list'],
  ['null', null],
] as const) {
  test(`LIST-08 a product list that violates the contract is shown as failed: ${what}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.route('**/api/products', (route) => route.fulfill({ json }))
    await open(page, '/products')
    await expect(page.getByText('Error Loading Products').first()).toBeVisible()
    await expect(page.getByText('No products match your filters')).toBeHidden()
  })
}

test('one invalid product is left out of the list', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/api/products', async (route) => {
    const [first, ...rest] = await (await route.fetch()).json()
    await route.fulfill({ json: [{ ...first, price: 'free' }, null, 7, ...rest] })
  })
  await open(page, '/products')
  await expect(page.getByText('350 parts', { exact: false }).first()).toBeVisible()
})

test('PDP-17 a product that violates the contract is shown as failed', { tag: '@phone' }, async ({
  page,
}) => {
  await page.route('**/api/products/301', (route) => route.fulfill({ json: { product_id: 301 } }), {
    times: 1,
  })
  await open(page, '/cart')
  await goTo(page, '/products/301')
  await expect(heading(page, 'This product did not load')).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(heading(page, lever)).toBeVisible()
})

test('CHK-14 CHK-21 a delivery charge and an order response that violate the contract are failures', {
  tag: '@phone',
}, async ({ page }) => {
  await page.route(
    '**/api/location/delivery-charges',
    (route) => route.fulfill({ json: { distanceInKm: -3 } }),
    {
      times: 1,
    },
  )
  await page.route('**/api/products/purchase', (route) => route.fulfill({ status: 201, json: { ok: true } }))
  await storeCart(page, [inCart(301)])
  await open(page, '/buying')
  await fillContact(page)
  await fillStreet(page, '42 Lake Road, Kandy')
  await expect(
    page.getByText('Failed to calculate shipping. Please check the address.', { exact: true }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('tab', { name: 'Cash on Delivery' }).click()
  await agree(page)
  await payButton(page).click()
  await expect(
    page.getByRole('alertdialog', { name: 'Order submission failed. Please try again.' }),
  ).toBeVisible()
  await expectStoredCart(page, [[301, 1]])
})
