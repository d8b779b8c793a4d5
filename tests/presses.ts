import { parseArgs } from 'node:util'
import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { inCart } from '../mocks/cart.ts'
import { nodePasswords } from '../server/account/nodePasswords.ts'
import { memoryStore } from '../server/memory/store.ts'
import { phoneSlowdown, say, startBrowser, startBuiltShop } from './builtShop.ts'
import { catalogueOf } from './catalogueOf.ts'

/**
 * `npm run presses [-- --only=filters --products=10000]`: how soon the built shop answers, with a processor as
 * slow as a phone's and the real server. Prints the worst of three tries beside the budgets, and exits with 1 when
 * a budget is exceeded. Nothing else should run on the machine at the same time.
 *
 * - Interactions: from the press to the next paint, as the browser reports it (Event Timing, in steps of 8 ms). 'List to
 *   product, heading' is the time from the lifted finger to the paint of the product's heading, with the data at hand.
 * - First presses on a slow line (150 ms a request, 1.6 Mbit/s), after hydration and one second after the navigation
 *   began: from the lifted finger to the effect.
 */
const tries = 3
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

type Budget = { most: number; goal: number }
const interactionBudget: Budget = { most: 200, goal: 100 }
const firstPressBudget = { hydrated: { most: 200, goal: 100 }, early: { most: 1500, goal: 1000 } }

type Interaction = {
  name: string
  address: string
  /** Takes the page to where the interaction begins; not measured. */
  before?: (page: Page) => Promise<unknown>
  /** What is pressed. It is scrolled into view, if it must be, before the measurement: a shopper has seen it, too. */
  target: (page: Page) => Locator
  /** Default: a tap. */
  press?: (target: Locator) => Promise<unknown>
  /** The heading that the press leads to; measured until it is painted, instead of Event Timing. */
  heading?: RegExp
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()
const filters = button(/^Filters/)
const part = (page: Page) => page.getByRole('link', { name: /^Details, / }).nth(1)
const searchBox = (page: Page) => page.getByRole('main').getByRole('textbox')
const sortOrder = (page: Page) => page.getByRole('combobox', { name: 'Sort by' })

const interactions: Interaction[] = [
  { name: 'Open the menu', address: '/', target: button('Menu') },
  {
    name: 'Type in the search, slowest of 6 keys',
    address: '/searchbarr',
    before: (page) => searchBox(page).tap(),
    target: searchBox,
    press: (box) => box.pressSequentially('hinges', { delay: 150 }),
  },
  { name: 'Open the filters', address: '/products', target: filters },
  {
    name: 'Tick a brand',
    address: '/products',
    before: (page) => filters(page).tap(),
    target: (page) => page.getByRole('dialog').getByRole('checkbox', { disabled: false }).nth(5),
  },
  {
    name: 'Change the sort order',
    address: '/products',
    before: (page) => sortOrder(page).focus(),
    target: sortOrder,
    press: (select) => select.press('ArrowDown'),
  },
  {
    name: 'Switch to the spec sheet',
    address: '/products',
    target: (page) => page.getByRole('link', { name: 'Spec sheet' }),
  },
  { name: 'Add from the spec sheet', address: '/products?view=sheet', target: button(/^Add/) },
  { name: 'Add to Cart', address: '/products/101', target: button('Add to Cart') },
  { name: 'One more, product', address: '/products/101', target: button(/^One more/) },
  {
    name: 'Open the cart',
    address: '/products/101',
    target: (page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ }),
  },
  { name: 'One more, cart', address: '/cart', target: button(/^One more/) },
  {
    name: 'Switch the way to pay',
    address: '/buying',
    target: (page) => page.getByRole('tab', { name: 'Cash on Delivery' }),
  },
  { name: 'List to product', address: '/products', target: part },
  { name: 'List to product, heading', address: '/products', target: part, heading: /^(?!Products$)/ },
]

type FirstPress = {
  name: string
  address: string
  /**
   * The element to press, as a selector of Playwright, and what is there once the press has acted, as a selector of
   * CSS.
   */
  target: string
  effect: string
  key?: string
}

const firstPresses: FirstPress[] = [
  { name: 'Menu', address: '/', target: 'button[aria-label="Menu"]', effect: '[role=dialog]' },
  {
    name: 'Filters',
    address: '/products',
    target: 'main button[aria-haspopup=dialog]',
    effect: '[role=dialog]',
  },
  {
    name: 'Add to Cart',
    address: '/products/101',
    target: 'main button:text-is("Add to Cart")',
    effect: '[data-sonner-toast]',
  },
  {
    name: 'A key in the search',
    address: '/searchbarr',
    target: 'main form input',
    effect: 'main button[aria-label^="Clear"]',
    key: 'h',
  },
]

