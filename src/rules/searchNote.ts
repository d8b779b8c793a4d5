import { counted } from './counted.ts'
import type { SearchMatch } from './searchMatch.ts'

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`)
/** 'a', 'a or b', 'a, b or c'. */
const either = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : (words[0] ?? '')

/** What a search did with the words (BEY-32): "No part has 'big'. 3 parts match 4 inch brass hinge." `count`: of all. */
export function searchNote(
  { words, unknown, left_out, described = [], corrected, not_sold }: SearchMatch,
  count?: number,
): string {
  const left = unknown.length + left_out.length + not_sold.length > 0
  const found =
    count === undefined
      ? `Showing ${words}`
      : `${counted(count, 'part')} ${count === 1 ? 'matches' : 'match'} ${words}`
  const without = left_out.length > 0 ? `, without ${either(quoted(left_out))}` : ''
  const changes = corrected.map(({ typed, meant }) => `${meant} for '${typed}'`)
  return [
    not_sold.length > 0 && `We do not sell ${either(not_sold)}.`,
    unknown.length > 0 && `No part has ${either(quoted(unknown))}.`,
    left && `${found}${without}.`,
    described.length > 0 && `Found ${either(quoted(described))} only in descriptions.`,
    changes.length > 0 && `Showing ${changes.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The same of a back end that does not say what it did: which words none of the names has. */
export const missingNote = (words: readonly string[]): string =>
  words.length > 0 ? `None of these names has ${either(quoted(words))}.` : ''
