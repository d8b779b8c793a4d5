import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { webPasswords } from '../../../server/account/webPasswords.ts'
import { openDatabase } from '../../../server/database/open.ts'
import { temporaryFolder } from '../../temporaryFolder.ts'
import { orderHeaders, orderMaker } from '../customer.ts'
import { startShop } from '../liveShop.ts'
import { auditOrders, type Sent } from '../orders.ts'

const root = temporaryFolder()
const disk = join(root, 'disk')
const canMount = (() => {
  try {
    execFileSync('mount', ['--mkdir', '-t', 'tmpfs', '-o', 'size=75m', 'tmpfs', disk], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()
afterAll(() => {
  if (canMount) execFileSync('umount', ['--lazy', disk])
})

/** Writes a file until the disk is full. */
function fill(file: string): void {
  const opened = openSync(file, 'w')
  try {
    for (;;) writeSync(opened, Buffer.alloc(4096))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(opened)
  }
}

test.skipIf(!canMount)(
  'on a full disk the shop is not ready but shows its products, and takes orders again once there is space, with none lost (skipped where a small disk cannot be mounted)',
  async () => {
    const settings = { DATA_DIR: disk, TRUSTED_PROXIES: '1' }
    let shop = await startShop(settings)
    const make = await orderMaker(shop.url)
    const orders: Sent[] = []
    const order = async () => {
      const each: Sent = { key: `n${orders.length}`, body: make(`n${orders.length}`) }
      orders.push(each)
      const answer = await fetch(`${shop.url}/api/products/purchase`, {
        method: 'POST',
        headers: orderHeaders(each.key),
        body: JSON.stringify(each.body),
      })
      if (answer.status === 201) each.id = ((await answer.json()) as { order_id: number }).order_id
      return answer.status
    }
    const ready = async () => (await fetch(`${shop.url}/readyz`)).status
    expect(await order()).toBe(201)

    fill(join(disk, 'filling'))
    await vi.waitUntil(async () => (await order()) === 500, { timeout: 60_000, interval: 1 })
    await expect.poll(ready, { timeout: 20_000 }).toBe(503)
    expect((await fetch(`${shop.url}/api/products`)).status).toBe(200)
    for (let n = 0; n < 100; n += 1) await order()
    expect(await ready()).toBe(503)

    rmSync(join(disk, 'filling'))
    // A process that cannot write again by itself ends, and whoever supervises it starts it again.
    const ended = once(shop.process, 'exit').then(([code]) => code as number)
    const next = await Promise.race([
      ended,
      vi.waitUntil(async () => (await ready().catch(() => 0)) === 200, { timeout: 60_000 }),
    ])
    if (next !== true) {
      expect(next).toBe(1)
      shop = await startShop(settings)
    }
    expect(await order()).toBe(201)
    await shop.end('SIGKILL')
    expect(await auditOrders({ folder: join(disk, 'database') }, orders)).toMatchObject({
      lost: 0,
      twice: 0,
      half: 0,
    })
  },
)

test('a database that takes no writes although the disk has space is given up, one in memory only reported', async () => {
  for (const folder of [join(root, 'database'), undefined]) {
    const onFailure = vi.fn()
    const { db, store, close } = await openDatabase({ folder, passwords: webPasswords, onFailure })
    await store.ready()
    const write = () =>
      store.addFeedback({ rating: 5, title: 'T', content: 'C', created_at: '2026-11-20T06:30:00.000Z' })
    await db.execute(sql`set default_transaction_read_only = on`)
    await expect(write()).rejects.toThrow()
    await expect(store.ready()).rejects.toThrow()
    expect(await store.feedback(0, 1)).toEqual([])
    if (folder) expect(onFailure.mock.calls[0]?.[0]).toMatch(/takes no writes: cannot execute INSERT/)
    else expect(onFailure).not.toHaveBeenCalled()
    await db.execute(sql`set default_transaction_read_only = off`)
    await store.ready()
    await write()
    await close()
  }
})
