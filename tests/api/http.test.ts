import { createHash, scryptSync } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nodePasswords } from '../../server/account/nodePasswords.ts'
import type { Passwords } from '../../server/account/passwords.ts'
import { memoryStore } from '../../server/memory/store.ts'
import { fileSender } from '../../server/outbox/senders/fileSender.ts'
import { payHere } from '../../server/payments/payhere.ts'
import { createServer } from '../../server/server.ts'
import { complaints } from '../../src/api/complaint.ts'
import { shop as config } from '../../src/shop/config.ts'
import { silentLog as log, memorySender, rawRequest } from '../listen.ts'
import { temporaryFolder } from '../temporaryFolder.ts'
import { complaintForm, png } from './bodies.ts'
import { api, serverAt } from './client.ts'
import { noon, seed } from './shop.ts'

/** Hashes that a real shop checks as its own, made with the least cost: its own takes a quarter of a second. */
const quickPasswords: Passwords = {
  async hash(password) {
    const key = scryptSync(password, 'salt', 32, { N: 2, r: 1, p: 1 }).toString('base64url')
    return `scrypt$2$1$1$${Buffer.from('salt').toString('base64url')}$${key}`
  },
  verify: nodePasswords.verify,
}

const script = "document.title='Shop'"
const page = `<!doctype html><title>Shop</title><script>${script}</script><script type="module" src="/assets/app-1.js"></script><div id="root"></div>`
const code = `export const text = '${'x'.repeat(2000)}'`

const folder = temporaryFolder()
const dist = join(folder, 'dist')

type Server = Awaited<ReturnType<typeof createServer>>
let shop: Server
let gateway: Server
let payments: Server

beforeAll(async () => {
  for (const below of ['assets', 'set']) mkdirSync(join(dist, below), { recursive: true })
  for (const [name, text] of [
    ['index.html', page],
    ['assets/app-1.js', code],
    ['set/lock@800.webp', 'lock'],
  ] as const) {
    writeFileSync(join(dist, name), text)
    writeFileSync(join(dist, `${name}.gz`), gzipSync(text))
    writeFileSync(join(dist, `${name}.br`), brotliCompressSync(text))
  }
  const store = memoryStore(seed(), quickPasswords)
  const dataDir = join(folder, 'data')
  shop = await createServer({ port: 0, dist, log, store, dataDir, now: () => noon, sender: memorySender() })
  const paymentHosts = ['https://*.bank.example']
  gateway = await createServer({ port: 0, dist, log, backendOrigin: shop.url, paymentHosts })
  payments = await createServer({
    port: 0,
    dist,
    log,
    gateways: [payHere({ merchantId: '1', secret: 'secret', page: 'https://sandbox.payhere.lk/pay' })],
    paymentHosts,
  })
})

