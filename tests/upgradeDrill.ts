import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { ensureBrowser } from './browser.ts'
import { say, startBrowser } from './builtShop.ts'
import { freePort } from './listen.ts'
import { orderMaker, sendOrder } from './operate/customer.ts'
import { startShop } from './operate/liveShop.ts'
import { auditOrders, type Sent } from './operate/orders.ts'
import { startPostgres } from './postgres.ts'

/**
 * `npm run upgrade-drill [-- --orders=5000 --from=v1.0.0]`: an upgrade under load. The server of the last release takes
 * orders and has a tab open; this version's server opens the same database, takes over, and the old one is ended. Every order
 * that was not answered is sent again, as browsers do. Prints orders lost and doubled and what the tab showed, and exits
 * with 1 unless all is well. Needs Postgres and a build.
 */
const { values } = parseArgs({
  options: { orders: { type: 'string', default: '5000' }, from: { type: 'string' } },
})
const wanted = Number(values.orders)
const atOnce = 8

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** The last release: its tag, or before there is one the commit before the newest migration. */
function lastRelease(): string {
  const [tag] = git('tag', '--list', 'v*', '--sort=-version:refname').split('\n')
  return tag || `${git('log', '-1', '--format=%h', '--', 'server/migrations/*.sql')}~1`
}

/** The project at a commit, built, with the packages of this one. */
function treeOf(commit: string, folder: string): void {
  execFileSync('sh', ['-c', `git archive ${commit} | tar -x -C ${folder}`])
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** What stands in front of the servers: sends each request to the newest. `to` changes which. */
async function balancer(first: string) {
  let target = first
  const port = await freePort()
  const server = createServer((incoming, answer) => {
    const { method, headers, url = '/' } = incoming
    const outgoing = request(new URL(url, target), { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    // What was not answered is not answered here either: whoever sent it has to send it again.
    outgoing.on('error', () => answer.destroy())
    incoming.pipe(outgoing)
  }).listen(port, 'localhost')
  return {
    url: `http://localhost:${port}`,
    to(url: string) {
      target = url
    },
    close: () => server.close(),
  }
}

/** Follows links of a tab; what it shows then, and whether that is a page. */
async function walk(page: Page, links: readonly string[]): Promise<string[]> {
  const blank: string[] = []
  for (const link of links) {
    await page.locator(`a[href="${link}"]`).first().click()
    await page.waitForURL(`**${link}`)
    const shown = await page
      .getByRole('heading', { level: 1 })
      .waitFor({ timeout: 30_000 })
      .then(
        () => true,
        () => false,
      )
    if (!shown) blank.push(link)
  }
  return blank
}

ensureBrowser()
const from = values.from ?? lastRelease()
const folder = mkdtempSync(join(tmpdir(), 'shop-drill-'))
const postgres = await startPostgres()
const env = { DATABASE_URL: postgres.url(), DATA_DIR: join(folder, 'data'), TRUSTED_PROXIES: '1' }
const browser = await startBrowser()
try {
  say(`From ${from} to this version, ${wanted} orders.`)
  const old = join(folder, 'old')
  execFileSync('mkdir', [old])
  treeOf(from, old)
  const last = await startShop(env, [], old)
  const front = await balancer(last.url)
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`))
  await page.goto(front.url)
  const blank = await walk(page, ['/products'])

  const make = await orderMaker(front.url)
  const orders: Sent[] = []
  let repeated = 0
  let count = 0
  let half = () => {}
  const halfway = new Promise<void>((resolve) => {
    half = resolve
  })
  const customer = async () => {
    while (count < wanted) {
      count += 1
      const key = `drill${count}`
      const order: Sent = { key, body: make(key) }
      orders.push(order)
      while (order.id === undefined) {
        order.id = await sendOrder(front.url, key, order.body)
        if (order.id === undefined) repeated += 1
      }
      if (orders.length * 2 >= wanted) half()
    }
  }
  const customers = Promise.all(Array.from({ length: atOnce }, customer))
  await Promise.race([halfway, customers])
  const before = orders.filter(({ id }) => id !== undefined).length
  // Both servers are open at once: the old one on a database that the new one has migrated.
  const next = await startShop(env)
  const between = orders.filter(({ id }) => id !== undefined).length
  // Until now the tab has spoken with the last release alone.
  for (const error of errors.splice(0)) say(`Before the upgrade: ${error}`)
  front.to(next.url)
  await last.end('SIGTERM')
  blank.push(...(await walk(page, ['/cart', '/', '/categories'])))
  await customers
  await next.end('SIGTERM')
  front.close()
  const { stored, lost, twice, half: incomplete } = await auditOrders({ url: postgres.url() }, orders)
  say(
    `${orders.length} orders sent: ${before} before the new server started, ${between - before} while both were open, ${orders.length - between} after; ${repeated} sent again.`,
  )
  say(`${stored} stored, ${lost} lost, ${twice} doubled, ${incomplete} incomplete.`)
  say(`The tab: ${blank.length} blank pages${blank.map((path) => ` ${path}`)}, ${errors.length} errors.`)
  for (const error of errors) say(`  ${error}`)
  if (stored !== wanted || lost + twice + incomplete + blank.length + errors.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
