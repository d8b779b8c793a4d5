import { inCart } from '../../mocks/cart.ts'
import { paths } from '../../src/paths.ts'
import { expect, expectStoredCart, open, storeCart, test, visits } from './shop.ts'

// A field of type number would count down, and the page would stand still.
test('the wheel over a focused quantity scrolls the page and never changes the number', {
  tag: '@desktop',
}, async ({ page }) => {
  await storeCart(page, [inCart(301, 5)])
  await open(page, paths.contact)
  const visit = visits(page)
  for (const address of ['/products/301', '/cart', '/products?view=sheet']) {
    await visit(address)
    const quantity = page
      .getByLabel(/^Quantity/)
      .and(page.locator('input'))
      .first()
    await quantity.fill('5')
    const top = await page.evaluate(() => Math.round(window.scrollY))
    await quantity.hover()
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeGreaterThan(top)
    await expect(quantity, address).toHaveValue('5')
  }
  await expectStoredCart(page, [[301, 5]])
  // Every other field of the shop that takes a number.
  expect(await page.locator('input[type=number]').count()).toBe(0)
})
