import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '../../server/store/records.ts'
import { complaint } from '../api/bodies.ts'
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
  const { store } = shop.database
  const comment = 'One line\u2028and\u2029more'
  await store.addReview({ product_id: 1, name: 'A', rating: 5, comment, created_at: noon.toISOString() })
  const receipt = { name: 'one.png', type: 'image/png', size: 5 }
  await store.addComplaint({ ...complaint, receipt, created_at: noon.toISOString() }, () => [])
  await store.enqueue({ kind: 'email', to: 'a@mail.example', subject: 'Waiting', text: '' }, Number(noon))
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
  complaints: await store.complaints(),
})

/** Places an order like one that there is. Returns its number. */
async function orderAgain({ store }: typeof shop.database) {
  const [{ order_id: _, ...order }] = (await store.orders(1)) as [Order]
  const items = order.items.map(({ order_item_id: _, ...item }) => item)
  return store.placeOrder([1], () => ({ order: { ...order, items }, messages: () => [] }))
}

test('a backup is one file that only its owner may read, and replaces another only with --force', async () => {
  writeFileSync(file, 'another')
  expect((await shop.run('backup', file)).refused).toContain('already exists')
  expect((await shop.run('backup', file, '--force')).text).toMatch(
    /^Wrote \d+ records and 1 files to .*, and restored them in a trial\.$/,
  )
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a restore into an empty shop brings everything back, and numbering continues', async () => {
  expect((await other.run('restore', file)).text).toMatch(
    /^Restored \d+ records and 1 files of 20 Nov 2026, 12:00 pm\.\nHeld, because they may have been sent since then: 1 messages\./,
  )
  expect(await everything(other.database)).toEqual(await everything(shop.database))
  const receipt = join(other.folder, 'data/receipts/one.png')
  expect(readFileSync(receipt, 'utf8')).toBe('bytes')
  expect(statSync(receipt).mode & 0o777).toBe(0o600)
  const { store } = other.database
  const review = { product_id: 1, name: 'A', rating: 5, comment: 'B', created_at: noon.toISOString() }
  expect((await store.addReview(review)).review_id).toBe(4)
  // Those of orders since the backup may be known to a payment gateway.
  expect(await orderAgain(other.database)).toBe(11_006)
  const csv = join(other.folder, 'new.csv')
  writeFileSync(csv, 'sku,name,price,category\nLAST-1,Bolt,1,Locks\n')
  await other.run('products', 'import', csv)
  expect((await store.products()).at(-1)?.sku).toBe('LAST-1')
})

test('a shop with data is not replaced without --force', async () => {
  await other.run('orders', 'status', '10003', 'shipped')
  expect((await other.run('restore', file)).refused).toContain('Add --force if they may be lost.')
  expect((await other.database.store.order(10_003))?.status).toBe('shipped')
  await other.run('restore', file, '--force')
  expect(await everything(other.database)).toEqual(await everything(shop.database))
  expect(await other.database.store.session('cookie', Number(noon))).toBeUndefined()
  // The number of the order that the restore has lost may be known to a payment gateway.
  expect(await orderAgain(other.database)).toBe(11_007)
  for (const next of [11_008, 11_009]) {
    await other.run('restore', file, '--force')
    expect(await orderAgain(other.database)).toBe(next)
  }
})

test('messages that were waiting in the backup are sent only when the operator says so', async () => {
  const { store } = other.database
  expect(await store.takeDueMessage(Number(noon) + 1e9, 1000)).toBeUndefined()
  expect((await other.run('messages', 'list')).text).toMatch(/held +email +a@mail\.example +Waiting/)
  expect((await other.run('messages', 'retry', 'all')).text).toMatch(/^1 messages are waiting again/)
  expect((await store.takeDueMessage(Number(noon), 1000))?.subject).toBe('Waiting')
  expect((await other.run('messages', 'retry', 'all')).refused).toBe('No message was given up or held.')
})

test('a backup in which texts have line separators as they are, as older versions wrote them, is read', async () => {
  const text = lines().join('\n')
  expect(text).not.toMatch(/[\u2028\u2029]/)
  // And as another program may write it: with a line for a table that has no rows.
  const [head = '', ...rest] = text.split('\n')
  const empty = [head, '{"table":"banners","rows":[]}', ...rest].join('\n')
  const older = written(gzipSync(empty.replace('\\u2028', '\u2028').replace('\\u2029', '\u2029')))
  expect((await other.run('restore', older, '--force')).refused).toBeUndefined()
  expect(await everything(other.database)).toEqual(await everything(shop.database))
})

