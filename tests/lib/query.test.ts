import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient, type Query, queryAtom, queryClientAtom } from '../../src/lib/query.ts'

let store: ReturnType<typeof createStore>
let client: ReturnType<typeof createQueryClient>
let said: string[]

beforeEach(() => {
  vi.useFakeTimers()
  said = []
  store = createStore()
  client = createQueryClient(store, (text) => said.push(text))
  store.set(queryClientAtom, client)
})
afterEach(() => vi.useRealTimers())

/** A query whose requests are answered by hand. */
function asked(more: Partial<Query<string>> = {}) {
  const requests: { signal: AbortSignal; answer: (data: string) => void; refuse: (error: Error) => void }[] =
    []
  const query: Query<string> = {
    key: ['part', 7],
    fetch: ({ signal }) =>
      new Promise((answer, refuse) => {
        requests.push({ signal, answer, refuse })
      }),
    ...more,
  }
  const shown = queryAtom(query)
  return {
    query,
    requests,
    shown,
    now: () => store.get(shown),
    show: () => store.sub(shown, () => undefined),
  }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

describe('a query', () => {
  test('is not asked before it is shown', () => {
    const { requests, now } = asked()
    expect(now()).toMatchObject({ status: 'pending', isPending: true, isFetching: false })
    expect(requests).toHaveLength(0)
  })

  test('is asked once by however many show it', async () => {
    const { requests, now, show } = asked()
    show()
    show()
    expect(requests).toHaveLength(1)
    expect(now()).toMatchObject({ status: 'pending', isFetching: true })
    requests[0]?.answer('brass')
    await settled()
    expect(now()).toMatchObject({ status: 'success', data: 'brass', isFetching: false, isError: false })
  })

  test('that failed while it is shown is asked again when the connection is back, no other', async () => {
    const failed = asked()
    const fine = asked({ key: ['part', 8] })
    const left = asked({ key: ['part', 9] })
    failed.show()
    fine.show()
    const leave = left.show()
    failed.requests[0]?.refuse(new Error('no connection'))
    fine.requests[0]?.answer('brass')
    left.requests[0]?.refuse(new Error('no connection'))
    await settled()
    leave()
    client.retryFailed()
    expect([failed, fine, left].map(({ requests }) => requests.length)).toEqual([2, 1, 1])
    failed.requests[1]?.answer('steel')
    await settled()
    expect(failed.now()).toMatchObject({ status: 'success', data: 'steel', error: undefined })
  })

  test('two atoms of one key share the answer', async () => {
    const first = asked()
    const second = asked()
    first.show()
    second.show()
    first.requests[0]?.answer('brass')
    await settled()
    expect(second.requests).toHaveLength(0)
    expect(second.now().data).toBe('brass')
  })

  test.each([
    ['stands for a minute', 59_999, 1],
    ['is asked again after it', 60_000, 2],
  ])('an answer %s', async (_what, ms, times) => {
    const { requests, show } = asked()
    const hide = show()
    requests[0]?.answer('brass')
    await settled()
    hide()
    await vi.advanceTimersByTimeAsync(ms)
    show()
    expect(requests).toHaveLength(times)
  })

  test('a stale answer stays in sight while it is asked again, and when that fails', async () => {
    const { requests, now, show } = asked({ staleTime: 0 })
    const hide = show()
    requests[0]?.answer('brass')
    await settled()
    hide()
    await settled()
    show()
    expect(now()).toMatchObject({ status: 'success', data: 'brass', isFetching: true })
    requests[1]?.refuse(new Error('lost'))
    await settled()
    expect(now()).toMatchObject({
      status: 'success',
      data: 'brass',
      isFetching: false,
      error: new Error('lost'),
    })
  })

  test('a failure is said once, and asked again when shown again', async () => {
    const { requests, now, show } = asked({ failed: 'Error Loading Products' })
    const hide = show()
    show()
    requests[0]?.refuse(new Error('lost'))
    await settled()
    expect(now()).toMatchObject({ status: 'error', isError: true, error: new Error('lost') })
    expect(said).toEqual(['Error Loading Products'])
    hide()
  })

  test('asking again after a failure is pending until it is known', async () => {
    const { requests, now, show } = asked()
    show()
    requests[0]?.refuse(new Error('lost'))
    await settled()
    const again = now().refetch()
    expect(now()).toMatchObject({ status: 'pending', error: undefined })
    requests[1]?.answer('brass')
    await again
    expect(now()).toMatchObject({ status: 'success', data: 'brass' })
  })

  test('is given up when nobody shows it any more', async () => {
    const { requests, show } = asked()
    const hide = show()
    hide()
    expect(requests[0]?.signal.aborted).toBe(false)
    await settled()
    expect(requests[0]?.signal.aborted).toBe(true)
  })

  test('is kept when it is shown again at once', async () => {
    const { requests, show } = asked()
    show()()
    show()
    await settled()
    expect(requests).toHaveLength(1)
    expect(requests[0]?.signal.aborted).toBe(false)
  })

  test('is kept while somebody awaits it', async () => {
    const { query, requests, show } = asked()
    const hide = show()
    const awaited = client.fetch(query)
    hide()
    await settled()
    requests[0]?.answer('brass')
    await expect(awaited).resolves.toBe('brass')
  })

  test('a seed is shown at once and refreshed; a refresh that fails leaves it', async () => {
    const { requests, now, show } = asked({ seed: () => 'from the list' })
    expect(now()).toMatchObject({ status: 'success', data: 'from the list' })
    show()
    expect(requests).toHaveLength(1)
    requests[0]?.refuse(new Error('lost'))
    await settled()
    expect(now()).toMatchObject({ status: 'success', data: 'from the list' })
  })
})

describe('the client', () => {
  test('fetch gives what is fresh without asking, and asks with a stale time of 0', async () => {
    const { query, requests } = asked()
    const first = client.fetch(query)
    requests[0]?.answer('brass')
    await expect(first).resolves.toBe('brass')
    await expect(client.fetch(query)).resolves.toBe('brass')
    expect(requests).toHaveLength(1)
    const fresh = client.fetch({ ...query, staleTime: 0 })
    requests[1]?.answer('steel')
    await expect(fresh).resolves.toBe('steel')
  })

  test('a prefetch that fails says nothing', async () => {
    const { query, requests } = asked({ failed: 'Error Loading Products' })
    client.prefetch(query)
    requests[0]?.refuse(new Error('lost'))
    await settled()
    expect(said).toEqual([])
  })

  test('set overtakes a request that runs', async () => {
    const { query, requests, now, show } = asked()
    show()
    client.set(query, 'mine')
    requests[0]?.answer('late')
    await settled()
    expect(requests[0]?.signal.aborted).toBe(true)
    expect(now()).toMatchObject({ data: 'mine', isFetching: false })
  })

  test('get and getUnder give what is held', () => {
    client.set({ ...asked().query, key: ['list', 'all'] }, 'a')
    client.set({ ...asked().query, key: ['list', 4] }, 'b')
    client.set({ ...asked().query, key: ['one', 4] }, 'c')
    expect(client.get(['one', 4])).toBe('c')
    expect(client.get(['one', 5])).toBeUndefined()
    expect(client.getUnder(['list'])).toEqual(['a', 'b'])
  })

  test('remove forgets', () => {
    const { query, now } = asked()
    client.set(query, 'mine')
    client.remove(['part'])
    expect(now()).toMatchObject({ status: 'pending', data: undefined })
  })

  test('a store without a client says so', () => {
    expect(() => createStore().get(asked().shown)).toThrow('The store has no query client')
  })
})
