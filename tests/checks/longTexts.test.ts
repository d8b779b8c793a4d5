import { expect, test } from 'vitest'
import { sourceFiles, textOf } from './files.ts'

// A back end's part numbers, units and brands may be long and without a space: on one line whatever their length, they make
// a page wider than a phone, and a printed table wider than its paper. `oneLine` breaks the long ones.

const onOneLine =
  /<\w+(?=[^<>]*[\s"'`*](?:[\w-]+:)*whitespace-nowrap\b)[^<>]*>\s*\{[\w.]*\b(?:sku|unit|brand)\}/g
const found = (text: string) => [...text.matchAll(onOneLine)].map(([each]) => each.replace(/\s+/g, ' '))

test('no text of a back end stands on one line whatever its length', () => {
  const classes = ['"whitespace-nowrap"', '"mr-3 max-md:whitespace-nowrap"', '{cx(row, "whitespace-nowrap")}']
  for (const name of classes) expect(found(`<td className=${name}>\n{item.sku}</td>`), name).toHaveLength(1)
  expect(sourceFiles('src', /\.tsx$/).flatMap((file) => found(textOf(file)))).toEqual([])
})
