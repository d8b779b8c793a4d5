import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { webPasswords } from '../../server/account/webPasswords.ts'
import { backup } from '../../server/cli/backup/backup.ts'
import { restore } from '../../server/cli/backup/restore.ts'
import { openDatabase } from '../../server/database/open.ts'
import { bucketImages, folderImages } from '../../server/images.ts'
import { receiptField } from '../../src/api/complaint.ts'
import { complaint } from '../api/bodies.ts'
import { solve } from '../api/solve.ts'
import { type Buckets, startBuckets } from '../buckets.ts'
import { findPostgres, startPostgres } from '../postgres.ts'
import { temporaryFolder } from '../temporaryFolder.ts'
import { type LiveShop, startShop } from './liveShop.ts'

// Two servers of one shop that share a database and a bucket, and no disk.

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const root = temporaryFolder()
const png = Buffer.from('89504e470d0a1a0a0000000000000000000000', 'hex')
const token = 'a token of the operator'
let buckets: Buckets
let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined
let shops: LiveShop[] = []

const env = (name: string) => ({
  DATABASE_URL: postgres!.url(),
  S3_URL: buckets.url('shop'),
  DATA_DIR: join(root, name),
  OPERATOR_TOKEN: token,
})
const command = async (settings: Record<string, string>, ...args: string[]) =>
  (
    await promisify(execFile)(process.execPath, ['server/cli/shop.ts', ...args], {
      env: { PATH: process.env.PATH, ...settings },
    })
  ).stdout

beforeAll(async () => {
  if (!findPostgres()) return
  buckets = await startBuckets(join(root, 's3'), ['shop'])
  postgres = await startPostgres()
  shops = [await startShop(env('one')), await startShop(env('two'))]
})
afterAll(async () => {
  for (const shop of shops) await shop.end('SIGKILL')
  await postgres?.stop()
  await buckets?.close()
})

/** Posts JSON or a form with the cookies that earlier answers of the jar set. */
const sender =
  (url: string, jar = new Map<string, string>()) =>
  async (path: string, init: RequestInit) => {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const answer = await fetch(url + path, { ...init, headers: { cookie, ...init.headers } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return answer
  }
const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** Complains at a shop, with the picture of a receipt. */
async function complain(url: string): Promise<void> {
  const send = sender(url)
  const challenge = await (await send('/api/captcha-challenge', {})).json()
  await send('/api/verify-captcha', json({ token: await solve(challenge) }))
  const form = new FormData()
  for (const [name, value] of Object.entries(complaint)) form.set(name, value)
  form.set(receiptField, new Blob([png], { type: 'image/png' }), 'receipt.png')
  expect((await send('/api/feedback/create-complaint', { method: 'POST', body: form })).status).toBe(201)
}

/** The image of a complaint, as the operator sees it at a shop. */
async function receipt(url: string, id: number): Promise<Buffer> {
  const send = sender(url)
  expect((await send('/api/operate/session', json({ token }))).status).toBe(200)
  const answer = await send(`/api/operate/complaints/${id}/image`, {})
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  return Buffer.from(await answer.arrayBuffer())
}

test.skipIf(!findPostgres())('a receipt taken by one server is shown by both', async () => {
  await complain(shops[0]!.url)
  await complain(shops[1]!.url)
  for (const { url } of shops) for (const id of [1, 2]) expect(await receipt(url, id)).toEqual(png)
  expect(existsSync(join(root, 'one/receipts')) || existsSync(join(root, 'two/receipts'))).toBe(false)
})

test.skipIf(!findPostgres())('an imported picture is served by both, and as it was', async () => {
  const files = join(root, 'files')
  mkdirSync(files)
  writeFileSync(join(files, 'lock.png'), png)
  writeFileSync(join(files, 'new.csv'), 'sku,name,price,category,images\nNEW-1,Lock,1,Locks,lock.png\n')
  await command(env('import'), 'products', 'import', join(files, 'new.csv'), '--make-categories')
  for (const { url } of shops) {
    const all = (await (await fetch(`${url}/api/products`)).json()) as { sku: string; images: string[] }[]
    const picture = await fetch(url + all.find(({ sku }) => sku === 'NEW-1')!.images[0])
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(png)
    expect(picture.headers.get('cache-control')).toContain('immutable')
    expect(picture.headers.get('content-type')).toBe('image/png')
  }
})

test.skipIf(!findPostgres())(
  'a backup has the images of the bucket, and a restore writes them where they belong',
  async () => {
    const { db, close } = await openDatabase({ url: postgres!.url(), passwords: webPasswords })
    const images = bucketImages(buckets.url('shop'))
    const now = new Date()
    const file = join(root, 'shop.backup')
    try {
      const { files, missing } = await backup(db, file, { images, now, force: false })
      expect([files, missing]).toEqual([3, []])
      for (const path of await images.list()) await images.remove(path)
      const data = join(root, 'restored')
      await restore(db, file, { images: folderImages(data), now })
      const [name = ''] = readdirSync(join(data, 'receipts'))
      expect(readFileSync(join(data, 'receipts', name))).toEqual(png)
      await restore(db, file, { images, now })
      expect(await images.list()).toHaveLength(3)
      expect(await receipt(shops[1]!.url, 2)).toEqual(png)
    } finally {
      await close()
    }
  },
)
