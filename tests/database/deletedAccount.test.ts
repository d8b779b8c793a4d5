import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { webPasswords } from '../../server/account/webPasswords.ts'
import { rowsOf } from '../../server/database/db.ts'
import { databaseStore } from '../../server/database/store.ts'
import { seed } from '../api/shop.ts'
import { freshDatabase } from '../api/stores.ts'

test('no table has a deleted customer any more, once the last open order is closed', async () => {
  const { db } = await freshDatabase(seed(), webPasswords)
  const store = databaseStore(db)
  const hash = (await store.passwordHash(1)) ?? ''
  await store.addSession('session', 1, 1e13, hash)
  const tables = (
    await rowsOf<{ name: string }>(
      db.execute(sql`select table_name as name from information_schema.tables where table_schema = 'public'`),
    )
  ).map(({ name }) => name)
  const naming = async () => {
    const named: string[] = []
    for (const name of tables) {
      const rows = await rowsOf<{ row: string }>(
        db.execute(sql`select t::text as row from ${sql.identifier(name)} t where t::text like '%Nadeesha%'`),
      )
      named.push(...rows.map(({ row }) => `${name} ${/\d+/.exec(row)?.[0]}`))
    }
    return named.sort()
  }
  // The other customer's order has the same name, and is not touched.
  expect(await naming()).toEqual([...[1, 2, 3, 4, 5].map((n) => `orders 1000${n}`), 'users 1'])
  await store.deleteUser(1)
  // Open orders are still to be delivered.
  expect(await naming()).toEqual([2, 3, 4, 5].map((n) => `orders 1000${n}`))
  await store.setOrderStatus(10_002, 'cancelled')
  await store.setOrderStatus(10_003, 'completed')
  await store.setOrderStatus(10_004, 'completed')
  expect(await naming()).toEqual(['orders 10005'])
  expect(await store.session('session', 0)).toBeUndefined()
})
