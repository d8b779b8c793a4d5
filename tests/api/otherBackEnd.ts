import { type QueryKey, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { vi } from 'vitest'
import { queryClientAtom } from '../../src/lib/queryClient.ts'
import { createShopStore } from '../../src/store.ts'

type Call = { method: string; path: string; headers: Headers; body: unknown }
type Answer = Response | Promise<Response>

export const json = (value: unknown, status = 200) => Response.json(value, { status })
export const message = (status: number) => json({ message: 'no' }, status)

/** An answer that comes when it is let go. */
export function held(response: () => Response) {
  let go = () => {}
  const gone = new Promise<void>((resolve) => {
    go = resolve
  })
  return { answer: () => gone.then(response), go }
}

/**
 * A store of the shop's own atoms, before a back end that keeps to §7 and is not the reference API. It answers what
 * `answers` says by 'METHOD /path?query', else 404; `calls` are those made, oldest first, `stored` is what the device holds.
 * `vi.unstubAllGlobals` ends it.
 */
export function openShop() {
  const calls: Call[] = []
  const answers: Record<string, (call: Call) => Answer> = {}
  const stored = new Map<string, string>()
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
    }
    calls.push(call)
    return answers[`${call.method} ${call.path}`]?.(call) ?? message(404)
  })
  const store = createShopStore()
  const client = store.get(queryClientAtom)
  /** Shows a query as a component does; what comes back tells its result. */
  function show<Data, Key extends QueryKey>(query: QueryObserverOptions<Data, Error, Data, Data, Key>) {
    const observer = new QueryObserver(client, query)
    observer.subscribe(() => undefined)
    return () => observer.getCurrentResult()
  }
  return { store, client, show, calls, answers, stored }
}
