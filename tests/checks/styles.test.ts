import { expect, test } from 'vitest'
import { sourceFiles, textOf } from './files.ts'

// A class that only an unread file names does nothing: rows without their space, which no test of behaviour notices.
test('the style sheet is made from every file that names classes', () => {
  const sources = [...textOf('src/index.css').matchAll(/^@source "\.\/(.+)";$/gm)].map(
    ([, path]) => `src/${path}`,
  )
  const unread = sourceFiles('src', /\.tsx$/)
    .filter((file) => textOf(file).includes('className'))
    .filter((file) => !sources.some((source) => file.startsWith(source)))
  expect(unread).toEqual([])
})
