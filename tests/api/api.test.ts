import { describe, expect, test } from 'vitest'
import { payHere } from '../../server/payments/payhere.ts'
import { calls } from '../../src/api/contract.ts'
import { products } from '../../src/api/products.ts'
import { session } from '../../src/api/session.ts'
import { address } from '../../src/lib/endpoint.ts'
import { api, origin } from './client.ts'

const unknown = { message: 'There is no such call.' }

test.each([
  ['GET', '/api'],
  ['GET', '/api/nothing'],
  ['GET', '/api/products/1/more'],
  ['GET', '/api/auth/login'],
  ['PATCH', '/api/user/10003/cancel'],
])('%s %s is not a call', async (method, path) => {
  const answer = await api().request(path, { method })
  expect([answer.status, await answer.json()]).toEqual([404, unknown])
})

test('an unexpected failure answers 500 without the reason, and is logged', async () => {
  const shop = api()
  shop.store.brands = () => Promise.reject(new Error('secret detail'))
  const answer = await shop.send(products.brands)
  expect(answer).toMatchObject({ status: 500, json: { message: 'Something went wrong. Please try again.' } })
  expect(JSON.stringify(answer.json)).not.toContain('secret')
  expect(shop.failures).toEqual(['GET /api/products/brands failed'])
})

const many = (entry: string) =>
  `[${Array(Math.floor(1_000_000 / (entry.length + 1)))
    .fill(entry)
    .join()}]`
const deep = (open: string, close: string) =>
  `${open.repeat(500_000 / open.length)}1${close.repeat(500_000 / open.length)}`
test.each([
  ['numbers for items', `{"items":${many('0')}}`, 'items is too long: at most 500 entries.'],
  ['records for items', `{"items":${many('{}')}}`, 'items is too long: at most 500 entries.'],
  ['lists for items', `{"items":${many('[]')}}`, 'items is too long: at most 500 entries.'],
  ['lists alone', many('[]'), 'The request is too long: at most 500 entries.'],
  ['lists in each other', deep('[', ']'), '0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0 is nested too deeply.'],
  ['records in each other', deep('{"a":', '}'), `${Array(21).fill('a').join('.')} is nested too deeply.`],
  [
    'a name',
    `{"${'n'.repeat(900_000)}":"${'x'.repeat(5001)}"}`,
    `${'n'.repeat(200)} is too long: at most 5000 characters.`,
  ],
])('a megabyte of %s is refused in no time', async (_, body, message) => {
  for (const path of ['/api/products/purchase', '/api/messages/send-order-email', '/api/auth/login']) {
    const shop = api()
    const started = performance.now()
    const headers = { 'content-type': 'application/json' }
    const answer = await shop.request(path, { method: 'POST', headers, body })
    expect([answer.status, await answer.json()]).toEqual([400, { message, error: message }])
    expect(shop.failures).toEqual([])
    expect(performance.now() - started).toBeLessThan(5000)
  }
})

test('caches must revalidate every response', async () => {
  const shop = api()
  for (const path of ['/api/products/1', '/api/nothing'])
    expect((await shop.request(path)).headers.get('cache-control')).toBe('no-cache')
  for (const path of ['/api/captcha-challenge', '/api/auth/profile', '/api/user/orders'])
    expect((await shop.request(path)).headers.get('cache-control')).toBe('no-store')
})

