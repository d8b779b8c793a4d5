import { mkdirSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backendSource } from '../../server/apiSource.ts'
import { backend, backendUrl } from '../../server/http/backendProxy.ts'
import { createServer } from '../../server/server.ts'
import { listen, silentLog as log, rawRequest } from '../listen.ts'
import { temporaryFolder } from '../temporaryFolder.ts'

const folder = temporaryFolder()
const dist = join(folder, 'dist')

type Received = { method: string; url: string; headers: IncomingMessage['headers']; body: string }
let requests: Received[] = []
const last = () => requests.at(-1)!

/** The back end's responses by path; an empty list for other paths. */
const answers: Record<string, (answer: ServerResponse) => void> = {
  '/shop/api/moved': (answer) => answer.writeHead(302, { location: `${at}/api/products?page=2` }).end(),
  '/shop/api/moved-twice': (answer) => answer.writeHead(302, { location: '/shop//evil.example/' }).end(),
  '/shop/api/moved-away': (answer) => answer.writeHead(302, { location: 'https://pay.example/go' }).end(),
  '/shop/api/cookie': (answer) =>
    answer
      .writeHead(200, {
        'set-cookie': [
          'sid=1; Domain=api.example; Path=/shop/api; HttpOnly',
          'path=2; Max-Age=60',
          'refresh=3;domain=.api.example;PATH=/api;Secure',
        ],
        connection: 'close',
      })
      .end('{}'),
  '/shop/api/never': () => {},
  '/shop/uploads/lock.jpg': (answer) => answer.writeHead(200, { 'content-type': 'image/jpeg' }).end('lock'),
  '/shop/media/7': (answer) => answer.writeHead(200, { 'content-type': 'image/webp' }).end('seven'),
  '/shop/uploads/page.jpg': (answer) =>
    answer.writeHead(200, { 'content-type': 'text/html' }).end('<script>'),
  '/shop/images/lock.webp': (answer) =>
    answer.writeHead(200, { 'content-type': 'image/webp', 'set-cookie': 'tracker=1' }).end('webp'),
  '/shop/uploads/broken.jpg': (answer) =>
    answer.writeHead(500, { 'content-type': 'image/jpeg' }).end('INTERNAL STACK TRACE'),
  '/shop/images/gone.webp': (answer) =>
    answer.writeHead(404, { 'content-type': 'text/html' }).end('INTERNAL PATHS'),
  '/shop/admin/status': (answer) =>
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{"secret":1}'),
  '/shop/uploads/known.jpg': (answer) => answer.writeHead(304, { etag: '"7"' }).end(),
  '/shop/uploads/far.jpg': (answer) =>
    answer.writeHead(302, { location: 'https://cdn.example/far.jpg' }).end('INTERNAL NOTE'),
}

const answerOf = async (incoming: IncomingMessage, answer: ServerResponse) => {
  let body = ''
  for await (const chunk of incoming) body += chunk
  const { method = '', url = '', headers } = incoming
  requests.push({ method, url, headers, body })
  const respond = answers[url.split('?')[0] ?? '']
  if (respond) respond(answer)
  else answer.writeHead(200, { 'content-type': 'application/json' }).end('[]')
}
let other: Awaited<ReturnType<typeof listen>>
/** The back end's base URL, which includes a path. */
let at = ''
type Server = Awaited<ReturnType<typeof createServer>>
let open: Server
let behindProxy: Server
let withoutPath: Server

beforeAll(async () => {
  mkdirSync(join(dist, 'set'), { recursive: true })
  writeFileSync(join(dist, 'index.html'), '<title>Shop</title>')
  writeFileSync(join(dist, 'set/own.webp'), 'own')
  other = await listen(answerOf)
  at = `${other.url}/shop`
  open = await createServer({ port: 0, dist, log, backendOrigin: at })
  behindProxy = await createServer({ port: 0, dist, log, backendOrigin: at, trustedProxies: 1 })
  withoutPath = await createServer({ port: 0, dist, log, backendOrigin: new URL(at).origin })
})
afterAll(async () => {
  other.close()
  await Promise.all([open.close(), behindProxy.close(), withoutPath.close()])
})

type Sent = { url?: string; method?: string; headers?: Record<string, string>; body?: string }
const send = async (path: string, { url = open.url, ...sent }: Sent = {}) => {
  const { body, ...response } = await rawRequest(url + path, sent)
  return { ...response, body: body.toString() }
}

