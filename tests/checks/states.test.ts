import { describe, expect, test } from 'vitest'
import type { CatalogueState } from '../../.storybook/review-addon/states.ts'
import { pages } from '../../src/paths.ts'
import { routes } from '../../src/routes/routes.ts'
import { catalogue } from '../../stories/start/documents.ts'
import { sourceFiles, textOf } from './files.ts'

const idsIn = (files: string[], pattern: RegExp) =>
  new Set(files.flatMap((file) => [...textOf(file).matchAll(pattern)].map(([, id]) => id ?? '')))

const tagged = idsIn(sourceFiles('stories', /\.stories\.tsx$/), /'spec:([A-Z]+-\d{2}(?:\/[\w-]+)?)'/g)
const tested = idsIn(
  sourceFiles('tests', /\.(test|spec)\.ts$/).filter((file) => !file.startsWith('tests/checks/')),
  /\b([A-Z]{2,5}-\d{2}(?:\/[a-z-]+)?)/g,
)

/** Returns the pins that a state needs: its own, or one for each of its named clauses. */
const pinsOf = ({ id, clauses }: CatalogueState) =>
  clauses.length > 0 ? clauses.map((clause) => `${id}/${clause}`) : [id]

describe('every state and clause has a story tagged spec:ID; behaviour may have a test that names it instead', () => {
  test.each([...new Set(catalogue.map(({ section }) => section))])('%s', (section) => {
    const unpinned = catalogue
      .filter((state) => state.section === section)
      .flatMap((state) =>
        pinsOf(state).filter((pin) => !tagged.has(pin) && !(state.behaviour && tested.has(pin))),
      )
    expect(unpinned).toEqual([])
  })

  test('every tag is a state of the catalogue, or a clause of one that has several', () => {
    const pins = new Set(catalogue.flatMap(pinsOf))
    expect([...tagged].filter((id) => !pins.has(id))).toEqual([])
  })
})

test('every page is opened by a story', () => {
  const stories = sourceFiles('stories', /\.stories\.tsx$/)
    .map(textOf)
    .join('\n')
  const unseen = Object.entries(pages).flatMap(([name, { path }]) => {
    const address = path.includes(':') ? path.replace(/:.*/, '') : `${path}(?![\\w-])`
    return new RegExp(`\\bpaths\\.${name}\\b|['\`]${address}`).test(stories) ? [] : [path]
  })
  expect(unseen).toEqual([])
})

test('every file of src/pages/ is shown at an address', () => {
  const modules = new Set(routes.map(({ module }) => module))
  const files = sourceFiles('src/pages').filter((file) => /^src\/pages\/\w+\.tsx$/.test(file))
  expect(files.filter((file) => !modules.has(file))).toEqual([])
})
