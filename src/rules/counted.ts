import { groupedNumber } from './groupedNumber.ts'

/** A number with its noun: '1 part', '3 parts', '10,000 more parts'. The plural of the noun ends in s. */
export const counted = (count: number, noun: string): string =>
  `${groupedNumber(count)} ${noun}${count === 1 ? '' : 's'}`

/** '3 parts, 7 in all' for three different parts and seven pieces, '3 parts' where there is one piece of each. */
export const countedPieces = (parts: number, pieces: number): string =>
  pieces === parts ? counted(parts, 'part') : `${counted(parts, 'part')}, ${groupedNumber(pieces)} in all`
