import * as z from 'zod/mini'
import { webPasswords } from '../../server/accounts/webPasswords.ts'
import { type ApiOptions, createApi } from '../../server/api/api.ts'
import { memoryReceipts } from '../../server/complaints/receipts.ts'
import type { Message } from '../../server/outbox/outbox.ts'
import { session } from '../../src/api/session.ts'
import { address, type Endpoint } from '../../src/lib/endpoint.ts'
import { noon, places, seed } from './shop.ts'
import { testStore } from './stores.ts'

export const origin = 'http://shop.test'

type Sent<E extends Endpoint> = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  /** Whatever a visitor may send: unfit bodies are tested too. */
  body?: z.input<E['body']> | unknown
  headers?: Record<string, string>
}

export type Answer<Reply> = {
  status: number
  /** The answer as the contract reads it. Only of a success; reading it of a refusal throws. */
  reply: Reply
  /** The answer as it came. */
  json: unknown
  headers: Headers
}

/** How many entries a list has, bare or in an envelope. */
const sizeOf = (value: unknown): number | undefined => {
  const lists = [value, ...Object.values((value ?? {}) as object)].filter(Array.isArray)
  return lists[0]?.length
}

/** What the contract makes of an answer. A list must not lose entries: the contract leaves out broken ones. */
function read<E extends Endpoint>(endpoint: E, json: unknown): z.output<E['reply']> {
  const reply = z.parse(endpoint.reply, json) as z.output<E['reply']>
  if (Array.isArray(reply) && reply.length !== sizeOf(json))
    throw new Error(`${endpoint.path} answered entries that break the contract`)
  return reply
}

/** The API over a small shop at noon, and a visitor with a cookie jar. `shop.wait(ms)` moves its clock. */
export function api(options: Partial<ApiOptions> = {}) {
  let time = Number(noon)
  const now = () => new Date(time)
  const store = options.store ?? testStore(seed(), webPasswords)
  const receipts = memoryReceipts()
  const failures: string[] = []
  const app = createApi({
    store,
    now,
    receipts,
    passwords: webPasswords,
    places: async () => places,
    origin: () => 'https://shop.example',
    log: { info: () => {}, error: (text) => failures.push(text) },
    ...options,
  })

  function visitor(api: { fetch(request: Request): Response | Promise<Response> } = app) {
    const jar = new Map<string, string>()

    async function request(path: string, init: RequestInit = {}): Promise<Response> {
      const headers = new Headers(init.headers)
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      if (cookie) headers.set('cookie', cookie)
      const answer = await api.fetch(new Request(origin + path, { ...init, headers }))
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (/max-age=0/i.test(line)) jar.delete(name)
        else jar.set(name, value)
      }
      return answer
    }

    async function send<E extends Endpoint>(
      endpoint: E,
      sent: Sent<E> = {},
    ): Promise<Answer<z.output<E['reply']>>> {
      const { params, query, body, headers = {} } = sent
      const entries = Object.entries(query ?? {}).map(([key, value]) => [key, String(value)])
      const search = new URLSearchParams(Object.fromEntries(entries))
      const isForm = body instanceof FormData
      const answer = await request(
        `${address(endpoint.path, params)}${search.size > 0 ? `?${search}` : ''}`,
        {
          method: endpoint.method,
          headers: {
            ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
        },
      )
      const text = await answer.text()
      const json: unknown = text === '' ? undefined : JSON.parse(text)
      const said = { status: answer.status, json, headers: answer.headers }
      const good = answer.ok && answer.status !== 204
      const reply = good ? read(endpoint, json) : undefined
      return Object.defineProperty(said, 'reply', {
        get() {
          if (!good) throw new Error(`${endpoint.method} ${endpoint.path} answered ${answer.status} ${text}`)
          return reply
        },
      }) as Answer<z.output<E['reply']>>
    }

    /** Signs in; every user of the seed has this password. */
    async function signIn(username = 'demo', password = 'Demo@2026') {
      const { status } = await send(session.login, { body: { username, password } })
      if (status !== 200) throw new Error(`${username} could not sign in: ${status}`)
    }

    return { jar, request, send, signIn }
  }

  return {
    ...visitor(),
    /** Somebody else, with a jar of their own; of another API, if one is given. */
    visitor,
    store,
    receipts,
    /** What the shop has written to send, oldest first. */
    async mails(): Promise<Pick<Message, 'kind' | 'to' | 'subject' | 'text'>[]> {
      return (await store.messages()).map(({ kind, to, subject, text }) => ({ kind, to, subject, text }))
    },
    /** What the server logged as unexpected. */
    failures,
    wait(ms: number) {
      time += ms
    },
  }
}

/** What a refusal says: `message` and `error` are the same text. */
export const refusal = (status: number, message: string) => ({ status, json: { message, error: message } })
