import { inCart } from '../../mocks/cart.ts'
import { expect, expectStoredCart, open, reload, storeCart, test } from './shop.ts'

test('BEY-09/ask a cart link asks before it touches a cart, and a reload adds nothing', {
  tag: '@phone',
}, async ({ page }) => {
  await storeCart(page, [inCart(301)])
  await open(page, '/cart?add=101:4,301:2')
  await page.getByRole('button', { name: 'Add to my cart' }).click()
  await expect(page.getByText("2 parts of the link are in your cart, at today's prices.")).toBeVisible()
  const now: [number, number][] = [
    [301, 3],
    [101, 4],
  ]
  await expectStoredCart(page, now)
  await expect(page).toHaveURL(/\/cart$/)
  await reload(page)
  await expect(page.getByRole('listitem', { name: /^Brass butt hinge/ })).toBeVisible()
  await expectStoredCart(page, now)
})
