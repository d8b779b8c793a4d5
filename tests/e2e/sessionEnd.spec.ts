import type { Page } from '@playwright/test'
import { inCart } from '../../mocks/cart.ts'
import * as checkout from './checkout.ts'
import * as complaint from './complaint.ts'
import { expect, goTo, heading, open, refused, signIn, storeCart, test } from './shop.ts'

// A session that ends while a form is open: what was typed is there after the log-in that follows. The forms whose own
// call needs the session are in tests/faults, with the fault 401.

const user = { username: 'ruwan', password: 'Ruwan@2026' }

/** Opens a form with a session. Returns a function that ends it. */
async function openSignedIn(page: Page, address: string) {
  await page.clock.install()
  await page.request.post('/api/auth/login', { data: user })
  await storeCart(page, [inCart(301, 2)])
  await open(page, address)
  return () => page.context().clearCookies({ name: /session/ })
}

/** Opens a page that asks to sign in, signs in, and returns to the form. */
async function signInAgain(page: Page, address: string) {
  await goTo(page, '/profile?tab=orders')
  await expect(heading(page, 'Sign In')).toBeVisible()
  await signIn(page, user.username, user.password)
  await expect(heading(page, 'Ruwan Silva')).toBeVisible()
  await goTo(page, address)
}

test.beforeEach(({ watch }) => {
  watch.expected.push(refused)
})

test('complaint with its picture: what was typed survives the end of the session', {
  tag: '@phone',
}, async ({ page }) => {
  const endSession = await openSignedIn(page, '/complaint')
  await complaint.fill(page)
  await complaint.passCaptcha(page)
  await endSession()
  await signInAgain(page, '/complaint')
  for (const [label, value] of Object.entries(complaint.typed))
    await expect(page.getByLabel(label)).toHaveValue(value)
  await expect(page.getByText('angle-bracket-90@400.webp')).toBeVisible()
  await complaint.passCaptcha(page)
  await page.getByRole('button', { name: 'Submit Complaint' }).click()
  await expect(page.getByText('Complaint submitted successfully.').first()).toBeVisible()
})

test('checkout: what was typed survives the end of the session', { tag: '@phone' }, async ({ page }) => {
  const endSession = await openSignedIn(page, '/buying')
  await checkout.fill(page, '17 Station Road, Wellawatte, Colombo 06', 'Cash on Delivery')
  await page.getByLabel('Order notes').fill('Call from the gate.')
  await endSession()
  await checkout.payButton(page).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await signInAgain(page, '/buying')
  await expect(page.getByLabel('Order notes')).toHaveValue('Call from the gate.')
  await expect(page.getByRole('tab', { name: 'Cash on Delivery', selected: true })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /terms/ })).toBeChecked()
  await checkout.placeOrder(page)
})
