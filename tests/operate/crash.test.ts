import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findPostgres, startPostgres } from '../postgres.ts'
import { temporaryFolder } from '../temporaryFolder.ts'
import { crash } from './crash.ts'
import { orderMaker, sendOrder } from './customer.ts'
import { startShop } from './liveShop.ts'
import { auditOrders, type Sent } from './orders.ts'

const folder = temporaryFolder()

const flawless = { lost: 0, twice: 0, half: 0, changed: 0 }
const rounds = 2

describe('a server killed while taking orders keeps every order that it confirmed', {
  timeout: 240_000,
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
  const sent: Sent[] = []
  let ended: Promise<number | null> | undefined
  const customer = async (name: number) => {
    for (let n = 0; ; n += 1) {
      const key = `c${name}n${n}`
      const order: Sent = { key, body: make(key) }
      order.id = await sendOrder(shop.url, key, order.body)
      if (order.id === undefined) return
      sent.push(order)
      if (sent.length === 20) ended = shop.end('SIGTERM')
    }
  }
  await Promise.all([1, 2, 3, 4].map(customer))
  expect(await ended).toBe(0)
  expect(sent.length).toBeGreaterThanOrEqual(20)
  const audit = await auditOrders({ folder: join(dataDir, 'database') }, sent)
  expect(audit).toEqual({ stored: sent.length, lost: 0, twice: 0, half: 0 })
}, 300_000)
