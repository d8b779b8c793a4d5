import assert from 'node:assert/strict'
import type { Store } from '../../server/store/store.ts'
import { paths } from '../../src/paths.ts'
import { formatDateTime } from '../../src/rules/dates.ts'
import { shop as config } from '../../src/shop/config.ts'
import { errorsKey } from './recordErrors.ts'
import type { Find, Tab } from './tab.ts'

type Shop = { url: string; store: Store; close(): Promise<void> }

/** Every page that has an address of its own, and one of each kind that needs a name. */
const addresses = [
  ...Object.values(paths).filter((path) => !path.includes(':')),
  '/products/101',
  '/categories/hinges',
  '/category/stainless-butt-hinges/products?cat_id=1013',
  '/searchbarr?q=hinge',
  '/no-such-page',
]

const button = (name: string): Find => ({ role: 'button', name, within: 'main' })
const field = (name: string): Find => ({ role: 'textbox', name, within: 'main' })

/** Resolves when `holds` is true in the page; fails after ten seconds, saying `what` was waited for. */
async function until<Args extends unknown[]>(
  tab: Tab,
  what: string,
  holds: (...args: Args) => boolean | Promise<boolean>,
  ...args: Args
): Promise<void> {
  const ends = Date.now() + 10_000
  while (!(await tab.evaluate(holds, ...args)))
    if (Date.now() > ends) {
      const seen = await tab.evaluate(() => document.querySelector('main')?.innerText.slice(0, 600))
      throw new Error(`${what}: not seen. ${seen}`)
    }
}

const shows = (tab: Tab, text: string) =>
  until(
    tab,
    text,
    (wanted) => document.body.innerText.replace(/\s+/g, ' ').toLowerCase().includes(wanted.toLowerCase()),
    text,
  )

async function open(tab: Tab, address: string) {
  await tab.open(address)
  // What stood in for the page until then goes a moment after it is hydrated.
  await until(
    tab,
    `${address} hydrated`,
    () => 'hydrated' in document.documentElement.dataset && !document.querySelector('[data-first-paint]'),
  )
}

/** Fails on what `recordErrors` has kept in this tab. */
async function noErrors(tab: Tab) {
  const errors = await tab.evaluate((key) => sessionStorage.getItem(key), errorsKey)
  assert.equal(errors, null)
}

/** Opens each page: it has a heading, is no wider than the window, and reports no error. */
async function everyPage(tab: Tab, { url }: Shop) {
  for (const path of addresses) {
    await open(tab, url + path)
    await until(tab, `${path}: a heading`, () => Boolean(document.querySelector('h1')?.textContent))
    const wider = await tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    assert.ok(wider <= 0, `${path} is ${wider} px wider than the window`)
    await noErrors(tab)
  }
}

/** Finds a part, orders it as a guest, and finds the order at the shop. */
async function order(tab: Tab, { url, store }: Shop) {
  await open(tab, `${url}/`)
  await tab.click({ role: 'button', name: 'Reject' })
  await tab.type({ role: 'textbox', name: 'Search' }, 'HNG-B76-SB')
  await tab.click({ role: 'option', name: 'Brass butt hinge' })
  await shows(tab, 'Part Number')
  await tab.click(button('Add to Cart'))
  await shows(tab, 'added to cart!')
  await until(tab, 'the toast at rest', () =>
    Boolean(
      document
        .querySelector('[data-sonner-toast]')
        ?.getAnimations()
        .every(({ playState }) => playState !== 'running'),
    ),
  )
  await tab.drag({ role: 'toast', name: '' }, 120)
  await until(
    tab,
    'the toast dragged away',
    () => !document.querySelector('[data-sonner-toast][data-removed=false]'),
  )
  await open(tab, `${url}/cart`)
  await tab.click({ role: 'link', name: 'Proceed to Checkout', within: 'main' })
  for (const [name, text] of [
    ['First name', 'Nadeesha'],
    ['Last name', 'Perera'],
    ['Email', 'nadeesha@mail.example'],
    ['Phone', '0771234567'],
    ['Street address', '42 Lake Road, Kandy'],
  ] as const)
    await tab.type(field(name), text)
  await tab.click({ role: 'tab', name: 'Cash on Delivery', within: 'main' })
  await tab.click({ role: 'checkbox', name: 'I agree to the terms', within: 'main' })
  await until(tab, 'the delivery charge', () =>
    [...document.querySelectorAll('main button')].some((each) => each.textContent?.startsWith('Place order')),
  )
  await tab.click(button('Place order'))
  await shows(tab, 'Order placed')
  const number = await tab.evaluate(
    (prefix) => new RegExp(`${prefix}(\\d+)`).exec(document.body.innerText)?.[1],
    config.orderPrefix,
  )
  const stored = await store.order(Number(number))
  assert.equal(stored?.email, 'nadeesha@mail.example')
  assert.equal(stored.items.length, 1)
  await noErrors(tab)
}

/** A customer's orders show their dates as everywhere: browsers parse a date with a blank in it differently. */
async function history(tab: Tab, { url, store }: Shop) {
  await open(tab, `${url}/login`)
  await tab.type(field('Username'), 'demo')
  await tab.type({ role: 'textbox', name: 'Password', within: 'main' }, 'Demo@2026')
  await tab.click({ role: 'button', name: 'Sign In', within: '[role=tabpanel]' })
  await shows(tab, 'Nadeesha Perera')
  await open(tab, `${url}/profile?tab=orders`)
  const order = await store.order(10482)
  assert.ok(order)
  await shows(tab, formatDateTime(new Date(order.order_date)))
}

/** What is printed of the policies is the text alone. */
async function printing(tab: Tab, { url }: Shop) {
  await open(tab, `${url}/policy`)
  const pages = await tab.printedPages()
  assert.ok(pages === undefined || (pages >= 1 && pages <= 6), `${pages} sheets`)
}

/** A page that was seen opens from the service worker when the shop does not answer. */
async function offline(tab: Tab, { url, close }: Shop) {
  await open(tab, `${url}/products/101`)
  await until(tab, 'the service worker', () => Boolean(navigator.serviceWorker.controller))
  await open(tab, `${url}/products/101`)
  await until(tab, 'the page kept', async () => Boolean(await caches.match('/products/101')))
  await close()
  await open(tab, `${url}/products/101`)
  await shows(tab, 'Brass butt hinge')
  await open(tab, `${url}/cart`)
  await until(tab, 'the cart without the shop', () => document.querySelector('h1')?.textContent === 'Cart')
}

/** The steps in their order: the last one closes the shop. */
export const walk: readonly ((tab: Tab, shop: Shop) => Promise<void>)[] = [
  everyPage,
  order,
  history,
  printing,
  offline,
]
