import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import * as constants from 'lighthouse/core/config/constants.js'
import { inCart } from '../mocks/cart.ts'
import { ensureBrowser } from './browser.ts'
import { median, phoneSlowdown, say, startBuiltShop } from './builtShop.ts'
import { freePort } from './listen.ts'

/**
 * `npm run lighthouse [-- --runs=5 --pages=home,list --throttling=applied]`: runs Lighthouse, as on a phone, on pages
 * of the built shop with the real server, as on a first visit. Prints the median of the runs beside the budgets, with
 * both kinds of throttling: applied (slow 4G, the processor as slow as a phone's) and simulated. Exits with 1 when a budget
 * is exceeded. Nothing else should run on the machine at the same time.
 */
const addresses = {
  home: '/',
  list: '/products',
  category: '/categories/hinges',
  product: '/products/101',
  cart: '/cart',
  checkout: '/buying',
  login: '/login',
  feedback: '/feedback',
}
const firstPages = ['home', 'list', 'category', 'product']
const unindexed = ['cart', 'checkout', 'login']
const throttlings = { applied: 'devtools', simulated: 'simulate' } as const

type Throttling = keyof typeof throttlings
type Column = {
  head: string
  digits: number
  of: (result: Result) => number
  /** The minimum for scores, the maximum for everything else. */
  budget: (page: string, throttling: Throttling) => number | undefined
}

const value = ({ audits }: Result, audit: string) => audits[audit]?.numericValue ?? Number.NaN
const score = ({ categories }: Result, category: string) =>
  Math.round((categories[category]?.score ?? Number.NaN) * 100)
const whenApplied = (budget: (page: string) => number) => (page: string, throttling: Throttling) =>
  throttling === 'applied' ? budget(page) : undefined

const measures: Column[] = [
  {
    head: 'first paint s',
    digits: 2,
    of: (result) => value(result, 'first-contentful-paint') / 1000,
    budget: whenApplied(() => 1),
  },
  {
    head: 'largest paint s',
    digits: 2,
    of: (result) => value(result, 'largest-contentful-paint') / 1000,
    budget: whenApplied((page) => (firstPages.includes(page) ? 1.8 : 2.5)),
  },
  {
    head: 'blocking ms',
    digits: 0,
    of: (result) => value(result, 'total-blocking-time'),
    budget: whenApplied(() => 200),
  },
  {
    head: 'shift',
    digits: 3,
    of: (result) => value(result, 'cumulative-layout-shift'),
    budget: () => 0.01,
  },
]
const scores: Column[] = [
  {
    head: 'performance',
    digits: 0,
    of: (result) => score(result, 'performance'),
    budget: (page, throttling) =>
      throttling === 'applied' ? undefined : firstPages.includes(page) ? 97 : 95,
  },
  ...['accessibility', 'best-practices', 'seo'].map((category) => ({
    head: category,
    digits: 0,
    of: (result: Result) => score(result, category),
    // A page of one visitor asks not to be indexed, which Lighthouse counts as a fault.
    budget: (page: string) => (category === 'seo' && unindexed.includes(page) ? undefined : 100),
  })),
]

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: Object.keys(addresses).join() },
    throttling: { type: 'string', default: Object.keys(throttlings).join() },
  },
})
const chosen = Object.entries(addresses).filter(([page]) => values.pages.split(',').includes(page))
const ways = Object.entries(throttlings).filter(([way]) => values.throttling.split(',').includes(way))
const runs = Number(values.runs)
if (chosen.length === 0 || ways.length === 0 || !(runs > 0)) {
  process.stderr.write(
    `npm run lighthouse -- [--runs=5] [--pages=${Object.keys(addresses)}] [--throttling=${Object.keys(throttlings)}]\n`,
  )
  process.exit(2)
}

/** Stores a cart with one product. Lighthouse clears the cache before each run, but not the storage. */
async function fillCart(context: BrowserContext, origin: string) {
  const page = await context.newPage()
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate((cart) => localStorage.setItem('cart', cart), JSON.stringify([inCart(101, 2)]))
  await page.close()
}

const columns = [
  ...measures.map((column) => ({ ...column, isScore: false })),
  ...scores.map((column) => ({ ...column, isScore: true })),
]

const server = await startBuiltShop()
const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'))
// For the browser's debugging protocol.
const port = await freePort()
const context = await chromium.launchPersistentContext(profile, {
  executablePath: ensureBrowser(),
  viewport: null,
  args: ['--no-sandbox', `--remote-debugging-port=${port}`],
})
const { mobileSlow4G } = constants.throttling
let failed = false
try {
  const throttling = { ...mobileSlow4G, cpuSlowdownMultiplier: await phoneSlowdown(context) }
  await fillCart(context, server.url)
  for (const [way, throttlingMethod] of ways as [Throttling, 'devtools' | 'simulate'][]) {
    say(`\n${way.padEnd(12)}${columns.map(({ head }) => head.padStart(17)).join('')}`)
    for (const [page, address] of chosen) {
      const results: Result[] = []
      for (let run = 0; run < runs; run += 1) {
        const result = await lighthouse(server.url + address, {
          port,
          throttlingMethod,
          throttling,
          logLevel: 'silent',
        })
        if (result) results.push(result.lhr)
      }
      const cells = columns.map(({ of, digits, budget, isScore }) => {
        const measurement = median(results.map(of))
        const bound = budget(page, way)
        const missed = bound !== undefined && (isScore ? measurement < bound : measurement > bound)
        failed ||= missed
        return `${measurement.toFixed(digits)}${bound === undefined ? '' : `${missed ? ' !' : ' /'} ${bound}`}`
      })
      say(`${page.padEnd(12)}${cells.map((cell) => cell.padStart(17)).join('')}`)
    }
  }
  say('\nFound / budget; ! where it is missed.')
} finally {
  await context.close()
  await server.close()
  rmSync(profile, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)