afterAll(async () => {
  await Promise.all([shop.close(), gateway.close(), payments.close()])
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET', url = shop.url) =>
  rawRequest(url + path, { method, headers })

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('pages', () => {
  test.each(['/', '/products/12', '/category/hinges/products?cat_id=1', '/no/such/page', '/products/a.b'])(
    '%s is answered by index.html',
    async (path) => {
      const answer = await get(path, html)
      expect(answer.status).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      })
      expect(answer.body.toString()).toBe(page)
    },
  )

  test.each([
    ['/cart?add=101:1,103:2.', '/cart?add=101:1,103:2'],
    ['/products/101.', '/products/101'],
    ['//evil.example/x.', '/evil.example/x'],
  ])('a link that arrives as %s leads to %s', async (path, location) => {
    const answer = await get(path, html)
    expect([answer.status, answer.headers.location]).toEqual([301, location])
  })

  test.each([
    // The page of the operator in any spelling, where there is none.
    ...['/operate', '/Operate', '/OPERATE/', '/%6fperate', '/operate//x', '//operate'],
    ...['/.env', '/.git/config', '/products/.env', '/wp-login.php', '/backup.zip', '/wp-admin/setup.php'],
  ])('%s answers 404 without a page', async (path) => {
    const answer = await get(path, html)
    expect([answer.status, answer.body.toString()]).toEqual([404, 'Not found'])
  })

  test('the icon that browsers ask for unasked, and where to report a weakness, are found', async () => {
    const icon = await get('/favicon.ico', html)
    expect([icon.status, icon.headers.location]).toEqual([301, '/favicon.svg'])
    const { status, headers, body } = await get('/.well-known/security.txt', html)
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=UTF-8'])
    expect(body.toString()).toContain(`Contact: mailto:${config.email}`)
  })

  test('what answers 404 is held by nobody: others may accept a page there', async () => {
    for (const path of ['/about-us', '/', '/products/1']) {
      const answer = await get(path, { accept: 'application/json' })
      expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store'])
    }
  })

  test('are sent as compressed by the build', async () => {
    const br = await get('/cart', { ...html, 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(br.body).toString()).toBe(page)
    const gz = await get('/cart', { ...html, 'accept-encoding': 'gzip' })
    expect(gz.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gz.body).toString()).toBe(page)
  })

  test('are not sent again while unchanged', async () => {
    const { headers } = await get('/', html)
    const again = await get('/', { ...html, 'if-modified-since': String(headers['last-modified']) })
    expect([again.status, again.body.length]).toEqual([304, 0])
    const older = await get('/', { ...html, 'if-modified-since': 'Thu, 01 Jan 2015 00:00:00 GMT' })
    expect(older.status).toBe(200)
  })

  test('a request without Accept is answered with the page, as for a link preview', async () => {
    const answer = await get('/products/12')
    expect([answer.status, answer.body.toString()]).toEqual([200, page])
    expect((await get('/products/12', { accept: 'image/webp' })).status).toBe(404)
  })

  test.each([
    ['/login', '/login'],
    ['/reset-password?token=abc', '/reset-password?token=abc'],
    ['//evil.example/login', '/evil.example/login'],
  ])('a form sent to %s leads back to the page', async (path, location) => {
    const answer = await get(path, html, 'POST')
    expect([answer.status, answer.headers.location, answer.body.length]).toEqual([303, location, 0])
  })

  test('the body of a form sent to a page is not awaited', async () => {
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(10)) })
    const init = { method: 'POST', body, duplex: 'half', redirect: 'manual' } as RequestInit
    const answer = await fetch(`${shop.url}/login`, { ...init, headers: html })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login'])
  })

  test.each([
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '/assets/../../package.json',
  ])('%s does not leave the folder', async (path) => {
    const answer = await get(path, html)
    expect(answer.body.toString()).not.toContain('"dependencies"')
  })
})

test('files with a hash in their name are cached for a year', async () => {
  const answer = await get('/assets/app-1.js', { 'accept-encoding': 'br' })
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
  })
  expect(brotliDecompressSync(answer.body).toString()).toBe(code)
})

test('pictures are cached for a day and then revalidated', async () => {
  const name = readdirSync('server/demo/pictures').find((file) => file.endsWith('@400.avif'))!
  const answer = await get(`/images/${name}`)
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  })
  const again = await get(`/images/${name}`, { 'if-modified-since': String(answer.headers['last-modified']) })
  expect(again.status).toBe(304)
  expect((await get('/images/no-such.webp', html)).status).toBe(404)
})

