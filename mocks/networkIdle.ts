import { type AnyHandler, getResponse, RequestHandler } from 'msw'
import { nextTask } from './clock.ts'

/** The header that carries the number of a request to the mock that responds to it. */
const numberHeader = 'x-story-request'

export type Sent = { method: string; pathname: string; search: string; body: unknown }

/** Whether the API is asked, and not the host for a file. */
const isCall = ({ pathname }: Pick<Sent, 'pathname'>) => pathname.startsWith('/api/')

const underWay = new Set<string>()
const delayed = new Set<string>()
let last = 0
/** Counts the stories that have run on this page. */
let story = 0
const never = new Promise<never>(() => undefined)

/** Fetches what all stories share: such a request belongs to no story, and arrives after the one that made it has ended. */
export const sharedFetch = globalThis.fetch.bind(globalThis)

/** The body of a request: parsed JSON, or a form as a record of its fields. */
function contentOf(body: BodyInit | null | undefined): unknown {
  if (body instanceof FormData) return Object.fromEntries(body)
  if (typeof body !== 'string') return undefined
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

/**
 * What the mocks respond, as `fetch` would; undefined where none does. They respond here, in the page, to whoever looks: a
 * service worker ends when a page of it closes, and the host of the files would say in its place that there is no such thing.
 */
async function mocked(request: Request, handlers: readonly AnyHandler[]): Promise<Response | undefined> {
  const aborted = new Promise<never>((_resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason))
  })
  const ofHttp = handlers.filter((handler) => handler instanceof RequestHandler)
  const response = await Promise.race([nextTask().then(() => getResponse(ofHttp, request)), aborted])
  if (response?.type === 'error') throw new TypeError('Failed to fetch')
  return response
}

type Watch = {
  onRequest: (sent: Sent) => void
  /** Of a call of the API. */
  onResponse: (sent: Sent, response: Response) => void
  /** Those that respond to the calls of the API. */
  handlers: () => readonly AnyHandler[]
  /** Where a file of the shop is. */
  moved: (address: string) => string
}

/**
 * Reports every request of the shop when it is made, and keeps track of those in flight. A request whose story has ended
 * never gets a response: one that is held back fails when the browser's limit of five minutes is over, and the page that
 * made it would say so in the story shown by then.
 */
export function watchRequests({ onRequest, onResponse, handlers, moved }: Watch) {
  const realFetch = window.fetch.bind(window)
  window.fetch = async (asked, init) => {
    // Files beside Storybook's pages: what the shop asks for is at the root.
    if (String(asked).startsWith('./')) return realFetch(asked, init)
    const input = typeof asked === 'string' ? moved(asked) : asked
    const request = input instanceof Request ? input : undefined
    const { pathname, search, origin } = new URL(request?.url ?? String(input), location.href)
    if (origin !== location.origin || init?.signal?.aborted) return realFetch(input, init)
    last += 1
    const number = String(last)
    const headers = new Headers(init?.headers ?? request?.headers)
    headers.set(numberHeader, number)
    underWay.add(number)
    const ownStory = story
    const sent = {
      method: init?.method ?? request?.method ?? 'GET',
      pathname,
      search,
      body: contentOf(init?.body),
    }
    onRequest(sent)
    const arrived = () => {
      underWay.delete(number)
      delayed.delete(number)
    }
    try {
      const called = new Request(request?.clone() ?? input, { ...init, headers })
      const response = (await mocked(called, handlers())) ?? (await realFetch(input, { ...init, headers }))
      if (ownStory !== story) return never
      if (isCall(sent)) onResponse(sent, response.clone())
      // A response has arrived when its last byte has.
      void response.clone().arrayBuffer().then(arrived, arrived)
      return response
    } catch (error) {
      arrived()
      if (ownStory !== story) return never
      throw error
    }
  }
}

/** Marks a request as delayed on purpose: `networkIdle` does not wait for it. The returned function ends that. */
export function markDelayed(request: Request): () => void {
  const number = request.headers.get(numberHeader)
  if (!number) return () => undefined
  delayed.add(number)
  return () => delayed.delete(number)
}

/** A story begins: forgets the requests of the previous one. */
export function forgetRequests() {
  story += 1
  underWay.clear()
  delayed.clear()
}

export const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const busy = () => [...underWay].some((number) => !delayed.has(number))

/**
 * Resolves when the page is at rest: in two successive frames no request is in flight, except those that a mock delays
 * on purpose. Call it before asserting that something has not happened: by then it would have.
 */
export async function networkIdle(): Promise<void> {
  for (let calm = 0; calm < 2; ) {
    await nextTask()
    await frame()
    calm = busy() ? 0 : calm + 1
  }
}