describe('requests made by other sites', () => {
  const login = (headers: Record<string, string>) =>
    api().send(session.login, { body: { username: 'demo', password: 'Demo@2026' }, headers })

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://shop.test:8080' }],
    ['a subdomain', { origin: 'http://evil.shop.test' }],
    ['an opaque origin', { origin: 'null' }],
    ['same-site, which subdomains are', { 'sec-fetch-site': 'same-site' }],
    ['cross-site though the origin is claimed', { 'sec-fetch-site': 'cross-site', origin }],
  ])('%s is refused', async (_, headers: Record<string, string>) => {
    const answer = await login(headers)
    expect(answer).toMatchObject({ status: 403, json: { message: 'This request came from another site.' } })
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  test.each([
    ['the shop itself', { origin }],
    ['the shop behind a gateway', { 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' }],
    ['a program', {}],
    ['an address typed', { 'sec-fetch-site': 'none' }],
  ])('%s is not', async (_, headers: Record<string, string>) => {
    expect((await login(headers)).status).toBe(200)
  })

  const changing = calls.map(({ call }) => call).filter(({ method }) => method !== 'GET')
  test.each(changing.map(({ method, path }) => [method, path]))('%s %s is refused', async (method, path) => {
    const headers = { origin: 'https://evil.example' }
    expect((await api().request(address(path!.replace(/:\w+/g, '1')), { method, headers })).status).toBe(403)
  })

  test('are allowed to read', async () => {
    expect(
      (await api().request('/api/products/1', { headers: { origin: 'https://evil.example' } })).status,
    ).toBe(200)
  })
})

describe('bodies', () => {
  const send = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const init = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'application/json', ...headers },
    }
    const answer = await api().request('/api/feedback/feedbacks', init as RequestInit)
    return [answer.status, ((await answer.json()) as { message: string }).message]
  }
  const mb = 1024 * 1024
  const tooLarge = [413, 'That is too large: at most 1 MB can be sent.']

  test('of more than 1 MB are refused, also by their Content-Length alone', async () => {
    expect(await send(' '.repeat(mb + 1))).toEqual(tooLarge)
    expect(await send('{}', { 'content-length': String(mb + 1) })).toEqual(tooLarge)
  })

  test.each(
    [
      'multipart/form-data; boundary=x',
      'MULTIPART/mixed; boundary=x',
      'application/x-www-form-urlencoded',
      'application/octet-stream',
    ].flatMap((type) =>
      [
        ['/payments/payhere/notify', 64 * 1024],
        ['/payments/koko/notify', 64 * 1024],
        ['/feedback/feedbacks', mb],
        ['/auth/login', mb],
        ['/products/purchase', mb],
        ['/operate/session', mb],
        ['/feedback/create-complaint/', mb],
      ].map(([path, most]) => [type, String(path), Number(most)] as const),
    ),
  )('are limited by the path, whatever the visitor calls them: %s to %s', async (type, path, most) => {
    let bytes = 0
    const gateway = (name: string) => ({ ...payHere({ merchantId: '1', secret: 'secret' }), name })
    const shop = api({ gateways: [gateway('payhere'), gateway('koko')], operatorToken: 'x'.repeat(16) })
    const body = new ReadableStream({
      pull(controller) {
        bytes += 10_000
        controller.enqueue(new Uint8Array(10_000).fill(97))
        if (bytes > 10 * mb) controller.close()
      },
    })
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': type } }
    const isForm = type.startsWith('multipart/form-data') && most === mb
    expect((await shop.request(`/api${path}`, init as RequestInit)).status).toBe(isForm ? 400 : 413)
    expect(bytes).toBeLessThan(most + 100_000)
  })

  test('of exactly 1 MB are accepted', async () => {
    expect(await send(`{}${' '.repeat(mb - 2)}`)).toEqual([400, 'type is required.'])
  })

  test.each([
    ['{', 'The request is not JSON.'],
    ['type=review', 'The request is not JSON.'],
    ['', 'The request is missing or does not fit.'],
    ['null', 'The request is missing or does not fit.'],
    ['[]', 'The request is missing or does not fit.'],
    ['{"type":"review","title":{"toString":"x"}}', 'title is not valid.'],
    ['{"__proto__":{"type":"review"}}', 'type is required.'],
  ])('%j is refused', async (body, message) => {
    expect(await send(body)).toEqual([400, message])
  })
})

test.each(['constructor=1', '__proto__=1', 'toString=1', 'hasOwnProperty=x', '__proto__[polluted]=1'])(
  'a property that every object has is not a query field: %s',
  async (query) => {
    const shop = api()
    for (const path of [
      '/products?',
      '/products/1?',
      '/products/search-products?q=lock&',
      '/categories/secondary?primary_id=1&',
      '/feedback/reviews?page=1&limit=3&',
    ])
      expect((await shop.request(`/api${path}${query}`)).status).toBe(200)
    expect(shop.failures).toEqual([])
  },
)
