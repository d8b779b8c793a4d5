import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from '../../server/server.ts'
import { shop } from '../../src/shop.config.ts'
import { expect, open, test } from './shop.ts'

test('the product feed is XML for a browser, with every product and its price @desktop', async ({
  page,
  request,
}) => {
  const answer = await request.get('/feed/products.xml')
  expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8')
  const products: { name: string; price: number }[] = await (await request.get('/api/products')).json()
  await open(page, '/terms')
  const items = await page.evaluate(
    (xml) => {
      const read = new DOMParser().parseFromString(xml, 'application/xml')
      return Array.from(read.querySelectorAll('item'), (item) =>
        ['title', 'g:price', 'g:availability'].map((name) => item.getElementsByTagName(name)[0]?.textContent),
      )
    },
    await answer.text(),
  )
  expect(items).toHaveLength(products.length)
  expect(items.map(([title]) => title).toSorted()).toEqual(products.map(({ name }) => name).toSorted())
  expect(items.every(([, price]) => /^\d+\.\d\d LKR$/.test(price ?? ''))).toBe(true)
})

test('a shop that has switched its feed off has none @desktop', async () => {
  test.slow()
  const settings = shop as { feed: boolean }
  settings.feed = false
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-feed-'))
  const server = await createServer({ port: 0, dataDir, log: { info: () => {}, error: () => {} } })
  try {
    expect((await fetch(`${server.url}/feed/products.xml`)).status).toBe(404)
    expect((await fetch(`${server.url}/sitemap.xml`)).status).toBe(200)
  } finally {
    await server.close()
    settings.feed = true
    rmSync(dataDir, { recursive: true })
  }
})