describe('a path that begins with two slashes and another host', () => {
  let cookies: unknown[] = []
  let evil: Awaited<ReturnType<typeof listen>>
  beforeAll(async () => {
    evil = await listen((incoming, answer) => {
      cookies.push(incoming.headers.cookie)
      answer.writeHead(200, { 'content-type': 'image/png' }).end('evil')
    })
  })
  afterAll(() => evil.close())

  test.each([
    ['API_ORIGIN without a path', () => withoutPath.url, ''],
    ['API_ORIGIN with a path', () => open.url, '/shop'],
  ])('is asked of the back end alone: %s', async (_, url, base) => {
    cookies = []
    const path = `//${new URL(evil.url).host}/x.png?size=2`
    await send(path, { url: url(), headers: { cookie: 'sid=secret' } })
    expect(cookies).toEqual([])
    expect(last()).toMatchObject({ url: base + path, headers: { host: new URL(at).host } })
  })

  test.each(['//evil.example/x.png', '//evil.example:81/api', '/\\evil.example/x.png'])(
    '%s keeps the origin of the back end',
    (path) => {
      for (const origin of ['https://api.example', 'https://api.example/', 'https://api.example/shop'])
        expect(backendUrl(origin, path).origin).toBe('https://api.example')
    },
  )
})

const lies = {
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-user': 'admin',
  'x-real-ip': '203.0.113.9',
  forwarded: 'for=203.0.113.9',
}

test('the forwarded headers are written by the shop, whatever the visitor sends', async () => {
  await send('/api/products', { headers: lies })
  const { headers } = last()
  expect(headers).toMatchObject({
    host: new URL(at).host,
    'x-forwarded-host': new URL(open.url).host,
    'x-forwarded-proto': 'http',
  })
  expect(headers['x-forwarded-for']).toMatch(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/)
  for (const name of ['forwarded', 'x-real-ip', 'x-forwarded-user']) expect(headers).not.toHaveProperty(name)
})

test('the forwarded headers are taken from a trusted proxy, from the end of the list', async () => {
  await send('/api/products', {
    url: behindProxy.url,
    headers: {
      'x-forwarded-for': '203.0.113.9, 198.51.100.7',
      'x-forwarded-proto': 'http, https',
      'x-forwarded-host': 'shop.example',
    },
  })
  expect(last().headers).toMatchObject({
    'x-forwarded-for': '198.51.100.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'shop.example',
  })
})

test.each<Record<string, string>>([
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'https://other.shop.example' },
])('a write from a page of another site is refused: %o', async (headers) => {
  requests = []
  expect((await send('/api/auth/login', { method: 'POST', headers, body: '{}' })).status).toBe(403)
  expect(requests).toEqual([])
})

test('a write from a page of the shop is accepted, and the back end sees its own origin', async () => {
  const { status } = await send('/api/auth/login', {
    method: 'POST',
    headers: { origin: open.url, 'content-type': 'application/json' },
    body: '{"username":"demo"}',
  })
  expect(status).toBe(200)
  expect(last()).toMatchObject({ body: '{"username":"demo"}', headers: { origin: new URL(at).origin } })
})

test('only what the storefront sends reaches the back end', async () => {
  const own = {
    accept: 'application/json',
    'accept-language': 'si',
    cookie: 'sid=1',
    'content-type': 'application/json',
    'idempotency-key': 'one',
    'user-agent': 'a browser',
  }
  await send('/api/purchase', {
    method: 'POST',
    headers: {
      ...own,
      'x-original-url': '/admin',
      'x-rewrite-url': '/admin',
      'x-http-method-override': 'DELETE',
      'x-original-forwarded-for': '127.0.0.1',
      'x-cluster-client-ip': '127.0.0.1',
      'fastly-client-ip': '127.0.0.1',
      'x-forwarded-user': 'admin',
      authorization: 'Basic YWRtaW46YWRtaW4=',
      te: 'trailers',
      connection: 'close, idempotency-key',
    },
    body: '{}',
  })
  const { headers } = last()
  expect(headers).toMatchObject(own)
  // What Node's fetch and the proxy write themselves.
  const written = ['host', 'connection', 'content-length', 'accept-encoding', 'x-forwarded-for']
  written.push('x-forwarded-host', 'x-forwarded-proto', 'sec-fetch-mode')
  expect(Object.keys(headers).filter((name) => !(name in own) && !written.includes(name))).toEqual([])
})

