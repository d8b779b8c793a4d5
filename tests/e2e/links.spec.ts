import { matchPath } from 'react-router-dom'
import { paths } from '../../src/paths.ts'
import { expect, heading, open, test, visits } from './shop.ts'

/** How many addresses of a route are opened. Routes not listed are opened completely. */
const sampled: Record<string, number> = {
  [paths.product]: 4,
  [paths.category]: 6,
  [paths.subcategory]: 4,
  [paths.categoryProducts]: 8,
  [paths.checkout]: 2,
  [paths.search]: 2,
}

/** Routes that have links which the browser alone renders; all others are read as the server sends them. */
const inBrowser: string[] = [paths.product, paths.cart, paths.checkout, paths.confirmation, paths.order]

/** Texts of a page that has nothing to show. */
const dead =
  /Page not found|Something went wrong on this page|No such range|did not load|no longer sold|No such product/

// Nothing links to the operator's page, which is off here.
const patterns = Object.values(paths).filter((path) => path !== paths.operate)
const routeOf = (pathname: string) => patterns.find((pattern) => matchPath(pattern, pathname)) ?? pathname

/** What the page at an address links to in the shop, how many of its links lead nowhere, and the targets that it has. */
function linksOf(html: string, at: URL) {
  const links = [...html.matchAll(/<a\b[^>]*>/g)].map(([tag]) => tag.match(/ href="([^"]*)"/)?.[1] ?? '')
  return {
    own: links
      .map((href) => new URL(href.replaceAll('&amp;', '&'), at))
      .filter(({ origin }) => origin === at.origin),
    empty: links.filter((href) => href === '' || href === '#').length,
    targets: [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => `${at.pathname}#${id}`),
  }
}

test('no link of any page is dead', { tag: '@desktop' }, async ({ page, request, baseURL }) => {
  // Rotating banners would never come to rest.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, paths.contact)
  const visit = visits(page)

  const queue: string[] = patterns.filter((pattern) => !pattern.includes(':'))
  const pages = new Set(queue)
  const opened: Record<string, number> = {}
  const problems: string[] = []
  const fragments = new Set<string>()
  const targets = new Set<string>()

  const want = ({ pathname, search }: URL) => {
    const route = routeOf(pathname)
    // Treat filters, sorting and pages of the list as one page.
    const address = route === paths.products ? pathname : pathname + search
    if (pages.has(address) || (opened[route] ?? 0) >= (sampled[route] ?? Number.POSITIVE_INFINITY)) return
    pages.add(address)
    opened[route] = (opened[route] ?? 0) + 1
    queue.push(address)
  }
  const read = async (address: string) => {
    if (inBrowser.includes(routeOf(new URL(address, baseURL).pathname))) {
      await visit(address)
      return { html: await page.content(), url: page.url() }
    }
    const response = await request.get(address)
    if (!response.ok()) problems.push(`${address} answers ${response.status()}`)
    return { html: await response.text(), url: response.url() }
  }

  for (const address of queue) {
    const { html, url } = await read(address)
    const nothing = html.match(/<main[\s\S]*<\/main>/)?.[0].match(dead)?.[0]
    if (nothing) problems.push(`${address} says: ${nothing}`)
    const links = linksOf(html, new URL(url))
    if (links.empty) problems.push(`${address} has ${links.empty} links to nowhere`)
    for (const each of links.targets) targets.add(each)
    for (const each of links.own) {
      if (each.hash) fragments.add(each.pathname + each.hash)
      want(each)
    }
  }

  expect(problems).toEqual([])
  expect([...fragments].filter((each) => !targets.has(each))).toEqual([])
  expect(opened).toMatchObject({ [paths.product]: 4, [paths.category]: 6, [paths.categoryProducts]: 8 })
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
