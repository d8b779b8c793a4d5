import { describe, expect, test } from 'vitest'
import { webPasswords } from '../../server/account/webPasswords.ts'
import { createApi } from '../../server/api/api.ts'
import { memoryStore } from '../../server/memory/store.ts'
import type { Seed } from '../../server/store/records.ts'
import { render } from '../../src/render.tsx'
import { shop as config } from '../../src/shop/config.ts'
import { noon, places, seed } from '../api/shop.ts'

const apiOf = (data: Seed) =>
  createApi({
    store: memoryStore(data, webPasswords),
    passwords: webPasswords,
    places: async () => ({ towns: places }),
    now: () => noon,
  })
const api = apiOf(seed())

/**
 * Renders the page at an address for a visitor. Calls whose path `fails` matches answer 500; `calls` lists all.
 * `without` is a field that the records of the back end do not have.
 */
async function rendered(address: string, fails?: RegExp, without?: string, backEnd = api) {
  const calls: string[] = []
  const page = await render({
    address,
    fetch: async (input, init) => {
      const path = String(input)
      calls.push(path)
      if (fails?.test(path)) return Response.json({ message: 'no' }, { status: 500 })
      const response = await backEnd.fetch(new Request(new URL(path, 'http://shop.test'), init))
      if (without === undefined) return response
      const { [without]: _, ...record } = await response.json()
      return Response.json(record)
    },
    user: null,
    signal: AbortSignal.timeout(30_000),
  })
  const text = (pattern: RegExp) => page.body.match(pattern)?.[1]?.replace(/<[^>]+>/g, '')
  return {
    ...page,
    calls,
    title: page.head.match(/<title>(.*?) \|/)?.[1],
    canonical: page.head.match(new RegExp(`<link rel="canonical" href="${config.origin}(.*?)"`))?.[1],
    heading: text(/<h1[^>]*>(.*?)<\/h1>/),
    trail: [...page.body.matchAll(/"@type":"ListItem","position":\d,"name":"([^"]+)"/g)].map(
      ([, name]) => name,
    ),
    crumbs: [...(page.body.match(/<ol[^>]*>.*?<\/ol>/)?.[0] ?? '').matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(
      ([, crumb = '']) => crumb.replace(/<svg.*?<\/svg>|<[^>]+>/g, ''),
    ),
  }
}

const listFailed = 'The list could not be loaded.'

test.each([
  ['the whole back end', /./],
  ['the list', /^\/api\/products(\?|$)/],
])('what failed to load says so in the HTML: /products without %s', async (_, fails) => {
  const page = await rendered('/products', fails)
  expect([page.status, page.whole]).toEqual([503, false])
  expect(page.body).toContain(listFailed)
  expect(page.body).not.toContain('Loading products')
})

test('what failed to load says so in the HTML: a category whose list failed has its name nevertheless', async () => {
  const page = await rendered('/category/hinges/products?cat_id=1', /^\/api\/products\?/)
  expect([page.status, page.heading, page.title]).toEqual([503, 'Hinges', 'Hinges'])
  expect(page.body).toContain(listFailed)
})

test('what failed to load says so in the HTML: home', async () => {
  const down = await rendered('/', /./)
  expect([down.status, down.whole]).toEqual([503, false])
  expect(down.body).toContain('Failed to get categories')
  const up = await rendered('/')
  expect([up.status, up.whole]).toEqual([200, true])
  expect(up.body).not.toContain('Failed to get categories')
})

test.each(['no such', 'දොර', 'a/b', '50%', 'a\0b'])(
  'ids and slugs that an address has to encode the product %s is asked for by its own id',
  async (id) => {
    const { status, calls } = await rendered(`/products/${encodeURIComponent(id)}`)
    expect(status).toBe(404)
    expect(calls).toContain(`/api/products/${encodeURIComponent(id)}`)
  },
)

test('ids and slugs that an address has to encode: a category', async () => {
  const { status, calls } = await rendered(`/categories/${encodeURIComponent('දොර & ජනෙල්')}`)
  expect(status).toBe(404)
  expect(calls).toContain('/api/categories/primary')
})

test('a list that loaded is sent one page at a time', async () => {
  const page = await rendered('/products')
  expect([page.status, page.whole]).toEqual([200, true])
  const keys = (JSON.parse(page.data) as { queryKey: unknown[] }[]).map(({ queryKey }) => queryKey[1])
  expect(keys).toContain('page')
  expect(keys).not.toContain('list')
})