test.each([
  ...['/api/..%2fadmin', '/api/%2e%2e%2fadmin', '/api/..%5cadmin', '/api/%252e%252e%252fadmin'],
  ...['/api/products/%ZZ/..%2f..%2fadmin', '/api/..;/admin', '/api/%00', '/images/..%2fadmin/x.png'],
])('paths: %s is not asked of the back end', async (path) => {
  requests = []
  expect((await send(path)).status).toBe(404)
  expect(requests).toEqual([])
})

test.each(['a%2Fb', '50%25', '..x', '%E0%B6%AF', '?categoryId=2'])(
  'paths products/%s is asked as it is, below the path of API_ORIGIN',
  async (rest) => {
    const path = `/api/products/${rest}`
    expect((await send(path)).status).toBe(200)
    expect(last().url).toBe(`/shop${path}`)
  },
)

test('the calls of a page that is rendered lead down too', async () => {
  requests = []
  const source = backendSource(new Hono(), at, {})
  const answer = await source.fetchWith('sid=1')('/api/products/..%2Fadmin')
  expect([answer.status, requests]).toEqual([404, []])
  expect((await source.fetchWith('sid=1')('/api/products/7')).status).toBe(200)
})

describe('redirects and cookies are rewritten to the origin of the shop', () => {
  test.each([
    ['/api/moved', '/api/products?page=2'],
    ['/api/moved-twice', '/evil.example/'],
    ['/api/moved-away', 'https://pay.example/go'],
  ])('%s leads to %s', async (path, location) => {
    const answer = await send(path)
    expect([answer.status, answer.headers.location]).toEqual([302, location])
  })

  test('a cookie loses its domain and is sent with every page of the shop, and one left on its path expires', async () => {
    const { headers } = await send('/api/cookie')
    expect(headers['set-cookie']).toEqual([
      'sid=1; HttpOnly; Path=/',
      'sid=; Path=/shop/api; Max-Age=0',
      'path=2; Max-Age=60; Path=/',
      'path=; Path=/api; Max-Age=0',
      'refresh=3;Secure; Path=/',
      'refresh=; Path=/api; Max-Age=0; Secure',
    ])
  })
})

test('a response that does not begin in time becomes a 504', async () => {
  const app = new Hono().all('*', backend(at, { responseTimeoutMs: 50 }))
  const { url, close } = await listen(getRequestListener(app.fetch))
  const answer = await fetch(`${url}/api/never`)
  expect([answer.status, await answer.json()]).toEqual([
    504,
    { message: 'The shop takes too long to answer. Please try again.' },
  ])
  close()
})

describe('pictures that are not in the build come from the back end', () => {
  test.each([
    ['by their name', '/uploads/lock.jpg', {}, 'lock'],
    ['with the path of API_ORIGIN in front', '/shop/uploads/lock.jpg', {}, 'lock'],
    ['because the browser wants a picture', '/media/7', { 'sec-fetch-dest': 'image' }, 'seven'],
  ])('%s', async (_, path, headers, body) => {
    const answer = await send(path, { headers })
    expect([answer.status, answer.body]).toEqual([200, body])
  })

  test('without cookies in either direction', async () => {
    const answer = await send('/images/lock.webp', { headers: { cookie: 'sid=secret' } })
    expect([answer.status, answer.body, answer.headers['set-cookie']]).toEqual([200, 'webp', undefined])
    expect(last().headers).not.toHaveProperty('cookie')
  })

  test.each([
    ['an error', '/uploads/broken.jpg', {}, 502],
    ['a missing picture', '/images/gone.webp', {}, 404],
    ['what is no picture', '/admin/status', { 'sec-fetch-dest': 'image' }, 404],
  ])('%s is answered without the text of the back end', async (_, path, headers, status) => {
    const answer = await send(path, { headers })
    expect([answer.status, answer.body]).toEqual([status, 'No such picture'])
  })

  test('one that has not changed, and one that is elsewhere', async () => {
    const revalidation = await send('/uploads/known.jpg', { headers: { 'if-none-match': '"7"' } })
    expect([revalidation.status, revalidation.headers.etag, last().headers['if-none-match']]).toEqual([
      304,
      '"7"',
      '"7"',
    ])
    const far = await send('/uploads/far.jpg')
    expect([far.status, far.headers.location, far.body]).toEqual([302, 'https://cdn.example/far.jpg', ''])
  })

  test('files that are not pictures and pictures of the build do not', async () => {
    expect((await send('/uploads/page.jpg')).status).toBe(404)
    requests = []
    expect((await send('/set/own.webp')).body).toBe('own')
    expect((await send('/media/7', { headers: { accept: 'text/html' } })).body).toBe('<title>Shop</title>')
    expect(requests).toEqual([])
  })
})
