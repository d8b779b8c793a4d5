import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { nodePasswords } from '../../server/account/nodePasswords.ts'
import { memoryStore } from '../../server/memory/store.ts'
import { createLogger } from '../../server/observability/logger.ts'
import { createServer } from '../../server/server.ts'
import { noon, seed } from '../api/shop.ts'
import { memorySender } from '../listen.ts'

const token = 'a token of the operator'
const lines: Record<string, unknown>[] = []
const log = createLogger({ LOG_LEVEL: 'info', NODE_ENV: 'production' }, (line) =>
  lines.push(JSON.parse(line)),
)
const store = memoryStore(seed(), nodePasswords)
const failing: Partial<typeof store> = {}
let shop: Awaited<ReturnType<typeof createServer>>

beforeAll(async () => {
  const watched = new Proxy(store, { get: (from, key) => Reflect.get({ ...from, ...failing }, key) })
  const sender = memorySender()
  const options = { port: 0, dist: '/nowhere', now: () => noon, sender, log, metricsToken: token }
  shop = await createServer({ ...options, store: watched })
})
afterAll(() => shop.close())

const get = (path: string, init?: RequestInit) => fetch(shop.url + path, init)
const down = () => Promise.reject(new Error('connection lost'))

test('a requested address cannot forge a line of the log', async () => {
  await get('/x%0A[12:00:00]%20INFO:%20forged%E2%80%A8')
  const { msg } = lines.at(-1)!
  expect(msg).toBe('GET /x%0A[12:00:00] INFO: forged%E2%80%A8 404')
})

describe('health', () => {
  test('/healthz answers whatever the state of the database', async () => {
    failing.ready = down
    const answer = await get('/healthz')
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
    delete failing.ready
  })

  test('/readyz checks the database', async () => {
    expect((await get('/readyz')).status).toBe(200)
    failing.ready = down
    const answer = await get('/readyz')
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'not ready' }])
    delete failing.ready
  })

  test('/readyz does not wait for a database that never answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const ready = vi.fn(() => new Promise<never>(() => {}))
    failing.ready = ready
    const answer = get('/readyz')
    await expect.poll(() => ready.mock.calls.length).toBe(1)
    await vi.advanceTimersByTimeAsync(2000)
    expect((await answer).status).toBe(503)
    delete failing.ready
    vi.useRealTimers()
  })

  test('a server in front of a back end is ready when the back end answers', async () => {
    const backendOrigin = shop.url
    const gateway = await createServer({ port: 0, dist: '/nowhere', log, backendOrigin })
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200)
    await gateway.close()
    const lonely = await createServer({ port: 0, dist: '/nowhere', log, backendOrigin: 'http://localhost:9' })
    expect((await fetch(`${lonely.url}/readyz`)).status).toBe(503)
    await lonely.close()
  })
})

test('the log has one line per request with its id, without query strings or names', async () => {
  lines.length = 0
  const answer = await get('/api/products/search-products?q=secret%20hinge')
  expect(lines).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      requestId: answer.headers.get('x-request-id'),
      method: 'GET',
      path: '/api/products/search-products',
      status: 200,
      ms: expect.any(Number),
      msg: 'GET /api/products/search-products 200',
    },
  ])
  expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
})

test('a request id set by a proxy is kept, any other text is not', async () => {
  const own = await get('/api/products/brands', { headers: { 'x-request-id': 'edge-1' } })
  expect(own.headers.get('x-request-id')).toBe('edge-1')
  const odd = await get('/api/products/brands', { headers: { 'x-request-id': '{"level":"fatal"}' } })
  expect(odd.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
})

test('an error is logged with the id of its request, without the values that caused it', async () => {
  lines.length = 0
  const cause = Object.assign(new Error('Key (email)=(nadeesha@example.lk) already exists'), {
    code: '23505',
  })
  failing.brands = () => Promise.reject(new Error('Failed query: insert\nparams: Nadeesha,077', { cause }))
  const answer = await get('/api/products/brands')
  delete failing.brands
  expect(answer.status).toBe(500)
  const [failure] = lines
  expect(failure).toMatchObject({
    level: 'error',
    requestId: answer.headers.get('x-request-id'),
    err: { type: 'Error', message: 'Failed query: insert', cause: { code: '23505' } },
  })
  expect(JSON.stringify(lines)).not.toMatch(/nadeesha/i)
})

const metrics = (authorization?: string) =>
  get('/metrics', authorization ? { headers: { authorization } } : {})

test.each([undefined, 'Bearer nothing', token, `Bearer ${token} `.repeat(2)])(
  'metrics are not shown to %j',
  async (authorization) => {
    expect((await metrics(authorization)).status).toBe(401)
  },
)

test('metrics count responses by call, method and status', async () => {
  await get(`/api/products/${(await store.products())[0]?.product_id}`)
  await get('/api/products/no-such')
  await get('/api/anything/at/all')
  const answer = await metrics(`Bearer ${token}`)
  expect(answer.headers.get('content-type')).toContain('text/plain')
  const text = await answer.text()
  const count = (labels: string) =>
    Number(text.match(new RegExp(`^http_request_duration_seconds_count\\{${labels}\\} (\\d+)`, 'm'))?.[1])
  expect(count('method="GET",kind="/api/products/:id",status="200"')).toBe(1)
  expect(count('method="GET",kind="/api/products/:id",status="404"')).toBe(1)
  expect(count('method="GET",kind="no such call",status="404"')).toBe(1)
  expect(count('method="GET",kind="/api/products/brands",status="200"')).toBeGreaterThan(0)
  expect(text).toContain('process_resident_memory_bytes')
})

test('metrics are not served without a token', async () => {
  const other = await createServer({ port: 0, dist: '/nowhere', log, store })
  expect((await fetch(`${other.url}/metrics`)).status).toBe(404)
  await other.close()
})
