import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { type PageName, type PageRecord, pages } from '../../src/paths.ts'
import { routes } from '../../src/routes/routes.ts'
import { sourceFiles, textOf } from './files.ts'

// A rendered page is cached by the search parameters that its record names: one that is read without being named would
// have no effect on what the server sends.

const names = Object.keys(pages) as PageName[]

const readIn = (file: string) =>
  [...textOf(file).matchAll(/\b(?:params|search|searchParams)\.(?:get|getAll|has)\('(\w+)'\)/g)].map(
    ([, name]) => name!,
  )

/** A page's module and all that it imports of src/pages/. */
function pageFiles(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, path] of textOf(file).matchAll(/from '(\.[^']+\.tsx?)'/g)) {
    const imported = join(dirname(file), path!)
    if (imported.startsWith('src/pages/')) pageFiles(imported, seen)
  }
  return seen
}

const named = (name: PageName): readonly string[] => {
  const { reads = [], readsInBrowser = [] }: PageRecord = pages[name]
  return [...reads, ...readsInBrowser]
}

test.each(names)('the record of %s names each search parameter that the page reads', (name) => {
  const moduleOf = (page: PageName) => routes.find(({ path }) => path === pages[page].path)!.module
  // Two pages may share a module.
  const sharing = names.filter((other) => moduleOf(other) === moduleOf(name)).flatMap(named)
  expect([...pageFiles(moduleOf(name))].flatMap(readIn).filter((each) => !sharing.includes(each))).toEqual([])
})

test('every search parameter that the code reads is named by a page, and no other is', () => {
  const read = sourceFiles('src').flatMap(readIn)
  const all = names.flatMap(named)
  expect([...new Set(all)].sort()).toEqual([...new Set(read)].sort())
})
