import { expect, test } from 'vitest'
import { webPasswords } from '../../server/account/webPasswords.ts'
import { seedOnce } from '../../server/database/seed.ts'
import { databaseStore } from '../../server/database/store.ts'
import { seed } from '../api/shop.ts'
import { freshDatabase } from '../api/stores.ts'

/** An empty shop. `start` does what its server does at start with SHOP_DEMO. */
async function emptyShop() {
  const { db } = await freshDatabase(undefined, webPasswords)
  return { store: databaseStore(db), start: () => seedOnce(db, seed(), webPasswords) }
}

test('an empty shop is seeded once', async () => {
  const { store, start } = await emptyShop()
  await Promise.all([start(), start()])
  await store.deleteUser(2)
  await start()
  expect(await store.products()).toHaveLength(11)
  expect(await store.userByName('ruwan')).toBeUndefined()
})

test('a shop with data of its own is never seeded, not even with the demo users', async () => {
  const { store, start } = await emptyShop()
  const { user_id: _, password: __, ...owner } = seed().users[0]!
  await store.addUser({ ...owner, username: 'owner', email: 'owner@mail.example', passwordHash: 'hash' })
  await start()
  expect(await store.products()).toEqual([])
  expect(await store.userByName('demo')).toBeUndefined()
})
