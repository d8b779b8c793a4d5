import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { webPasswords } from '../../server/account/webPasswords.ts'
import { backendSource, hostedSource } from '../../server/apiSource.ts'
import { folderImages } from '../../server/images.ts'
import { memoryStore } from '../../server/memory/store.ts'
import { type PagesOptions, pages } from '../../server/rendering/pages.ts'
import { pageAddress, type Rendered, type RenderRequest } from '../../src/render.tsx'
import { silentLog } from '../listen.ts'
import { temporaryFolder } from '../temporaryFolder.ts'
import { noon, seed } from './shop.ts'

const rendered = (more: Partial<Rendered> = {}): Rendered => ({
  status: 200,
  head: '',
  body: '<main>Hinges</main>',
  data: '{}',
  module: 'src/pages/Home.tsx',
  sessionKnown: true,
  whole: true,
  ...more,
})

/** A server whose pages `render` renders. `renders` records the render requests. */
function shop(
  render: (request: RenderRequest) => Rendered | Promise<Rendered> = () => rendered(),
  options: Partial<PagesOptions> = {},
) {
  const renders: { address: string; user: unknown }[] = []
  const errors: string[] = []
  const state: { version: string | Error } = { version: '1' }
  const app = new Hono()
  app.get(
    '*',
    pages({
      render: async (request) => {
        renders.push({ address: request.address, user: request.user })
        return render(request)
      },
      document: ({ body }) => `<html>${body}</html>`,
      pageAddress,
      visitor: (c) => c.req.header('x-visitor') ?? '',
      plainPage: (c) => c.html('plain'),
      fetchWith: (cookies) => async () =>
        cookies?.includes('shop_session=demo')
          ? Response.json({ user_id: 7, username: 'demo', email: 'demo@mail.example' })
          : Response.json({ message: 'Please sign in.' }, { status: 401 }),
      version: () => {
        if (state.version instanceof Error) throw state.version
        return state.version
      },
      lifetime: { freshMs: 10_000, staleMs: 60_000 },
      log: { info: () => undefined, error: (text) => void errors.push(text) },
      ...options,
    }),
  )
  const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
  return { get, renders, errors, state }
}

test('all visitors get the same page, rendered once per address', async () => {
  const { get, renders } = shop()
  const first = await get('/products?page=2&brand=Korvane')
  expect(await first.text()).toBe('<html><main>Hinges</main></html>')
  expect(first.headers.get('cache-control')).toBe('no-cache')
  await get('/products?brand=Korvane&page=2', { cookie: 'cookie_consent=true; user_id=1; session_id=2' })
  expect(renders).toEqual([{ address: '/products?brand=Korvane&page=2', user: null }])
})

test.each([
  ['/products?utm_source=mail&page=2&u=1', '/products?page=2'],
  ['/category/hinges/products?u=2&cat_id=4&brand=B', '/category/hinges/products?brand=B&cat_id=4'],
  ['/products?u=2&brand=B&brand=A', '/products?brand=B&brand=A'],
  ['/?page=2', '/'],
  ['/searchbarr?q=hinge&page=2', '/searchbarr?page=2&q=hinge'],
  ['/no-such-page?page=2', '/no-such-page'],
])('%s is rendered and cached as %s', async (alias, address) => {
  const { get, renders } = shop()
  for (const path of [alias, `${alias}&more=1`, address]) await get(path)
  expect(renders).toEqual([{ address, user: null }])
})

/** A shop whose pages are rendered once `finish` is called; `ask(count, visitor)` asks for new addresses. */
function slowShop() {
  const waiting: (() => void)[] = []
  const opened = shop(() => new Promise((resolve) => waiting.push(() => resolve(rendered()))))
  let pages = 0
  const ask = (count: number, visitor: string) =>
    Array.from({ length: count }, async () => {
      pages += 1
      const page = await opened.get(`/products/${pages}`, { 'x-visitor': visitor })
      return `${page.status} ${(await page.text()).includes('plain') ? 'plain' : 'rendered'}`
    })
  /** Finishes one render after the other until all of these answers have come. */
  const finish = async <Answer>(answers: (Answer | Promise<Answer>)[]) => {
    let come = false
    const all = Promise.all(answers).finally(() => {
      come = true
    })
    while (!come) {
      for (const finishOne of waiting.splice(0)) finishOne()
      await new Promise((resolve) => setImmediate(resolve))
    }
    return all
  }
  return { ...opened, waiting, ask, finish }
}
const count = (answers: string[], what: string) => answers.filter((answer) => answer === what).length

test('more pages than can be rendered, of one visitor, are the plain page, and others still get theirs', async () => {
  const { ask, finish, errors } = slowShop()
  const greedy = ask(40, 'greedy')
  const other = ask(1, 'other')
  const answers = await finish([...greedy, ...other])
  expect(answers.pop()).toBe('200 rendered')
  expect([count(answers, '200 rendered'), count(answers, '200 plain')]).toEqual([4, 36])
  expect(errors).toEqual([])
})

