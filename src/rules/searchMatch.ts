/**
 * How a query was understood, where not as typed; the same with every result. Not among the fields of §3: the answer is a
 * list (§7), which has no other place for it. Words are as typed.
 */
export type SearchMatch = {
  /** What the results have. */
  words: string
  /** Left out because no product has them. */
  unknown: string[]
  /** Left out because no product has them together with the others. */
  left_out: string[]
  /** Words that only the descriptions of the results have. */
  described?: string[] | undefined
  /** Taken for other words or sizes. */
  corrected: { typed: string; meant: string }[]
  /** Names of what the shop does not sell: brands, 'digital lock'. */
  not_sold: string[]
}
