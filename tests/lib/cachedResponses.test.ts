import { describe, expect, test } from 'vitest'
import { readResponses, writeResponses } from '../../src/lib/cachedResponses.ts'
import { ApiError, isMissing, refusalText, serverText } from '../../src/lib/endpoint.ts'
import { createQueryClient } from '../../src/lib/queryClient.ts'

const client = () => createQueryClient({ onError: () => undefined })
const page = `<!doctype html><h1>PDOException at /srv/app/db.php:41</h1>${'<p>trace</p>'.repeat(20_000)}`

/** Writes a failed call into a page and reads it in the browser. */
async function inPage(error: Error) {
  const server = client()
  await server.query({ queryKey: ['call'], queryFn: () => Promise.reject(error) }).catch(() => undefined)
  const json = writeResponses(server)
  const browser = client()
  readResponses(browser, json)
  return { json, read: browser.getQueryState(['call'])?.error }
}

describe('a call that failed on the server, as the page has it', () => {
  test.each<[string, number, unknown]>([
    ['a page of an error', 500, page],
    ['a stack trace', 500, { error: `Error: no\n    at /srv/app/db.js:41:3`, stack: page }],
    ['a debugging record', 500, { message: 'Server Error', trace: page, env: { DB_PASSWORD: 'secret' } }],
    ['nothing', 200, undefined],
    ['nothing, in words', 200, ''],
    ['a refusal', 422, { error: 'Unknown town', message: 'Choose a town' }],
    ['a refusal with one text', 400, { message: 'Choose a town' }],
  ])('%s is as small, and says the same', async (_, status, data) => {
    const error = new ApiError('GET /products failed', status, data)
    const { json, read } = await inPage(error)
    expect(json.length).toBeLessThan(300)
    expect(json).not.toMatch(/srv|trace|secret/)
    expect(read).toMatchObject({ name: 'ApiError', status })
    expect(isMissing(read)).toBe(isMissing(error))
    for (const first of ['error', 'message'] as const) {
      expect(serverText(read, first)).toBe(serverText(error, first))
      expect(refusalText(read, first)).toBe(refusalText(error, first))
    }
  })

  test('any other failure is no response', async () => {
    const { read } = await inPage(new TypeError(page))
    expect(read).toMatchObject({ status: 0, data: undefined })
  })
})
