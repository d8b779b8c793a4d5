import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { products } from '../../src/api/products.ts'
import { api } from './client.ts'
import { once } from './stores.ts'

const ids = (list: readonly { product_id: unknown }[]) => list.map(({ product_id }) => product_id)

describe('GET /products', () => {
  test('lists the whole catalogue in its order', async () => {
    const { status, reply } = await api().send(products.list)
    expect(status).toBe(200)
    expect(ids(reply)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })

  test('returns flags as 1 and 0, and the field names of the contract', async () => {
    const { json } = await api().send(products.list)
    const cement = (json as Record<string, unknown>[])[5]
    expect(cement).toEqual({
      product_id: 6,
      name: 'Cement 50 kg',
      sku: 'SKU-6',
      price: 2450,
      description: 'A part.',
      images: ['/images/part@800.webp', '/images/part--side@800.webp'],
      primary_image: '/images/part@800.webp',
      unit: 'each',
      brand: 'Talawa Steel',
      category_id: 112,
      category_name: 'Gate hinges',
      category_slug: 'gate-hinges',
      delivery_available: 1,
      only_cod: 1,
      only_colombo: 0,
      created_at: '2026-11-01T02:30:00.000Z',
    })
  })

  test.each([
    ['a primary category', 1, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    ['a secondary category', 11, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    ['a tertiary category', 111, [9]],
    ['an unknown category', 999, []],
  ])('of %s', async (_, categoryId, expected) => {
    const { reply } = await api().send(products.list, { query: { categoryId } })
    expect(ids(reply)).toEqual(expected)
  })

  test('answers 304 without a body to a visitor who has the list', async () => {
    const shop = api()
    const first = await shop.request('/api/products')
    const etag = first.headers.get('etag')!
    expect(etag).toMatch(/^W\/"[0-9a-f]{32}"$/)
    expect(first.headers.get('cache-control')).toBe('no-cache')

    const again = await shop.request('/api/products', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('etag')).toBe(etag)

    const strong = await shop.request('/api/products', {
      headers: { 'if-none-match': `"x", ${etag.slice(2)}` },
    })
    expect(strong.status).toBe(304)
    const other = await shop.request('/api/products', { headers: { 'if-none-match': '"x"' } })
    expect(other.status).toBe(200)
    const part = await shop.request('/api/products?categoryId=2', { headers: { 'if-none-match': etag } })
    expect(part.status).toBe(200)
  })
})

once('a list whose compression failed is compressed at the next request', async () => {
  let failing = true
  const compress = async () => {
    if (failing) throw new Error('out of memory')
    return { br: Uint8Array.of(1), gzip: Uint8Array.of(2) }
  }
  const shop = api({ compress })
  const ask = () => shop.request('/api/products', { headers: { 'accept-encoding': 'br' } })
  expect((await ask()).status).toBe(500)
  failing = false
  expect((await ask()).headers.get('content-encoding')).toBe('br')
})

test('GET /products/:id returns one product', async () => {
  expect((await api().send(products.one, { params: { id: 1 } })).reply).toMatchObject({
    product_id: 1,
    price: 1890,
    category_slug: 'padlocks',
    category_parents: [{ category_id: 2, name: 'Locks', slug: 'locks' }],
  })
})

test.each(['999', '0', '-1', '1.5', '1e0', 'padlock', '%27%20OR%201=1', '%E0%A4%A'])(
  'GET /products/:id: %s is not found',
  async (id) => {
    const answer = await api().request(`/api/products/${id}`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ message: 'Product not found.' })
  },
)

test('GET /products/new-arrivals returns the new arrivals in their order', async () => {
  expect(ids((await api().send(products.newArrivals)).reply)).toEqual([9, 1])
})

test('GET /products/brands returns names', async () => {
  expect((await api().send(products.brands)).reply).toEqual(['Hinge & Sons', 'Korvane', 'Talawa Steel'])
})

describe('GET /products/search-products', () => {
  const search = async (q: string, limit?: number) => {
    const query = limit === undefined ? { q } : { q, limit }
    return ids((await api().send(products.search, { query })).reply)
  }

  once('searches for the first ten different words, however many are sent', async () => {
    const ten = 'brass padlock shackle body key pin wide front print supplied'
    expect(await search(`${ten} hinge`)).toEqual([1])
    expect(await search(`${'a '.repeat(2000)}bathtub`)).toEqual([])
  })

  once('returns at most the limit', async () => {
    expect(await search('gate', 2)).toEqual([2, 3])
    expect(await search('gate', 0)).toEqual([])
    expect(await search('gate', -3)).toEqual([])
    expect(await search('gate', 1000)).toHaveLength(9)
  })

  once('says with each result what was left out, and nothing where all words are in it', async () => {
    const { reply } = await api().send(products.search, { query: { q: 'marble padlocks 50mm' } })
    expect(reply?.map(({ match }) => match)).toEqual([
      {
        words: 'padlocks 50mm',
        unknown: ['marble'],
        left_out: [],
        described: [],
        corrected: [],
        not_sold: [],
      },
    ])
  })

  once('a back end that knows nothing of descriptions keeps what else it says', async () => {
    const { json } = await api().send(products.search, { query: { q: 'marble padlocks 50mm' } })
    const [{ match, ...result }] = json as [{ match: object }]
    const former = { ...match, described: undefined }
    const read = z.parse(products.search.response, [{ ...result, match: former }])
    expect(read[0]?.match).toMatchObject({ words: 'padlocks 50mm', unknown: ['marble'] })
  })

  once(
    'many of one visitor do not keep another waiting, and more than eight at a time are refused',
    async () => {
      const shop = api()
      const queries: string[] = []
      shop.store.search = async (q) => {
        queries.push(q)
        return []
      }
      const search = async (q: string, from: string) => {
        const answer = await shop.send(products.search, { query: { q }, headers: { 'x-from': from } })
        return [answer.status, answer.headers.get('retry-after')]
      }
      const greedy = Array.from({ length: 20 }, (_, at) => search(`greedy ${at}`, 'greedy'))
      const other = search('other', 'other')
      expect(await other).toEqual([200, null])
      expect(queries.indexOf('other')).toBe(1)
      expect(await Promise.all(greedy)).toEqual([
        ...Array(8).fill([200, null]),
        ...Array(12).fill([503, '5']),
      ])
    },
  )
})
