import { inCart } from '../../mocks/cart.ts'
import { limits } from '../../src/rules/limits.ts'
import {
  agree,
  expect,
  fillContact,
  fillStreet,
  hold,
  open,
  orderId,
  payButton,
  storeCart,
  test,
} from './shop.ts'

for (const [tab, tag] of [
  ['Card', '@phone'],
  ['Cash on Delivery', '@desktop'],
] as const) {
  test(`CHK-20 pressing pay repeatedly sends one order: ${tab}`, { tag }, async ({ page, watch }) => {
    await page.clock.install()
    const purchase = await hold(page, '**/api/products/purchase')
    await storeCart(page, [inCart(301)])
    await open(page, '/buying')
    await fillContact(page)
    await fillStreet(page, '17 Station Road, Wellawatte, Colombo 06')
    await page.getByRole('tab', { name: tab }).click()
    await agree(page)
    await expect(payButton(page)).toHaveText(/Rs\. 6,950\.00$/)
    await payButton(page).click({ clickCount: 3, delay: 20 })
    await expect(payButton(page)).toBeDisabled()
    await page.getByLabel('Last name').press('Enter')
    await payButton(page).click({ force: true })
    if (tab === 'Card') await page.clock.fastForward(limits.paymentWait)
    // Press again while the order is in flight.
    await purchase.asked
    await page.getByLabel('Last name').press('Enter')
    await payButton(page).click({ force: true })
    purchase.letThrough()
    await orderId(page)
    expect(watch.orders).toHaveLength(1)
  })
}

for (const [id, what, chunk, dialog] of [
  ['NAV-05', 'Menu', 'MobileMenu', 'Menu'],
  ['LIST-16', 'Filters', 'FilterDrawer', 'Filters'],
] as const) {
  test(`${id} pressing repeatedly while the page loads adds one history entry: ${what}`, {
    tag: '@phone',
  }, async ({ page }) => {
    const loading = await hold(page, `**/${chunk}*`)
    await open(page, '/products')
    const button = page.getByRole('button', { name: what, exact: true })
    await button.click()
    await loading.asked
    await button.click()
    await button.click()
    loading.letThrough()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/products')
  })

  test(`${id} closing repeatedly stays on the page: ${what}`, { tag: '@phone' }, async ({ page }) => {
    await open(page, '/cart')
    await open(page, '/products')
    await page.getByRole('button', { name: what, exact: true }).click()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    // Press without waiting for the effect of the press before.
    await Promise.all([1, 2, 3].map(() => page.keyboard.press('Escape')))
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
    await expect(page).toHaveURL('/products')
  })
}
