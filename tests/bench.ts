import { parseArgs } from 'node:util'
import { nodePasswords } from '../server/account/nodePasswords.ts'
import { memoryStore } from '../server/memory/store.ts'
import { limits } from '../src/rules/limits.ts'
import { median, say, startBrowser, startBuiltShop } from './builtShop.ts'
import { catalogueOf } from './catalogueOf.ts'

/**
 * `npm run bench [-- --products=351,10000]`: measures the list of the built shop with a large catalogue, in a browser whose
 * CPU is slowed down four times: the longest task until the whole list is shown, the time from the end of the filter
 * debounce until the result is painted, and the memory. It has no budgets and never fails. `npm run load` measures the
 * server.
 */
const { values } = parseArgs({
  options: { products: { type: 'string', default: '351,10000' } },
})
const row = (cells: (string | number)[]) => say(cells.map((cell) => String(cell).padStart(15)).join(''))
const round = (number: number) => Math.round(number * 10) / 10

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
  const store = memoryStore(catalogueOf(products), nodePasswords)
  const server = await startBuiltShop({ store, renderLimit: 60_000 })
  const browser = await startBrowser()
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

say('\nThe list in the browser, processor four times slower')
row(['products', 'longest task ms', 'filter ms', 'memory MB'])
for (const products of values.products.split(',').filter(Boolean)) await list(Number(products))
process.exit(0)
