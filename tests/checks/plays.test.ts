import { expect, test } from 'vitest'
import { sourceFiles, textOf } from './files.ts'

// All but the file that has `onlyAt`.
const stories = sourceFiles('stories').filter((file) => file !== 'stories/viewports.ts')

/** Returns the lines that match, as `file:line`. */
const linesWith = (pattern: RegExp) =>
  stories.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  )

test('only onlyAt sets the size of a story, so that it is the same for viewing, tests and pictures', () => {
  expect(linesWith(/\bglobals: \{ viewport|\bmodes: \{|\bonlyAt\(.*\)\.\w+/)).toEqual([])
})

test('the parameters of all stories of a file are an object literal', () => {
  // To anything else Storybook adds a second `parameters` with the description of the file, which replaces the first.
  const replaced = stories.filter((file) => {
    const [meta = ''] = textOf(file).match(/^const meta\b[\s\S]*?^(\}|export)/m) ?? []
    return /^ {2}(parameters,|parameters: [^{]|\.\.\.onlyAt\()/m.test(meta)
  })
  expect(replaced).toEqual([])
})
