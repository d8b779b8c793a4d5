import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { sitemap } from '../../server/rendering/sitemap.ts'
import { catalogueXml } from '../../server/rendering/xml.ts'
import { shop as config } from '../../src/shop/config.ts'

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
  expect(first.text).toContain(`<loc>${config.origin}/products/1</loc>`)
  vi.setSystemTime(Date.now() + 3_600_001)
  paths.mockRejectedValueOnce(failure)
  expect(await read()).toEqual(first)
  expect(error).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('requests share one reading of the catalogue, and a back end that hangs is a failure', async () => {
  const signals: AbortSignal[] = []
  const hangs = (signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<string>(() => undefined)
  }
  const log = { info: () => {}, error: vi.fn() }
  const app = new Hono().get('/sitemap.xml', catalogueXml('The sitemap', hangs, log, 20))
  const answers = await Promise.all([app.request('/sitemap.xml'), app.request('/sitemap.xml')])
  expect(answers.map(({ status }) => status)).toEqual([503, 503])
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})
