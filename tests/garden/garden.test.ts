import { once } from 'node:events'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { products } from '../../src/api/products.ts'
import { itemOf } from '../../src/rules/cart.ts'
import { shop as first } from '../../src/shop/config.ts'
import { palette as firstPalette } from '../../src/shop/design.ts'
import { ensureBrowser } from '../browser.ts'
import { freePort } from '../listen.ts'
import { orderMaker, sendOrder } from '../operate/customer.ts'
import { shop } from './shop/config.ts'
import { palette } from './shop/design.ts'
import { filesIn, remove, runIn, serve, storybookIn, treeOf } from './tree.ts'

// What README promises: a shop is its folder. `shop/` stands in for src/shop/ in a copy of the project.

/** What tells the first shop: words in lower case, and the colours of its actions and its bar. */
const traces = [
  ...['nilo', 'nlod', ...first.address],
  ...[first.phone.display, first.phone.dial, first.whatsApp.display, first.whatsApp.dial],
  ...[firstPalette['accent-400'], firstPalette['ink-900']],
].map((text) => text.toLowerCase())
/** Those that stand in a text, at the beginning of a word: the list of domains has 'enlodingen'. */
const tracesIn = (text: string) =>
  traces.filter((trace) =>
    text
      .toLowerCase()
      .split(trace)
      .slice(0, -1)
      .some((before) => !/\p{L}$/u.test(before)),
  )

const files = [
  ...['/manifest.webmanifest', '/openapi.json', '/sitemap.xml', '/feed/products.xml', '/robots.txt'],
  ...['/.well-known/security.txt', '/favicon.svg', '/sw.js', '/shell.html'],
]
const pages = [
  ...['/', '/products', '/products/1', '/categories', '/categories/plants', '/category/plants/products'],
  ...[
    ...['/cart', '/buying', '/order-by-list', '/about-us', '/contact-us', '/privacy-policy', '/policy'],
    '/terms',
  ],
  ...['/login', '/feedback', '/complaint', '/no-such-page'],
]

let tree: string
let site: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  tree = treeOf('tests/garden/shop')
  const env = { NODE_ENV: 'production', PUBLIC_ORIGIN: shop.origin, DATA_DIR: join(tree, 'data') }
  runIn(tree, ['npm', 'run', '--silent', 'build'])
  const csv = 'src/shop/catalogue.csv'
  runIn(tree, ['node', 'server/cli/shop.ts', 'products', 'import', csv, '--make-categories'], env)
  site = await serve(tree, env)
})

afterAll(async () => {
  const ended = site && once(site.process, 'exit')
  if (site?.process.kill('SIGTERM')) await ended
  if (tree) remove(tree)
})

test('nothing that is built speaks of the first shop', () => {
  const built = ['dist', 'dist-server'].flatMap((folder) => filesIn(join(tree, folder)))
  expect(built.length).toBeGreaterThan(100)
  expect(built.flatMap(({ file, text }) => tracesIn(text).map((trace) => `${file}: ${trace}`))).toEqual([])
  expect(built.filter(({ text }) => text.includes(shop.orderPrefix))).not.toEqual([])
})

test.each(files)('%s is served without a word of the first shop', async (file) => {
  const answer = await fetch(site.url + file)
  expect(answer.status).toBe(200)
  expect(tracesIn(await answer.text())).toEqual([])
})

test.each(pages)('%s is a page of this shop, its trade and its town', async (path) => {
  const html = await (await fetch(site.url + path)).text()
  expect(html).toContain(shop.name.replace('&', '&amp;'))
  expect(html).toMatch(/<h1|data-first-paint/)
  expect(html).toContain(palette['accent-400'])
  expect(tracesIn(html)).toEqual([])
  // As the shopper reads it: names of fields and of classes may say what they like.
  const read = html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]+>/g, ' ')
  expect(read).not.toMatch(/colombo|hinge|padlock|hardware|screw/i)
})

test('an order is confirmed with its own prefix, and without a word of the first shop', async () => {
  const make = await orderMaker(site.url)
  const id = await sendOrder(site.url, 'first', make('first'))
  const mails = () =>
    filesIn(join(tree, 'data/outbox'))
      .map(({ text }) => text)
      .join('\n')
  await expect.poll(mails, { timeout: 10_000 }).toContain(`${shop.orderPrefix}${id}`)
  expect(tracesIn(mails())).toEqual([])
})

test('Lighthouse gives its pages 100 for accessibility', async () => {
  const [product] = z.parse(products.list.response, await (await fetch(`${site.url}/api/products`)).json())
  const port = await freePort()
  const context = await chromium.launchPersistentContext(join(tree, 'browser'), {
    executablePath: ensureBrowser(),
    viewport: null,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  try {
    const page = await context.newPage()
    await page.goto(`${site.url}/robots.txt`)
    await page.evaluate(
      (cart) => localStorage.setItem('cart', cart),
      JSON.stringify([{ ...itemOf(product!), quantity: 2 }]),
    )
    const scores: Record<string, number | null | undefined> = {}
    for (const path of ['/', '/products', `/products/${product!.product_id}`, '/cart', '/buying']) {
      const result = await lighthouse(site.url + path, {
        port,
        onlyCategories: ['accessibility'],
        disableStorageReset: true,
        logLevel: 'silent',
      })
      expect(new URL(result!.lhr.finalDisplayedUrl).pathname).toBe(path)
      scores[path] = result?.lhr.categories.accessibility?.score
    }
    expect(Object.values(scores), JSON.stringify(scores)).toEqual([1, 1, 1, 1, 1])
  } finally {
    await context.close()
  }
}, 600_000)

test('a Storybook is built in its colours, without a word of the first shop', () => {
  const built = filesIn(storybookIn(tree))
  expect(built.flatMap(({ file, text }) => tracesIn(text).map((trace) => `${file}: ${trace}`))).toEqual([])
  const index = JSON.parse(built.find(({ file }) => file === 'index.json')!.text) as { entries: object }
  expect(Object.keys(index.entries)).toEqual(
    expect.arrayContaining(['foundations-colour--palette', 'components-productcard--ready']),
  )
  const colour = palette['accent-400']
  expect(built.some(({ file, text }) => file.endsWith('.css') && text.includes(colour))).toBe(true)
}, 600_000)

test('its manifest is its own', async () => {
  expect(await (await fetch(`${site.url}/manifest.webmanifest`)).json()).toMatchObject({
    name: shop.name,
    theme_color: palette['ink-900'],
  })
})
