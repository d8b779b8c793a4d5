import { HttpResponse, http } from 'msw'
import { referenceApi } from '../server/reference.ts'
import { address, type Endpoint } from '../src/lib/endpoint.ts'
import { toPlaces } from '../src/rules/placeRows.ts'
import type { Place } from '../src/rules/places.ts'

/** The one moment at which every story happens. */
export const storyNow = new Date('2026-11-20T10:18:00+05:30')

type ApiCall = { method: string; path: string; search: string; body: unknown }

/** The list of places, asked for once for all stories, when the first address is looked up. */
let loading: Promise<Place[]> | undefined
const places = () => {
  loading ??= fetch('/places.json')
    .then((answer) => answer.json())
    .then(toPlaces)
  return loading
}

let api: ReturnType<typeof referenceApi> | undefined
let made: ApiCall[] = []
let unmocked: string[] = []

/** A fresh reference API for one story, with nobody or the named user signed in. */
export function resetApi(user?: string) {
  api = referenceApi({ user, now: () => storyNow, places })
  made = []
  unmocked = []
}

/** The calls made so far to `METHOD /path`, oldest first. */
export const callsTo = (call: string) => made.filter(({ method, path }) => `${method} ${path}` === call)

/** Calls that the reference API does not know: each fails its story. */
export const unmockedCalls = () => unmocked

/** Notes a call, with its body where that is JSON. */
export async function noteCall(request: Request) {
  const url = new URL(request.url)
  if (!url.pathname.startsWith('/api/')) return
  const json = request.headers.get('content-type')?.includes('json')
  const call: ApiCall = {
    method: request.method,
    path: url.pathname.slice('/api'.length),
    search: url.search,
    body: undefined,
  }
  made.push(call)
  if (json)
    call.body = await request
      .clone()
      .json()
      .catch(() => undefined)
}

/** The reference API, in memory, behind every address below /api/. Named states override single calls. */
export const handlers = [
  http.all('/api/*', async ({ request }) => {
    if (!api) throw new Error('resetApi has not run')
    const answer = await api.app.fetch(request)
    if (answer.status === 404 && (await answer.clone().text()).includes('There is no such call.')) {
      unmocked.push(`${request.method} ${new URL(request.url).pathname}`)
    }
    return answer
  }),
]

type Reply = { status?: number; json?: unknown; after?: number }

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Answers one call of the contract with `json` after `after` ms. Path parameters match anything, unless given. */
export function answer(
  call: Endpoint,
  { status = 200, json = {}, after = 0 }: Reply,
  params?: Record<string, string>,
) {
  const path = params ? address(call.path, params) : address('', {}) + call.path
  return http[call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'](path, async () => {
    if (after) await wait(after)
    return HttpResponse.json(json as never, { status })
  })
}

/** The call fails: refused by the server with `status` and what it says. */
export const fails = (call: Endpoint, json: unknown = {}, status = 500) => answer(call, { status, json })

/** The call never arrives, as when the connection is lost. */
export function unreachable(call: Endpoint) {
  return http[call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'](address('') + call.path, () =>
    HttpResponse.error(),
  )
}

const untilAborted = ({ request }: { request: Request }) =>
  new Promise<never>((_resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
  })

/** The call stays pending for as long as the story stands: it ends when the request is aborted. */
export function pending(call: Endpoint, params?: Record<string, string>) {
  const path = params ? address(call.path, params) : address('') + call.path
  return http[call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'](path, untilAborted)
}

/** Pictures stay on their way for as long as the story stands. */
export const pendingPictures = () => http.get('*/images/*', untilAborted)
