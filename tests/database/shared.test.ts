import { count, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { webPasswords } from '../../server/account/webPasswords.ts'
import { rowsOf } from '../../server/database/db.ts'
import { openDatabase } from '../../server/database/open.ts'
import { throttles } from '../../server/database/orderTables.ts'
import { databaseStore } from '../../server/database/store.ts'
import type { NewOrder } from '../../server/store/records.ts'
import { noon, seed } from '../api/shop.ts'
import { freshDatabase, kind, ownUrl } from '../api/stores.ts'

/** Simulates two processes of a shop: two stores over one database. */
async function twoProcesses() {
  const { db } = await freshDatabase(seed(), webPasswords)
  return { db, one: databaseStore(db), two: databaseStore(db) }
}

const { order_id: _, ...example } = seed().orders[0]!
const order: NewOrder = {
  ...example,
  user_id: null,
  order_date: noon.toISOString(),
  status: 'pending',
  items: [{ product_id: 1, product_name: 'Padlock', image_url: '', quantity: 1, unit_price: 1890 }],
}
const mail = (id: number) => ({
  kind: 'email' as const,
  to: 'a@b.example',
  subject: String(id),
  text: '',
  key: `k:${id}`,
})
const reckon = () => ({ order, messages: (id: number) => [mail(id)] })

test.runIf(kind === 'postgres')(
  'a statement that takes too long is ended, and leaves the others alone',
  async () => {
    await freshDatabase(undefined, webPasswords)
    const limited = await openDatabase({
      url: String(ownUrl()),
      passwords: webPasswords,
      statementTimeoutMs: 200,
    })
    await expect(limited.db.execute(sql`select pg_sleep(20)`)).rejects.toMatchObject({
      cause: { message: 'canceling statement due to statement timeout' },
    })
    await limited.db.execute(sql`select 1`)
    await limited.close()
  },
)

test('a change of the catalogue by one is seen by the other at once', async () => {
  const { db, one, two } = await twoProcesses()
  const [before] = await two.productsById([1])
  const version = (await two.versions()).catalogue
  await db.execute(sql`update products set price = 2000 where product_id = 1`)
  expect(before?.price).toBe(1890)
  expect((await two.productsById([1]))[0]?.price).toBe(2000)
  expect((await one.versions()).catalogue).toBe(version + 1)
  expect(await one.products()).toBe(await one.products())
})

test('concurrent requests with one order key create one order', async () => {
  const { one, two } = await twoProcesses()
  const key = { owner: 'visitor:a', key: 'k', fingerprint: 'f' }
  const ids = await Promise.all(
    Array.from({ length: 8 }, (_, i) => (i % 2 ? one : two).placeOrder([1], reckon, key)),
  )
  expect(new Set(ids)).toEqual(new Set([10_006]))
  expect(await one.messages()).toHaveLength(1)
  expect(await two.placeOrder([1], reckon, { ...key, fingerprint: 'g' })).toBe('other')
  expect(await two.placeOrder([1], reckon, { ...key, owner: 'visitor:b' })).not.toBe(10_006)
})

test.runIf(kind === 'postgres')(
  'an order that is being placed while its account is deleted is erased like the others, once it is closed',
  async () => {
    const { db, one } = await twoProcesses()
    let placing: Promise<void> | undefined
    await new Promise<void>((placed) => {
      placing = db.transaction(async (tx) => {
        await databaseStore(tx).placeOrder([1], () => ({ ...reckon(), order: { ...order, user_id: 1 } }))
        placed()
        await tx.execute(sql`select pg_sleep(0.3)`)
      })
    })
    await Promise.all([one.deleteUser(1), placing])
    expect(await one.order(10_006)).toMatchObject({ user_id: null, first_name: order.first_name })
    await one.setOrderStatus(10_006, 'cancelled')
    expect(await one.order(10_006)).toMatchObject({ first_name: '', email: '' })
  },
)

test('a refused order leaves nothing behind, and its key can be used again', async () => {
  const { one, two } = await twoProcesses()
  const key = { owner: 'visitor:a', key: 'k', fingerprint: 'f' }
  const refused = () => {
    throw new Error('refused')
  }
  await expect(one.placeOrder([1], refused, key)).rejects.toThrow('refused')
  expect(await one.orderByKey(key)).toBeUndefined()
  expect(await one.messages()).toEqual([])
  expect(typeof (await two.placeOrder([1], reckon, key))).toBe('number')
})

test('an order is rolled back if its message cannot be stored', async () => {
  const { one } = await twoProcesses()
  const key = { owner: 'visitor:a', key: 'k', fingerprint: 'f' }
  const broken = () => ({
    order,
    messages: (id: number) => [{ ...mail(id), to: null as unknown as string }],
  })
  await expect(one.placeOrder([1], broken, key)).rejects.toThrow()
  expect(await one.order(10_006)).toBeUndefined()
  expect(await one.orderByKey(key)).toBeUndefined()
})

test('a password reset also ends sessions and reset links, in one transaction', async () => {
  const { one, two } = await twoProcesses()
  const hash = (await one.passwordHash(1))!
  await one.addSession('session', 1, 1000, hash)
  await one.addResetToken('token', 1, 1000, mail(1), 0)
  // The database rejects the null hash halfway, as if the process had died here.
  await expect(one.resetPassword('token', null as unknown as string, 1)).rejects.toThrow()
  expect([await two.session('session', 1), await two.resetToken('token', 1)]).toEqual([1, 1])
  expect(await one.resetPassword('token', 'new', 1)).toBe(true)
  expect([await two.session('session', 1), await two.resetToken('token', 1)]).toEqual([undefined, undefined])
  expect(await two.addSession('other', 1, 1000, hash)).toBe(false)
})

test('each message is sent by one process only', async () => {
  const { one, two } = await twoProcesses()
  for (let i = 0; i < 6; i++) await one.enqueue(mail(i), 0)
  const messages = await Promise.all(
    Array.from({ length: 6 }, (_, i) => (i % 2 ? one : two).takeDueMessage(1, 1000)),
  )
  expect(new Set(messages.map((message) => message?.id)).size).toBe(6)
  expect(await two.takeDueMessage(1000, 1000)).toBeUndefined()
  // If a process dies while sending, its message becomes due again.
  expect((await two.takeDueMessage(1001, 1000))?.subject).toBe('0')
})

test('limits, kept hashes and secrets are shared', async () => {
  const { one, two } = await twoProcesses()
  const rule = { limit: 1, windowMs: 1000 }
  expect(await one.throttle('x', rule, 0)).toBe(0)
  expect(await two.throttle('x', rule, 1)).toBe(999)
  await one.keepHash('hash', 10)
  expect([await two.takeHash('hash'), await one.takeHash('hash')]).toEqual([10, undefined])
  expect(await one.secret('captcha')).toBe(await two.secret('captcha'))
})

test.skipIf(kind !== 'postgres')(
  'a status change that waits for a cancellation on another connection does not undo it, nor the other way round',
  async () => {
    const { db, one, two } = await twoProcesses()
    for (const [first, second] of [
      ['cancelled', 'processing'],
      ['shipped', 'cancelled'],
    ] as const) {
      const id = await one.placeOrder([1], reckon)
      if (typeof id !== 'number') throw new Error('not placed')
      let waiting: Promise<boolean> | undefined
      await db.transaction(async (tx) => {
        expect(await databaseStore(tx).setOrderStatus(id, first)).toBe(true)
        waiting = two.setOrderStatus(id, second)
        const waits = async () =>
          (await rowsOf(tx.execute(sql`select from pg_locks where not granted`))).length > 0
        await expect.poll(waits, { timeout: 10_000 }).toBe(true)
      })
      expect(await waiting).toBe(false)
      expect((await one.order(id))?.status).toBe(first)
    }
  },
)

test('limits are stored under short keys, at most 100,000 of them', async () => {
  const { db, one } = await twoProcesses()
  const life = 60_000
  await db.execute(
    sql`insert into throttles select i::text, 1, 0, 0, ${life} + i from generate_series(1, 100010) as i`,
  )
  await db.execute(sql`insert into throttles values ('over', 1, 0, 0, 5)`)
  await one.throttle('x'.repeat(100_000), { limit: 1, windowMs: 10 * life }, 10)
  await one.prune(10)
  const [size] = await db
    .select({ all: count(), longest: sql<number>`max(length(${throttles.key}))` })
    .from(throttles)
  expect(size).toEqual({ all: 100_000, longest: 64 })
  const pruned = await db
    .select()
    .from(throttles)
    .where(inArray(throttles.key, ['over', '1', '11']))
  expect(pruned).toEqual([])
})
