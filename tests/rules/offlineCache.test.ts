import { expect, test } from 'vitest'
import { calls } from '../../src/api/contract.ts'
import { isCacheablePage, paths } from '../../src/paths.ts'
import { isCacheable, isCacheableCall } from '../../src/rules/offlineCache.ts'

const isCacheablePath = ({ call }: (typeof calls)[number]) => isCacheableCall(`/api${call.path}`)

test('BEY-25/own no response about a user is cached, and all other reads except the captcha are', () => {
  const reads = calls.filter(({ call }) => call.method === 'GET')
  expect(reads.filter((read) => !isCacheablePath(read)).map(({ name }) => name)).toEqual([
    'captcha.challenge',
    'orderLinks.order',
    'orders.list',
    'session.profile',
  ])
  expect(isCacheableCall('/api/productsOfMine')).toBe(false)
})

test('BEY-25/own what a page has written is not asked for again when the service worker starts', () => {
  const writes = calls.filter(({ call }) => call.method !== 'GET')
  expect(writes.filter(isCacheablePath)).toEqual([])
})

test('BEY-25/own no page of a signed-in user is cached', () => {
  expect(
    Object.values(paths)
      .filter((path) => !isCacheablePage(path))
      .toSorted(),
  ).toEqual(
    [
      paths.checkout,
      paths.register,
      paths.login,
      paths.confirmation,
      paths.order,
      paths.operate,
      paths.profile,
      paths.resetPassword,
      paths.resetLink,
    ].toSorted(),
  )
})

const response = (headers: HeadersInit, status = 200, type: ResponseType = 'basic') => ({
  status,
  type,
  headers: new Headers(headers),
})

test.each([
  ['no-cache', 200, 'basic', true],
  ['', 200, 'basic', true],
  ['private, no-store', 200, 'basic', false],
  ['private', 200, 'basic', false],
  ['No-Store', 200, 'basic', false],
  ['no-cache', 404, 'basic', false],
  ['no-cache', 200, 'opaque', false],
] as const)('BEY-25 a response with "%s", %d, %s is kept: %s', (control, status, type, cacheable) => {
  expect(isCacheable(response({ 'cache-control': control }, status, type), 'file')).toBe(cacheable)
})

test('BEY-25 a page in place of a file or a response is not cached, nor the reverse', () => {
  const page = response({ 'content-type': 'text/html; charset=utf-8' })
  const script = response({ 'content-type': 'text/javascript' })
  expect([isCacheable(page, 'page'), isCacheable(page, 'file')]).toEqual([true, false])
  expect([isCacheable(script, 'page'), isCacheable(script, 'file')]).toEqual([false, true])
})

test('BEY-25/own a personal page is none in any spelling that the router takes', () => {
  for (const path of [
    ...['/Order', '/PROFILE/', '/Login', '/%6frder', '//order', '/Reset-Password', '/buying//x', '/%E0order'],
  ])
    expect([path, isCacheablePage(path)]).toEqual([path, path === '/%E0order'])
})
