import './needsBuild.ts'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { nodePasswords } from '../server/account/nodePasswords.ts'
import { memoryStore } from '../server/memory/store.ts'
import { createServer } from '../server/server.ts'
import { limits } from '../src/rules/limits.ts'
import { ensureBrowser } from './browser.ts'
import { catalogueOf } from './catalogueOf.ts'

/**
 * `npm run bench [-- --products=351,10000 --renders=10000]`: measures the built shop with a large catalogue. For
 * the list in the browser, with the CPU slowed down four times: the longest task until the whole list is shown, the
 * time from the end of the filter debounce until the result is painted, and the memory. For the server: the time per
 * page, cached and uncached, pages per second, and the memory while it renders `renders` addresses. It has no budgets
 * and never fails.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '351,10000' },
    renders: { type: 'string', default: '10000' },
  },
})
const say = (text: string) => process.stdout.write(`${text}\n`)
const row = (cells: (string | number)[]) => say(cells.map((cell) => String(cell).padStart(15)).join(''))
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
const round = (number: number) => Math.round(number * 10) / 10

const start = async (count: number) => {
  const silent = { info: () => undefined, error: () => undefined }
  const store = memoryStore(catalogueOf(count), nodePasswords)
  const server = await createServer({ port: 0, log: silent, store, renderLimit: 60_000 })
  return server
}

/** Returns the longest task of the page, in milliseconds. Runs in the browser. */
const longestTask = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) =>
      resolve(Math.max(0, ...list.getEntries().map(({ duration }) => duration))),
    ).observe({ type: 'longtask', buffered: true })
    // Only a second without a long task shows that there is none.
    setTimeout(() => resolve(0), 1000)
  })

/** Ticks the first brand and returns the milliseconds until the changed list is painted. Runs in the browser. */
async function tickUntilPainted() {
  const grid = document.querySelector('main a[href^="/products/"]')?.closest('ul')
  const box = document.querySelector<HTMLElement>('fieldset:last-of-type input[type=checkbox]')
  if (!grid || !box) throw new Error('There is no list, or there are no filters')
  const started = performance.now()
  const painted = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      // A task queued in a frame runs after that frame has been painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
    })
    observer.observe(grid, { childList: true, subtree: true })
  })
  box.click()
  return painted
}

async function list(products: number) {
  const server = await start(products)
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    const protocol = await page.context().newCDPSession(page)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const whole = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/products')
    await page.goto(`${server.url}/products`)
    await (await whole).finished()
    await page.waitForLoadState('networkidle')
    const task = await page.evaluate(longestTask)
    const paints: number[] = []
    for (let time = 0; time < 5; time += 1)
      paints.push((await page.evaluate(tickUntilPainted)) - limits.filterDebounce)
    await protocol.send('Performance.enable')
    await protocol.send('HeapProfiler.collectGarbage')
    const { metrics } = await protocol.send('Performance.getMetrics')
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
    row([products, round(task), round(median(paints)), round(heap / 1e6)])
  } finally {
    await browser.close()
    await server.close()
  }
}

async function timed(url: string) {
  const started = performance.now()
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return performance.now() - started
}

const series = async (count: number, url: (at: number) => string) => {
  const times: number[] = []
  for (let at = 0; at < count; at += 1) times.push(await timed(url(at)))
  return times
}

say('\nThe list in the browser, processor four times slower')
row(['products', 'longest task ms', 'filter ms', 'memory MB'])
for (const products of values.products.split(',').filter(Boolean)) await list(Number(products))

const server = await start(351)
try {
  say('\nPages from the server, one at a time')
  row(['page', 'uncached ms', 'cached ms', 'cached, a second'])
  for (const path of ['/', '/products', '/categories/hinges', '/products/101', '/login']) {
    await series(20, (at) => `${server.url}${path}?warm=${at}`)
    const made = await series(100, (at) => `${server.url}${path}?at=${at}`)
    const cached = await series(300, () => server.url + path)
    row([path, round(median(made)), round(median(cached)), Math.round(1000 / median(cached))])
  }
  const renders = Number(values.renders)
  say(`\nMemory while pages of ${renders} addresses are made`)
  row(['pages', 'heap MB', 'process MB'])
  const steps = 10
  for (let step = 1; step <= steps; step += 1) {
    await series(renders / steps, (at) => `${server.url}/products/101?step=${step}&at=${at}`)
    const { heapUsed, rss } = process.memoryUsage()
    row([(renders / steps) * step, Math.round(heapUsed / 1e6), Math.round(rss / 1e6)])
  }
} finally {
  await server.close()
}
process.exit(0)
