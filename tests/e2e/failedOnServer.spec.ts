import { createServer } from '../../server/server.ts'
import { listen, silentLog } from '../listen.ts'
import { expect, heading, nothingAsked, open, refused, test } from './shop.ts'

type Case = {
  address: string
  h1: string
  failing: string
  /** The calls that the browser makes in any case. */
  others?: string[]
  toast?: string
}

const cases: Case[] = [
  // The whole list is fetched when the browser is idle.
  { address: '/products', h1: 'Products', failing: '/api/products/brands', others: ['/api/products'] },
  { address: '/feedback', h1: 'Feedback', failing: '/api/feedback/reviews/analytics' },
  {
    address: '/categories',
    h1: 'Categories',
    failing: '/api/categories/primary',
    toast: 'Failed to get categories',
  },
]

/** Starts a back end that passes each call on to `origin`, except those of the cases that fail: it answers them 500. */
function failingBackEnd(origin: string) {
  const failing = cases.map((each) => each.failing)
  return listen(async (request, response) => {
    const path = request.url ?? ''
    if (failing.includes(path)) return void response.writeHead(500).end('{}')
    const { status, headers, body } = await fetch(origin + path)
    response.writeHead(status, { 'Content-Type': headers.get('Content-Type') ?? '' })
    for await (const chunk of body ?? []) response.write(chunk)
    response.end()
  })
}

/** Starts a server that renders pages from such a back end. */
async function startServer(origin: string) {
  const backEnd = await failingBackEnd(origin)
  const server = await createServer({
    port: 0,
    backendOrigin: backEnd.url,
    renderLimit: 20_000,
    log: silentLog,
  })
  const close = async () => {
    await server.close()
    backEnd.close()
  }
  return { url: server.url, close }
}

let server: ReturnType<typeof startServer> | undefined

const shop = test.extend({
  // One server for all tests of this file.
  baseURL: async ({ baseURL }, use) => {
    server ??= startServer(String(baseURL))
    await use((await server).url)
  },
})

shop.describe.configure({ mode: 'default', timeout: 120_000 })
shop.afterAll(async () => (await server)?.close())

for (const { address, h1, failing, others = [], toast } of cases) {
  shop(
    `BEY-18 ${address} is hydrated as it stands when ${failing} failed on the server`,
    {
      tag: '@phone',
    },
    async ({ page, watch }) => {
      watch.expected.push(refused)
      const calls: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/api/')) calls.push(pathname)
      })
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () =>
          document.querySelector('h1')?.setAttribute('data-from-server', ''),
        )
      })
      await open(page, address)
      if (toast) await expect(page.locator('[data-sonner-toast]')).toContainText(toast)
      await nothingAsked(page)
      await expect(heading(page, h1)).toHaveAttribute('data-from-server')
      // The browser repeats what failed, and nothing else.
      expect(calls.toSorted()).toEqual([failing, ...others].toSorted())
    },
  )
}
