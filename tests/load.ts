import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { Command, Option } from 'commander'
import { nodePasswords } from '../server/account/nodePasswords.ts'
import { readCount } from '../server/cli/arguments.ts'
import { table } from '../server/cli/table.ts'
import { openDatabase } from '../server/database/open.ts'
import { catalogueOf } from './catalogueOf.ts'
import { orderHeaders, orderMaker } from './operate/customer.ts'
import { eachDatabase } from './operate/databases.ts'
import { startShop } from './operate/liveShop.ts'

/** `npm run load`: measures the throughput of one process of the built shop, over the loopback. It never fails. */
const program = new Command('npm run load --')
  .description(
    'Measures throughput and response times of the shop, for each database and size of the catalogue.',
  )
  .option('--seconds <count>', 'how long each kind of request is made', readCount, 5)
  .option('--connections <count>', 'how many at once', readCount, 8)
  .option('--products <count>', 'one size of the catalogue alone', readCount)
  .addOption(new Option('--only <database>', 'one of the databases alone').choices(['pglite', 'postgres']))
const { seconds, connections, products, only } = program.parse().opts<{
  seconds: number
  connections: number
  products?: number
  only?: string
}>()

const sizes = products === undefined ? [351, 10_000] : [products]
const words = ['hinge', 'lever', 'cement', 'paint', 'washer 8', 'lock', 'gutter', 'wire']
const html = { accept: 'text/html' }
const json = { 'content-type': 'application/json' }

type Kind = { name: string; options: Omit<autocannon.Options, 'url'> }

/** Makes every request from a running number, so that requests differ where that matters. */
const each = (make: (n: number) => autocannon.Request): Kind['options'] => {
  let n = 0
  return {
    requests: [
      {
        setupRequest(request) {
          n += 1
          return { ...request, ...make(n) }
        },
      },
    ],
  }
}

async function kindsOf(url: string): Promise<Kind[]> {
  const response = await fetch(`${url}/api/products`)
  const ids = ((await response.json()) as { product_id: number }[]).map(({ product_id }) => product_id)
  const order = await orderMaker(url)
  const run = Date.now()
  const at = (n: number) => ids[n % ids.length]
  return [
    {
      name: 'List, compressed',
      options: each(() => ({ path: '/api/products', headers: { 'accept-encoding': 'br' } })),
    },
    { name: 'Detail', options: each((n) => ({ path: `/api/products/${at(n)}` })) },
    {
      name: 'Search',
      options: each((n) => ({
        path: `/api/products/search-products?q=${encodeURIComponent(words[n % words.length]!)}&limit=5`,
      })),
    },
    { name: 'Page, cached', options: each(() => ({ path: '/products', headers: html })) },
    {
      name: 'Page, uncached',
      options: { ...each((n) => ({ path: `/products/${at(n)}?${run + n}`, headers: html })), connections: 2 },
    },
    {
      name: 'Log-in',
      options: {
        ...each(() => ({
          path: '/api/auth/login',
          method: 'POST',
          headers: json,
          body: JSON.stringify({ username: 'demo', password: 'Demo@2026' }),
        })),
        connections: 2,
      },
    },
    {
      name: 'Order',
      options: each((n) => ({
        path: '/api/products/purchase',
        method: 'POST',
        headers: orderHeaders(`${run}-${n}`),
        body: JSON.stringify(order(`load${n}`)),
      })),
    },
  ]
}

type Row = (string | number)[]

async function measure(name: string, size: number, env: Record<string, string>): Promise<Row[]> {
  const shop = await startShop({
    ...env,
    TRUSTED_PROXIES: '1',
    RENDER_LIMIT_MS: '60000',
    LOG_LEVEL: 'silent',
  })
  const rows: Row[] = []
  try {
    for (const { name: kind, options } of await kindsOf(shop.url)) {
      const result = await autocannon({ url: shop.url, connections, duration: seconds, ...options })
      const { requests, latency, non2xx, errors } = result
      rows.push([name, size, kind, Math.round(requests.average), latency.p50, latency.p99, non2xx + errors])
      process.stderr.write(`${rows.at(-1)?.join('  ')}\n`)
    }
  } finally {
    await shop.end('SIGTERM')
  }
  return rows
}

/** Fills a database with `size` products: the embedded one in `folder`, or that of `url`. */
async function fill(size: number, where: { folder?: string; url?: string }): Promise<void> {
  const database = await openDatabase({ ...where, seed: catalogueOf(size), passwords: nodePasswords })
  await database.close()
}

const folder = mkdtempSync(join(tmpdir(), 'shop-load-'))
const rows: Row[] = []
for (const size of sizes)
  await eachDatabase(only, join(folder, String(size)), async (name, env, where) => {
    await fill(size, where)
    rows.push(...(await measure(name, size, env)))
  })
rmSync(folder, { recursive: true })

const [processor] = cpus()
process.stdout.write(
  `\n${table(['Database', 'Products', 'Request', 'a second', 'p50 ms', 'p99 ms', 'Failed'], rows)}\n\n` +
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${processor?.model}, Node ${process.version}, ` +
    `${connections} connections (uncached pages and log-ins 2), ${seconds} s each, over the loopback.\n`,
)
