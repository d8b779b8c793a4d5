import { inCart } from '../../mocks/cart.ts'
import { agree, expect, fillContact, open, orderId, payButton, storeCart, street, test } from './shop.ts'

for (const tab of ['Card', 'Cash on Delivery']) {
  test(`CHK-20 pressing pay again and again sends one order: ${tab}`, async ({ page, watch }) => {
    await page.route('**/api/products/purchase', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await storeCart(page, [inCart(301)])
    await open(page, '/buying')
    await fillContact(page)
    await street(page).fill('17 Station Road, Wellawatte, Colombo 06')
    await page.getByRole('tab', { name: tab }).click()
    await agree(page)
    await expect(payButton(page)).toHaveText(/Rs\. 6,950\.00$/)
    await payButton(page).click({ clickCount: 3, delay: 20 })
    await expect(payButton(page)).toBeDisabled()
    await page.getByLabel('Last name').press('Enter')
    await payButton(page).click({ force: true })
    await orderId(page)
    expect(watch.orders).toHaveLength(1)
  })
}

for (const [id, what, chunk, dialog] of [
  ['NAV-05', 'Menu', 'MobileMenu', 'Menu'],
  ['LIST-16', 'Filters', 'FilterDrawer', 'Filters'],
] as const) {
  test(`${id} pressing again while it loads opens one step of the history: ${what}`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'there is no such button in a wide window')
    await page.route(`**/${chunk}*`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800))
      await route.continue()
    })
    await open(page, '/products')
    const button = page.getByRole('button', { name: what, exact: true })
    await button.click()
    await button.click()
    await button.click()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test(`${id} closing again and again stays on the page: ${what}`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'there is no such button in a wide window')
    await open(page, '/cart')
    await open(page, '/products')
    await page.getByRole('button', { name: what, exact: true }).click()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    const slowly = await page.context().newCDPSession(page)
    await slowly.send('Emulation.setCPUThrottlingRate', { rate: 20 })
    await Promise.all([1, 2, 3].map(() => page.keyboard.press('Escape')))
    await expect(page.getByRole('dialog')).toBeHidden()
    await slowly.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
    await expect(page).toHaveURL('/products')
  })
}
