import { nodePasswords } from '../../server/account/nodePasswords.ts'
import { seed } from '../../server/demo/seed.ts'
import { memoryStore } from '../../server/memory/store.ts'
import { createServer } from '../../server/server.ts'
import { shop } from '../../src/shop.config.ts'
import { silentLog } from '../listen.ts'
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
  const settings = shop as { feed: boolean }
  settings.feed = false
  const store = memoryStore(seed(new Date()), nodePasswords)
  const server = await createServer({ port: 0, store, log: silentLog })
  settings.feed = true
  expect((await fetch(`${server.url}/feed/products.xml`)).status).toBe(404)
  expect((await fetch(`${server.url}/sitemap.xml`)).status).toBe(200)
  await server.close()
})