test.each([
  ['/category/accessories/products', 'Accessories', 'Hinges'],
  ['/category/accessories-in-locks/products', 'Accessories (Locks)', 'Locks'],
  ['/categories/hinges/accessories', 'Accessories', 'Hinges'],
  ['/categories/locks/accessories-in-locks', 'Accessories (Locks)', 'Locks'],
])('a category below two parents has its own title and address: %s', async (address, name, parent) => {
  const data = seed()
  for (const [category_id, parent_id, slug] of [
    [91, 1, 'accessories'],
    [92, 2, 'accessories-in-locks'],
  ] as const) {
    const category = { category_id, parent_id, slug, name: 'Accessories', thumbnail: '', description: '' }
    data.categories.push({ ...category, level: 'secondary' })
  }
  const { title, canonical, trail } = await rendered(address, undefined, undefined, apiOf(data))
  expect([title, canonical]).toEqual([name, address])
  expect(trail).toEqual(['Home', 'Categories', parent, 'Accessories'])
})

describe('the product list of a category', () => {
  test.each([
    ['by slug', '/category/butt-hinges/products'],
    ['by slug and id', '/category/butt-hinges/products?cat_id=111'],
  ])('%s', async (_, address) => {
    const { status, title, heading } = await rendered(address)
    expect([status, title, heading]).toEqual([200, 'Butt hinges', 'Butt hinges'])
  })

  test.each([
    ['by slug and id', '/category/hinges/products?cat_id=1'],
    ['by id, under a slug that no category has', '/category/scharniere/products?cat_id=1'],
  ])('above others: its name comes from the category calls, %s', async (_, address) => {
    const { status, title, heading, crumbs } = await rendered(address)
    expect([status, title, heading]).toEqual([200, 'Hinges', 'Hinges'])
    expect(crumbs).toEqual(['Home', 'Categories', 'Hinges'])
  })

  test('a list whose products name their category needs no category call', async () => {
    const { calls } = await rendered('/category/butt-hinges/products?cat_id=111')
    expect(calls.toSorted()).toEqual(['/api/products/brands', '/api/products?categoryId=111'])
  })

  test.each(['/category/nonsense/products', '/category/nonsense/products?cat_id=999'])(
    '%s does not exist',
    async (address) => {
      const { status, title, heading, canonical, calls } = await rendered(address)
      expect([status, title, heading, canonical]).toEqual([404, 'No such range', 'No such range', undefined])
      expect(new Set(calls).size).toBe(calls.length)
    },
  )

  test('of one of the ranges in the footer, which the back end does not have, is a search for its name', async () => {
    const { location } = await rendered('/category/roofing-system/products')
    expect(location).toBe('/searchbarr?q=Roofing%20System')
    expect((await rendered('/category/roofing-system/products', /./)).location).toBeUndefined()
    expect((await rendered('/category/roofing-system/products?cat_id=999')).location).toBeUndefined()
  })

  test('has the same breadcrumb on the page and for search engines', async () => {
    const page = await rendered('/category/butt-hinges/products')
    expect(page.crumbs).toEqual(['Home', 'Categories', 'Hinges', 'Door hinges', 'Butt hinges'])
    expect(page.trail).toEqual(page.crumbs)
  })
})

test.each([
  ['states', undefined, 0],
  ['does not state', 'category_parents', 5],
])(
  'a product has all levels of its category, which its record %s, also for search engines',
  async (_, without, calls) => {
    const page = await rendered('/products/9', undefined, without)
    expect(page.calls.filter((path) => path.startsWith('/api/categories'))).toHaveLength(calls)
    expect(page.crumbs).toEqual(['Home', 'Hinges', 'Door hinges', 'Butt hinges', page.heading])
    expect(page.trail.slice(0, -1)).toEqual(page.crumbs.slice(0, -1))
  },
)

test.each([
  ['/order-confirmation', '/order-confirmation', 'Order confirmation'],
  ['/reset-password?token=abc', '/reset-password', 'Set a new password'],
  ['/searchbarr?q=hinge', '/searchbarr', 'Search'],
])('%s has a canonical address and a breadcrumb', async (address, path, name) => {
  const { canonical, trail, head } = await rendered(address)
  expect([canonical, trail]).toEqual([path, ['Home', name]])
  expect(head).toContain(`<meta property="og:url" content="${config.origin}${path}"/>`)
})

const robots = '<meta name="robots" content="noindex"/>'

// Which pages are their owner's alone is in offlineCache.test.ts.
test.each([
  ['/cart', true],
  ['/Buying', true],
  ['/order?token=10006.abc', true],
  ['/searchbarr?q=hinge', true],
  ['/no/such/page', true],
  ['/x%0Ay', true],
  ['/x%E2%80%A8y', true],
  ['/products/999', true],
  ['/categories/nonsense', true],
  ['/category/nonsense/products', true],
  ['/', false],
  ['/products?page=2', false],
  ['/products/9', false],
  ['/categories/hinges/door-hinges', false],
  ['/category/butt-hinges/products', false],
])('%s is for search engines: not %s', async (address, hidden) => {
  const { head, status } = await rendered(address)
  expect(head.includes(robots)).toBe(hidden)
  if (address.includes('%')) expect(status).toBe(404)
})

