import * as z from 'zod/mini'
import { webPasswords } from '../../server/account/webPasswords.ts'
import { type ApiOptions, createApi } from '../../server/api/api.ts'
import { memoryReceipts } from '../../server/complaint/receipts.ts'
import type { Message } from '../../server/store/outbox.ts'
import { captcha } from '../../src/api/captcha.ts'
import { session } from '../../src/api/session.ts'
import { address, type Endpoint } from '../../src/lib/endpoint.ts'
import { noon, places, seed } from './shop.ts'
import { solve } from './solve.ts'
import { testStore } from './stores.ts'

export const origin = 'http://shop.test'

type Sent<E extends Endpoint> = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  /** May violate the contract: invalid bodies are tested too. */
  body?: z.input<E['body']> | unknown
  headers?: Record<string, string>
}

export type Answer<Reply> = {
  status: number
  /** The response parsed by the contract. Only for a success; throws if the call was refused. */
  reply: Reply
  /** The response body, unparsed by the contract. */
  json: unknown
  headers: Headers
}

/** Returns the length of a list, bare or in an envelope. */
const sizeOf = (value: unknown): number | undefined => {
  const lists = [value, ...Object.values((value ?? {}) as object)].filter(Array.isArray)
  return lists[0]?.length
}

/** Parses a response by the contract. Throws if a list loses entries, because the contract drops invalid ones. */
function read<E extends Endpoint>(endpoint: E, json: unknown): z.output<E['response']> {
  const reply = z.parse(endpoint.response, json) as z.output<E['response']>
  if (Array.isArray(reply) && reply.length !== sizeOf(json))
    throw new Error(`${endpoint.path} answered entries that break the contract`)
  return reply
}

/**
 * The API over a small shop at noon, and a visitor with a cookie jar. `wait(ms)` advances its clock. The header `x-from`
 * of a request stands for the visitor's address.
 */
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
    places: async () => ({ towns: places }),
    origin: () => 'https://shop.example',
    clientOf: (c) => c.req.header('x-from') ?? 'page',
    log: { info: () => {}, error: (text) => failures.push(text) },
    ...options,
  })

  function visitor(api: { fetch(request: Request): Response | Promise<Response> } = app) {
    const jar = new Map<string, string>()
    /** A cookie of one path is not ended by one of the same name and another path. */
    const cookiePaths = new Map<string, string | undefined>()

    async function request(path: string, init: RequestInit = {}): Promise<Response> {
      const headers = new Headers(init.headers)
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      if (cookie) headers.set('cookie', cookie)
      const answer = await api.fetch(new Request(origin + path, { ...init, headers }))
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        const [, cookiePath] = /path=([^;]*)/i.exec(line) ?? []
        if (!/max-age=0/i.test(line)) {
          jar.set(name, value)
          cookiePaths.set(name, cookiePath)
        } else if (cookiePaths.get(name) === cookiePath) jar.delete(name)
      }
      return answer
    }

    async function send<E extends Endpoint>(
      endpoint: E,
      sent: Sent<E> = {},
    ): Promise<Answer<z.output<E['response']>>> {
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
      const result = { status: answer.status, json, headers: answer.headers }
      const good = answer.ok && answer.status !== 204
      const reply = good ? read(endpoint, json) : undefined
      return Object.defineProperty(result, 'reply', {
        get() {
          if (!good) throw new Error(`${endpoint.method} ${endpoint.path} answered ${answer.status} ${text}`)
          return reply
        },
      }) as Answer<z.output<E['response']>>
    }

    /** Signs in. Every user of the seed has this password. */
    async function signIn(username = 'demo', password = 'Demo@2026') {
      const { status } = await send(session.login, { body: { username, password } })
      if (status !== 200) throw new Error(`${username} could not sign in: ${status}`)
    }

    /** Solves the captcha, as a complaint needs it. */
    async function passCaptcha() {
      const token = await solve((await send(captcha.challenge)).reply)
      const { reply } = await send(captcha.verify, { body: { token } })
      if (!reply.success) throw new Error('The captcha is not passed')
    }

    return { jar, request, send, signIn, passCaptcha }
  }

  return {
    ...visitor(),
    /** Another visitor with a separate cookie jar, of another API if one is given. */
    visitor,
    store,
    receipts,
    /** The messages in the outbox, oldest first. */
    async mails(): Promise<Pick<Message, 'kind' | 'to' | 'subject' | 'text'>[]> {
      return (await store.messages()).map(({ kind, to, subject, text }) => ({ kind, to, subject, text }))
    },
    /** Errors that the server logged. */
    failures,
    wait(ms: number) {
      time += ms
    },
  }
}

/** A server that listens at `url`, for a visitor. */
export const serverAt = (url: string) => ({
  fetch: (request: Request) => fetch(new Request(request.url.replace(origin, url), request)),
})

/** The API with a signed-in visitor. */
export async function signedIn(username?: string) {
  const shop = api()
  await shop.signIn(username)
  return shop
}

/** The expected refusal: `message` and `error` hold the same text. */
export const refusal = (status: number, message: string) => ({ status, json: { message, error: message } })
