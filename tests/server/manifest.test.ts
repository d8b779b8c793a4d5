import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { manifest } from '../../server/vite/documents.ts'
import { shop } from '../../src/shop/config.ts'

test('BEY-25/installable the manifest opens the shop in a window of its own, with icons of the sizes that it states', () => {
  const { name, start_url, scope, display, icons } = manifest()
  expect([name, start_url, scope, display]).toEqual([shop.name, '/', '/', 'standalone'])
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ])
  for (const { src, sizes, type } of icons) {
    const file = readFileSync(`src/shop/public${src}`)
    // The header of a PNG: its name, then width and height.
    expect([type, file.toString('latin1', 1, 4)]).toEqual(['image/png', 'PNG'])
    expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes)
  }
  expect(readFileSync('index.html', 'utf8')).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
})
