import { getResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { delivery } from '../../src/api/delivery.ts'
import { address } from '../../src/lib/endpoint.ts'
import { textOf } from './files.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('a story that ends before the list of places has arrived does not leave the next ones without it', async () => {
  const arrivals: (() => void)[] = []
  vi.resetModules()
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('location', new URL('http://localhost/'))
  vi.stubGlobal(
    'fetch',
    () => new Promise((resolve) => arrivals.push(() => resolve(new Response(textOf('public/places.json'))))),
  )
  const { forgetRequests, watchRequests } = await import('../../mocks/networkIdle.ts')
  watchRequests(() => undefined)
  await import('../../mocks/api.ts')
  const { handlers, resetStoryApi } = await import('../../mocks/storyApi.ts')
  const charge = () =>
    getResponse(
      handlers,
      new Request(`http://localhost${address(delivery.charge.path)}`, {
        method: delivery.charge.method,
        headers: { 'content-type': 'application/json', origin: 'http://localhost' },
        body: JSON.stringify({ userAddress: '42 Lake Road, Kandy' }),
      }),
    )
  const beginStory = () => {
    forgetRequests()
    resetStoryApi()
  }

  beginStory()
  void charge()
  await vi.waitFor(() => expect(arrivals).toHaveLength(1))
  beginStory()
  const answer = charge()
  for (const arrive of arrivals) arrive()
  expect((await answer)?.status).toBe(200)
})
