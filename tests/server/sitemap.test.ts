import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { robots, sitemap } from '../../server/rendering/sitemap.ts'

test('a sitemap that cannot be written answers 503 and is logged, and an earlier one is sent again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const error = vi.fn()
  const failure = new Error('no catalogue')
  const paths = vi.fn<() => Promise<string[]>>()
  const app = new Hono().get('/sitemap.xml', sitemap(paths, { info: () => {}, error }))
  const read = async () => {
    const answer = await app.request('/sitemap.xml')
    return { status: answer.status, text: await answer.text() }
  }
  paths.mockRejectedValueOnce(failure)
  expect((await read()).status).toBe(503)
  expect(error).toHaveBeenLastCalledWith('The sitemap could not be written', failure)
  paths.mockResolvedValueOnce(['/products/1'])
  const first = await read()
  expect(first.text).toContain('<loc>https://nilodepot.example/products/1</loc>')
  vi.setSystemTime(Date.now() + 3_600_001)
  paths.mockRejectedValueOnce(failure)
  expect(await read()).toEqual(first)
  expect(error).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('robots.txt names the sitemap at the origin of the canonical links', async () => {
  const answer = await new Hono().get('/robots.txt', robots).request('/robots.txt')
  expect(await answer.text()).toContain('Sitemap: https://nilodepot.example/sitemap.xml')
})
