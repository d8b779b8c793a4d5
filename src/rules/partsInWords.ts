import { groupedNumber } from './groupedNumber.ts'

/** Returns '1 part', '3 parts', or with `which` = 'more' '3 more parts'. */
export const partsInWords = (parts: number, which = '') =>
  [groupedNumber(parts), which, parts === 1 ? 'part' : 'parts'].filter((word) => word !== '').join(' ')

/** Returns '3 parts, 7 in all' for three different parts and seven pieces, '3 parts' where there is one piece of each. */
export const piecesInWords = (parts: number, pieces: number) =>
  pieces === parts ? partsInWords(parts) : `${partsInWords(parts)}, ${groupedNumber(pieces)} in all`