test('pictures of the shop itself are served with any back end, and cached for a day as well', async () => {
  for (const { url } of [shop, gateway]) {
    const answer = await fetch(`${url}/set/lock@800.webp`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800')
  }
})

test.each([
  ['neither', () => shop, "'self'"],
  ['a back end with hosts of its own', () => gateway, "'self' https://*.bank.example"],
  [
    'a gateway and hosts',
    () => payments,
    "'self' https://sandbox.payhere.lk https://*.payhere.lk https://*.bank.example",
  ],
])(
  'a form may lead on to the hosts of a gateway and those of the settings, and nowhere else: %s',
  async (_, of, hosts) => {
    const { headers } = await get('/', html, 'GET', of().url)
    const [, sources] = /form-action ([^;]*)/.exec(String(headers['content-security-policy'])) ?? []
    expect(sources).toBe(hosts)
  },
)

test('every response that may be a document carries the security headers', async () => {
  const hash = createHash('sha256').update(script).digest('base64')
  for (const path of ['/', '/assets/none.js', '/favicon.svg', '/api/products/1', '/api/x', '/images/x.png']) {
    const { headers } = await get(path, html)
    expect(headers['content-security-policy']).toBe(
      `default-src 'self'; script-src 'self' 'sha256-${hash}'; style-src 'self' 'unsafe-inline'; ` +
        "img-src 'self' data: blob: https:; font-src 'self'; connect-src 'self'; frame-ancestors 'none'; " +
        "base-uri 'none'; object-src 'none'; form-action 'self'",
    )
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    })
  }
})

/** Sends a complaint with an image of 4 MB, after solving the captcha. */
async function complain(url: string) {
  const visitor = api().visitor(serverAt(url))
  await visitor.passCaptcha()
  const picture = new File([png, new Uint8Array(4 * 1024 * 1024)], 'receipt.png')
  return visitor.send(complaints.create, { body: complaintForm({}, picture) })
}

const login = (url: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ username: 'demo', password: 'Demo@2026' }),
  })

test('a form with a picture, and the pass of a captcha in a cookie, reach a back end', async () => {
  expect((await complain(gateway.url)).status).toBe(201)
})

test('imported pictures are served, and no other file of their folder', async () => {
  mkdirSync(join(folder, 'data/pictures'))
  writeFileSync(join(folder, 'data/pictures/a1.png'), 'picture')
  writeFileSync(join(folder, 'data/secret.txt'), 'secret')
  const picture = await get('/pictures/a1.png')
  expect([picture.body.toString(), picture.headers['content-type']]).toEqual(['picture', 'image/png'])
  for (const path of ['none.png', '..%2fsecret.txt', '%2e%2e/secret.txt'])
    expect((await get(`/pictures/${path}`)).status).toBe(404)
})

test('the image of a complaint is in the data folder, readable by its owner only, and has no address', async () => {
  expect((await complain(shop.url)).status).toBe(201)
  const receipts = join(folder, 'data/receipts')
  const names = readdirSync(receipts)
  expect(names).not.toEqual([])
  for (const name of names) {
    expect(name).toMatch(/^[0-9a-f]{64}\.png$/)
    expect(statSync(join(receipts, name)).mode & 0o777).toBe(0o600)
    for (const path of [
      `/receipts/${name}`,
      `/data/receipts/${name}`,
      `/images/${name}`,
      `/pictures/..%2freceipts%2f${name}`,
      `/images/%2e%2e/%2e%2e/data/receipts/${name}`,
    ])
      expect((await get(path)).headers['content-type']).not.toMatch(/^image/)
  }
  expect(statSync(receipts).mode & 0o777).toBe(0o700)
})

test('a request for a reset link takes at least 300 ms, whether the address is known or not', async () => {
  for (const email of ['nobody@mail.example', 'demo@mail.example']) {
    const began = performance.now()
    const init = { method: 'POST', body: JSON.stringify({ email }) }
    expect((await fetch(`${shop.url}/api/user/request-password-reset`, init)).status).toBe(200)
    // Timers may fire slightly early.
    expect(performance.now() - began).toBeGreaterThan(295)
  }
})

