import { describe, expect, test } from 'vitest'
import { blankFeedback, FeedbackForm, type FeedbackValues, toFeedbackBody } from '../../src/forms/feedback.ts'
import { problemsOf } from './problems.ts'

const problems = (values: FeedbackValues) => problemsOf(FeedbackForm, values)

const whole: FeedbackValues = { rating: 4, title: 'Good counter', content: 'Quick.' }

describe('feedback (§3, §5)', () => {
  test('FB-01: starts without a rating, a title and content', () => {
    expect(blankFeedback).toEqual({ rating: 0, title: '', content: '' })
  })

  test.each<[what: string, change: Partial<FeedbackValues>, fields: string[]]>([
    ['everything filled', {}, []],
    ['no rating', { rating: 0 }, ['rating']],
    ['no title', { title: '' }, ['title']],
    ['white space as title', { title: ' \t' }, ['title']],
    ['no content', { content: '' }, ['content']],
    ['white space as content', { content: '\n' }, ['content']],
    ['nothing', blankFeedback, ['rating', 'title', 'content']],
  ])('FB-02: %s', (_what, change, fields) => {
    expect(problems({ ...whole, ...change })).toEqual(
      fields.map((field) => [field, 'Please fill all fields and provide a rating']),
    )
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

  test('the body has the four fields of §7, trimmed, with the words as typed', () => {
    const content = ' <script>alert(1)</script>\nFits. '
    expect(toFeedbackBody({ rating: 3, title: ' Fits ', content })).toEqual({
      type: 'review',
      rating: 3,
      title: 'Fits',
      content: '<script>alert(1)</script>\nFits.',
    })
  })
})
