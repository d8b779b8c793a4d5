import { inCart } from '../../mocks/cart.ts'
import { limits } from '../../src/rules/limits.ts'
import * as checkout from './checkout.ts'
import { expect, hold, open, storeCart, test } from './shop.ts'

for (const [tab, tag] of [
  ['Card', '@phone'],
  ['Cash on Delivery', '@desktop'],
] as const) {
  test(`CHK-20 pressing pay repeatedly sends one order: ${tab}`, { tag }, async ({ page, watch }) => {
    await page.clock.install()
    const purchase = await hold(page, '**/api/products/purchase')
    await storeCart(page, [inCart(301)])
    await open(page, '/buying')
    await checkout.fill(page, '17 Station Road, Wellawatte, Colombo 06', tab)
    await expect(checkout.payButton(page)).toHaveText(/Rs\. 6,950\.00$/)
    await checkout.payButton(page).click({ clickCount: 3, delay: 20 })
    await expect(checkout.payButton(page)).toBeDisabled()
    await page.getByLabel('Last name').press('Enter')
    await checkout.payButton(page).click({ force: true })
    if (tab === 'Card') await page.clock.fastForward(limits.paymentWait)
    // Press again while the order is in flight.
    await purchase.asked
    await page.getByLabel('Last name').press('Enter')
    await checkout.payButton(page).click({ force: true })
    purchase.letThrough()
    await checkout.orderId(page)
    expect(watch.orders).toHaveLength(1)
  })
}

for (const [id, what] of [
  ['NAV-05', 'Menu'],
  ['LIST-16', 'Filters'],
] as const) {
  test(`${id} pressing repeatedly adds one history entry: ${what}`, { tag: '@phone' }, async ({ page }) => {
    await open(page, '/products')
    // Press without waiting for the effect of the press before.
    await page.getByRole('button', { name: what, exact: true }).evaluate(async (button: HTMLElement) => {
      for (let press = 0; press < 3; press += 1) {
        button.click()
        await undefined
      }
    })
    await expect(page.getByRole('dialog', { name: what })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/products')
  })

  test(`${id} closing repeatedly stays on the page: ${what}`, { tag: '@phone' }, async ({ page }) => {
    await open(page, '/cart')
    await open(page, '/products')
    await page.getByRole('button', { name: what, exact: true }).click()
    await expect(page.getByRole('dialog', { name: what })).toBeVisible()
    // Press without waiting for the effect of the press before.
    await Promise.all([1, 2, 3].map(() => page.keyboard.press('Escape')))
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
    await expect(page).toHaveURL('/products')
  })
}
