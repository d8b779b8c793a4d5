import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { webPasswords } from '../../server/account/webPasswords.ts'
import { memoryStore } from '../../server/memory/store.ts'
import { observe } from '../../server/observability/observe.ts'
import { createServer } from '../../server/server.ts'
import { seed } from '../api/shop.ts'
import { silentLog as log } from '../listen.ts'

test('a closing server answers requests in flight, accepts no new ones, and exits', async () => {
  const store = memoryStore(seed(), webPasswords)
  const server = await createServer({ port: 0, dist: 'none', log, store })
  const body = JSON.stringify({ type: 'review', title: 'Good counter', content: 'Quick.', rating: 5 })
  const begun = request(`${server.url}/api/feedback/feedbacks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  })
  const answered = once(begun, 'response')
  begun.flushHeaders()
  // The server has received the headers and waits for the body.
  await once(begun, 'continue')
  const closed = server.close()
  const isOpen = () =>
    fetch(`${server.url}/healthz`).then(
      () => true,
      () => false,
    )
  await expect.poll(isOpen, { timeout: 10_000 }).toBe(false)
  begun.end(body)
  const [answer] = (await answered) as [IncomingMessage]
  answer.resume()
  expect([answer.statusCode, answer.headers.connection]).toEqual([201, 'close'])
  await closed
})

test('keep-alive connections outlive the two minutes that a proxy keeps them, so that no request meets a closing one', async () => {
  const server = await createServer({ port: 0, dist: 'none', log })
  const healthCheck = request(`${server.url}/healthz`, { agent: new Agent({ keepAlive: true }) }).end()
  const [answer] = (await once(healthCheck, 'response')) as [IncomingMessage]
  answer.resume()
  const [, seconds] = /timeout=(\d+)/.exec(String(answer.headers['keep-alive'])) ?? []
  expect(Number(seconds)).toBeGreaterThan(120)
  await server.close()
})

test('/readyz answers 503 while the server closes, so that a load balancer sends no requests', async () => {
  const app = new Hono()
  observe(app, { log, ready: async () => {}, closing: () => true })
  const answer = await app.request('/readyz')
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'closing' }])
})
