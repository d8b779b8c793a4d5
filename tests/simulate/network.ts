import type { Hono } from 'hono'
import { currentPress, type Ledger } from './ledger.ts'
import { currentPage, within } from './stage.ts'
import type { Day } from './tab.ts'

/** What becomes of a request: how often the server receives it, and what the shopper's browser gets instead of its answer. */
export const fates: Record<string, { words: string; handled: number; answer?: number | 'none' }> = {
  fine: { words: 'is answered', handled: 1 },
  lost: { words: 'is lost on its way', handled: 0, answer: 'none' },
  unanswered: { words: 'is handled, but its answer is lost', handled: 1, answer: 'none' },
  timedOut: { words: 'is handled, but a proxy answers 504', handled: 1, answer: 504 },
  twice: { words: 'is delivered twice', handled: 2 },
  broken: { words: 'meets a broken server', handled: 0, answer: 500 },
  down: { words: 'meets no server', handled: 0, answer: 503 },
  busy: { words: 'meets a busy server', handled: 0, answer: 429 },
}
/** One of these, with the milliseconds there and back. */
export type Fate = { what: string; there: number; back: number }

const origin = 'http://shop.test'
const isOrder = (path: string) => path === '/api/products/purchase'

/**
 * The network between browsers and server: the `fetch` of a device. `coming` has the fates of the next requests, in their
 * order; later ones are fine.
 */
export function network(server: Hono, ledger: Ledger, coming: Fate[]): Day['fetch'] {
  const accountOf = new Map<string, string>()
  const after = (ms: number, run: () => unknown) => within(undefined, () => setTimeout(run, ms))

  return (device, input, init = {}) => {
    const page = currentPage()!
    const press = currentPress.getStore()
    const { pathname: path, search } = new URL(String(input), origin)
    const { method = 'GET', body } = init
    const cookie = [...device.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = new Headers(init.headers)
    if (cookie) headers.set('cookie', cookie)
    headers.set('x-device', device.name)
    const { what, there, back } = coming.shift() ?? { what: 'fine', there: 30, back: 30 }
    const { words, handled, answer } = fates[what]!
    if (!device.online) return Promise.reject(new TypeError('There is no connection'))
    if (press && isOrder(path)) press.wish.sentAfterLeaving ||= press.request.signal!.aborted
    const late = there + back > 1000 ? `, after ${(there + back) / 1000} s` : ''
    if (what !== 'fine' || late) ledger.say(`${method} ${path} ${words}${late}`)

    /** The server receives it. */
    async function handle() {
      const request = new Request(origin + path + search, { method, headers, ...(body && { body }) })
      const response = await server.fetch(request)
      const { status } = response
      const text = await response.text()
      const cookies = response.headers.getSetCookie()
      if (path === '/api/auth/login' && status === 200)
        for (const line of cookies) accountOf.set(line.split(';')[0]!, JSON.parse(String(body)).username)
      if (press && isOrder(path) && status === 201)
        within(page, () => ledger.placed(press, JSON.parse(text).order_id, accountOf.get(cookie)))
      return { status, text, cookies }
    }
    return new Promise((resolve, reject) => {
      // The server may still receive what the browser no longer waits for.
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      after(there, async () => {
        const answered = handled > 0 ? await handle() : undefined
        if (handled > 1) after(back * 3, handle)
        after(back, () => {
          const { status, text, cookies } =
            answered && !answer ? answered : { status: Number(answer), text: '{"message":"no"}', cookies: [] }
          for (const line of cookies) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
            if (/max-age=0/i.test(line)) device.cookies.delete(name)
            else device.cookies.set(name, value)
          }
          if (!page.open) return
          if (answer === 'none') return reject(new TypeError('The connection was lost'))
          ledger.texts.push({ account: accountOf.get(cookie), device, where: path, text })
          resolve(new Response([204, 304].includes(status) ? null : text, { status }))
        })
      })
    })
  }
}