const lines = () => gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
/** The backup with one text of it replaced. */
const changed = (before: string, after: string) => gzipSync(lines().join('\n').replace(before, after))
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
  ['of other lines', () => gzipSync('null\n'), 'is not a complete backup: it has a line of another kind'],
  ['longer than its end', () => gzipSync([...lines(), lines()[1]].join('\n')), 'its end is not at the end'],
  [
    'with a page among its pictures',
    () => changed('receipts/one.png', 'pictures/ok.html'),
    'contains pictures/ok.html, which is no image of the shop',
  ],
  ['of a newer version', () => changed('"version":1', '"version":2'), 'was written by a newer version'],
  ['with an unknown table', () => changed('"table":"banners"', '"table":"sessions"'), 'not know: sessions'],
  [
    'with a file beside its folder',
    () => changed('receipts/one.png', '../../evil.png'),
    'contains ../../evil.png, which is no image of the shop',
  ],
])('a file that is %s changes nothing', async (_, content, why) => {
  const before = await everything(other.database)
  const dataDir = join(other.folder, 'data')
  writeFileSync(join(dataDir, 'receipts/one.png'), 'as it was')
  const failed = await other.run('restore', written(content()), '--force')
  expect(failed.refused).toContain(why)
  expect(await everything(other.database)).toEqual(before)
  expect(readFileSync(join(dataDir, 'receipts/one.png'), 'utf8')).toBe('as it was')
  expect(readdirSync(dataDir)).toEqual(['receipts'])
})

test('restore --check restores into a throw-away database, and changes nothing in the shop', async () => {
  const before = await everything(other.database)
  expect((await other.run('restore', '--check', file)).text).toMatch(
    /can be restored: \d+ records and 1 files of 20 Nov 2026, 12:00 pm came back unchanged\.$/,
  )
  expect(await everything(other.database)).toEqual(before)
})

test('restore --check takes one of a version that counted events, without the counts, and names images that are not in it', async () => {
  const [head = '', ...others] = lines()
  const counts = JSON.stringify({ table: 'events', rows: [{ kind: 'search', key: 'hinge', count: 2 }] })
  const text = [head, counts, ...others]
    .join('\n')
    .replace('receipts/one.png', 'receipts/two.png')
    .replace(/"end":\{"rows":(\d+)/, (_, rows) => `"end":{"rows":${Number(rows) + 1}`)
  expect((await other.run('restore', '--check', written(gzipSync(text)))).text).toContain(
    'Images that records name and that are not in it: receipts/one.png.',
  )
})

test.each([
  ['a price that the database rounds', '"price":1890', '"price":1890.123', 'products comes back different'],
  ['an image that is not base64', '"base64":"', '"base64":"!', 'receipts/one.png comes back different'],
])('restore --check refuses %s', async (_, before, after, why) => {
  const { refused } = await other.run('restore', '--check', written(changed(before, after)))
  expect(refused).toContain(why)
})

test('a backup that could not be restored is not written, and a former one is kept', async () => {
  const { database, close, run, folder } = await shopCli()
  const { db } = database
  const path = join(folder, 'shop.backup')
  writeFileSync(path, 'a former one')
  await db.execute(
    sql`alter table new_arrivals drop constraint new_arrivals_product_id_products_product_id_fk`,
  )
  await db.execute(sql`insert into new_arrivals values (999, 9)`)
  expect((await run('backup', path, '--force')).refused).toContain('does not fit the database: new_arrivals')
  expect(readFileSync(path, 'utf8')).toBe('a former one')
  expect(readdirSync(folder)).toEqual(['shop.backup'])
  await close()
})

test.each([
  ['no folder', () => join(shop.folder, 'none/x.backup'), /there is no such file or folder/],
  ['a path through a file', () => join(file, 'x.backup'), /a part of the path is not a folder/],
  ['a folder', () => shop.folder, /is not a file, and is not replaced by one/],
  [
    'a link to a device',
    () => {
      if (!existsSync(join(shop.folder, 'link'))) symlinkSync('/dev/null', join(shop.folder, 'link'))
      return join(shop.folder, 'link')
    },
    /is not a file, and is not replaced by one/,
  ],
])('a backup to %s is refused in one line', async (_, path, why) => {
  const { refused } = await shop.run('backup', path(), '--force')
  expect(refused).toMatch(why)
  expect(refused).not.toContain('\n')
  expect(lstatSync('/dev/full').isCharacterDevice()).toBe(true)
})

test('restoring a folder, a file of something else or none is refused in one line', async () => {
  for (const path of [shop.folder, '/dev/null', join(file, 'x'), '/no/such/file']) {
    const { refused } = await other.run('restore', path, '--force')
    expect(refused).toMatch(/^[^\n]+\.$/)
  }
})
