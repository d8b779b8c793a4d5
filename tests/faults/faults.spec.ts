import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { test as base, expect, type Page, type Request } from '@playwright/test'
import { calls } from '../../src/api/contract.ts'
import { callTimeout } from '../../src/lib/endpoint.ts'
import { cartKey, homeVisitKey } from '../../src/rules/storageKeys.ts'
import { heading, ready } from '../e2e/shop.ts'
import { withoutConnection } from '../withoutConnection.ts'
import { type Fault, faultsOf } from './faults.ts'
import { callOf, type Host, startHost } from './host.ts'
import { type Scenario, scenarios, signInAgain } from './scenarios.ts'

const viewport = { width: 1280, height: 900 }
/** The longest wait for a press or a field, in milliseconds. */
const actionTimeout = 5000

/** One page for all rows of a process: each row empties its storage, and finds the shop's files in the browser's cache. */
const test = base.extend<object, { host: Host; tab: Page }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const host = await startHost()
      await use(host)
      host.close()
    },
    { scope: 'worker' },
  ],
  tab: [
    async ({ browser, host }, use) => {
      const context = await browser.newContext({ baseURL: host.url, serviceWorkers: 'block', viewport })
      context.setDefaultTimeout(actionTimeout)
      const page = await context.newPage()
      await page.clock.install()
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** The connection is lost, and the shop's files come from the device, as its service worker keeps them. */
async function goOffline(page: Page) {
  const types: Record<string, string> = {
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.svg': 'image/svg+xml',
  }
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.startsWith('/api/')) return route.continue()
    if (/\.(webp|avif|png|jpg)$/.test(pathname)) return route.abort()
    const path = extname(pathname) ? pathname : '/index.html'
    return route.fulfill({
      body: readFileSync(`dist${path}`),
      contentType: types[extname(path)] ?? 'text/html',
    })
  })
  reconnect = await withoutConnection(page)
}

/** Ends the lack of a connection, if there is one: a process judges one fault at a time. */
let reconnect = async () => {}
async function goOnline(page: Page) {
  await reconnect()
  reconnect = async () => {}
  await page.unrouteAll()
}

/** What the shopper has entered: the values of the fields by their names, the boxes ticked, and the tabs chosen. */
const enteredValues = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('main :is(input,textarea)')]
    return [
      ...fields
        .filter(({ name }) => name)
        .map(({ name, value, checked, type }) => [name, /checkbox|radio/.test(type) ? checked : value])
        .flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])),
      ...[...document.querySelectorAll('main [role=tab][aria-selected=true]')].map((tab) => tab.textContent),
    ]
  })
const storedCart = (page: Page) => page.evaluate((key) => localStorage.getItem(key), cartKey)

const errorMessages = (page: Page) =>
  page.locator(
    '[role=alert]:not(:empty):visible, [data-sonner-toast][data-type=error], [data-tone=danger]:visible',
  )
/** Parts of the page that say that something is still under way. */
const busyParts = (page: Page) =>
  page.locator('#loading, main [aria-busy=true]:visible, [data-state=busy]:visible').or(
    page
      .locator('main')
      .getByText(/^(Loading|Checking|Processing|Working out|Submitting|Saving|Trying).*\.\.\.$/)
      .filter({ visible: true }),
  )

/** Milliseconds after which a page has requested what it loads when idle. */
const idle = 3000

/** Empties the storage, except for the scenario's cart. */
async function prepare(page: Page, { cart }: Scenario) {
  await page.goto('/start')
  await page.evaluate(
    ({ items, key, opened }) => {
      localStorage.clear()
      sessionStorage.clear()
      sessionStorage.setItem(opened, 'true')
      if (items) localStorage.setItem(key, JSON.stringify(items))
    },
    { items: cart, key: cartKey, opened: homeVisitKey },
  )
}

/**
 * Makes the call fail, and judges the page: it says what section 8 asks for, or nothing; nothing typed or in the cart is
 * lost; nothing waits for ever; and the call works once the fault is gone.
 */
