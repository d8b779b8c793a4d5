import { test as base, expect, type Page } from '@playwright/test'
import type { CartItem } from '../../src/rules/cart.ts'

export { expect } from '@playwright/test'

type Watch = {
  /** Console messages that the test brings about itself, such as a refused request. */
  expected: RegExp[]
  /** Bodies of the orders sent to the server, oldest first. */
  orders: Record<string, unknown>[]
}

/**
 * Every test fails on a console error, an uncaught exception, or a request to another origin, in any of its tabs.
 * The consent question is answered beforehand.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context, baseURL }, use) => {
      const own = String(baseURL)
      const watch: Watch = { expected: [], orders: [] }
      const wrong: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') wrong.push(message.text())
      })
      context.on('weberror', (error) => wrong.push(String(error.error())))
      context.on('request', (request) => {
        const url = new URL(request.url())
        if (/^https?:$/.test(url.protocol) && url.origin !== own) wrong.push(`${url} is not the shop's own`)
        if (request.method() === 'POST' && url.pathname === '/api/products/purchase')
          watch.orders.push(request.postDataJSON())
      })
      await context.addCookies([{ name: 'cookie_consent', value: 'false', url: own }])
      await use(watch)
      expect(wrong.filter((said) => !watch.expected.some((known) => known.test(said)))).toEqual([])
    },
    { auto: true },
  ],
})

/** The page that is open answers to presses and typing: what comes before that is lost. */
export const ready = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

/** Opens an address of the shop, and waits until its page answers to presses and typing. */
export async function open(page: Page, address: string) {
  await page.goto(address)
  await ready(page)
}

/** Loads the open page anew, and waits until it answers to presses and typing. */
export async function reload(page: Page) {
  await page.reload()
  await ready(page)
}

/** What the browser says of an answer with an error status. */
export const refused = /Failed to load resource: the server responded with a status of/

export const lever = 'Return-to-door lever on rose 19 mm, satin nickel'
export const gutter = 'Half-round gutter 112 mm with brackets, white'

/** Puts items into the stored cart before the shop is opened. */
export async function storeCart(page: Page, cart: CartItem[] | string) {
  // The smallest file of the shop's own origin.
  await page.goto('/favicon.svg')
  await page.evaluate(
    (text) => localStorage.setItem('cart', text),
    typeof cart === 'string' ? cart : JSON.stringify(cart),
  )
}

/** The stored cart as pairs of product and quantity; null when nothing is stored. */
export const storedCart = (page: Page): Promise<[number, number][] | null> =>
  page.evaluate(() => {
    const text = localStorage.getItem('cart')
    const items: { product_id: number; quantity: number }[] | null = text && JSON.parse(text)
    return items?.map(({ product_id, quantity }) => [product_id, quantity]) ?? null
  })

/** Signs in behind the page's back, before it is opened. */
export const signedIn = (page: Page) =>
  page.request.post('/api/auth/login', { data: { username: 'demo', password: 'Demo@2026' } })

/** Fills in and sends the Sign In tab of the page that is open. */
export async function signIn(page: Page, username: string, password: string) {
  const panel = page.getByRole('tabpanel')
  await panel.getByLabel('Username').fill(username)
  await panel.getByLabel('Password', { exact: true }).fill(password)
  await panel.getByRole('button', { name: 'Sign In' }).click()
}

/** What the page asks for from now on, what it preloads without use, and by how much its content moves by itself. */
export async function watchLoad(page: Page) {
  const asked: string[] = []
  const unused: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    asked.push(pathname + search)
  })
  page.on('console', (message) => {
    if (message.text().includes('preload')) unused.push(message.text())
  })
  await page.addInitScript(() => {
    const seen = window as unknown as { shifts: number }
    seen.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) seen.shifts += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return {
    asked,
    unused,
    calls: () => asked.filter((path) => path.startsWith('/api/')).sort(),
    twice: () => asked.filter((each, at) => asked.indexOf(each) !== at),
    shifts: () => page.evaluate(() => (window as unknown as { shifts: number }).shifts),
  }
}

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

export const payButton = (page: Page) =>
  page.getByRole('button', { name: /^(Pay\b|Place order|Processing|Working out)/ })

export const street = (page: Page) => page.getByRole('combobox', { name: 'Street address' })

export async function fillContact(page: Page) {
  await page.getByLabel('First name').fill('Nadeesha')
  await page.getByLabel('Last name').fill('Perera')
  await page.getByLabel('Email').fill('nadeesha@mail.example')
  await page.getByLabel('Phone').fill('077 123 4567')
}

/** What `fillContact` has filled in still stands. */
export async function expectContact(page: Page) {
  await expect(page.getByLabel('First name')).toHaveValue('Nadeesha')
  await expect(page.getByLabel('Last name')).toHaveValue('Perera')
  await expect(page.getByLabel('Email')).toHaveValue('nadeesha@mail.example')
  await expect(page.getByLabel('Phone')).toHaveValue('0771234567')
}

/** Types the beginning of an address and takes the place that is offered. */
export async function chooseAddress(page: Page, typed: string, place: string) {
  await street(page).fill('')
  await street(page).pressSequentially(typed)
  await page.getByRole('option', { name: place }).click()
}

export const agree = (page: Page) =>
  page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check()

/** The number on the confirmation, without its prefix. */
export async function orderId(page: Page): Promise<number> {
  await expect(heading(page, 'Order placed')).toBeVisible()
  const shown = await page.getByText(/^NLOD-\d+$/).textContent()
  return Number(shown?.replace('NLOD-', ''))
}
