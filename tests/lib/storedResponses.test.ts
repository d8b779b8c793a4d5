import { expect, test } from 'vitest'
import { storedAtHeader, withDate } from '../../src/lib/storedResponses.ts'

const now = new Date('2026-11-20T04:48:00Z')

test('BEY-25 a cached page states the time of caching in its HTML', async () => {
  const page = await withDate(
    new Response('<!doctype html>\n<html lang="en"></html>', {
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
    }),
    now,
  )
  expect(await page.text()).toBe(
    '<!doctype html>\n<html data-stored-at="Fri, 20 Nov 2026 04:48:00 GMT" lang="en"></html>',
  )
  expect(page.headers.get('content-encoding')).toBeNull()
})

test('BEY-25 a cached response states the time in a header and is otherwise unchanged', async () => {
  const list = await withDate(new Response('[1]', { headers: { 'content-type': 'application/json' } }), now)
  expect(await list.json()).toEqual([1])
  expect(list.headers.get(storedAtHeader)).toBe('Fri, 20 Nov 2026 04:48:00 GMT')
})
