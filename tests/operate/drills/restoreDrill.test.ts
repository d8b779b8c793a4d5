import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { findPostgres, startPostgres } from '../../postgres.ts'
import { temporaryFolder } from '../../temporaryFolder.ts'
import { orderMaker, sendOrder } from '../customer.ts'
import { startShop } from '../liveShop.ts'
import { auditOrders, type Sent } from '../orders.ts'

const root = temporaryFolder()

const shop = async (env: Record<string, string>, ...args: string[]) =>
  (
    await promisify(execFile)(process.execPath, ['server/cli/shop.ts', ...args], {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.RUN_FOLDER, ...env },
    })
  ).stdout

test.skipIf(!findPostgres())(
  'a backup taken under a stream of orders can be restored, with every order that was answered before it',
  async () => {
    const postgres = await startPostgres()
    const DATA_DIR = join(root, 'data')
    mkdirSync(join(DATA_DIR, 'pictures'), { recursive: true })
    writeFileSync(join(DATA_DIR, 'pictures/one.webp'), 'bytes')
    const env = { DATABASE_URL: postgres.url(), DATA_DIR }
    const live = await startShop({ ...env, TRUSTED_PROXIES: '1' })
    try {
      const make = await orderMaker(live.url)
      const orders: Sent[] = []
      let going = true
      const customer = async (name: number) => {
        for (let n = 0; going; n += 1) {
          const key = `c${name}n${n}`
          const order: Sent = { key, body: make(key) }
          order.id = await sendOrder(live.url, key, order.body)
          orders.push(order)
        }
      }
      const customers = [1, 2].map(customer)
      await expect.poll(() => orders.length, { timeout: 60_000 }).toBeGreaterThan(20)
      const before = [...orders]
      const file = join(root, 'shop.backup')
      expect(await shop(env, 'backup', file)).toContain('and restored them in a trial.')
      going = false
      await Promise.all(customers)
      expect(orders.length).toBeGreaterThan(before.length)
      const restored = { DATA_DIR: join(root, 'restored') }
      await shop(restored, 'restore', file)
      expect(readFileSync(join(restored.DATA_DIR, 'pictures/one.webp'), 'utf8')).toBe('bytes')
      const audit = await auditOrders({ folder: join(restored.DATA_DIR, 'database') }, before)
      expect(audit).toEqual({ stored: before.length, lost: 0, twice: 0, half: 0 })
    } finally {
      await live.end('SIGKILL')
      await postgres.stop()
    }
  },
)
