import { limits } from './limits.ts'

/** Mean of the ratings; undefined, not zero, when there are none. Decision 16 */
export const averageRating = (ratings: readonly number[]): number | undefined =>
  ratings.length === 0 ? undefined : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length

/** The rating as shown: the nearest half step from 0 to 5. §3 */
export const halfStep = (rating: number): number =>
  Math.min(Math.max(Math.round(rating * 2) / 2, 0), limits.ratingMax)

/** `count` as a whole percentage of `total`; 0 when the total is 0. §2 */
export const shareOf = (count: number, total: number): number =>
  total > 0 ? Math.round((count / total) * 100) : 0
