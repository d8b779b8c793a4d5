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
  /** The exit code of the last process, which SIGTERM ended in the middle of orders. */
  exitCode: unknown
}

/**
 * Sends orders, some at once, until the shop is gone. `end` ends it as soon as `count` are answered. Returns all that
 * were sent, and what `end` resolved to.
 */
async function orderUntilGone(url: string, name: string, count: number, end: () => Promise<unknown>) {
  const make = await orderMaker(url)
  const sent: Sent[] = []
  let awaited = count
  let ended: Promise<unknown> | undefined
  const going = async (worker: number) => {
    for (let n = 1; ; n += 1) {
      const key = `${name}w${worker}n${n}`
      const order: Sent = { key, body: make(key) }
      sent.push(order)
      order.id = await sendOrder(url, key, order.body)
      if (order.id === undefined) return
      awaited -= 1
      if (awaited <= 0) ended ??= end()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, worker) => going(worker)))
  return { sent, ended: await ended }
}

/**
 * Repeatedly kills a shop's process in the middle of a stream of orders. After each restart every order of the previous
 * round is sent again, as a browser does when the response was lost. SIGTERM ends the last process in the middle of
 * orders as well. At the end the database is compared with the responses.
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
    await sendAgain(shop.url)
    const [least, most] = answers
    const count = least + Math.floor(Math.random() * (most - least + 1))
    const { sent } = await orderUntilGone(shop.url, `r${round}`, count, async () => {
      // biome-ignore lint/style/noRestrictedGlobals: the process is killed at a random moment.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * longestDelay))
      await shop.end('SIGKILL')
    })
    before = sent
    answered += sent.filter(({ id }) => id !== undefined).length
    all.push(...sent)
  }

  const shop = await start()
  await sendAgain(shop.url)
  const { sent, ended } = await orderUntilGone(shop.url, 'last', 20, () => shop.end('SIGTERM'))
  const audit = await auditOrders(database, [...all, ...sent])
  return { ...audit, answered, changed, exitCode: ended }
}

const folder = temporaryFolder()

const flawless = { lost: 0, twice: 0, half: 0, changed: 0, exitCode: 0 }
// `npm run crash` and CI have more, and then also a Postgres, which outlives the process that is killed.
const { CRASH_ROUNDS } = process.env
const rounds = Number(CRASH_ROUNDS ?? 1)

describe('a server killed, and one that SIGTERM ends, while taking orders keeps every order that it confirmed', {
  timeout: 240_000 * rounds,
}, () => {
  test('PGlite', async () => {
    const database = { folder: join(folder, 'database') }
    const result = await crash({ rounds, env: { DATA_DIR: folder }, database })
    expect(result).toMatchObject(flawless)
    expect(result.answered).toBeGreaterThan(rounds)
  })

  test.runIf(CRASH_ROUNDS && findPostgres())('Postgres', async () => {
    const postgres = await startPostgres()
    const url = postgres.url()
    const env = { DATABASE_URL: url, DATA_DIR: join(folder, 'postgres') }
    const result = await crash({ rounds, env, database: { url } }).finally(postgres.stop)
    expect(result).toMatchObject(flawless)
    expect(result.answered).toBeGreaterThan(rounds)
  })
})
