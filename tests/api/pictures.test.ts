import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { seed } from '../../server/demo/seed.ts'
import { descriptionParts } from '../../src/rules/description.ts'
import { isDrawing } from '../../src/rules/pictures.ts'
import { shop as data } from '../../src/shop/config.ts'
import { noon } from './shop.ts'

const root = path.join(import.meta.dirname, '../..')
/** The folders of the picture addresses: those that the API's responses name, and the shop's own. */
const folders = { '/images/': 'server/demo/pictures', '/set/': 'src/shop/public/set' }
const present = Object.values(folders).flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(avif|webp)$/.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/'))),
)
const shop = seed(noon)

/** Returns the four files of an address '/images/…@800.webp'. Set pieces have other widths. */
function files(address: string): string[] {
  const [, below = '/images/', stem = '', width = ''] =
    /^(\/images\/|\/set\/)(.+)@(\d+)\.webp$/.exec(address) ?? []
  const folder = folders[below as keyof typeof folders]
  const widths = [width, String(Number(width) / 2)]
  return widths.flatMap((px) => ['avif', 'webp'].map((type) => `${folder}/${stem}@${px}.${type}`))
}

const bytes = (file: string) => statSync(path.join(root, file)).size
const median = (sizes: number[]) => sizes.toSorted((a, b) => a - b)[sizes.length >> 1] ?? 0
const onlyOnce = <T>(list: T[]) => [...new Set(list)]

const ofProducts = shop.products.flatMap((product) => product.images)
const ofBanners = [
  ...shop.banners.flatMap((banner) => banner.images),
  ...shop.promotions.map((promotion) => promotion.current_image),
].map((image) => image.image_url)
const thumbnails = shop.categories.map((category) => category.thumbnail)
const used = onlyOnce([
  ...ofProducts,
  ...ofBanners,
  ...thumbnails,
  ...(JSON.stringify(data).match(/\/set\/[^"]+\.webp/g) ?? []),
])
const mains = onlyOnce(shop.products.flatMap((product) => product.images.slice(0, 1)))

test('every picture of the seed exists, in both formats and both widths', () => {
  expect(used.flatMap(files).filter((file) => !present.includes(file))).toEqual([])
})

test('every category has a thumbnail, and every banner two images or more', () => {
  expect(shop.categories.filter((category) => category.thumbnail === '')).toEqual([])
  expect(shop.banners.length).toBeGreaterThanOrEqual(4)
  for (const banner of shop.banners) expect(banner.images.length, banner.title).toBeGreaterThanOrEqual(2)
})

test('the pictures stay within their size limits', () => {
  const total = present.map(bytes).reduce((sum, size) => sum + size, 0)
  expect(total).toBeLessThan(21e6)
  const card = mains.map((main) => bytes(files(main).find((file) => file.endsWith('@400.avif')) ?? ''))
  expect(median(card)).toBeLessThanOrEqual(12 * 1024)
  for (const main of mains)
    expect(bytes(files(main).find((file) => file.endsWith('@800.avif')) ?? ''), main).toBeLessThanOrEqual(
      40 * 1024,
    )
})

test('every letter of a description stands for a figure of the drawing', () => {
  const index = JSON.parse(readFileSync(path.join(root, 'server/demo/pictures/index.json'), 'utf8'))
  const lettered = shop.products.flatMap((product) =>
    descriptionParts(product.description)
      .rows.filter(({ letters }) => letters)
      .map(({ letters, value }) => ({ product, letters, value })),
  )
  expect(lettered.length).toBeGreaterThan(100)
  for (const { product, letters = '', value } of lettered) {
    const drawing = product.images.find(isDrawing)
    const [, stem = ''] = /([^/]+)@/.exec(drawing ?? '') ?? []
    const measures = value.match(/[\d.]+/g)?.map(Number) ?? []
    expect(letters.split(' × '), product.name).toHaveLength(measures.length)
    expect(index[stem]?.figures, product.name).toEqual(expect.arrayContaining(measures))
  }
})
