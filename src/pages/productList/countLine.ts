import { groupedNumber } from '../../rules/groupedNumber.ts'

/** '1 part', '10,000 parts'. */
export const partCount = (count: number) => `${groupedNumber(count)} ${count === 1 ? 'part' : 'parts'}`

/** '57 parts, page 2 of 5'; without the page number if there is only one page. */
export const countLine = (total: number, page: number, pages: number) =>
  pages > 1 ? `${partCount(total)}, page ${page} of ${pages}` : partCount(total)
