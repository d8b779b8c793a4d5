import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeOrphans } from '../../server/complaint/receipts.ts'
import { bucketImages, folderImages } from '../../server/images.ts'
import type { ImageStore } from '../../server/store/images.ts'
import type { Complaint } from '../../server/store/records.ts'
import { type Buckets, startBuckets } from '../buckets.ts'
import { listen } from '../listen.ts'
import { temporaryFolder } from '../temporaryFolder.ts'

const folder = temporaryFolder()
let buckets: Buckets
let strict: Buckets
beforeAll(async () => {
  buckets = await startBuckets(join(folder, 's3'), ['images', 'paths'])
  strict = await startBuckets(join(folder, 'strict'), ['images'], { strict: true })
})
afterAll(() => Promise.all([buckets.close(), strict.close()]))

const bytes = (text: string) => new TextEncoder().encode(text)

describe.each<[string, (name: string) => ImageStore]>([
  ['a folder', (name) => folderImages(join(folder, name))],
  ['a bucket', (name) => bucketImages(buckets.url(name))],
])('images in %s', (_, open) => {
  test('are read as they were written, listed and removed', async () => {
    const images = open('images')
    expect([await images.list(), await images.read('receipts/a.png')]).toEqual([[], undefined])
    const all = Uint8Array.from({ length: 256 }, (_, i) => i)
    await images.write('receipts/a.png', all)
    await images.write('pictures/b-1_2.webp', bytes('first'))
    await images.write('pictures/b-1_2.webp', bytes('second'))
    expect(await images.read('receipts/a.png')).toEqual(all)
    expect(await images.read('pictures/b-1_2.webp')).toEqual(bytes('second'))
    expect((await images.list()).toSorted()).toEqual(['pictures/b-1_2.webp', 'receipts/a.png'])
    expect(new Uint8Array(await new Response(await images.stream('receipts/a.png')).arrayBuffer())).toEqual(
      all,
    )
    expect(await images.stream('receipts/b.png')).toBeUndefined()
    expect(images.placeOf('receipts/a.png')).toMatch(/\/receipts\/a\.png$/)
    await images.remove('receipts/a.png')
    await images.remove('receipts/a.png')
    expect([await images.list(), await images.read('receipts/a.png')]).toEqual([
      ['pictures/b-1_2.webp'],
      undefined,
    ])
  })

  test('are sent in pieces', async () => {
    const images = open('images')
    await images.write('pictures/large.png', new Uint8Array(2_000_000))
    const pieces = (await images.stream('pictures/large.png'))!.getReader()
    expect((await pieces.read()).value!.length).toBeLessThan(1_000_000)
    await pieces.cancel()
    await images.remove('pictures/large.png')
  })

  test.each([
    ...['a.png', 'receipts/../a.png', 'receipts/a/b.png', 'other/a.png', 'receipts/a.svg'],
    ...['receipts/%2e%2e.png', '/receipts/a.png', 'receipts/'],
  ])('have no other path, such as %s', async (path) => {
    const images = open('paths')
    expect(await images.read(path)).toBeUndefined()
    expect(await images.stream(path)).toBeUndefined()
    await expect(images.write(path, bytes('x'))).rejects.toThrow('is not the path of an image')
    await images.remove(path)
  })
})

test('an image of a complaint that was never stored is removed at the second look, and no other', async () => {
  const images = folderImages(join(folder, 'complaints'))
  const all = ['receipts/left.png', 'receipts/named.png', 'pictures/part.png']
  for (const path of all) await images.write(path, bytes(path))
  const complaints = async () => [{ receipt: { name: 'named.png' } }] as Complaint[]
  const look = removeOrphans(images, { complaints })
  await look()
  await images.write('receipts/new.png', bytes('new'))
  expect(await images.list()).toHaveLength(4)
  await look()
  expect((await images.list()).toSorted()).toEqual([...all.slice(1), 'receipts/new.png'].toSorted())
})

test('a list that the bucket sends in parts is read to its end', async () => {
  // The server of the other tests cannot send a list in parts.
  const part = (key: string, token = '') =>
    `<ListBucketResult><IsTruncated>${token !== ''}</IsTruncated>${token && `<NextContinuationToken>${token}</NextContinuationToken>`}<Contents><Key>${key}</Key></Contents></ListBucketResult>`
  const { url, close } = await listen((request, answer) => {
    const query = new URL(request.url ?? '', 'http://s3').searchParams
    const folder = query.get('prefix') ?? ''
    const token = query.get('continuation-token')
    answer.end(token === 'a/b+c=' ? part(`${folder}2.png`) : part(`${folder}1.png`, 'a/b+c='))
  })
  const images = bucketImages(`${url.replace('//', '//key:secret@')}/images`)
  expect(await images.list()).toEqual([
    'receipts/1.png',
    'receipts/2.png',
    'pictures/1.png',
    'pictures/2.png',
  ])
  close()
})

test('images in a folder are for their owner alone, and other files there are none', async () => {
  const data = join(folder, 'modes')
  const images = folderImages(data)
  await images.write('receipts/a.png', bytes('x'))
  expect(statSync(join(data, 'receipts')).mode & 0o777).toBe(0o700)
  expect(statSync(join(data, 'receipts/a.png')).mode & 0o777).toBe(0o600)
  mkdirSync(join(data, 'receipts/b.png'))
  writeFileSync(join(data, 'receipts/note.txt'), 'x')
  expect(readdirSync(join(data, 'receipts'))).toHaveLength(3)
  expect(await images.list()).toEqual(['receipts/a.png'])
})

test('a bucket takes the signatures', async () => {
  const images = bucketImages(strict.url('images'))
  await images.write('receipts/a.png', bytes('x'))
  expect(await images.read('receipts/a.png')).toEqual(bytes('x'))
  await images.remove('receipts/a.png')
  expect(await images.read('receipts/a.png')).toBeUndefined()
})

test.each([
  ['a wrong key', () => strict.url('images').replace('//S3RVER:', '//wrong:'), '403'],
  ['a wrong secret', () => strict.url('images').replace(':S3RVER@', ':a%2Fwrong%2Bone@'), '403'],
  ['no bucket of that name', () => strict.url('none'), '404'],
  ['nobody there', () => 'http://key:secret@localhost:1/images', 'fetch failed'],
])('%s is an error', async (_, address, error) => {
  const images = bucketImages(address())
  await expect(images.write('receipts/a.png', bytes('x'))).rejects.toThrow(error)
  await expect(images.list()).rejects.toThrow()
})
