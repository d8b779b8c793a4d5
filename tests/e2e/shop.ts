import { EventEmitter, once } from 'node:events'
import { type BrowserContext, test as base, expect, type Page, type Request } from '@playwright/test'
import type { CartItem } from '../../src/rules/cart.ts'

export { expect } from '@playwright/test'

type Watch = {
  /** Console errors that the test causes on purpose, such as a refused request. */
  expected: RegExp[]
  /** Bodies of the orders sent to the server, oldest first. */
  orders: Record<string, unknown>[]
  follow: (context: BrowserContext) => Promise<void>
}

/**
 * Fails every test on a console error, an uncaught exception, or a request to another origin, in any of its tabs. The
 * consent banner is answered in advance.
 */
export const test = base.extend<{ watch: Watch; newVisitor: () => Promise<Page> }>({
  watch: [
    async ({ context, baseURL }, use) => {
      const own = String(baseURL)
      const wrong: string[] = []
      const watch: Watch = {
        expected: [],
        orders: [],
        async follow(each) {
          each.on('console', (message) => {
            if (message.type() === 'error') wrong.push(message.text())
          })
          each.on('weberror', (error) => wrong.push(`${error.error()} on ${error.page()?.url()}`))
          each.on('request', (request) => {
            const url = new URL(request.url())
            if (/^https?:$/.test(url.protocol) && url.origin !== own)
              wrong.push(`${url} is not the shop's own`)
            if (request.method() === 'POST' && url.pathname === '/api/products/purchase')
              watch.orders.push(request.postDataJSON())
          })
          await each.addCookies([{ name: 'cookie_consent', value: 'false', url: own }])
        },
      }
      await watch.follow(context)
      await use(watch)
      expect(wrong.filter((message) => !watch.expected.some((pattern) => pattern.test(message)))).toEqual([])
    },
    { auto: true },
  ],
  /** Opens a tab of a further visitor, for whom the browser has stored and cached nothing. */
  newVisitor: async ({ browser, watch }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext()
      contexts.push(context)
      await watch.follow(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

/** Waits until the open page is hydrated; earlier clicks and typing would be lost. */
export const ready = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

/** Opens an address of the shop and waits until the page is hydrated. */
export async function open(page: Page, address: string) {
  await page.goto(address)
  await ready(page)
}

/** Navigates within the open page, as a link does: the browser fetches the data, not the server. */
export const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, address)

/**
 * Returns a function that opens an address within the open page, as `goTo` does, and waits until it is there with all that it
 * loads: the page before stays until then.
 */
export function visits(page: Page) {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  /** What tells one state of the page from the next, or undefined while it has no heading or something is loading. */
  const look = async () => {
    const state = await page.evaluate(() => {
      const isBusy = document.querySelector('#loading, [aria-busy=true]')
      if (isBusy || document.querySelectorAll('main h1').length !== 1) return undefined
      return `${location.href} ${document.querySelectorAll('*').length} ${document.body.textContent}`
    })
    return pending.size === 0 ? state : undefined
  }
  return async (address: string) => {
    await goTo(page, address)
    // Rendering the page takes many short tasks, between which the one before is seen.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 })))
    let before: string | undefined
    // Two equal results in a row: nothing has changed in between.
    await expect
      .poll(
        async () => {
          const now = await look()
          const isSame = now !== undefined && now === before
          before = now
          return isSame
        },
        { intervals: [50], message: address },
      )
      .toBe(true)
  }
}

/** Reloads the open page and waits until it is hydrated. */
export async function reload(page: Page) {
  await page.reload()
  await ready(page)
}

/** The browser's console message for a response with an error status. */
export const refused = /Failed to load resource: the server responded with a status of/

export const lever = 'Return-to-door lever on rose 19 mm, satin nickel'
export const gutter = 'Half-round gutter 112 mm with brackets, white'

/** Stores a cart before the next page opens. Later changes by the shop are kept. */
export const storeCart = (page: Page, cart: CartItem[] | string) =>
  page.addInitScript(
    ([text, once]) => {
      if (sessionStorage.getItem(once)) return
      sessionStorage.setItem(once, 'stored')
      localStorage.setItem('cart', text)
    },
    [typeof cart === 'string' ? cart : JSON.stringify(cart), `test ${crypto.randomUUID()}`] as const,
  )

/** Waits until the stored cart holds these pairs of product id and quantity; null for no stored cart. */
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

/** Signs in by a direct request, before a page is opened. */
export const signedIn = (page: Page) =>
  page.request.post('/api/auth/login', { data: { username: 'demo', password: 'Demo@2026' } })

/** Fills in and sends the Sign In tab of the open page. Searches inside its panel: Register has a Username too. */
export async function signIn(page: Page, username: string, password: string) {
  const panel = page.getByRole('tabpanel', { name: 'Sign In' })
  await panel.getByLabel('Username').fill(username)
  await panel.getByLabel('Password', { exact: true }).fill(password)
  await panel.getByRole('button', { name: 'Sign In' }).click()
}

const unusedPreload = /preload/
const canary = '/favicon.svg?preloaded-without-use'

/** Records the page's requests from now on, its unused preloads, and its layout shift. */
export async function watchLoad(page: Page) {
  await page.addInitScript(() => {
    const record = window as unknown as { shifts: number }
    record.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) record.shifts += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const requests: string[] = []
  const unused: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname + search !== canary) requests.push(pathname + search)
  })
  page.on('console', (message) => {
    if (unusedPreload.test(message.text()) && !message.text().includes(canary)) unused.push(message.text())
  })
  // The browser reports all unused preloads together, some seconds after the load. This one is certain to be reported.
  const report = page.waitForEvent('console', (message) => message.text().includes(canary))
  await page.addInitScript((href) => {
    addEventListener('DOMContentLoaded', () => {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'preload', as: 'image', href })
      document.head.append(link)
    })
  }, canary)
  return {
    requests,
    unused,
    /** Resolves when the page has stopped making requests and the browser has reported unused preloads. */
    settled: () => Promise.all([nothingAsked(page), report]),
    calls: () => requests.filter((path) => path.startsWith('/api/')).sort(),
    twice: () => requests.filter((each, at) => requests.indexOf(each) !== at),
    shifts: () => page.evaluate(() => (window as unknown as { shifts: number }).shifts),
  }
}

/** Resolves once earlier requests have been sent: makes a request that comes after them. */
export const requestsSent = (page: Page) =>
  page.evaluate(() => fetch('/favicon.svg', { cache: 'no-store' }).then(({ status }) => status))

/** Resolves when the page has made no request for half a second. */
// biome-ignore lint/nursery/noPlaywrightNetworkidle: no event says that nothing more is asked
export const nothingAsked = (page: Page) => page.waitForLoadState('networkidle')

/** Holds back requests to matching addresses until `letThrough`. `request` resolves at the first such request. */
export async function hold(page: Page, address: string | RegExp) {
  const begun = new EventEmitter()
  const request = once(begun, 'request')
  const free = once(begun, 'free')
  await page.route(address, async (route) => {
    begun.emit('request')
    await free
    await route.continue()
  })
  return { request, letThrough: () => begun.emit('free') }
}

/** Waits for two frames: what was rendered before has been painted then, and reported. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

/** Returns how many pages of paper the page takes when it is printed. */
export async function paperPages(page: Page): Promise<number | undefined> {
  const pdf = await page.pdf({ format: 'A4', margin: { top: '10mm', bottom: '10mm' } })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length
}
