import { inCart } from '../../mocks/cart.ts'
import { expect, expectStoredCart, gutter, lever, open, signedIn, storeCart, test } from './shop.ts'

test('CART-09 NAV-07 two tabs show the same cart', { tag: '@desktop' }, async ({ page, context }) => {
  await storeCart(page, [inCart(1017)])
  await open(page, '/cart')
  const other = await context.newPage()
  await open(other, '/products/301')
  await expect(other.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()

  await other.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await expect(page.getByText('2 parts')).toBeVisible()
  await expect(page.getByRole('listitem', { name: lever })).toBeVisible()

  // A change in this tab applies to the cart as the other tab left it.
  await page.getByRole('button', { name: `Remove ${gutter}` }).click()
  await expect(other.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expectStoredCart(other, [[301, 1]])
})

test('AUTH-10 PRO-01 a page is current that comes back from the back/forward cache, or is looked at again', {
  tag: '@desktop',
}, async ({ page }) => {
  const link = (name: string) => page.getByRole('link', { name }).first()
  await open(page, '/contact-us')
  await expect(link('Login/Register')).toBeVisible()
  await signedIn(page)
  // Imitates Back to a page that the browser kept in memory: the headless browser keeps no pages itself.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(link('Profile')).toBeVisible()
  // Somebody signs out in another tab.
  await page.request.post('/api/auth/logout')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(link('Login/Register')).toBeVisible()
})
