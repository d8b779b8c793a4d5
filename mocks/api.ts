import { HttpResponse, type HttpResponseResolver, http } from 'msw'
import { referenceApi } from '../server/reference.ts'
import { address, type Endpoint } from '../src/lib/endpoint.ts'
import { toPlaces } from '../src/rules/placeRows.ts'
import type { Place } from '../src/rules/places.ts'
import { installApi } from './installed.ts'
import { storyNow } from './storyNow.ts'

const base = address('')

export type ApiCall = { method: string; path: string; search: string; body: unknown }

/** The list of places, asked for once for all stories, when the first address is looked up. */
let loading: Promise<Place[]> | undefined
const places = () => {
  loading ??= fetch('/places.json')
    .then((answer) => answer.json())
    .then(toPlaces)
  return loading
}

let api: ReturnType<typeof referenceApi> | undefined
/** Stands for a body on its way: a call is told of only with what it carried. */
const unread = Symbol('unread')
let made: ApiCall[] = []
const told = () => made.filter(({ body }) => body !== unread)

/** A fresh reference API for one story, with nobody or the named user signed in. */
export function resetApi(user?: string) {
  api = referenceApi({ user, now: () => storyNow, places })
  made = []
}

/** The calls made so far to `METHOD /path`, oldest first. */
export const callsTo = (call: string) => told().filter(({ method, path }) => `${method} ${path}` === call)

/** The calls made so far at or below a path, oldest first. */
export const callsBelow = (path: string) => told().filter((call) => call.path.startsWith(`${path}/`))

/** Notes a call to the API, with its body: JSON, or a form as a record of its fields. */
async function noteCall(request: Request) {
  const { pathname, search } = new URL(request.url)
  if (!pathname.startsWith(`${base}/`)) return
  const call: ApiCall = { method: request.method, path: pathname.slice(base.length), search, body: unread }
  // Before its body is read: calls are kept in the order in which they were made.
  made.push(call)
  const type = request.headers.get('content-type') ?? ''
  const copy = request.clone()
  const read = async (): Promise<unknown> => {
    if (type.includes('json')) return copy.json()
    return type.includes('multipart') ? Object.fromEntries(await copy.formData()) : undefined
  }
  call.body = await read().catch(() => undefined)
}

// The reference API, in memory. The states of states.ts override single calls.
installApi({
  reset: resetApi,
  note: (request) => void noteCall(request),
  answer: async (request) => {
    if (!api) throw new Error('resetApi has not run')
    return api.app.fetch(request)
  },
})

type Params = Record<string, string>

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }

/** Overrides one call. `params` narrow it to one address; without them every address of the call is meant. */
const on = (call: Endpoint, respond: HttpResponseResolver, params?: Params) =>
  methods[call.method](params ? address(call.path, params) : base + call.path, respond)

type Reply = { status?: number; json?: unknown; after?: number }

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The call is answered with `status` (200) and `json` ({}) after `after` ms (0). */
export const answer = (call: Endpoint, { status = 200, json = {}, after = 0 }: Reply, params?: Params) =>
  on(
    call,
    async () => {
      if (after) await wait(after)
      return HttpResponse.json(json as never, { status })
    },
    params,
  )

/** Like `answer`, where the answer depends on what the address asks for. */
export const answerFor = (call: Endpoint, reply: (query: URLSearchParams) => Reply) =>
  on(call, async ({ request }) => {
    const { status = 200, json = {}, after = 0 } = reply(new URL(request.url).searchParams)
    await wait(after)
    return HttpResponse.json(json as never, { status })
  })

/** The call fails: refused by the server with `status` (500) and what it says. */
export const fails = (call: Endpoint, json: unknown = {}, status = 500, params?: Params) =>
  answer(call, { status, json }, params)

/** The call never arrives, as when the connection is lost. */
export const unreachable = (call: Endpoint) => on(call, () => HttpResponse.error())

const untilAborted = ({ request }: { request: Request }) =>
  new Promise<never>((_resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
  })

/** The call stays pending for as long as the story stands: it ends when the request is aborted. */
export const pending = (call: Endpoint, params?: Params) => on(call, untilAborted, params)

/** Pictures stay on their way for as long as the story stands. */
export const pendingPictures = () => http.get('*/images/*', untilAborted)
