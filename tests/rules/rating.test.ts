import fc from 'fast-check'
import { expect, test } from 'vitest'
import { averageRating, halfStep, sharesOf } from '../../src/rules/rating.ts'

test.each([
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
  [-1, 0],
  [7, 5],
])('§3 %d is shown as %d', (rating, stars) => {
  expect(halfStep(rating)).toBe(stars)
})

test.each([
  [[0, 0, 0, 0, 0], 0, [0, 0, 0, 0, 0]],
  [[8, 0, 0, 0, 0], 8, [100, 0, 0, 0, 0]],
  [[2, 1], 3, [67, 33]],
  // Each rounded by itself they would make 101 and 99.
  [[1, 1, 6], 8, [13, 12, 75]],
  [[1, 1, 1], 3, [34, 33, 33]],
  [[7, 29, 64], 100, [7, 29, 64]],
  // A total that counts more than the ratings: the rest stays missing.
  [[1, 1], 8, [13, 12]],
])('FB-05 %j of %d are %j%%', (counts, total, shares) => {
  expect(sharesOf(counts, total)).toEqual(shares)
})

test('FB-05 the shares of all ratings always add up to 100', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000), { minLength: 1, maxLength: 5 }), (counts) => {
      const total = counts.reduce((sum, count) => sum + count, 0)
      const shares = sharesOf(counts, total)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total === 0 ? 0 : 100)
      for (const [at, share] of shares.entries())
        expect(Math.abs(share - ((counts[at] ?? 0) * 100) / (total || 1))).toBeLessThan(1)
    }),
  )
})
