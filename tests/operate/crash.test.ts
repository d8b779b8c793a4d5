import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findPostgres, startPostgres } from '../postgres.ts'
import { temporaryFolder } from '../temporaryFolder.ts'
import { orderMaker, sendOrder } from './customer.ts'
import { startShop } from './liveShop.ts'
import { type Audit, auditOrders, type Sent } from './orders.ts'

const atOnce = 4
/** Bounds of the random number of orders of a round that are answered before the process is killed. */
const answers = [2, 8] as const
/** Milliseconds at most from the last of these answers to the kill, so that it falls anywhere in the orders that follow. */
const longestDelay = 30

type CrashResult = Audit & {
  /** Orders answered before the process was killed. */
  answered: number
  /** Orders that got a different number when sent again. */
  changed: number
}

/**
 * Repeatedly kills a shop's process in the middle of a stream of orders. After each restart every order of the previous
 * round is sent again, as a browser does when the response was lost. At the end the database is compared with the
 * responses.
 */
async function crash(options: {
  rounds: number
  /** DATA_DIR or DATABASE_URL of the shop. */
  env: Record<string, string>
  database: { url?: string; folder?: string }
}): Promise<CrashResult> {
  const { rounds, env, database } = options
  const all: Sent[] = []
  let answered = 0
  let changed = 0
  let before: Sent[] = []

  const start = () => startShop({ ...env, TRUSTED_PROXIES: '1' })
  const sendAgain = async (url: string) => {
    for (const each of before) {
      const id = await sendOrder(url, each.key, each.body)
      if (each.id === undefined) each.id = id
      else if (each.id !== id) changed += 1
    }
  }

  for (let round = 1; round <= rounds; round += 1) {
    const shop = await start()
    const make = await orderMaker(shop.url)
    await sendAgain(shop.url)
    before = []
    const [least, most] = answers
    let awaited = least + Math.floor(Math.random() * (most - least + 1))
    let killed: Promise<unknown> | undefined
    // All workers continue until the process is gone.
    const going = async (worker: number) => {
      for (let n = 1; ; n += 1) {
        const key = `r${round}w${worker}n${n}`
        const order: Sent = { key, body: make(key) }
        before.push(order)
        const id = await sendOrder(shop.url, key, order.body)
        if (id === undefined) return
        order.id = id
        answered += 1
        awaited -= 1
        if (awaited > 0) continue
        // biome-ignore lint/style/noRestrictedGlobals: the process is killed at a random moment.
        killed ??= new Promise((resolve) => setTimeout(resolve, Math.random() * longestDelay)).then(() =>
          shop.end('SIGKILL'),
        )
      }
    }
    await Promise.all(Array.from({ length: atOnce }, (_, worker) => going(worker)))
    await killed
    all.push(...before)
  }

  const shop = await start()
  await sendAgain(shop.url)
  await shop.end('SIGTERM')
  const audit = await auditOrders(database, all)
  return { ...audit, answered, changed }
}

const folder = temporaryFolder()

const flawless = { lost: 0, twice: 0, half: 0, changed: 0 }
// `npm run crash` has more.
const rounds = Number(process.env.CRASH_ROUNDS ?? 1)

describe('a server killed while taking orders keeps every order that it confirmed', {
  timeout: 240_000 * rounds,
}, () => {
  test('PGlite', async () => {
    const database = { folder: join(folder, 'database') }
    const result = await crash({ rounds, env: { DATA_DIR: folder }, database })
    expect(result).toMatchObject(flawless)
    expect(result.answered).toBeGreaterThan(rounds)
  })

  test.skipIf(!findPostgres())('Postgres', async () => {
    const postgres = await startPostgres()
    const url = postgres.url()
    const env = { DATABASE_URL: url, DATA_DIR: join(folder, 'postgres') }
    const result = await crash({ rounds, env, database: { url } }).finally(postgres.stop)
    expect(result).toMatchObject(flawless)
    expect(result.answered).toBeGreaterThan(rounds)
  })
})

test('SIGTERM under load: requests in flight are answered and stored, and the process exits by itself', async () => {
  const dataDir = join(folder, 'drain')
  const shop = await startShop({ DATA_DIR: dataDir, TRUSTED_PROXIES: '1' })
  const make = await orderMaker(shop.url)
  const orders: Sent[] = []
  let ended: Promise<number | null> | undefined
  const customer = async (name: number) => {
    for (let n = 0; ; n += 1) {
      const key = `c${name}n${n}`
      const order: Sent = { key, body: make(key) }
      order.id = await sendOrder(shop.url, key, order.body)
      if (order.id === undefined) return
      orders.push(order)
      if (orders.length === 20) ended = shop.end('SIGTERM')
    }
  }
  await Promise.all([1, 2, 3, 4].map(customer))
  expect(await ended).toBe(0)
  expect(orders.length).toBeGreaterThanOrEqual(20)
  const audit = await auditOrders({ folder: join(dataDir, 'database') }, orders)
  expect(audit).toEqual({ stored: orders.length, lost: 0, twice: 0, half: 0 })
}, 300_000)
