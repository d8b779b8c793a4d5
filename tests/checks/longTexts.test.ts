import { expect, test } from 'vitest'
import { sourceFiles, textOf } from './files.ts'

// A back end's part numbers, units and brands may be long and without a space: on one line whatever their length, they make
// a page wider than a phone, and a printed table wider than its paper. `oneLine` breaks the long ones.

const onOneLine =
  /<\w+(?=[^<>]*[\s"'`*](?:[\w-]+:)*whitespace-nowrap\b)[^<>]*>\s*\{[\w.]*\b(?:sku|unit|brand)\}/g
const found = (text: string) => [...text.matchAll(onOneLine)].map(([each]) => each.replace(/\s+/g, ' '))

test.each([
  ['<td className="whitespace-nowrap">{item.sku}</td>', 1],
  ['<span\n  className="mr-3 max-md:whitespace-nowrap"\n  translate="no"\n>\n  {sku}\n</span>', 1],
  ['<td className={cx(row, "whitespace-nowrap")}>{item.unit}</td>', 1],
  ['<td className={cx(row, oneLine(item.unit))}>{item.unit}</td>', 0],
  ['<b className="whitespace-nowrap">{formatRs(price)}</b><i>{unit}</i>', 0],
])('%s: %i', (text, count) => expect(found(text)).toHaveLength(count))

test('no text of a back end stands on one line whatever its length', () => {
  expect(sourceFiles('src', /\.tsx$/).flatMap((file) => found(textOf(file)))).toEqual([])
})
