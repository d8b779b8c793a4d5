import type { Page } from '@playwright/test'
import { inCart } from '../../mocks/cart.ts'
import * as checkout from './checkout.ts'
import * as complaint from './complaint.ts'
import { expect, goTo, heading, open, refused, signIn, storeCart, test } from './shop.ts'

// A session that ends while a form is open: what was typed is there after the log-in that follows. The forms whose own
// call needs the session are in tests/faults, with the fault 401.

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const toast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

async function expectFields(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields))
    await expect(page.locator('main').getByLabel(label, { exact: true })).toHaveValue(value)
}

const user = { username: 'ruwan', password: 'Ruwan@2026' }

async function signInAgain(page: Page) {
  await expect(heading(page, 'Sign In')).toBeVisible()
  await signIn(page, user.username, user.password)
  await expect(heading(page, 'Ruwan Silva')).toBeVisible()
}

const forms: {
  name: string
  at: string
  fill: (page: Page) => Promise<unknown>
  /** Makes a call that is refused, because the session has ended. */
  send?: (page: Page) => Promise<unknown>
  expectKept: (page: Page) => Promise<unknown>
  works: (page: Page) => Promise<unknown>
}[] = [
  {
    name: 'complaint with its picture',
    at: '/complaint',
    fill: async (page) => {
      await complaint.fill(page)
      await complaint.passCaptcha(page)
    },
    expectKept: async (page) => {
      for (const [label, value] of Object.entries(complaint.typed))
        await expect(page.getByLabel(label)).toHaveValue(value)
      await expect(page.getByText('angle-bracket-90@400.webp')).toBeVisible()
    },
    works: async (page) => {
      await complaint.passCaptcha(page)
      await press(page, 'Submit Complaint')
      await toast(page, 'Complaint submitted successfully.')
    },
  },
  {
    name: 'checkout',
    at: '/buying',
    fill: async (page) => {
      await checkout.fill(page, '17 Station Road, Wellawatte, Colombo 06', 'Cash on Delivery')
      await page.getByLabel('Order notes').fill('Call from the gate.')
    },
    send: async (page) => {
      await checkout.payButton(page).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
    },
    expectKept: async (page) => {
      await expectFields(page, { 'Order notes (optional)': 'Call from the gate.' })
      await expect(page.getByRole('tab', { name: 'Cash on Delivery', selected: true })).toBeVisible()
      await expect(page.getByRole('checkbox', { name: /terms/ })).toBeChecked()
    },
    works: async (page) => {
      await checkout.placeOrder(page)
    },
  },
]

for (const { name, at, fill, send, expectKept, works } of forms)
  test(`${name}: what was typed survives the end of the session`, { tag: '@phone' }, async ({
    page,
    watch,
  }) => {
    watch.expected.push(refused)
    await page.clock.install()
    await page.request.post('/api/auth/login', { data: user })
    await storeCart(page, [inCart(301, 2)])
    await open(page, at)
    await fill(page)
    await page.context().clearCookies({ name: /session/ })
    await send?.(page)
    await goTo(page, '/profile?tab=orders')
    await signInAgain(page)
    await goTo(page, at)
    await expectKept(page)
    await works(page)
  })
