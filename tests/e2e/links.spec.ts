import type { BrowserContext, Page, Request } from '@playwright/test'
import { matchPath } from 'react-router-dom'
import { paths } from '../../src/paths.ts'
import { expect, goTo, heading, open, test } from './shop.ts'

/** How many addresses of a route are opened. Routes not listed are opened completely. */
const sampled: Record<string, number> = {
  [paths.product]: 4,
  [paths.category]: 6,
  [paths.subcategory]: 4,
  [paths.categoryProducts]: 8,
  [paths.checkout]: 2,
  [paths.search]: 2,
}

/** Pages opened at the same time. */
const tabs = 3

/** Texts of a page that has nothing to show. */
const dead =
  /Page not found|Something went wrong on this page|No such range|did not load|no longer sold|No such product/

// Nothing links to the operator's page, which is off here.
const patterns = Object.values(paths).filter((path) => path !== paths.operate)
const routeOf = (pathname: string) => patterns.find((pattern) => matchPath(pattern, pathname)) ?? pathname

/** Returns the shop's addresses that the page links to, the links with fragments, and the page's own link targets. */
async function linksOf(page: Page) {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    const own = links.filter((link) => link.origin === location.origin)
    return {
      // Without the fragment, which is checked separately.
      addresses: own.map((link) => link.pathname + link.search),
      fragments: own.filter((link) => link.hash).map((link) => link.pathname + link.hash),
      targets: [...document.querySelectorAll('[id]')].map(({ id }) => `${location.pathname}#${id}`),
      empty: links.filter((link) => !link.getAttribute('href') || link.getAttribute('href') === '#').length,
    }
  })
}

/** Visits addresses in one tab like links without navigation state, and waits for late content. */
async function tab(context: BrowserContext) {
  const page = await context.newPage()
  // Rotating banners would never come to rest.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  await open(page, paths.contact)
  await expect(page.getByRole('contentinfo')).toBeAttached()
  /** Returns what the page shows, or false while it has no heading or is still loading. */
  const look = async () => {
    const content = await page.evaluate(() => {
      const headings = document.querySelectorAll('main h1').length
      const busy = document.querySelector('#loading, [aria-busy=true]')
      return headings === 1 && !busy && location.href + document.body.innerHTML
    })
    return pending.size === 0 && content
  }
  const visit = async (address: string) => {
    await goTo(page, address)
    // The previous page stays until the new page has rendered: wait until the browser is idle.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    let before: string | false = false
    // Two equal results in a row: nothing has changed in between.
    await expect
      .poll(
        async () => {
          const now = await look()
          const same = now !== false && now === before
          before = now
          return same
        },
        { intervals: [50], message: address },
      )
      .toBe(true)
  }
  return { page, visit }
}

test('no link of any page is dead', { tag: '@desktop' }, async ({ context }) => {
  const refusedResponses: string[] = []
  context.on('response', (response) => {
    if (response.status() >= 400) refusedResponses.push(`${response.status()} ${response.url()}`)
  })

  const queue: string[] = [paths.home, ...patterns.filter((pattern) => !pattern.includes(':'))]
  const pages = new Set(queue)
  const opened: Record<string, number> = {}
  const problems: string[] = []
  const fragments = new Set<string>()
  const targets = new Set<string>()

  const want = (address: string) => {
    const url = new URL(address, 'http://shop.invalid')
    const route = routeOf(url.pathname)
    // Treat filters, sorting and pages of the list as one page.
    const page = route === paths.products ? url.pathname : address
    if (pages.has(page) || (opened[route] ?? 0) >= (sampled[route] ?? Number.POSITIVE_INFINITY)) return
    pages.add(page)
    opened[route] = (opened[route] ?? 0) + 1
    queue.push(page)
  }

  const underWay = new Set<Promise<void>>()
  async function walk() {
    const { page, visit } = await tab(context)
    const read = async (address: string) => {
      await visit(address)
      const text = (await page.locator('main').textContent()) ?? ''
      const nothing = text.match(dead)?.[0]
      if (nothing) problems.push(`${address} says: ${nothing}`)
      const links = await linksOf(page)
      for (const each of links.targets) targets.add(each)
      if (links.empty) problems.push(`${address} has ${links.empty} links to nowhere`)
      for (const each of links.fragments) fragments.add(each)
      for (const each of links.addresses) want(each)
    }
    // Another tab that is still reading a page may add to the queue.
    while (queue.length > 0 || underWay.size > 0) {
      const address = queue.shift()
      if (address === undefined) {
        await Promise.race(underWay)
        continue
      }
      const reading = read(address).finally(() => underWay.delete(reading))
      underWay.add(reading)
      await reading
    }
  }
  await Promise.all(Array.from({ length: tabs }, walk))

  expect(problems).toEqual([])
  expect([...fragments].filter((each) => !targets.has(each))).toEqual([])
  expect(refusedResponses).toEqual([])
  expect(opened).toMatchObject({
    [paths.product]: 4,
    [paths.category]: 6,
    [paths.categoryProducts]: 8,
  })
  expect(fragments.size).toBeGreaterThan(10)
})

test('a fragment scrolls to its place: pressed, pasted, and after Back', { tag: '@phone' }, async ({
  page,
}) => {
  const top = (id: string) =>
    page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top)
  const header = () => page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom)
  const inPlace = (id: string) =>
    expect
      .poll(async () => {
        const below = (await top(id)) - (await header())
        return below >= 0 && below < 60
      })
      .toBe(true)

  await open(page, paths.policy)
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Return Policy' })
    .click()
  await inPlace('returns')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await open(page, `${paths.privacy}#kept-on-your-device`)
  await inPlace('kept-on-your-device')
})

test('NAV-03 if the code of the menu does not load, Policy is a link to all policies', {
  tag: '@desktop',
}, async ({ page, watch }) => {
  watch.expected.push(/Failed to load resource: net::ERR_FAILED/)
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('/PolicyMenu-'))
  await page.route(/\/assets\/PolicyMenu-[^/]*\.js/, (route) => route.abort())
  await open(page, '/about-us')
  await aborted
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Policy' }).click()
  await expect(heading(page, 'Policy')).toBeVisible()
})
