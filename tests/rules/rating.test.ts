import { expect, test } from 'vitest'
import { averageRating, halfStep, shareOf } from '../../src/rules/rating.ts'

test.each([
  [[5], 5],
  [[5, 4], 4.5],
  [[1, 2, 2], 5 / 3],
  [[], undefined],
])('decision 16: the average of %j is %j', (ratings, average) => {
  expect(averageRating(ratings)).toBe(average)
})

test.each([
  [4.24, 4],
  [4.25, 4.5],
  [4.74, 4.5],
  [4.75, 5],
  [0, 0],
  [-1, 0],
  [5, 5],
  [7, 5],
])('§3 %d is shown as %d', (rating, shown) => {
  expect(halfStep(rating)).toBe(shown)
})

test.each([
  [0, 0, 0],
  [0, 8, 0],
  [1, 8, 13],
  [1, 3, 33],
  [2, 3, 67],
  [8, 8, 100],
])('FB-05 %d of %d is %d%%', (count, total, share) => {
  expect(shareOf(count, total)).toBe(share)
})
