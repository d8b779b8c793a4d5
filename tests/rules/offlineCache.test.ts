import { expect, test } from 'vitest'
import { categories } from '../../src/api/categories.ts'
import { content } from '../../src/api/content.ts'
import { feedback } from '../../src/api/feedback.ts'
import { orders } from '../../src/api/orders.ts'
import { products } from '../../src/api/products.ts'
import { reviews } from '../../src/api/reviews.ts'
import { session } from '../../src/api/session.ts'
import { paths } from '../../src/paths.ts'
import { isCacheable, isCacheableCall, isCacheablePage } from '../../src/rules/offlineCache.ts'

const reads = [categories, content, feedback, orders, products, reviews, session]
  .flatMap((group) => Object.values(group))
  .filter(({ method }) => method === 'GET')
  .map(({ path }) => path)

test('BEY-25/own no answer about a user is kept, and of the other reads all but the captcha', () => {
  expect(reads.filter((path) => !isCacheableCall(`/api${path}`)).toSorted()).toEqual([
    '/auth/profile',
    '/captcha-challenge',
    '/user/orders',
  ])
  expect(isCacheableCall('/api/productsOfMine')).toBe(false)
})

test('BEY-25/own no page of somebody is kept', () => {
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
      paths.profile,
      paths.resetPassword,
      paths.resetLink,
    ].toSorted(),
  )
})

const answer = (headers: HeadersInit, status = 200, type: ResponseType = 'basic') => ({
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
] as const)('BEY-25 an answer with "%s", %d, %s is kept: %s', (control, status, type, kept) => {
  expect(isCacheable(answer({ 'cache-control': control }, status, type), 'file')).toBe(kept)
})

test('BEY-25 a page in the place of a file or an answer is not kept, nor the other way round', () => {
  const page = answer({ 'content-type': 'text/html; charset=utf-8' })
  const script = answer({ 'content-type': 'text/javascript' })
  expect([isCacheable(page, 'page'), isCacheable(page, 'file')]).toEqual([true, false])
  expect([isCacheable(script, 'page'), isCacheable(script, 'file')]).toEqual([false, true])
})
