import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { complaints } from '../../../src/api/complaint.ts'
import { operate } from '../../../src/api/operate.ts'
import { complaintForm, png } from '../../api/bodies.ts'
import { api, serverAt } from '../../api/client.ts'
import { type Buckets, startBuckets } from '../../buckets.ts'
import { findPostgres, startPostgres } from '../../postgres.ts'
import { temporaryFolder } from '../../temporaryFolder.ts'
import { type LiveShop, startShop } from '../liveShop.ts'

// Two servers of one shop that share a database and a bucket, and no disk.

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const root = temporaryFolder()
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

const visitorOf = ({ url }: LiveShop) => api().visitor(serverAt(url))

/** Complains at a shop, with the picture of a receipt. */
async function complain(shop: LiveShop): Promise<void> {
  const visitor = visitorOf(shop)
  await visitor.passCaptcha()
  expect((await visitor.send(complaints.create, { body: complaintForm() })).status).toBe(201)
}

/** The image of a complaint, as the operator sees it at a shop. */
async function receipt(shop: LiveShop, id: number): Promise<Uint8Array> {
  const operator = visitorOf(shop)
  expect((await operator.send(operate.signIn, { body: { token } })).status).toBe(200)
  const answer = await operator.request(`/api/operate/complaints/${id}/image`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  return new Uint8Array(await answer.arrayBuffer())
}

test.skipIf(!findPostgres())('a receipt taken by one server is shown by both', async () => {
  for (const shop of shops) await complain(shop)
  for (const shop of shops) for (const id of [1, 2]) expect(await receipt(shop, id)).toEqual(png)
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
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(png)
    expect(picture.headers.get('cache-control')).toContain('immutable')
    expect(picture.headers.get('content-type')).toBe('image/png')
  }
})
