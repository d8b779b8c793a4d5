import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { memoryApi } from '../../server/memory/memoryApi.ts'
import { orderLinks } from '../../server/orders/orderLinks.ts'
import { readPlaces } from '../../server/orders/places.ts'
import { projectPath } from '../../server/projectPath.ts'
import type { Store } from '../../server/store/store.ts'
import { calls } from '../../src/api/contract.ts'
import { listen } from '../listen.ts'
import { answers, type Fault } from './faults.ts'

type Call = (typeof calls)[number]

// Literal paths first: GET /products/brands is not the product 'brands'.
const table = calls
  .map((each) => ({ ...each, pattern: new RegExp(`^/api${each.call.path.replace(/:\w+/g, '[^/]+')}$`) }))
  .sort((a, b) => a.call.path.split(':').length - b.call.path.split(':').length)

/** The call of the contract that a request makes; undefined for any other request. */
export const callOf = (method: string, pathname: string): Call | undefined =>
  table.find(({ call, pattern }) => call.method === method && pattern.test(pathname))

/** A body that breaks the contract of a call, or, where every body keeps it, one that says nothing. */
function offContract({ call }: Call): string {
  const bodies = [{ unexpected: true }, { success: false }, null]
  const broken = bodies.find((body) => !z.safeParse(call.response, body).success)
  return JSON.stringify(broken === undefined ? bodies[0] : broken)
}

/**
 * A static host of dist/ in front of the reference API in memory. One of its calls at a time can be made to fail. Each
 * `reset` starts the API anew, signed in as `user` if given.
 */
export async function startHost() {
  let api: Hono
  let store: Store
  let armed: { name: string; fault: Fault } | undefined
  const unanswered = new Set<ServerResponse>()
  let underWay = 0

  const site = new Hono()
  // The page from which a test starts: it has the shop's storage, and none of its code.
  site.get('/start', (c) => c.html('<title>Start</title>'))
  site.use(
    '/images/*',
    serveStatic({
      root: projectPath('server/demo/pictures'),
      rewriteRequestPath: (path) => path.slice('/images'.length),
    }),
  )
  site.use(
    serveStatic({
      root: 'dist',
      onFound: (path, c) => {
        if (path.includes('/assets/')) c.header('Cache-Control', 'public, max-age=31536000, immutable')
      },
    }),
  )
  site.get('*', serveStatic({ path: 'dist/index.html' }))
  const respond = getRequestListener((request) =>
    new URL(request.url).pathname.startsWith('/api/') ? api.fetch(request) : site.fetch(request),
  )

  /** Lets the API act and answer, then sends half of the answer. */
  async function cut(call: Call, request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const full = await api.fetch(
      new Request(`http://localhost${request.url}`, {
        method: call.call.method,
        headers: Object.entries(request.headers).filter(
          (each): each is [string, string] => typeof each[1] === 'string',
        ),
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      }),
    )
    const body = Buffer.from(await full.arrayBuffer())
    response.writeHead(full.status, { 'Content-Type': 'application/json', 'Content-Length': body.length + 1 })
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy())
  }

  const { url, close } = await listen((request, response) => {
    const { pathname } = new URL(String(request.url), 'http://localhost')
    underWay++
    response.once('close', () => underWay--)
    const call = callOf(String(request.method), pathname)
    const fault = call && call.name === armed?.name ? armed.fault : undefined
    if (!call || !fault || fault === 'offline') return void respond(request, response)
    if (fault === 'cut body') return void cut(call, request, response)
    request.resume()
    if (fault === 'reset') return void request.socket.resetAndDestroy()
    if (fault === 'no answer in 30 s') return void unanswered.add(response)
    const { status, headers, body } = answers[fault] ?? {
      status: 200,
      headers: { 'Content-Type': 'application/json' },
      body: offContract(call),
    }
    response.writeHead(status, headers).end(body)
  })

  const free = () => {
    armed = undefined
    for (const response of unanswered) response.destroy()
    unanswered.clear()
  }
  return {
    url,
    reset(user?: string, now = () => new Date()) {
      free()
      ;({ app: api, store } = memoryApi({ ...(user !== undefined && { user }), now, places: readPlaces }))
    },
    /** How many orders there are, the demo shop's own among them. */
    orderCount: async () => (await store.currentOrders('', 0)).recent.count,
    /** The address that opens the newest order of the demo customer without an account. */
    async orderLink() {
      const [order] = await store.orders(1)
      if (!order) throw new Error('The demo customer has no order')
      const links = await orderLinks({ store, origin: () => '', now: () => new Date() })
      return links.address(order)
    },
    /** From now on this call fails. */
    arm: (name: string, fault: Fault) => {
      armed = { name, fault }
    },
    /** The calls work again. */
    free,
    /** Requests under way, without those that get no answer. */
    underWay: () => underWay - unanswered.size,
    close,
  }
}
export type Host = Awaited<ReturnType<typeof startHost>>
