import { expect, test } from 'vitest'
import { sourceFiles, textOf } from './files.ts'

// Storybook's style sheet has the classes of the stories too: there, nobody would see those missing in the shop's own.
test('the style sheet is made from every file that names classes', () => {
  const sources = [...textOf('src/index.css').matchAll(/^@source "\.\/(.+)";$/gm)].map(
    ([, path]) => `src/${path}`,
  )
  const unread = sourceFiles('src', /\.tsx$/)
    .filter((file) => textOf(file).includes('className'))
    .filter((file) => !sources.some((source) => file.startsWith(source)))
  expect(unread).toEqual([])
})
