import { limits } from './limits.ts'

/** Mean of the ratings; undefined, not zero, when there are none. Decision 16 */
export const averageRating = (ratings: readonly number[]): number | undefined =>
  ratings.length === 0 ? undefined : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length

/** The rating as shown: the nearest half step from 0 to 5. §3 */
export const halfStep = (rating: number): number =>
  Math.min(Math.max(Math.round(rating * 2) / 2, 0), limits.ratingMax)

/** `counts` as whole percentages of `total`, rounded so that they add up to 100; all 0 when the total is 0. §2 */
export function sharesOf(counts: readonly number[], total: number): number[] {
  if (total <= 0) return counts.map(() => 0)
  const exact = counts.map((count) => (count * 100) / total)
  const shares = exact.map(Math.floor)
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)
  const rest = Math.round(sum(exact)) - sum(shares)
  const remainder = (at: number) => (exact[at] ?? 0) - (shares[at] ?? 0)
  const raised = [...exact.keys()].sort((one, other) => remainder(other) - remainder(one)).slice(0, rest)
  return shares.map((share, at) => (raised.includes(at) ? share + 1 : share))
}
