import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { analytics } from '../../src/api/analytics.ts'
import { products } from '../../src/api/products.ts'
import { call, callTimeout } from '../../src/lib/endpoint.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A back end that never answers, and ends as `fetch` does when it is aborted. */
const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
  )
const answering = (body: BodyInit) => () => Promise.resolve(new Response(body))

test('a call without a response fails at its time limit, and not before', async () => {
  const settled = vi.fn()
  const response = call(products.brands, { fetch: silent }).finally(settled)
  response.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(callTimeout - 1)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await expect(response).rejects.toMatchObject({ name: 'ApiError', status: 0 })
})

test.each(['<!doctype html><title>Wi-Fi</title>', '{"success": true, "da', '[1, 2'])(
  'a page or broken JSON counts as no response, even where any response is accepted: %s',
  async (body) => {
    await expect(
      call(analytics.pageVisit, { fetch: answering(body), body: { page_url: '/', device_type: 'mobile' } }),
    ).rejects.toMatchObject({ name: 'ApiError', status: 0 })
  },
)

test('a body that breaks off counts as no response', async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) })
  await expect(call(products.brands, { fetch: answering(broken) })).rejects.toMatchObject({
    name: 'ApiError',
    status: 0,
  })
})
