import { counted } from '../../rules/counted.ts'

/** '57 parts, page 2 of 5'; without the page number if there is only one page. */
export const countLine = (total: number, page: number, pages: number) =>
  `${counted(total, 'part')}${pages > 1 ? `, page ${page} of ${pages}` : ''}`
