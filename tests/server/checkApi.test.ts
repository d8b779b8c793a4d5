import { spawn } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { checkApi, conclusion, isFit } from '../../server/cli/checkBackEnd.ts'
import { api } from '../api/client.ts'
import { json, message } from '../api/otherBackEnd.ts'
import { listen } from '../listen.ts'

vi.setConfig({ testTimeout: 60_000 })

const reference = () => {
  const shop = api()
  const fetch = (async (input: string, init: RequestInit) =>
    shop.request(input.replace('https://api.example', ''), init)) as typeof globalThis.fetch
  return { shop, fetch }
}

const product = {
  product_id: '12',
  name: 'Butt hinge',
  sku: 'HNG-1',
  price: '1640.00',
  description: '',
  images: ['/uploads/hinge.jpg'],
  unit: 'each',
  brand: 'Korvane',
  delivery_available: true,
  cod_only: 0,
  only_colombo: 0,
}

/** Runs check-api against a foreign back end that responds as `answers` says, else with 404. */
const foreign = (answers: Record<string, () => Response | Promise<Response>>) =>
  checkApi('https://api.example', {
    fetch: (async (input: string, init: RequestInit) =>
      answers[`${init.method} ${new URL(input).pathname.replace('/api', '')}`]?.() ??
      message(404)) as typeof globalThis.fetch,
  })

test('the reference API agrees with every call, also for a customer by the cookie', async () => {
  const { shop, fetch } = reference()
  await shop.signIn()
  const cookie = [...shop.jar].map((pair) => pair.join('=')).join('; ')
  for (const options of [{ fetch }, { fetch, cookie }]) {
    const findings = await checkApi('https://api.example', options)
    expect(findings.filter(({ verdict, why }) => verdict !== 'agrees' || why.length > 0)).toEqual([])
    expect(isFit(findings)).toBe(true)
    expect(findings).toHaveLength(19)
  }
})

test('what the shop can read agrees, and an answer that it cannot read is described', async () => {
  const findings = await foreign({
    'GET /products': () => json({ products: [product, { ...product, product_id: '13' }] }),
    'GET /products/12': () => json({ ...product, price: 'on request' }),
  })
  expect(findings[0]).toMatchObject({ call: 'products.list', verdict: 'agrees', why: [] })
  expect(findings[1]).toMatchObject({ request: 'GET /api/products/12', verdict: 'fails' })
  expect(findings[1]?.why).toEqual(['price is "on request", and must be a number'])
  expect(isFit(findings)).toBe(false)
})

