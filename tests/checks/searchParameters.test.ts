import { expect, test } from 'vitest'
import { searchParameters } from '../../src/paths.ts'
import { routes } from '../../src/routes/routes.ts'
import { sourceFiles, textOf } from './files.ts'

// A rendered page is cached by the search parameters that its route names: one that is read without being named would
// have no effect on what the server sends.

test('every search parameter that the code reads is named by a route, and no other is', () => {
  const read = sourceFiles('src').flatMap((file) =>
    [...textOf(file).matchAll(/\b(?:params|search|searchParams)\.(?:get|getAll|has)\('(\w+)'\)/g)].map(
      ([, name]) => name,
    ),
  )
  const named = Object.values(searchParameters).flat()
  expect([...new Set(named)].sort()).toEqual([...new Set(read)].sort())
})

test('the paths that name search parameters are routes', () => {
  const paths = routes.map(({ path }) => path)
  expect(Object.keys(searchParameters).filter((path) => !paths.includes(path))).toEqual([])
})