test('over TLS, as PUBLIC_ORIGIN or a trusted proxy says, the server sends HSTS and marks cookies Secure', async () => {
  const store = memoryStore(seed(), quickPasswords)
  const signsOfTls = async (options: Partial<Parameters<typeof createServer>[0]>, headers = {}) => {
    const server = await createServer({ port: 0, dist, log, store, ...options })
    const answer = await login(server.url, headers)
    await server.close()
    const secure = / Secure(;|$)/.test(answer.headers.getSetCookie()[0] ?? '')
    return [answer.headers.get('strict-transport-security'), secure]
  }
  const yes = ['max-age=31536000', true]
  const no = [null, false]
  expect(await signsOfTls({ origin: 'https://shop.example' })).toEqual(yes)
  expect(await signsOfTls({ origin: 'http://shop.example' })).toEqual(no)
  const proto = { 'x-forwarded-proto': 'https' }
  expect(await signsOfTls({ trustedProxies: 1 }, proto)).toEqual(yes)
  expect(await signsOfTls({ trustedProxies: 0 }, proto)).toEqual(no)
})

test('the content security policy allows pictures over http, on any host, of an http back end', async () => {
  const policy = async (server: Server) =>
    String((await get('/', html, 'GET', server.url)).headers['content-security-policy'])
  expect(await policy(gateway)).toContain("img-src 'self' data: blob: https: http:;")
  expect(await policy(shop)).not.toContain('http:')
})

test('an unreachable back end becomes a 502', async () => {
  const alone = await createServer({ port: 0, dist, log, backendOrigin: 'http://localhost:1' })
  const answer = await fetch(`${alone.url}/api/products`)
  expect([answer.status, await answer.json()]).toEqual([
    502,
    { message: 'The shop cannot be reached. Please try again.' },
  ])
  await alone.close()
})

test('a shop that is not built says so, and still answers calls', async () => {
  const bare = await createServer({ port: 0, dist: join(folder, 'none'), log, sender: memorySender() })
  expect(bare.built).toBe(false)
  const first = await fetch(bare.url)
  expect([first.status, await first.text()]).toEqual([404, expect.stringContaining('not built yet. Run npm')])
  expect((await fetch(`${bare.url}/api/products/brands`)).status).toBe(200)
  await bare.close()
})

test('scrypt hashes are salted and contain their own parameters', async () => {
  const [one, two] = await Promise.all([nodePasswords.hash('Demo@2026'), nodePasswords.hash('Demo@2026')])
  expect(one).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toBe(two)
  expect(await nodePasswords.verify('Demo@2026', one)).toBe(true)
  // By the cost in the hash, whatever it is.
  const quick = await quickPasswords.hash('Demo@2026')
  expect(await nodePasswords.verify('Demo@2026', quick)).toBe(true)
  expect(await nodePasswords.verify('Demo@2025', quick)).toBe(false)
  expect(await nodePasswords.verify('Demo@2026', 'pbkdf2$x$y')).toBe(false)
})

test('the outbox writes one file per message, without injected headers', async () => {
  const files = join(folder, 'outbox')
  const outbox = fileSender(files, { from: 'sales@shop.example', now: () => noon })
  await outbox.send({
    kind: 'email',
    to: 'a@b.example\r\nBcc: c@d.example',
    subject: 'Größe\nX: y',
    text: '<b>\nBcc: no',
  })
  await outbox.send({ kind: 'whatsapp', to: config.whatsApp.dial, subject: 'Order', text: 'Hello' })
  const names = readdirSync(files).sort()
  expect(names).toEqual([
    '2026-11-20T06-30-00.000Z-0001-email.eml',
    '2026-11-20T06-30-00.000Z-0002-whatsapp.txt',
  ])
  // Only their owner can read them.
  expect(names.map((name) => statSync(join(files, name)).mode & 0o777)).toEqual([0o600, 0o600])
  expect(statSync(files).mode & 0o777).toBe(0o700)
  expect(readFileSync(join(files, names[0]!), 'utf8')).toBe(
    [
      'From: sales@shop.example',
      'To: a@b.example Bcc: c@d.example',
      `Subject: =?UTF-8?B?${Buffer.from('Größe X: y').toString('base64')}?=`,
      ...['Date: Fri, 20 Nov 2026 06:30:00 +0000', 'MIME-Version: 1.0'],
      ...['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit', '', '<b>\nBcc: no\n'],
    ].join('\n'),
  )
})
