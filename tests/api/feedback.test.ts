import { describe, expect, test } from 'vitest'
import { complaints } from '../../src/api/complaint.ts'
import { feedback } from '../../src/api/feedback.ts'
import { api, refusal } from './client.ts'
import { xss } from './shop.ts'
import { once } from './stores.ts'

test('GET /feedback/reviews/analytics counts by rating', async () => {
  expect((await api().send(feedback.analytics)).json).toEqual({
    averageRating: 2.86,
    totalReviews: 14,
    ratingDistribution: { 1: 3, 2: 3, 3: 3, 4: 3, 5: 2 },
  })
})

once(
  'GET /feedback/reviews/analytics without reviews everything is zero, and there are no pages',
  async () => {
    const shop = api()
    shop.store.feedbackCounts = async () => new Map()
    shop.store.feedback = async () => []
    expect((await shop.send(feedback.analytics)).json).toEqual({
      averageRating: 0,
      totalReviews: 0,
      ratingDistribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    })
    const { json } = await shop.send(feedback.list, { query: { page: 1, limit: 6 } })
    expect(json).toEqual({ reviews: [], total: 0, pages: 0 })
  },
)

const list = (page: unknown, limit: unknown) => api().send(feedback.list, { query: { page, limit } })

test.each([
  [1, 6, [14, 13, 12, 11, 10, 9], 3],
  [3, 6, [2, 1], 3],
  // Values out of range become the nearest valid value.
  [4, 6, [2, 1], 3],
  [0, 6, [14, 13, 12, 11, 10, 9], 3],
  [1, 0, [14], 14],
  [1, 5000, [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 1],
])('GET /feedback/reviews page %s of %s', async (page, limit, expected, pages) => {
  const { reply } = await list(page, limit)
  expect(reply.reviews.map(({ id }) => id)).toEqual(expected)
  expect([reply.total, reply.pages]).toEqual([14, pages])
})

const draft = { type: 'review', title: 'Good counter', content: 'Quick.', rating: 5 }
const create = (fields: object, shop = api()) => shop.send(feedback.create, { body: { ...draft, ...fields } })

test('POST /feedback/feedbacks answers 201, and the review is first in the list', async () => {
  const shop = api()
  expect(await create({ title: xss, content: xss }, shop)).toMatchObject({
    status: 201,
    json: { message: 'Thank you for your review.' },
  })
  const { reply } = await shop.send(feedback.list, { query: { page: 1, limit: 1 } })
  expect(reply).toEqual({
    reviews: [{ id: 15, title: xss, content: xss, rating: 5, created_at: '2026-11-20T06:30:00.000Z' }],
    total: 15,
    pages: 15,
  })
  expect((await shop.send(feedback.analytics)).reply).toMatchObject({ averageRating: 3, totalReviews: 15 })
})

const incomplete = 'Please fill all fields and provide a rating'
once.each([
  [{ content: '' }, incomplete],
  [{ rating: 0 }, 'rating is not valid.'],
  [{ rating: 6 }, 'rating is not valid.'],
  [{ rating: 4.5 }, 'rating is not valid.'],
  [{ title: 'x'.repeat(201) }, 'title is too long: at most 200 characters.'],
  [{ content: 'x'.repeat(5001) }, 'content is too long: at most 5000 characters.'],
])('POST /feedback/feedbacks refuses %.40j', async (fields, message) => {
  expect(await create(fields)).toMatchObject(refusal(400, message))
})

describe('responses of other back ends', () => {
  const page = (answer: unknown) => feedback.list.response.parse(answer)
  const review = { id: '7', rating: '4', title: 'Fits', content: 'Well.', created_at: '2026-11-01' }
  const read = { ...review, id: 7, rating: 4 }

  once.each([
    ['numbers as text', { reviews: [review], total: '14', pages: '3' }, { total: 14, pages: 3 }],
    ['an envelope', { data: { reviews: [review], total: 14, pages: 3 } }, { total: 14, pages: 3 }],
    ['no number of pages', { reviews: [review], total: 14 }, { total: 14, pages: 3 }],
    ['neither total nor pages', { reviews: [review] }, { total: 1, pages: 1 }],
    ['nothing but the list', [review], { total: 1, pages: 1 }],
    ['the list beside its total', { data: [review], total: 14, pages: 3 }, { total: 14, pages: 3 }],
  ])('a page of reviews with %s', (_what, answer, expected) => {
    expect(page(answer)).toEqual({ reviews: [read], ...expected })
  })

  once('an invalid review is left out, one without an id stays', () => {
    const { id: _, ...anonymous } = review
    expect(page({ reviews: [{ rating: 'none' }, anonymous], total: 2, pages: 1 }).reviews).toEqual([
      { ...read, id: undefined },
    ])
  })

  once('a response that is not a page of reviews is refused', () => {
    expect(() => page('<!doctype html>')).toThrow()
    expect(() => page({ message: 'moved' })).toThrow()
  })

  const figures = (answer: unknown) => feedback.analytics.response.parse(answer)
  once.each([
    ['no counts', { averageRating: 4.5, totalReviews: 12 }, [4.5, 12]],
    ['null for none', { averageRating: null, totalReviews: 0, ratingDistribution: null }, [0, 0]],
    ['no total', { averageRating: '4.5', ratingDistribution: { 4: 1, 5: '1' } }, [4.5, 2]],
    ['an envelope', { data: { averageRating: 4.5, totalReviews: 2, ratingDistribution: {} } }, [4.5, 2]],
    ['no average', { totalReviews: 4, ratingDistribution: { 2: 1, 4: '3', 5: null } }, [3.5, 4]],
    ['neither', { averageRating: null, ratingDistribution: { 1: 1, 5: 3 } }, [4, 4]],
    ['other keys too', { averageRating: null, ratingDistribution: { 3: 2, total: 2, 0: 9, 6: 9 } }, [3, 2]],
    ['a list without ratings', { averageRating: 0, ratingDistribution: [1, 0, 0, 2, 3] }, [0, 0]],
  ])('figures with %s', (_what, answer, [averageRating, totalReviews]) => {
    expect(figures(answer)).toMatchObject({ averageRating, totalReviews })
  })

  once.each([
    [undefined, ''],
    ['Created', ''],
    [{}, ''],
    [{ message: null, success: true }, ''],
    [{ message: 'Taken.', success: 1, id: 4 }, 'Taken.'],
  ])('a submission counts as accepted, whatever the body of the response: %j', (answer, message) => {
    expect(complaints.create.response.parse(answer).message).toBe(message)
    expect(feedback.create.response.parse(answer).message).toBe(message)
  })

  once('a response that says it was no success is a failure', () => {
    expect(() => complaints.create.response.parse({ success: false, message: 'No.' })).toThrow()
    expect(() => feedback.create.response.parse({ success: 0 })).toThrow()
  })
})