async function judge(page: Page, host: Host, name: string, scenario: Scenario, fault: Fault) {
  host.reset(scenario.user)
  const at = typeof scenario.at === 'string' ? scenario.at : await scenario.at(host)
  await prepare(page, scenario)
  let isCalled = false
  const noteCall = (request: Request) => {
    const { pathname } = new URL(request.url())
    isCalled ||= pathname.startsWith('/api/') && callOf(request.method(), pathname)?.name === name
  }
  const fail = async () => {
    host.arm(name, fault)
    if (fault === 'offline') await goOffline(page)
  }
  page.on('request', noteCall)
  // Without a connection checkout does not let the shopper order.
  const blocked = fault === 'offline' && scenario.blocked === true
  let before: string[] = []
  if (scenario.act) {
    await page.goto(at)
    await ready(page)
    await scenario.fill?.(page)
    before = await enteredValues(page)
    await fail()
    if (!blocked) await scenario.act(page)
  } else {
    await fail()
    await page.goto(at)
    await ready(page)
  }
  // Without a connection other calls fail as well, and some calls are not made.
  if (fault !== 'offline') await expect.poll(() => isCalled).toBe(true)
  page.off('request', noteCall)
  if (fault === 'no answer in 30 s') {
    // What the page loads when idle is answered first: otherwise this clock would end those calls as well.
    await page.clock.fastForward(idle)
    await expect.poll(() => host.underWay()).toBe(0)
    await page.clock.fastForward(scenario.patience ?? callTimeout)
  }

  const signedOut = fault === '401' && scenario.session === true
  const says = typeof scenario.says === 'function' ? scenario.says(fault) : scenario.says
  const text = signedOut
    ? 'Please sign in again.'
    : fault !== 'offline'
      ? says
      : (scenario.offline ?? (scenario.act && says) ?? 'No connection.')
  if (text) await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  if (signedOut) await expect(heading(page, 'Sign In')).toBeVisible()
  if (fault !== 'offline') {
    await scenario.shows?.(page)
    if (!text) expect(await errorMessages(page).allTextContents()).toEqual([])
  }
  await expect(page.locator('h1', { hasText: 'Something went wrong' })).toHaveCount(0)
  // Texts that a broken server or somebody else's page would have shown.
  await expect(page.getByText(/ECONNREFUSED|airport/)).toHaveCount(0)
  if (!blocked) await scenario.dismiss?.(page)
  await expect(busyParts(page)).toHaveCount(0)
  await expect(page.locator('h1').filter({ hasText: /\S/ })).toHaveCount(1)
  if ((scenario.says || scenario.offline) && text && !signedOut) {
    expect(await enteredValues(page)).toEqual(expect.arrayContaining(before))
    expect(await storedCart(page)).toEqual(scenario.cart ? JSON.stringify(scenario.cart) : null)
  }

  host.free()
  if (fault === 'offline') await goOnline(page)
  if (signedOut) {
    await signInAgain(page)
    if (before.length > 0)
      await expect.poll(() => enteredValues(page)).toEqual(expect.arrayContaining(before))
    else await page.goto(at)
  }
  if (scenario.again && (scenario.act || fault !== 'offline')) await scenario.again(page, host)
  else if (blocked) await scenario.act?.(page)
  else if (fault === 'offline') {
    await page.goto(at)
    await ready(page)
    await scenario.fill?.(page)
    await scenario.act?.(page)
  } else if (text && !signedOut) await page.getByRole('button', { name: 'Retry' }).first().click()
  else await page.reload()
  const hadWorked = fault === 'cut body' ? scenario.hadWorked : undefined
  await (hadWorked ?? scenario.works)(page)
}

// A new call of the contract fails here until scenarios.ts says how the shop makes it.
const rows = calls.flatMap(({ name }) => {
  const titles = Object.keys(scenarios).filter((title) => title.split(', ')[0] === name)
  return (titles.length > 0 ? titles : [name]).map((title) => ({ name, title, scenario: scenarios[title] }))
})

for (const [row, { name, title, scenario }] of rows.entries())
  test(title, async ({ tab: page, host }, info) => {
    if (!scenario) throw new Error(`scenarios.ts does not say how the shop makes the call ${name}`)
    const failures: string[] = []
    const crashes: string[] = []
    page.removeAllListeners('pageerror')
    page.on('pageerror', ({ message }) => crashes.push(message))
    await page.context().clearCookies()
    await page
      .context()
      .addCookies([{ name: 'cookie_consent', value: String(scenario.consent ?? false), url: host.url }])
    for (const fault of faultsOf(row, scenario.too))
      try {
        await judge(page, host, name, scenario, fault)
        expect(crashes.splice(0)).toEqual([])
      } catch (error) {
        await page.screenshot({ path: info.outputPath(`${fault}.png`) }).catch(() => undefined)
        failures.push(`${fault}: ${error instanceof Error ? error.message : error}`)
        host.free()
        await goOnline(page)
        // The page must not take what this fault left on it to the next one.
        await page.goto('/start')
      }
    if (failures.length > 0) throw new Error(failures.join('\n\n'))
  })
