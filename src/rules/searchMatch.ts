/** How a query was understood, where not as typed; beyond §3 in every result, as the list has no other place (§7). */
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
