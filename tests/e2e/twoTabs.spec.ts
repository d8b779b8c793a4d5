import { inCart } from '../../mocks/cart.ts'
import {
  expect,
  expectStoredCart,
  gutter,
  heading,
  lever,
  open,
  signedIn,
  signIn,
  storeCart,
  test,
} from './shop.ts'

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

  await other.getByRole('link', { name: 'Cart, 1 item' }).click()
  await expect(other.getByRole('listitem', { name: gutter })).toHaveCount(0)
  await other.getByRole('button', { name: `One more of ${lever}` }).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('2')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(other.getByRole('listitem', { name: gutter })).toBeVisible()
  await expectStoredCart(other, [
    [1017, 1],
    [301, 2],
  ])
})

test('AUTH-03 AUTH-10 a tab that is looked at again knows who has signed in or out in another', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await open(page, '/products/301')
  const other = await context.newPage()
  await open(other, '/login')
  await signIn(other, 'demo', 'Demo@2026')
  await expect(heading(other, 'Nadeesha Perera')).toBeVisible()
  await lookAgain()
  await expect(page.getByRole('link', { name: 'Profile' }).first()).toBeVisible()

  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(heading(other, 'Sign In')).toBeVisible()
  await lookAgain()
  await expect(page.getByRole('link', { name: 'Login/Register' }).first()).toBeVisible()
})

test('CART-09 PRO-01 a page that comes back from the back/forward cache is current', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/contact-us')
  await expect(page.getByRole('link', { name: 'Login/Register' }).first()).toBeVisible()
  await signedIn(page)
  // Imitates Back to a page that the browser kept in memory while another page filled the cart: the kept page heard
  // nothing of it. The headless browser keeps no pages itself.
  await page.evaluate(
    (cart) => {
      localStorage.setItem('cart', cart)
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    },
    JSON.stringify([inCart(301)]),
  )
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Profile' }).first()).toBeVisible()
})