test('more pages than can be rendered, of all together, are eight at a time and sixteen in the queue', async () => {
  const { ask, finish, waiting } = slowShop()
  const requests = Array.from({ length: 30 }, (_, visitor) => ask(1, `${visitor}`)).flat()
  await vi.waitFor(() => expect(waiting).toHaveLength(8))
  const answers = await finish(requests)
  expect([count(answers, '200 rendered'), count(answers, '200 plain')]).toEqual([24, 6])
})

test('the browser keeps a page as long as it is unchanged', async () => {
  const { get } = shop()
  const etag = (await get('/')).headers.get('etag') ?? ''
  // Weak, because the same tag names the page in every content coding.
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
  for (const tags of [etag, etag.slice(2), `"x", ${etag}`]) {
    const again = await get('/', { 'if-none-match': tags })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
  expect((await get('/', { 'if-none-match': 'W/"x"' })).status).toBe(200)
})

const dataDir = temporaryFolder()

test('pages share a read of the version of the data for 50 ms, until something is written here', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const store = memoryStore(seed(), webPasswords)
  const versions = vi.spyOn(store, 'versions')
  const app = new Hono()
  const options = { store, now: () => noon, log: silentLog, origin: () => 'https://shop.example', dataDir }
  const { version, stop } = hostedSource(app, { ...options, images: folderImages(dataDir) })
  const first = await version()
  vi.advanceTimersByTime(49)
  expect([await version(), versions.mock.calls.length]).toEqual([first, 1])
  vi.advanceTimersByTime(1)
  expect([await version(), versions.mock.calls.length]).toEqual([first, 2])
  const body = JSON.stringify({ product_id: 1, rating: 3, comment: 'Fits.', name: 'Kumari' })
  expect((await app.request('/api/products/reviews', { method: 'POST', body })).status).toBe(201)
  expect(await version()).not.toBe(first)
  await stop()
  vi.useRealTimers()
})

test('a page whose data changes while it is rendered is sent to those who wait for it, and to nobody later', async () => {
  const waiting: (() => void)[] = []
  const { get, renders, state } = shop(
    () =>
      new Promise((resolve) => waiting.push(() => resolve(rendered({ body: `<p>${waiting.length}</p>` })))),
  )
  const first = get('/')
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  state.version = '2'
  const second = get('/')
  await vi.waitFor(() => expect(waiting).toHaveLength(2))
  for (const finish of waiting) finish()
  const bodies = await Promise.all([first, second].map(async (page) => (await page).text()))
  expect(bodies).toEqual(['<html><p>2</p></html>', '<html><p>2</p></html>'])
  await get('/')
  expect(renders).toHaveLength(2)
})

