import { describe, expect, test } from 'vitest'
import { sourceFiles, textOf } from './files.ts'

/**
 * The states of the catalogue that this shop pins so far, by prefix: from and to. A range grows as its screens are
 * built; nothing is ever taken out.
 */
const pinned: [prefix: string, from: number, to: number][] = [
  ['LIST', 1, 16],
  ['PDP', 1, 18],
  ['CART', 1, 9],
  ['CHK', 1, 27],
  ['CONF', 1, 2],
  ['NAV', 1, 2],
  ['NAV', 7, 7],
  ['TOAST', 1, 1],
  ['LOAD', 1, 1],
  ['ERR', 1, 2],
]

const named = new Set(
  [...sourceFiles('stories', /\.(tsx|mdx)$/), ...sourceFiles('tests', /\.test\.ts$|\.spec\.ts$/)]
    .filter((file) => !file.startsWith('tests/checks/'))
    .flatMap((file) => textOf(file).match(/\b[A-Z]{2,5}-\d{2}\b/g) ?? []),
)

describe('every state is pinned by a story tagged spec:ID or a test that names it', () => {
  test.each(pinned)('%s-%i to %i', (prefix, from, to) => {
    const ids = Array.from(
      { length: to - from + 1 },
      (_, at) => `${prefix}-${String(from + at).padStart(2, '0')}`,
    )
    expect(ids.filter((id) => !named.has(id))).toEqual([])
  })
})