const long = { product_id: 'x'.repeat(201), name: 'Hinge', price: 1 }
const dear = { ...product, name: ' ', price: 'Rs. 1,640' }
test.each<[string, unknown[], (string | RegExp)[]]>([
  ['a price is negative', [{ ...product, price: -1 }], ['price is -1, and must be at least 0']],
  ['several fields differ', [dear], ['name is empty', 'price is "Rs. 1,640", and must be a number']],
  ['it cannot be shown for another reason', [long], [/^such as \{"product_id":"x{60,}$/]],
  ['entries are no records', ['hinge', null], ['an entry is "hinge", and must be a record']],
])('where %s, it says which and how', async (_, entries, words) => {
  const findings = await foreign({ 'GET /products': () => json([product, ...entries]) })
  const some = `${entries.length} of ${entries.length + 1}`
  const why = words.map((each) =>
    typeof each === 'string' ? `${each} (${some}, first in entry 2)` : expect.stringMatching(each),
  )
  expect(findings[0]).toMatchObject({ verdict: 'partly', why: [`${some} entries cannot be shown`, ...why] })
  expect(isFit(findings)).toBe(false)
  expect(conclusion(findings.slice(0, 1))).toBe(
    'The shop can run on this back end, without what cannot be shown.',
  )
})

test('what the shop does without is named, and agrees', async () => {
  const odd = {
    ...product,
    product_id: '13',
    stock: { shop: 3 },
    category_parents: 'Hinges',
    delivery_available: 'perhaps',
  }
  const findings = await foreign({
    'GET /products': () => json({ data: { products: [product, odd, { ...odd, product_id: '14' }] } }),
    'GET /products/12': () => json({ data: { product: { ...odd, product_id: '12' } } }),
  })
  expect(findings[0]).toMatchObject({ verdict: 'agrees' })
  const words = [
    'category_parents is "Hinges", and must be a list',
    'delivery_available is "perhaps", and must be one of 1, 0, true, false, "1", "0", "true", "false"',
    'stock is a record, and must be a number or true or false or text',
  ]
  expect(findings[0]!.why).toEqual(
    words.map((each) => `${each} (2 of 3, first in entry 2): the shop does without it`),
  )
  expect(findings[1]!.why).toEqual(words.map((each) => `${each}: the shop does without it`))
})

const order = { order_id: 1, order_date: '2026-11-20 10:18:00' }
const item = { order_item_id: 1, product_name: 'Nut', image_url: null, quantity: '2', unit_price: '1640.00' }
const noDate = (shown: string) =>
  `order_date is ${shown}, which the shop cannot read as a date (1 of 1, first in entry 1): the shop does without it`
test.each<[string, object, string[]]>([
  ['items as a list', { items: [item] }, []],
  [
    'an item without a price',
    { items: [{ ...item, unit_price: null }] },
    [
      'items.[].unit_price is null, and must be a number (1 of 1, first in entry 1): the shop does without it',
    ],
  ],
  ['a date in words', { order_date: 'Nov 20, 2026' }, [noDate('"Nov 20, 2026"')]],
])('an order with %s is read, and what the shop cannot read is named', async (_, fields, why) => {
  const findings = await foreign({ 'GET /user/orders': () => json([{ ...order, ...fields }]) })
  expect(findings.at(-1)).toMatchObject({ call: 'orders.list', verdict: 'agrees', why })
})

test.each<[string, () => Response, string]>([
  ['401 as a page', () => new Response('<h1>401</h1>', { status: 401 }), 'agrees'],
  ['null', () => json(null), 'agrees'],
  ['a page', () => new Response('<!doctype html>'), 'fails'],
])('a visitor without a session, answered with %s', async (_, answer, verdict) => {
  const findings = await foreign({ 'GET /auth/profile': answer })
  expect(findings.find(({ call }) => call === 'session.profile')).toMatchObject({ verdict })
})

const pageOfTwo = [product, { ...product, product_id: '13' }]
test.each<[string, object, string, Record<string, string>?]>([
  ['total', { products: pageOfTwo, total: 351 }, 'total is 351'],
  ['meta', { data: pageOfTwo, meta: { page: { last_page: 9 } } }, 'meta.page.last_page is 9'],
  ['a header with links', pageOfTwo, 'Link names more', { Link: '</products?page=2>; rel="next"' }],
])('a back end that pages by %s is told', async (_, answer, words, headers = {}) => {
  const findings = await foreign({ 'GET /products': () => Response.json(answer, { headers }) })
  expect(findings[0]).toMatchObject({ call: 'products.list', verdict: 'fails' })
  expect(findings[0]!.why[0]).toMatch(
    new RegExp(`^it pages: 2 entries, and ${words}\\. The shop asks for no`),
  )
  expect(isFit(findings)).toBe(false)
})

test('a back end that pages and does not say so is told by its second page', async () => {
  const fetch = (async (input: string) =>
    json(input.includes('page=2') ? [{ ...product, product_id: 99 }] : pageOfTwo)) as typeof globalThis.fetch
  const findings = await checkApi('https://api.example', { fetch })
  expect(findings[0]!.why[0]).toMatch(/^it pages: 2 entries, and \?page=2 has others/)
  expect(findings.filter(({ call }) => call === 'products.list')).toHaveLength(1)
})

test.each<[string, unknown]>([
  ['its total is what it sends', { products: pageOfTwo, total: 2, pages: 1, next: null, has_more: false }],
])('the list is whole where %s', async (_, answer) => {
  const [finding] = await foreign({ 'GET /products': () => json(answer) })
  expect(finding).toMatchObject({ verdict: 'agrees', why: [] })
})

/** A back end that is whole but for `broken`, with categories of which the first has nothing below it. */
const withCategories = (broken: (request: string) => Response | undefined) => {
  const two = [product, { ...product, product_id: '13' }]
  const category = (category_id: string) => ({ category_id, name: category_id, slug: category_id })
  const bodies: Record<string, unknown> = {
    '/products': two,
    '/products/12': product,
    '/products/new-arrivals': two,
    '/products/search-products?q=Butt&limit=5': two,
    '/products/search-products?q=zqxjwvk&limit=5': [],
    '/products/brands': ['Korvane'],
    '/products/reviews/12': [],
    '/products?categoryId=a': [],
    '/products?categoryId=b': two,
    '/products?categoryId=b1': [],
    '/products?categoryId=b2x': [product],
    '/categories/primary': { categories: ['a', 'b'].map(category) },
    '/categories/secondary?primary_id=a': { categories: [] },
    '/categories/secondary?primary_id=b': { categories: ['b1', 'b2'].map(category) },
    '/categories/tertiary?secondary_id=b1': { categories: [] },
    '/categories/tertiary?secondary_id=b2': { categories: [category('b2x')] },
    '/content/announcements/active': [],
    '/content/banners/active': [],
    '/location/delivery-charges': { distanceInKm: 3, shippingCost: 350 },
    '/feedback/reviews/analytics': { averageRating: 0, totalReviews: 0, ratingDistribution: {} },
    '/feedback/reviews?page=1&limit=6': { reviews: [], total: 0, pages: 0 },
  }
  const fetch = (async (input: string) => {
    const request = input.replace('https://api.example/api', '')
    return broken(request) ?? (request in bodies ? json(bodies[request]) : message(404))
  }) as typeof globalThis.fetch
  return checkApi('https://api.example', { fetch })
}

const sixReviews = [1, 2, 3, 4, 5, 6].map((id) => ({ id, rating: 4, title: 'x', content: 'x' }))
type Broken = (request: string) => Response | undefined
/** What answers the requests that match with this JSON, or with this response. */
const where =
  (requests: RegExp, answer: unknown): Broken =>
  (request) =>
    requests.test(request) ? (answer instanceof Response ? answer.clone() : json(answer)) : undefined
const redirected = (answer: Response, url: string) => {
  // A redirect is no property of a response that a test makes.
  const properties = { redirected: { value: true }, url: { value: url } }
  // Defined, not assigned: the server's own Response, which another test may have made global, does not let it be.
  return Object.defineProperty(answer, 'clone', {
    value: () => Object.defineProperties(answer, properties),
  })
}
const longId = (id: string) => new Response(`[{"product_id": ${id}, "name": "x", "price": 1}]`)

test.each<[string, Broken]>([
  ['an id is the largest exact number', where(/products.new-arrivals$/, longId('9007199254740991'))],
  ...[{ name: 'New in', current_image: null }, { success: true, data: null }, [], {}].map(
    (answer): [string, Broken] => [
      `the answer of a place without a banner is ${JSON.stringify(answer)}`,
      where(/promotional-banners/, answer),
    ],
  ),
])('the shop can run where %s', async (_, answer) => {
  const findings = await withCategories(answer)
  expect(findings.filter(({ verdict }) => !/agrees|not asked/.test(verdict))).toEqual([])
  expect(findings.find(({ call }) => call === 'products.brands')?.why).toEqual([])
  expect(isFit(findings)).toBe(true)
})

test.each<[string, Broken, call: string, why: unknown[]]>([
  [
    'only a later category shows that a level is broken',
    where(/_id=b2$/, message(500)),
    'categories.tertiary',
    ['500 {"message":"no"}'],
  ],
  [
    'every category has all products',
    where(/categoryId/, pageOfTwo),
    'products.ofCategory',
    ['categoryId changes nothing: 2 products, as for a and without it'],
  ],
  [
    'a product is another one',
    where(/^\/products\/12$/, { ...product, product_id: 13 }),
    'products.one',
    ['it is product 13'],
  ],
  [
    'a product costs more than in the list',
    where(/^\/products\/12$/, { ...product, price: 1640.01 }),
    'products.one',
    ['its price is 1640.01, and in the list 1640'],
  ],
  [
    'none of the new arrivals can be shown',
    where(/products.new-arrivals$/, [{ ...product, price: -1 }]),
    'products.newArrivals',
    ['1 of 1 entries cannot be shown', 'price is -1, and must be at least 0 (1 of 1, first in entry 1)'],
  ],
  [
    'every page of reviews is the first',
    where(/^\/feedback\/reviews\?/, { reviews: sixReviews, total: 40 }),
    'feedback.list',
    ['page changes nothing: the second has the same reviews'],
  ],
  [
    'an id is a number that a browser rounds',
    where(/products.new-arrivals$/, longId('1234567890123456789')),
    'products.newArrivals',
    ['product_id 1234567890123456789 is a number too large to be exact in a browser: send it as text'],
  ],
  [
    'a call is redirected to a page to sign in',
    where(/banners\/active$/, redirected(new Response('<!doctype html>'), 'https://api.example/login')),
    'content.banners',
    ['the answer begins with "<!doctype html>", and must be JSON', 'it was redirected to /login'],
  ],
  [
    'a POST is redirected, which makes a GET of it',
    where(/delivery-charges$/, redirected(message(422), 'https://api.example/api/location/')),
    'delivery.charge',
    ['422 {"message":"no"}', expect.stringMatching(/^it was redirected to .api.location.: after 301/)],
  ],
])('the shop cannot run where %s', async (_, answer, call, why) => {
  const findings = await withCategories(answer)
  expect(findings.filter(({ verdict }) => verdict === 'fails')).toMatchObject([{ call, why }])
  expect(isFit(findings)).toBe(false)
})

test('a product that a list repeats is named, and agrees', async () => {
  const findings = await foreign({
    'GET /products': () => json([product, product, { ...product, product_id: 12 }]),
  })
  expect(findings[0]).toMatchObject({
    verdict: 'agrees',
    why: ['2 of 3 entries have the id of an earlier one, and are left out'],
  })
})

test('unreadable responses, failing calls and missing calls are told apart', async () => {
  const findings = await foreign({
    'GET /products': () => new Response('<!doctype html>\n<title>Shop</title>'),
    'GET /products/new-arrivals': () => new Response(''),
    'GET /content/announcements/active': () => json({ data: { items: [] } }),
    'GET /products/brands': () => json('none'),
    'GET /categories/primary': () => message(500),
    'GET /content/banners/active': () => Promise.reject(new Error('connection refused')),
  })
  expect(conclusion(findings)).toBe('The shop cannot run on this back end.')
  const silent = findings.filter(({ call }) => /brands|^content/.test(call))
  expect(conclusion(silent)).toBe('The shop can run on this back end, without what cannot be shown.')
  const verdicts = Object.fromEntries(findings.map(({ call, verdict, why }) => [call, [verdict, ...why]]))
  expect(verdicts).toMatchObject({
    'products.list': [
      'fails',
      'the answer begins with "<!doctype html> <title>Shop</title>", and must be JSON',
    ],
    'products.one': ['not asked', 'no product to ask for'],
    'products.brands': ['fails', 'the answer is "none", and must be a list, or have one in brands or data'],
    'products.newArrivals': [
      'fails',
      'the answer is empty, and must be a list, or have one in products or data',
    ],
    'products.search': ['missing', '404'],
    'content.announcements': [
      'fails',
      'the answer is a record, and must be a list, or have one in announcements or data',
    ],
    'categories.primary': ['fails', '500 {"message":"no"}'],
    'content.banners': ['fails', 'connection refused'],
    'content.promotionalBanner': ['agrees', '404: no banner at this place'],
    'session.profile': ['agrees', '404: not signed in'],
  })
})

test('the program prints a table and exits with 1 if the shop cannot open on the back end', async () => {
  const backEnd = await listen((request, answer) => {
    answer.writeHead(request.url?.startsWith('/v2/api/products/brands') ? 200 : 404, {
      'content-type': 'application/json',
    })
    answer.end('["Korvane"]')
  })
  const child = spawn(process.execPath, ['server/cli/checkApi.ts', `${backEnd.url}/v2/`])
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  const code = await new Promise((resolve) => child.on('close', resolve))
  backEnd.close()
  expect(code).toBe(1)
  expect(output).toMatch(/^GET \/api\/products\/brands +agrees$/m)
  expect(output).toMatch(/^GET \/api\/products +missing +404$/m)
  expect(output).toContain('The shop cannot run on this back end.\nCalls that change something were not made')
})