test('what did not load is not told to be left out: it is there another time', async () => {
  for (const address of ['/products/9', '/category/butt-hinges/products', '/products'])
    expect((await rendered(address, /./)).head).not.toContain(robots)
})

test('an id that is no id is as if it were not there', async () => {
  const page = await rendered(`/category/padlocks/products?cat_id=${'9'.repeat(5001)}`)
  expect([page.status, page.heading]).toEqual([200, 'Padlocks'])
})

test('a category without products is left out', async () => {
  const empty = apiOf({ ...seed(), products: [], newArrivals: [] })
  const { head, status } = await rendered('/category/padlocks/products', undefined, undefined, empty)
  expect([status, head.includes(robots)]).toEqual([200, true])
})

test('a link with a tail leads to what it means', async () => {
  expect((await rendered('/products/9.')).location).toBe('/products/9')
})

describe('fetched without scripts', () => {
  const plain = (html: string) =>
    html.replaceAll('&amp;', '&').replaceAll(/ class="[^"]*"| data-discover="true"/g, '')
  const ofHinges = `Hinges at ${config.name}: choose a range, or see every part with its number, unit and price inc VAT.`

  // What more a head says is in the stories of BEY-13.
  test.each([
    ['/', `${config.name} | ${config.tagline}`, config.description, config.pictures.preview.path, undefined],
    ['/categories/hinges', `Hinges | ${config.name}`, ofHinges, '/images/part@800.webp', undefined],
    ['/products/1', `Brass padlock 50 mm | ${config.name}`, 'A part.', '/images/part@800.webp', '1890.00'],
  ])('BEY-26 %s has title, description, picture and price', async (address, ...expected) => {
    const head = plain((await rendered(address)).head)
    const named = (name: string) =>
      head.match(new RegExp(`<meta (?:name|property)="${name}" content="(.*?)"`))?.[1]
    const [title = '', description, picture = '', price] = expected
    expect([
      named('og:title'),
      named('description'),
      named('og:image'),
      named('product:price:amount'),
    ]).toEqual([title, description, config.origin + picture, price])
    expect(head).toContain(`<title>${title}</title>`)
    expect(named('og:description')).toBe(
      price ? 'Rs. 1,890.00 inc VAT each. Part Number PAD-B50-BR. A part.' : description,
    )
  })

  test('BEY-27 a list is filtered and sorted by its form, and paged by links', async () => {
    const { products, ...data } = seed()
    const many = Array.from({ length: 13 }, (_, at) => ({ ...products[0]!, product_id: 101 + at }))
    const address = '/category/padlocks/products?cat_id=21&band=1000-20000&sort=name'
    const page = await rendered(`${address}&page=2`, undefined, undefined, apiOf({ ...data, products: many }))
    const body = plain(page.body)
    const form = /<form id="filters" action="\/category\/padlocks\/products" method="get">.*?<\/form>/s.exec(
      body,
    )?.[0]
    expect(form?.match(/<input.*?>/g)?.filter((input) => !input.includes('disabled'))).toEqual([
      '<input type="hidden" name="cat_id" value="21"/>',
      '<input type="checkbox" aria-label="Rs.1000-20000, 13" name="band" checked="" value="1000-20000"/>',
      '<input type="checkbox" aria-label="Korvane, 13" name="brand" value="Korvane"/>',
    ])
    expect(form).toContain('<noscript><button type="submit">Apply</button></noscript>')
    expect(body).toMatch(/<select [^>]*name="sort" form="filters"/)
    expect(body).toContain('<option value="name" selected="">Name</option>')
    expect(body.match(/href="\/products\/\d+">Details/g)).toEqual(['href="/products/113">Details'])
    expect(body).toContain(`<a rel="prev" aria-label="Previous page" href="${address}">`)
  })

  test.each([
    ['/categories', 'Categories', '<a href="/categories/hinges"'],
    ['/categories/hinges', 'Hinges', '<a href="/categories/hinges/door-hinges"'],
    ['/products/1', 'Brass padlock 50 mm', '<span>1,890.00</span>'],
    ['/return-policy', 'Return Policy', 'of receiving it'],
  ])('BEY-27 %s can be read and leads on', async (address, title, expected) => {
    const { body, heading } = await rendered(address)
    expect(heading).toBe(title.replace('50 mm', '50\u00A0mm'))
    expect(plain(body)).toContain(expected)
  })
})
