import { describe, expect, test } from 'vitest'
import { blankReview, ReviewForm, type ReviewValues, toReviewBody } from '../../src/forms/productReview.ts'
import { problemsOf } from './problems.ts'

const problems = (values: ReviewValues) => problemsOf(ReviewForm, values)

const whole: ReviewValues = { rating: 5, comment: 'Level spring.', name: 'Anonymous' }

describe('product review (§3, §5)', () => {
  test('PDP-11: starts with rating 5, no comment, Anonymous', () => {
    expect(blankReview).toEqual({ rating: 5, comment: '', name: 'Anonymous' })
  })

  test.each<[what: string, change: Partial<ReviewValues>, fields: string[]]>([
    ['everything filled', {}, []],
    ['no comment', { comment: '' }, ['comment']],
    ['white space as comment', { comment: ' \n\t' }, ['comment']],
    ['no name', { name: '' }, ['name']],
    ['white space as name', { name: '   ' }, ['name']],
    ['neither', { comment: '', name: '' }, ['comment', 'name']],
  ])('PDP-14: %s', (_what, change, fields) => {
    expect(problems({ ...whole, ...change })).toEqual(
      fields.map((field) => [field, 'Please fill all fields']),
    )
  })

  test('a text that the server refuses as too long is said so', () => {
    expect(problems({ ...whole, comment: 'x'.repeat(5001), name: '🙂'.repeat(101) })).toEqual([
      ['comment', 'Use at most 5,000 characters'],
      ['name', 'Use at most 200 characters'],
    ])
  })

  test.each([
    [0, false],
    [1, true],
    [5, true],
    [6, false],
    [4.5, false],
  ])('a rating of %d is valid: %s', (rating, possible) => {
    expect(problems({ ...whole, rating }).length === 0).toBe(possible)
  })

  test('the body has the four fields of §7, trimmed, with the comment as typed', () => {
    const comment = '  <script>alert(1)</script>\nFits. '
    expect(toReviewBody(301, { rating: 4, comment, name: ' Nuwan P. ' })).toEqual({
      product_id: 301,
      rating: 4,
      comment: '<script>alert(1)</script>\nFits.',
      name: 'Nuwan P.',
    })
  })
})
