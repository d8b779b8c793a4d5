import { expect, test } from 'vitest'
import { reviews } from '../../src/api/reviews.ts'
import { api, refusal } from './client.ts'
import { xss } from './shop.ts'
import { once } from './stores.ts'

const draft = { product_id: 1, rating: 3, comment: 'Fits.', name: 'Kumari' }

test.each([2, 999, 'padlock'])('GET /products/reviews/:id returns none for %s', async (id) => {
  const { status, reply } = await api().send(reviews.list, { params: { id } })
  expect([status, reply]).toEqual([200, []])
})

test('POST /products/reviews returns the review, markup as plain text, and puts it first', async () => {
  const shop = api()
  const body = { ...draft, comment: xss, name: xss }
  const { status, json } = await shop.send(reviews.create, { body })
  expect([status, json]).toEqual([201, { review_id: 3, ...body, created_at: '2026-11-20T06:30:00.000Z' }])
  const { reply } = await shop.send(reviews.list, { params: { id: 1 } })
  expect(reply.map(({ name }) => name)).toEqual([xss, 'Amara', 'Ruwan'])
  expect(reply[0]?.comment).toBe(xss)
})

once.each([
  ['a blank comment', { comment: ' \n' }, 400, 'Please fill all fields'],
  ['a rating of 0', { rating: 0 }, 400, 'rating is not valid.'],
  ['a rating of 6', { rating: 6 }, 400, 'rating is not valid.'],
  ['half a star', { rating: 4.5 }, 400, 'rating is not valid.'],
  ['a long comment', { comment: 'x'.repeat(5001) }, 400, 'comment is too long: at most 5000 characters.'],
  ['a name of 201 characters', { name: 'x'.repeat(201) }, 400, 'name is too long: at most 200 characters.'],
  ['an unknown product', { product_id: 999 }, 404, 'Product not found.'],
])('POST /products/reviews is refused with %s', async (_, fields, status, message) => {
  expect(await api().send(reviews.create, { body: { ...draft, ...fields } })).toMatchObject(
    refusal(status, message),
  )
})