/** Runs in the page before its scripts: notes interactions, the time of the last press, and that of its effect. */
function watchPresses() {
  type Noted = { interactionId: number; duration: number }
  const interactions: Noted[] = []
  const watch = {
    interactions,
    /** Resolves once an element matches, with the milliseconds from the last press to the frame that shows it. */
    effect: (matches: () => boolean) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (watch.pressed === 0 || !matches()) return
          observer.disconnect()
          // The task after the frame, before what React does next, which has no part in it.
          requestAnimationFrame(() => {
            scheduler.postTask(() => resolve(performance.now() - watch.pressed), {
              priority: 'user-blocking',
            })
          })
        }
        const observer = new MutationObserver(look)
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
        look()
      }),
    pressed: 0,
  }
  Object.assign(window, { watch })
  // A button acts when the finger is lifted; how long it was down is not the shop's.
  for (const type of ['pointerup', 'keydown'])
    addEventListener(type, ({ timeStamp }) => (watch.pressed ||= timeStamp), true)
  new PerformanceObserver((list) => interactions.push(...(list.getEntries() as unknown as Noted[]))).observe({
    type: 'event',
    durationThreshold: 16,
  } as PerformanceObserverInit)
}
declare const watch: {
  interactions: { interactionId: number; duration: number }[]
  effect: (matches: () => boolean) => Promise<number>
  pressed: number
}

async function openPage(browser: Browser, origin: string, line?: typeof slowLine) {
  const context = await browser.newContext({ ...phone, baseURL: origin })
  await context.addCookies([{ name: 'cookie_consent', value: 'false', url: origin }])
  // Not the first visit of the session: the home page's loading bar would cover what is pressed.
  await context.addInitScript(`sessionStorage.setItem('homeOpened', 'true')`)
  await context.addInitScript(
    `if (!localStorage.getItem('cart')) localStorage.setItem('cart', ${JSON.stringify(JSON.stringify([inCart(301, 2)]))})`,
  )
  await context.addInitScript(watchPresses)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (line) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
  }
  return { page, session, close: () => context.close() }
}

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
// A fixed time: nothing tells when a page has stopped working, and the measurement includes that nothing more happens.
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Milliseconds of one try of an interaction. */
async function measure(browser: Browser, origin: string, interaction: Interaction) {
  const { address, before, target, press = (element) => element.tap(), heading } = interaction
  const { page, close } = await openPage(browser, origin)
  try {
    await page.goto(address, { waitUntil: 'load' })
    await hydrated(page)
    // What stood in for the page until it was hydrated goes a moment later.
    await page.locator('[data-first-paint]').first().waitFor({ state: 'detached' })
    await before?.(page)
    await target(page).scrollIntoViewIfNeeded()
    // The page is at rest: what it does on its own has ended. The service worker begins two seconds after loading.
    await pause(4000)
    if (heading) {
      await page.evaluate(() => {
        watch.pressed = 0
      })
      const latency = page.evaluate(
        (source) =>
          watch.effect(() => new RegExp(source).test(document.querySelector('h1')?.textContent ?? '')),
        heading.source,
      )
      await press(target(page))
      return await latency
    }
    await page.evaluate(() => {
      watch.interactions.length = 0
    })
    await press(target(page))
    await pause(1500)
    // The browser reports no interactions shorter than 16 ms.
    return await page.evaluate(() =>
      Math.max(
        16,
        ...watch.interactions
          .filter(({ interactionId }) => interactionId > 0)
          .map(({ duration }) => duration),
      ),
    )
  } finally {
    await close()
  }
}

/** Presses at the middle of an element, as a finger does: whatever is there gets it, ready or not. */
async function pressAt(page: Page, session: CDPSession, { target, key }: FirstPress) {
  const { x, y } = await page
    .locator(target)
    .first()
    .evaluate((element: HTMLElement) => {
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      if (element instanceof HTMLInputElement) element.focus()
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    })
  if (key) {
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
  } else {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
}

/** Milliseconds from a first press to its effect. */
async function measureFirst(browser: Browser, origin: string, first: FirstPress, early: boolean) {
  const { page, session, close } = await openPage(browser, origin, slowLine)
  try {
    await page.goto(first.address, { waitUntil: 'commit' })
    if (early) await page.waitForFunction(() => performance.now() >= 1000)
    else {
      await hydrated(page)
      await pause(500)
    }
    const acted = page.evaluate(
      (selector) => watch.effect(() => document.querySelector(selector) !== null),
      first.effect,
    )
    await pressAt(page, session, first)
    return await acted
  } finally {
    await close()
  }
}

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, products: { type: 'string', default: '351' } },
})
const chosen = ({ name }: { name: string }) => name.toLowerCase().includes(values.only.toLowerCase())

let failed = false
async function report(name: string, { most, goal }: Budget, once: () => Promise<number>) {
  const times: number[] = []
  for (let count = 0; count < tries; count += 1) times.push(Math.round(await once()))
  const worst = Math.max(...times)
  const over = worst > most
  failed ||= over
  const answer = `${name.padEnd(44)} ${String(worst).padStart(5)} of ${most} ms, goal ${goal}`
  say(`${answer}  (${times.join(', ')})${over ? '  OVER BUDGET' : ''}`)
}

const store = memoryStore(catalogueOf(Number(values.products)), nodePasswords)
const server = await startBuiltShop({ store, renderLimit: 60_000 })
const browser = await startBrowser()
const slowdown = await phoneSlowdown(browser)
try {
  for (const each of interactions.filter(chosen))
    await report(each.name, interactionBudget, () => measure(browser, server.url, each))
  for (const each of firstPresses.filter(chosen)) {
    await report(`First press: ${each.name}, hydrated`, firstPressBudget.hydrated, () =>
      measureFirst(browser, server.url, each, false),
    )
    await report(`First press: ${each.name}, at 1 s`, firstPressBudget.early, () =>
      measureFirst(browser, server.url, each, true),
    )
  }
} finally {
  await browser.close()
  await server.close()
}
process.exit(failed ? 1 : 0)
