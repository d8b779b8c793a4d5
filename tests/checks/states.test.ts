import { describe, expect, test } from 'vitest'
import { catalogue } from '../../stories/start/catalogue.ts'
import { sourceFiles, textOf } from './files.ts'

/**
 * The states of the catalogue that this shop pins so far, by prefix: from and to. A range grows as its screens are
 * built; nothing is ever taken out.
 */
const pinned: [prefix: string, from: number, to: number][] = [
  ['HOME', 1, 15],
  ['LIST', 1, 16],
  ['CAT', 1, 9],
  ['PDP', 1, 18],
  ['CART', 1, 9],
  ['CHK', 1, 27],
  ['CONF', 1, 2],
  ['NAV', 1, 7],
  ['SRCH', 1, 9],
  ['FOOT', 1, 2],
  ['TOAST', 1, 1],
  ['LOAD', 1, 1],
  ['TOP', 1, 1],
  ['CNS', 1, 4],
  ['ERR', 1, 2],
  ['STA', 1, 8],
  ['AUTH', 1, 10],
  ['PRO', 1, 7],
  ['ORD', 1, 9],
  ['SEC', 1, 3],
  ['PWD', 1, 7],
  ['FB', 1, 8],
  ['CMP', 1, 5],
  ['TRK', 1, 6],
]

const idsIn = (files: string[], pattern: RegExp) =>
  new Set(files.flatMap((file) => [...textOf(file).matchAll(pattern)].map(([, id]) => id ?? '')))

const tagged = idsIn(sourceFiles('stories', /\.stories\.tsx$/), /'spec:([A-Z]+-\d{2})'/g)
const tested = idsIn(
  sourceFiles('tests', /\.(test|spec)\.ts$/).filter((file) => !file.startsWith('tests/checks/')),
  /\b([A-Z]{2,5}-\d{2})\b/g,
)

describe('every state is pinned by a story tagged spec:ID, behaviour also by a test that names it', () => {
  test.each(pinned)('%s-%i to %i', (prefix, from, to) => {
    const states = catalogue.filter(({ id }) => {
      const [own, number] = id.split('-')
      return own === prefix && Number(number) >= from && Number(number) <= to
    })
    expect(states).toHaveLength(to - from + 1)
    const missing = states.filter(({ id, behaviour }) => !tagged.has(id) && !(behaviour && tested.has(id)))
    expect(missing.map(({ id }) => id)).toEqual([])
  })

  test('every tag is a state of the catalogue', () => {
    const known = new Set(catalogue.map(({ id }) => id))
    expect([...tagged].filter((id) => !known.has(id))).toEqual([])
  })
})