describe('a cached page', () => {
  afterEach(() => void vi.useRealTimers())

  /** A shop whose pages are numbered in the order in which they are rendered. `wait(ms)` lets its pages grow older. */
  function ageingShop(lifetime: PagesOptions['lifetime'], next: () => Partial<Rendered> = () => ({})) {
    vi.useFakeTimers({ toFake: ['performance'] })
    let count = 0
    const opened = shop(
      () => {
        count += 1
        return rendered({ body: `${count}`, ...next() })
      },
      { lifetime },
    )
    const read = async () => {
      const page = await opened.get('/')
      return `${page.status} ${(await page.text()).replace(/<[^>]+>/g, '')}`
    }
    return { ...opened, read, wait: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
  }
  const own = { freshMs: 10_000, staleMs: 60_000 }

  test('of our own API is fresh for ten seconds and, for a minute more, sent while it is rendered again', async () => {
    const { read, wait } = ageingShop(own)
    expect(await read()).toBe('200 1')
    await wait(10_000)
    expect(await read()).toBe('200 1')
    await wait(1)
    expect(await read()).toBe('200 1')
    expect(await read()).toBe('200 2')
    await wait(70_001)
    expect(await read()).toBe('200 3')
  })

  test('of a foreign back end is sent for a second and never afterwards', async () => {
    const { get, renders, read, wait } = ageingShop(
      backendSource(new Hono(), 'https://api.example', {}).pageLifetime,
    )
    await Promise.all([get('/'), get('/')])
    expect(renders).toHaveLength(1)
    await wait(1000)
    expect(await read()).toBe('200 1')
    await wait(1)
    expect(await read()).toBe('200 2')
  })

  test.each([
    ['whose data loaded in part', { whole: false }, 200],
    ['whose data did not load', { status: 503, whole: false }, 503],
  ])('is not replaced by one %s, which only those who wait for it get', async (_, failed, status) => {
    let next: Partial<Rendered> = {}
    const { renders, read, wait } = ageingShop(own, () => next)
    expect(await read()).toBe('200 1')
    next = failed
    await wait(10_001)
    for (const count of [2, 3]) {
      expect(await read()).toBe('200 1')
      expect(renders).toHaveLength(count)
    }
    await wait(60_000)
    expect(await read()).toBe(`${status} 4`)
    expect(await read()).toBe(`${status} 5`)
    next = {}
    expect(await read()).toBe('200 6')
    expect(await read()).toBe('200 6')
  })
})

const never = new Promise<never>(() => undefined)

test.each([
  ['a signed-in user', { cookie: 'shop_session=demo' }],
  ['a visitor', {}],
])(
  'a back end that does not answer leaves %s with the plain page within the time limit, and its calls are ended',
  async (_, headers) => {
    const ended = vi.fn()
    const read = async ({ fetch }: { fetch: typeof globalThis.fetch }) => {
      await fetch('/api/products')
      return rendered()
    }
    const { get, errors } = shop(read, {
      renderLimit: 50,
      fetchWith: () => (_, init) => {
        init?.signal?.addEventListener('abort', ended)
        return never
      },
    })
    expect(await (await get('/', headers)).text()).toBe('plain')
    expect(errors).toEqual(['/ was not rendered'])
    expect(ended).toHaveBeenCalled()
  },
)

test('pages show their error state while the data version cannot be read', async () => {
  const { get, errors, state } = shop(() => rendered({ status: 503 }))
  state.version = new Error('no database')
  expect((await get('/')).status).toBe(503)
  expect(errors).toEqual(['The version of the data cannot be read'])
})

test('a signed-in user gets a page of their own that is not cached', async () => {
  const { get, renders } = shop()
  for (const _ of [1, 2]) {
    const page = await get('/', { cookie: 'shop_session=demo' })
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(page.headers.has('etag')).toBe(false)
  }
  expect(renders).toHaveLength(2)
  expect(renders[0]?.user).toMatchObject({ username: 'demo' })
})

describe('a cookie that may be a session', () => {
  const userFor = async (answer: () => Response | Promise<Response>) => {
    const { get, renders } = shop(undefined, { fetchWith: () => async () => answer() })
    const page = await get('/', { cookie: 'shop_session=old' })
    return { user: renders[0]?.user, shared: page.headers.get('cache-control') === 'no-cache' }
  }

  test.each([
    ['204, as the reference API answers', 204],
    ['400', 400],
    ['401', 401],
    ['403', 403],
  ])("is a visitor's when the profile call answers %s", async (_, status) => {
    expect(await userFor(() => new Response(null, { status }))).toEqual({ user: null, shared: true })
  })

  test.each([408, 429, 500, 503])(
    'is left to the browser when the profile call answers %i: the user may be signed in',
    async (status) => {
      expect(await userFor(() => new Response(null, { status }))).toEqual({ user: undefined, shared: false })
    },
  )
})

test('the page sets the status: not found, redirect, back end down', async () => {
  const { get, renders } = shop(({ address }) =>
    rendered(
      address === '/profile'
        ? { location: '/login' }
        : { status: address === '/products/9' ? 404 : address === '/products' ? 503 : 200 },
    ),
  )
  expect((await get('/products/9')).status).toBe(404)
  const profile = await get('/profile')
  expect([profile.status, profile.headers.get('location')]).toEqual([302, '/login'])
  expect((await get('/products')).status).toBe(503)
  // A page that failed to load is not cached: the next visitor's request renders it again.
  await get('/products')
  expect(renders.filter(({ address }) => address === '/products')).toHaveLength(2)
})

test('if rendering fails the plain page is sent, and the error is logged', async () => {
  const { get, errors } = shop(() => {
    throw new Error('no such component')
  })
  const page = await get('/cart')
  expect([page.status, await page.text()]).toEqual([200, 'plain'])
  expect(errors).toEqual(['/cart was not rendered'])
})

test('pages are sent compressed', async () => {
  const { get } = shop()
  const page = await get('/', { 'accept-encoding': 'gzip, br' })
  expect(page.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(Buffer.from(await page.arrayBuffer())).toString()).toContain('Hinges')
})

test.each([
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0, br;q=0.0', null],
  [undefined, null],
])('a page for Accept-Encoding: %s travels as %s', async (accepted, coding) => {
  const { get } = shop()
  const page = await get('/', accepted === undefined ? {} : { 'accept-encoding': accepted })
  expect(page.headers.get('content-encoding')).toBe(coding)
})

test('a CDN may hold the pages of visitors, whatever they have answered about cookies, and nothing else', async () => {
  const status = { '/products/99': 404, '/categories': 503 }
  const { get } = shop(
    ({ address }) =>
      rendered({ status: status[address as keyof typeof status] ?? 200, whole: address !== '/feedback' }),
    { cdnSeconds: 300 },
  )
  const cache = async (path: string, headers = {}) => (await get(path, headers)).headers.get('cache-control')
  const sharedHeader = 'public, max-age=0, s-maxage=300, stale-while-revalidate=300'
  expect(await cache('/products')).toBe(sharedHeader)
  expect(await cache('/products', { cookie: 'cookie_consent=true' })).toBe(sharedHeader)
  expect((await get('/products')).headers.get('vary')).toContain('Cookie')
  expect((await get('/products')).headers.getSetCookie()).toEqual([])
  expect(await cache('/products', { cookie: 'shop_session=demo' })).toBe('private, no-store')
  for (const path of ['/products/99', '/categories', '/feedback', '/buying', '/order?token=1.a', '/profile'])
    expect(await cache(path)).toBe('no-cache')
})
