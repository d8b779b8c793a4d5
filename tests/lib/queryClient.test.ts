import { mutationOptions, type QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  callOptions,
  createQueryClient,
  fetchQuery,
  mutateOnce,
  prefetch,
  retryFailed,
} from '../../src/lib/queryClient.ts'

type Reported = { text: string | undefined; active: boolean }

let client: QueryClient
let reported: Reported[]

beforeEach(() => {
  vi.useFakeTimers()
  reported = []
  client = createQueryClient({
    onError: (_, { meta, active }) => reported.push({ text: meta?.failed, active }),
  })
})
afterEach(() => vi.useRealTimers())

/** A query whose requests the test responds to manually. */
function manualQuery(id = 7, failed?: string) {
  const requests: { signal: AbortSignal; respond: (data: string) => void; refuse: () => void }[] = []
  const query = queryOptions({
    queryKey: ['part', id],
    queryFn: ({ signal }) =>
      new Promise<string>((respond, refuse) => {
        requests.push({ signal, respond, refuse: () => refuse(new Error('lost')) })
      }),
    ...(failed && { meta: { failed } }),
  })
  const show = () => {
    const observer = new QueryObserver(client, query)
    const leave = observer.subscribe(() => undefined)
    return { now: () => observer.getCurrentResult(), leave }
  }
  return { query, requests, show }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

describe('a query', () => {
  test.each([
    ['stands for a minute', 59_999, 1],
    ['is asked again after it', 60_000, 2],
  ])('a response %s', async (_what, ms, times) => {
    const { requests, show } = manualQuery()
    const { leave } = show()
    requests[0]?.respond('brass')
    await settled()
    leave()
    await vi.advanceTimersByTimeAsync(ms)
    show()
    expect(requests).toHaveLength(times)
  })

  test('a failure is reported once, however many components show it, and is not retried', async () => {
    const { requests, show } = manualQuery(7, 'Error Loading Products')
    const { now } = show()
    show()
    requests[0]?.refuse()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(now()).toMatchObject({ status: 'error', isLoadingError: true })
    expect(reported).toEqual([{ text: 'Error Loading Products', active: true }])
    expect(requests).toHaveLength(1)
  })

  test('a failure that no component shows is reported as such', async () => {
    const { query, requests } = manualQuery(7, 'Error Loading Products')
    void prefetch(client, query)
    const awaited = fetchQuery(client, query).catch(() => 'rejected')
    requests[0]?.refuse()
    expect(await awaited).toBe('rejected')
    expect(reported).toEqual([{ text: 'Error Loading Products', active: false }])
  })

  test('is requested even without a connection, and fails at once', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { requests, show } = manualQuery()
    const { now } = show()
    requests[0]?.refuse()
    await settled()
    expect(now()).toMatchObject({ status: 'error', fetchStatus: 'idle' })
    vi.unstubAllGlobals()
  })
})

test('when the connection returns, only failed queries that are shown are fetched again', async () => {
  const failed = manualQuery(7)
  const fine = manualQuery(8)
  const unused = manualQuery(9)
  const { now } = failed.show()
  fine.show()
  const { leave } = unused.show()
  failed.requests[0]?.refuse()
  fine.requests[0]?.respond('brass')
  unused.requests[0]?.refuse()
  await settled()
  leave()
  const again = retryFailed(client)
  expect([failed, fine, unused].map(({ requests }) => requests.length)).toEqual([2, 1, 1])
  failed.requests[1]?.respond('steel')
  await again
  expect(now()).toMatchObject({ status: 'success', data: 'steel', error: null })
})

test('ask: keeps the request when the last component that shows it unmounts', async () => {
  const { query, requests, show } = manualQuery()
  const { leave } = show()
  const awaited = fetchQuery(client, query)
  leave()
  expect(requests[0]?.signal.aborted).toBe(false)
  requests[0]?.respond('brass')
  expect(await awaited).toBe('brass')
})

const profile = queryOptions({
  queryKey: ['profile'],
  queryFn: async (context) => {
    const response = await callOptions(context).fetch?.('/api/auth/profile')
    return (await response?.text()) ?? ''
  },
})

test('on the server each client uses its own fetch, so that concurrent page requests do not mix', async () => {
  const visitor = (name: string, ms: number) =>
    createQueryClient({
      onError: () => undefined,
      fetch: async () => {
        await new Promise((resolve) => setTimeout(resolve, ms))
        return new Response(name)
      },
    })
  const responses = Promise.all(
    [visitor('Nadeesha', 20), visitor('Ruwan', 10)].map((one) => one.query(profile)),
  )
  await vi.advanceTimersByTimeAsync(20)
  expect(await responses).toEqual(['Nadeesha', 'Ruwan'])
})

describe('mutateOnce', () => {
  /** A write whose requests the test responds to. */
  function manualWrite(signedIn = false) {
    const sent: { value: string; resolve: (answer: string) => void; reject: (error: Error) => void }[] = []
    const write = mutationOptions({
      mutationKey: ['write'],
      meta: { signedIn },
      mutationFn: (value: string) =>
        new Promise<string>((resolve, reject) => sent.push({ value, resolve, reject })),
    })
    return { sent, write, start: (value: string) => mutateOnce(client, write, value) }
  }
  const turn = () => vi.advanceTimersByTimeAsync(0)

  test('sends one request while one is under way, whose answer all get, and another one afterwards', async () => {
    const { sent, start } = manualWrite()
    const both = Promise.all([start('a'), start('b')])
    await turn()
    const third = start('c')
    sent[0]!.resolve('done')
    expect([await both, await third]).toEqual([['done', 'done'], 'done'])
    await turn()
    void start('d')
    await turn()
    expect(sent.map(({ value }) => value)).toEqual(['a', 'd'])
  })

  test('fails for all who wait, and can be sent again', async () => {
    const { sent, start } = manualWrite()
    const both = Promise.allSettled([start('a'), start('b')])
    await turn()
    sent[0]!.reject(new Error('refused'))
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await turn()
    void start('c')
    await turn()
    expect(sent).toHaveLength(2)
  })

  test.each([true, false])('reports a failure of one that needs a user (%s), once', async (signedIn) => {
    const refused = vi.fn()
    client = createQueryClient({ onError: () => undefined, onRefused: refused })
    const { sent, start } = manualWrite(signedIn)
    const both = Promise.allSettled([start('a'), start('b')])
    await turn()
    sent[0]!.reject(new Error('401'))
    await both
    expect(refused).toHaveBeenCalledTimes(signedIn ? 1 : 0)
  })

  test('is sent without a connection too, as a read is', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { sent, start } = manualWrite()
    void start('a')
    await turn()
    expect(sent).toHaveLength(1)
    vi.unstubAllGlobals()
  })
})
