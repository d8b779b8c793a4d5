import { type QueryKey, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { queryClientAtom } from '../../src/lib/queryClient.ts'
import { createShopStore } from '../../src/store.ts'

type Call = { method: string; path: string; headers: Headers; body: unknown; cache: RequestCache | undefined }
type Answer = Response | Promise<Response>

export const json = (value: unknown, status = 200) => Response.json(value, { status })
export const message = (status: number) => json({ message: 'no' }, status)

type NamedAnswer = [what: string, answer: () => Response]

/** The ways in which back ends say that there is nothing. */
export const nothing: readonly NamedAnswer[] = [
  ['404', () => message(404)],
  ['204', () => new Response(null, { status: 204 })],
  ['no body', () => new Response('')],
  ['null', () => json(null)],
]

/** Returns a response that is held back until `go` is called. */
export function delayed(response: () => Response) {
  let go = () => {}
  const release = new Promise<void>((resolve) => {
    go = resolve
  })
  return { answer: () => release.then(response), go }
}

/**
 * Opens a store with the shop's own atoms, against a back end that follows §7 but is not the reference API. The back
 * end answers with the entry of `answers` for 'METHOD /path?query', else 404. `calls` lists the calls made, oldest
 * first; `stored` is the device's storage, which a reload of the page keeps. `vi.unstubAllGlobals` removes the stubs.
 */
export function openShop(stored = new Map<string, string>()) {
  const calls: Call[] = []
  const answers: Record<string, (call: Call) => Answer> = {}
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  vi.stubGlobal('window', {
    localStorage: storage,
    sessionStorage: storage,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(input, 'http://shop.test')
    const call = {
      method: init.method ?? 'GET',
      path: pathname.replace(/^\/api/, '') + search,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
      cache: init.cache,
    }
    calls.push(call)
    return answers[`${call.method} ${call.path}`]?.(call) ?? message(404)
  })
  const store = createShopStore()
  const client = store.get(queryClientAtom)
  /** Observes a query as a component does. Returns a function that reads its current result. */
  function show<Data, Key extends QueryKey>(query: QueryObserverOptions<Data, Error, Data, Data, Key>) {
    const observer = new QueryObserver(client, query)
    observer.subscribe(() => undefined)
    return () => observer.getCurrentResult()
  }
  /** Shows a query, and waits until its result is like this. */
  function shows<Data, Key extends QueryKey>(
    query: QueryObserverOptions<Data, Error, Data, Data, Key>,
    result: object,
  ) {
    const now = show(query)
    return vi.waitFor(() => expect(now()).toMatchObject(result))
  }
  return { store, client, show, shows, calls, answers, stored }
}

/** A shop for each test of a file. A test that loads the page anew puts another store, or another shop, in its place. */
export function shopOfEachTest() {
  const shop = {} as ReturnType<typeof openShop>
  beforeEach(() => void Object.assign(shop, openShop()))
  afterEach(() => void vi.unstubAllGlobals())
  return shop
}
