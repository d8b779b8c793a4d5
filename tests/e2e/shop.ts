import { EventEmitter, once } from 'node:events'
import { test as base, expect, type Page } from '@playwright/test'
import type { CartItem } from '../../src/rules/cart.ts'
import { limits } from '../../src/rules/limits.ts'

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
      context.on('weberror', (error) => wrong.push(`${error.error()} on ${error.page()?.url()}`))
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

/** Goes to an address within the open page, as a link of it would: what it needs is asked for by the browser. */
export const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, address)

/** Loads the open page anew, and waits until it answers to presses and typing. */
export async function reload(page: Page) {
  await page.reload()
  await ready(page)
}

/** What the browser says of an answer with an error status. */
export const refused = /Failed to load resource: the server responded with a status of/

export const lever = 'Return-to-door lever on rose 19 mm, satin nickel'
export const gutter = 'Half-round gutter 112 mm with brackets, white'

/** Puts items into the stored cart before the page is opened next; what the shop stores afterwards stands. */
export const storeCart = (page: Page, cart: CartItem[] | string) =>
  page.addInitScript(
    ([text, once]) => {
      if (sessionStorage.getItem(once)) return
      sessionStorage.setItem(once, 'stored')
      localStorage.setItem('cart', text)
    },
    [typeof cart === 'string' ? cart : JSON.stringify(cart), `test ${crypto.randomUUID()}`] as const,
  )

/** The stored cart comes to these pairs of product and quantity; null when nothing is stored. */
export const expectStoredCart = (page: Page, pairs: [number, number][] | null) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const text = localStorage.getItem('cart')
        const items: { product_id: number; quantity: number }[] | null = text && JSON.parse(text)
        return items?.map(({ product_id, quantity }) => [product_id, quantity]) ?? null
      }),
    )
    .toEqual(pairs)

/** Signs in behind the page's back, before it is opened. */
export const signedIn = (page: Page) =>
  page.request.post('/api/auth/login', { data: { username: 'demo', password: 'Demo@2026' } })

/** Fills in and sends the Sign In tab of the page that is open, once that is in sight: Register has a user name too. */
export async function signIn(page: Page, username: string, password: string) {
  const panel = page.getByRole('tabpanel', { name: 'Sign In' })
  await panel.getByLabel('Username').fill(username)
  await panel.getByLabel('Password', { exact: true }).fill(password)
  await panel.getByRole('button', { name: 'Sign In' }).click()
}

const unusedPreload = /preload/
const canary = '/favicon.svg?preloaded-without-use'

/** Gives by how much the content of the page has moved by itself since it was opened; called before that. */
export async function watchShifts(page: Page) {
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
  return () => page.evaluate(() => (window as unknown as { shifts: number }).shifts)
}

/** What the page asks for from now on, what it preloads without use, and by how much its content moves by itself. */
export async function watchLoad(page: Page) {
  const shifts = await watchShifts(page)
  const asked: string[] = []
  const unused: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname + search !== canary) asked.push(pathname + search)
  })
  page.on('console', (message) => {
    if (unusedPreload.test(message.text()) && !message.text().includes(canary)) unused.push(message.text())
  })
  // The browser tells of all preloads without use at once, some seconds after the load: of this one for certain.
  const told = page.waitForEvent('console', (message) => message.text().includes(canary))
  await page.addInitScript((href) => {
    addEventListener('DOMContentLoaded', () => {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'preload', as: 'image', href })
      document.head.append(link)
    })
  }, canary)
  return {
    asked,
    unused,
    /** The page has asked for nothing for a while, and the browser has told which preloads were of no use. */
    settled: () => Promise.all([nothingAsked(page), told]),
    calls: () => asked.filter((path) => path.startsWith('/api/')).sort(),
    twice: () => asked.filter((each, at) => asked.indexOf(each) !== at),
    shifts,
  }
}

/** The page has asked for all that it was about to: a request made now comes after it. */
export const requestsSent = (page: Page) =>
  page.evaluate(() => fetch('/favicon.svg', { cache: 'no-store' }).then(({ status }) => status))

/** Everything that the page asks for by itself has come: half a second has passed without a request. */
export const nothingAsked = (page: Page) => page.waitForLoadState('networkidle')

/** Holds back what the page asks for at addresses like this, until it is let through; `asked` when that has begun. */
export async function hold(page: Page, address: string | RegExp) {
  const begun = new EventEmitter()
  const asked = once(begun, 'asked')
  const free = once(begun, 'free')
  await page.route(address, async (route) => {
    begun.emit('asked')
    await free
    await route.continue()
  })
  return { asked, letThrough: () => begun.emit('free') }
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

/** Presses pay, and lets the time of the simulated payment pass at once: the test has installed the page's clock. */
export async function pay(page: Page) {
  await payButton(page).click()
  await expect(payButton(page)).toHaveText('Processing...')
  await page.clock.fastForward(limits.paymentWait)
}

/** What `fillContact` has filled in still stands. */
export async function expectContact(page: Page) {
  await expect(page.getByLabel('First name')).toHaveValue('Nadeesha')
  await expect(page.getByLabel('Last name')).toHaveValue('Perera')
  await expect(page.getByLabel('Email')).toHaveValue('nadeesha@mail.example')
  await expect(page.getByLabel('Phone')).toHaveValue('0771234567')
}

/** Fills in the address, and lets the time pass after which its delivery is asked for: the clock is the test's. */
export async function fillStreet(page: Page, address: string) {
  await street(page).fill(address)
  await page.clock.fastForward(limits.deliveryDelay)
}

/** Types the beginning of an address and takes the place that is offered; the clock is the test's. */
export async function chooseAddress(page: Page, typed: string, place: string) {
  await street(page).fill('')
  await street(page).pressSequentially(typed)
  await page.getByRole('option', { name: place }).click()
  await page.clock.fastForward(limits.deliveryDelay)
}

export const agree = (page: Page) =>
  page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check()

/** The number on the confirmation, without its prefix. */
export async function orderId(page: Page): Promise<number> {
  await expect(heading(page, 'Order placed')).toBeVisible()
  const shown = await page.getByText(/^NLOD-\d+$/).textContent()
  return Number(shown?.replace('NLOD-', ''))
}
