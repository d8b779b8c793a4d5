import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { orders } from '../../src/api/orders.ts'
import { call } from '../../src/lib/endpoint.ts'
import { noteServerTime, serverNow } from '../../src/lib/serverClock.ts'

const minute = 60_000
const now = Date.parse('2026-11-20T04:48:00Z')
const dated = (at: number) => new Date(at).toUTCString()

beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => {
  noteServerTime(dated(Date.now()))
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each([-60, 60])(
  'a device whose clock is wrong by %i minutes knows the time of the server',
  (minutes) => {
    noteServerTime(dated(now + minutes * minute))
    vi.setSystemTime(now + minute)
    expect(serverNow()).toBe(now + (minutes + 1) * minute)
  },
)

test.each([dated(now - 5000), 'yesterday', null])(
  'the clock of the device counts where a response says %s',
  (date) => {
    noteServerTime(date)
    expect(serverNow()).toBe(now)
  },
)

test.each([
  ['no-store', now + 60 * minute],
  [undefined, now],
] as const)('the date of a response counts if no cache can have kept it: cache %s', async (cache, then) => {
  vi.stubGlobal('fetch', async () => new Response('[]', { headers: { date: dated(now + 60 * minute) } }))
  await call(orders.list, { cache })
  expect(serverNow()).toBe(then)
})
