import type { Page } from '@playwright/test'
import { inCart } from '../../mocks/cart.ts'
import * as checkout from './checkout.ts'
import { expect, gutter, heading, lever, open, reload, storeCart, test } from './shop.ts'

test.beforeEach(({ page }) => page.clock.install())

async function fill(page: Page) {
  await checkout.fillContact(page)
  await checkout.fillStreet(page, '17 Station Road, Wellawatte, Colombo 06')
  await page.getByLabel('Apartment').fill('Flat 2')
  await page.getByLabel('Postal code').fill('00600')
  await page.getByLabel('Order notes').fill('Call from the gate.')
  await page.getByRole('tab', { name: 'Installments' }).click()
  await page.getByRole('radio', { name: /^6 months/ }).check()
  await checkout.agree(page)
}

async function expectFilled(page: Page, ...names: string[]) {
  await expect(heading(page, 'Checkout')).toBeVisible()
  await checkout.expectContact(page)
  await expect(checkout.street(page)).toHaveValue('17 Station Road, Wellawatte, Colombo 06')
  await expect(page.getByLabel('Apartment')).toHaveValue('Flat 2')
  await expect(page.getByLabel('Postal code')).toHaveValue('00600')
  await expect(page.getByLabel('Order notes')).toHaveValue('Call from the gate.')
  await expect(page.getByRole('tab', { name: 'Installments' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('radio', { name: /^6 months/ })).toBeChecked()
  const summary = page.getByRole('region', { name: 'Order Summary' })
  await expect(summary.getByRole('listitem')).toHaveCount(names.length)
  for (const name of names) await expect(summary.getByText(name, { exact: true })).toBeVisible()
}

test('CHK-27 a look at the terms, Back and Forward, and a reload keep everything of a checkout of the cart', {
  tag: '@phone',
}, async ({ page, watch }) => {
  await storeCart(page, [inCart(301, 2), inCart(1017)])
  await open(page, '/cart')
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await fill(page)
  await page.getByRole('link', { name: 'terms and conditions' }).click()
  await expect(page).toHaveURL(/\/terms$/)
  await page.goBack()
  await expectFilled(page, lever, gutter)
  await page.goForward()
  await expect(page).toHaveURL(/\/terms$/)
  await page.goBack()
  await expectFilled(page, lever, gutter)
  await page.goBack()
  await expect(heading(page, 'Cart')).toBeVisible()
  await page.goForward()
  await expectFilled(page, lever, gutter)
  await reload(page)
  await expectFilled(page, lever, gutter)
  await checkout.agree(page)
  await expect(checkout.payButton(page)).toHaveText(/^Pay 6 × Rs\./)
  await checkout.pay(page)
  const id = await checkout.orderId(page)
  // The confirmation is kept for this tab.
  await reload(page)
  expect(await checkout.orderId(page)).toBe(id)
  // Back does not return to the form, which could send the order again.
  await page.goBack()
  await expect(heading(page, 'Cart')).toBeVisible()
  expect(watch.orders).toHaveLength(1)
})
