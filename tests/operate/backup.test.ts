import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '../../server/store/records.ts'
import { noon } from '../api/shop.ts'
import { shopCli } from './cli.ts'

let shop: Awaited<ReturnType<typeof shopCli>>
let other: Awaited<ReturnType<typeof shopCli>>
let file: string

beforeAll(async () => {
  shop = await shopCli()
  other = await shopCli({ empty: true })
  file = join(shop.folder, 'shop.backup')
  mkdirSync(join(shop.folder, 'data/receipts'), { recursive: true })
  writeFileSync(join(shop.folder, 'data/receipts/one.png'), 'bytes')
  const hash = (await shop.database.store.passwordHash(1)) ?? ''
  await shop.database.store.addSession('cookie', 1, Number(noon) + 1e9, hash)
})
afterAll(async () => {
  await shop.close()
  await other.close()
})

/** Reads all data of a shop through its store. */
const everything = async ({ store }: typeof shop.database) => ({
  products: await store.products(),
  newArrivals: await store.newArrivals(),
  categories: await store.categories('primary'),
  reviews: await store.reviews(1),
  feedback: await store.feedback(0, 100),
  announcements: await store.announcements(),
  banners: await store.banners(),
  promotion: await store.promotion('home-page-new-arrivals'),
  users: [await store.user(1), await store.user(2)],
  hash: await store.passwordHash(1),
  orders: [...(await store.orders(1)), ...(await store.orders(2))],
})

test('a backup is one file that only its owner may read', async () => {
  expect((await shop.run('backup', file)).text).toMatch(/^Wrote \d+ records and 1 files to /)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect((await shop.run('backup', file)).refused).toContain('already exists')
  expect((await shop.run('backup', file, '--force')).refused).toBeUndefined()
})

test('a backup contains no sessions', () => {
  expect(gunzipSync(readFileSync(file)).toString()).not.toContain('"sessions"')
})

test('a restore into an empty shop brings everything back, and numbering continues', async () => {
  expect((await other.run('restore', file)).text).toMatch(
    /^Restored \d+ records and 1 files of 20 Nov 2026, 12:00 pm\.$/,
  )
  expect(await everything(other.database)).toEqual(await everything(shop.database))
  const receipt = join(other.folder, 'data/receipts/one.png')
  expect(readFileSync(receipt, 'utf8')).toBe('bytes')
  expect(statSync(receipt).mode & 0o777).toBe(0o600)
  const { store } = other.database
  const review = { product_id: 1, name: 'A', rating: 5, comment: 'B', created_at: noon.toISOString() }
  expect((await store.addReview(review)).review_id).toBe(3)
  const [{ order_id: _, ...order }] = (await store.orders(1)) as [Order]
  const items = order.items.map(({ order_item_id: _, ...item }) => item)
  expect(await store.placeOrder([1], () => ({ order: { ...order, items }, messages: () => [] }))).toBe(10_006)
  const csv = join(other.folder, 'new.csv')
  writeFileSync(csv, 'sku,name,price,category\nLAST-1,Bolt,1,Locks\n')
  await other.run('products', 'import', csv)
  expect((await store.products()).at(-1)?.sku).toBe('LAST-1')
})

test('a shop with data is not replaced without --force', async () => {
  await other.run('orders', 'status', '10001', 'pending')
  expect((await other.run('restore', file)).refused).toContain('Add --force if they may be lost.')
  expect((await other.database.store.order(10_001))?.status).toBe('pending')
  await other.run('restore', file, '--force')
  expect(await everything(other.database)).toEqual(await everything(shop.database))
  expect(await other.database.store.session('cookie', Number(noon))).toBeUndefined()
})

const lines = () => gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
const written = (content: Uint8Array | string) => {
  const path = join(shop.folder, 'bad.backup')
  writeFileSync(path, content)
  return path
}

test.each([
  ['cut in its bytes', () => readFileSync(file).subarray(0, -40), 'is not a complete backup'],
  ['cut at a line', () => gzipSync(lines().slice(0, -1).join('\n')), 'its end is missing'],
  ['with a line less', () => gzipSync(lines().toSpliced(-4, 1).join('\n')), 'its end is missing'],
  ['without its categories', () => gzipSync(lines().toSpliced(1, 1).join('\n')), 'does not fit the database'],
  ['no backup at all', () => gzipSync('{"table":"users","rows":[]}\n'), 'is not a backup of a shop'],
  ['no gzip', () => 'hello', 'is not a complete backup'],
  [
    'of a newer version',
    () => gzipSync(lines().join('\n').replace('"version":1', '"version":2')),
    'was written by a newer version',
  ],
  [
    'with a table that is not known',
    () => gzipSync(lines().join('\n').replace('"table":"banners"', '"table":"sessions"')),
    'does not know: sessions',
  ],
  [
    'with a file beside its folder',
    () => gzipSync(lines().join('\n').replace('receipts/one.png', '../../evil.png')),
    'contains ../../evil.png, which is not in a folder for images',
  ],
])('a file that is %s changes nothing', async (_, content, why) => {
  const before = await everything(other.database)
  const dataDir = join(other.folder, 'data')
  writeFileSync(join(dataDir, 'receipts/one.png'), 'as it was')
  const failed = await other
    .run('restore', written(content()), '--force')
    .catch((error) => ({ refused: String(error) }))
  expect(failed.refused).toContain(why)
  expect(await everything(other.database)).toEqual(before)
  expect(readFileSync(join(dataDir, 'receipts/one.png'), 'utf8')).toBe('as it was')
  expect(readdirSync(dataDir)).toEqual(['receipts'])
})

test('a missing file is reported', async () => {
  expect((await other.run('restore', '/no/such/file', '--force')).refused).toBe(
    '/no/such/file does not exist.',
  )
})
