import { currentScene, outside, type Scene } from './stage.ts'

/** What becomes of a request. All times in milliseconds. */
export type Fate = { what: keyof typeof fates; there: number; back: number }

/** In words; `handled` says how often the server receives the request, `answer` what the shopper's browser gets. */
export const fates = {
  fine: { words: 'is answered', handled: 1 },
  lost: { words: 'is lost on its way', handled: 0, answer: 'none' },
  unanswered: { words: 'is handled, but its answer is lost', handled: 1, answer: 'none' },
  timedOut: { words: 'is handled, but a proxy answers 504', handled: 1, answer: 504 },
  twice: { words: 'is delivered twice', handled: 2 },
  broken: { words: 'meets a broken server', handled: 0, answer: 500 },
  down: { words: 'meets no server', handled: 0, answer: 503 },
  busy: { words: 'meets a busy server', handled: 0, answer: 429 },
} satisfies Record<string, { words: string; handled: number; answer?: number | 'none' }>

/** A request as it left a browser. */
export type Sent = {
  scene: Scene
  method: string
  path: string
  body: string
  cookie: string
  headers: Headers
}
export type Answered = { status: number; text: string; cookies: string[] }

const origin = 'http://shop.test'
const fine: Fate = { what: 'fine', there: 30, back: 30 }

type Options = {
  server: { fetch(request: Request): Response | Promise<Response> }
  /** Called for every request that leaves a browser; may change it. */
  onSent: (sent: Sent) => void
  /** Called for every request that the server has handled, whether or not the answer arrives. */
  onHandled: (sent: Sent, answered: Answered) => void
  /** Called for every answer that arrives at a browser. */
  onArrived: (sent: Sent, answered: Answered) => void
  say: (scene: Scene, words: string) => void
  /** The fates of the next requests, in their order; later ones are fine. */
  coming: Fate[]
}

/** The network between browsers and server: their `fetch`. */
export function network({ server, onSent, onHandled, onArrived, say, coming }: Options) {
  async function handle(sent: Sent): Promise<Answered> {
    const { method, path, headers, body } = sent
    const response = await server.fetch(
      new Request(origin + path, { method, headers, ...(body && { body }) }),
    )
    const cookies = response.headers.getSetCookie()
    const answered = { status: response.status, text: await response.text(), cookies }
    onHandled(sent, answered)
    return answered
  }
  const after = (ms: number, run: () => unknown) => outside(() => setTimeout(run, ms))

  const fetch = (input: string, init: RequestInit = {}): Promise<Response> => {
    const scene = currentScene()!
    const { device, navigator } = scene.page
    const { pathname, search } = new URL(input, origin)
    const headers = new Headers(init.headers)
    const cookie = [...device.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (cookie) headers.set('cookie', cookie)
    headers.set('x-device', device.name)
    const method = init.method ?? 'GET'
    const sent: Sent = { scene, method, path: pathname + search, body: `${init.body ?? ''}`, cookie, headers }
    const { what, there, back } = coming.shift() ?? fine
    const { words, handled, answer }: (typeof fates)[keyof typeof fates] & { answer?: number | 'none' } =
      fates[what]
    if (!navigator.onLine) return Promise.reject(new TypeError('There is no connection'))
    onSent(sent)
    const late = there + back > 1000 ? `, after ${(there + back) / 1000} s` : ''
    if (what !== 'fine' || late) say(scene, `${method} ${sent.path} ${words}${late}`)

    return new Promise((resolve, reject) => {
      // The server may still receive what the browser no longer waits for.
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      const arrive = (answered: Answered) => {
        for (const line of answered.cookies) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          if (/max-age=0/i.test(line)) device.cookies.delete(name)
          else device.cookies.set(name, value)
        }
        if (!scene.page.open) return
        onArrived(sent, answered)
        const { status, text } = answered
        resolve(new Response([204, 304].includes(status) ? null : text, { status }))
      }
      after(there, async () => {
        const answered = handled > 0 ? await handle(sent) : undefined
        if (handled > 1) after(back * 3, () => handle(sent))
        after(back, () => {
          if (answer === 'none') return scene.page.open && reject(new TypeError('The connection was lost'))
          else if (answer) arrive({ status: answer, text: '{"message":"no"}', cookies: [] })
          else if (answered) arrive(answered)
        })
      })
    })
  }
  return fetch as typeof globalThis.fetch
}
