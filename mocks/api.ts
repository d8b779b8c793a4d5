import { HttpResponse, type HttpResponseResolver, http, type PathParams } from 'msw'
import { memoryApi } from '../server/memory/memoryApi.ts'
import { address, type Endpoint } from '../src/lib/endpoint.ts'
import { toPlaces } from '../src/rules/place.ts'
import { markDelayed, networkIdle, sharedFetch } from './networkIdle.ts'
import { folder } from './runMode.ts'
import { setStoryApi } from './storyApi.ts'
import { storyNow } from './storyNow.ts'

const base = address('')

export type ApiCall = { method: string; path: string; search: string; body: unknown }

/** The list of places, fetched once for all stories, when the first address is looked up. */
let loading: ReturnType<Parameters<typeof memoryApi>[0]['places']> | undefined
const places = () => {
  loading ??= sharedFetch(`${folder}places.json`)
    .then((response) => response.json())
    .then((rows) => ({ towns: toPlaces(rows) }))
  return loading
}

let api: ReturnType<typeof memoryApi> | undefined
let calls: ApiCall[] = []

/** A fresh reference API for one story, with nobody or the named user signed in, and simulated payments. */
export function resetApi(user?: string) {
  api = memoryApi({ user, now: () => storyNow, places, gateways: [] })
  calls = []
}

/** The calls made to `METHOD /path`, oldest first, once no request is in flight any more. */
export async function callsTo(call: string): Promise<ApiCall[]> {
  await networkIdle()
  return calls.filter(({ method, path }) => `${method} ${path}` === call)
}

/** What the calls made to `METHOD /path` carried, oldest first, once no request is in flight any more. */
export const bodiesOf = async (call: string) => (await callsTo(call)).map(({ body }) => body)

/** The calls made at or below a path, oldest first, once no request is in flight any more. */
export async function callsBelow(path: string): Promise<ApiCall[]> {
  await networkIdle()
  return calls.filter((call) => call.path.startsWith(`${path}/`))
}

// The reference API, in memory. The states of states.ts override single calls.
setStoryApi({
  reset: resetApi,
  note: ({ method, pathname, search, body }) => {
    if (pathname.startsWith(`${base}/`))
      calls.push({ method, path: pathname.slice(base.length), search, body })
  },
  respond: async (request) => {
    if (!api) throw new Error('resetApi has not run')
    return api.app.fetch(request)
  },
})

type Params = Record<string, string>

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }

/** Overrides one call: with `params` at one address only, without them at every address. */
const on = (call: Endpoint, respond: HttpResponseResolver, params?: Params) =>
  methods[call.method](params ? address(call.path, params) : base + call.path, respond)

type MockResponse = { status?: number; json?: unknown; after?: number }

/** Delays a response on purpose: `networkIdle` does not wait for it. */
async function late(request: Request, ms: number) {
  const arrived = markDelayed(request)
  await new Promise((resolve) => setTimeout(resolve, ms))
  arrived()
}

async function answer(request: Request, { status = 200, json = {}, after = 0 }: MockResponse) {
  if (after) await late(request, after)
  return HttpResponse.json(json as never, { status })
}

/** Responds to the call with `status` (200) and `json` ({}) after `after` ms (0). */
export const responds = (call: Endpoint, mocked: MockResponse, params?: Params) =>
  on(call, ({ request }) => answer(request, mocked), params)

/**
 * Like `responds`, with a response that depends on the query string and the parameters of the path. Where it is
 * undefined, the reference API responds.
 */
export const respondsFor = (
  call: Endpoint,
  responseOf: (query: URLSearchParams, path: PathParams) => MockResponse | undefined,
) =>
  on(call, ({ request, params }) => {
    const mocked = responseOf(new URL(request.url).searchParams, params)
    return mocked && answer(request, mocked)
  })

/** Makes the call fail: the server refuses it with `status` (500) and the body `json`. */
export const fails = (call: Endpoint, json: unknown = {}, status = 500, params?: Params) =>
  responds(call, { status, json }, params)

/** Makes the call fail as when the connection is lost. */
export const unreachable = (call: Endpoint) => on(call, () => HttpResponse.error())

const untilAborted = ({ request }: { request: Request }) => {
  markDelayed(request)
  return new Promise<never>((_resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
  })
}

/** Keeps the call pending for the whole story: it ends when the request is aborted. */
export const pending = (call: Endpoint, params?: Params) => on(call, untilAborted, params)
