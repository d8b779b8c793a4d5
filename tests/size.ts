import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { errors } from '@playwright/test'
import { say, startBrowser, startBuiltShop } from './builtShop.ts'

/**
 * `npm run size`: measures what a page of the built shop loads without any interaction, on a phone, in kB (1000 bytes)
 * of gzip -9. Opens each page in the browser against the real server and waits until the page makes no more requests.
 * Prints the goals too. The budgets are the design's; the check exits with 1 only when a page has 10% more bytes, or more
 * requests: bytes are a means, and what a shopper feels is measured by `npm run lighthouse` and `npm run presses`.
 */
const dist = join(import.meta.dirname, '../dist')

type Budget = { most: number; goal: number }

/** By how much bytes may exceed their budget. */
const room = 1.1

const first: Budget = { most: 191, goal: 165 }
const pages: [page: string, address: string, js: Budget][] = [
  ['home', '/', first],
  ['product list', '/products', first],
  ['product', '/products/101', first],
  ['checkout', '/buying?product=101&qty=1', { most: 220, goal: 190 }],
]
const html: Budget = { most: 45, goal: 35 }
const requests: Budget = { most: 20, goal: 14 }
const css: Budget = { most: 17, goal: 12 }

/**
 * Milliseconds without a request until a page counts as loaded. No page waits longer than two seconds before a request.
 */
const quiet = 3000

const gzipped = (bytes: Buffer | string) => gzipSync(bytes, { level: 9 }).length / 1000
const fileOf = (address: string) => join(dist, new URL(address).pathname)

let failed = false
type Size = [what: string, amount: number, budget: Budget, unit?: string]
function report(what: string, amount: number, { most, goal }: Budget, unit = 'kB') {
  const fails = amount > (unit === 'kB' ? most * room : most)
  failed ||= fails
  const mark = fails ? '  OVER BUDGET' : amount > most ? '  above, within the 10% room' : ''
  const figure = unit === 'kB' ? amount.toFixed(1) : String(amount)
  say(`${what.padEnd(44)} ${figure.padStart(6)} of ${most} ${unit}, goal ${goal}${mark}`)
}

const server = await startBuiltShop()
const browser = await startBrowser()

async function measure([name, address, js]: (typeof pages)[number]): Promise<Size[]> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    // What the service worker holds costs no request.
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const typeByUrl = new Map<string, string>()
  page.on('pageerror', ({ message }) => {
    failed = true
    say(`${name} broke, and is not whole: ${message}`)
  })
  page.on('request', (request) => typeByUrl.set(request.url(), request.resourceType()))
  const anotherRequest = () =>
    page.waitForEvent('request', { timeout: quiet }).catch((reason: unknown) => {
      if (!(reason instanceof errors.TimeoutError)) throw reason
    })
  const response = await page.goto(server.url + address)
  const document = (await response?.text()) ?? ''
  while (await anotherRequest());
  const scripts = [...typeByUrl].filter(([, type]) => type === 'script').map(([url]) => url)
  const loaded = scripts.reduce((kB, url) => kB + gzipped(readFileSync(fileOf(url))), 0)
  const count = [...typeByUrl].filter(([url, type]) => type !== 'image' && !url.startsWith('data:')).length
  return [
    [`JS, ${name}`, loaded, js],
    [`HTML with its data and CSS, ${name}`, gzipped(document), html],
    [`Requests without pictures, ${name}`, count, requests, ''],
  ]
}

try {
  // At the same time: each page is waited for.
  for (const size of (await Promise.all(pages.map(measure))).flat()) report(...size)
  const [, styles = ''] = readFileSync(join(dist, 'index.html'), 'utf8').match(/href="\/([^"]+\.css)"/) ?? []
  report('CSS, all pages', gzipped(readFileSync(join(dist, styles))), css)
} finally {
  await browser.close()
  await server.close()
}
process.exit(failed ? 1 : 0)
