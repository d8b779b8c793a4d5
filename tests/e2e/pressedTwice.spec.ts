import { inCart } from '../../mocks/cart.ts'
import { agree, expect, fillContact, orderId, payButton, storeCart, street, test } from './shop.ts'

for (const tab of ['Card', 'Cash on Delivery']) {
  test(`CHK-20 pressing pay again and again sends one order: ${tab}`, async ({ page, watch }) => {
    await page.route('**/api/products/purchase', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await storeCart(page, [inCart(301)])
    await page.goto('/buying')
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
