import { findBrowser } from '../browser.ts'
import { expect, heading, lever, open, signedIn, test } from './shop.ts'

// Playwright switches the back/forward cache off.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test('CART-09 PRO-01 a page that the browser kept is current when it is shown again', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/contact-us')
  await expect(page.getByRole('link', { name: 'Login/Register' }).first()).toBeVisible()
  await page.evaluate(() => Object.assign(window, { kept: true }))
  await page.goto('/products/301')
  await expect(heading(page, lever)).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await signedIn(page)

  await page.goBack({ waitUntil: 'commit' })
  await expect(heading(page, 'Contact Us')).toBeVisible()
  expect(await page.evaluate(() => 'kept' in window)).toBe(true)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Profile' }).first()).toBeVisible()
})
