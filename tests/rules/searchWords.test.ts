import { expect, test } from 'vitest'
import type { SearchMatch } from '../../src/rules/searchMatch.ts'
import { missingNote, searchNote } from '../../src/rules/searchNote.ts'
import { missingWords, nearestFirst, splitMatches, widerQueries } from '../../src/rules/searchWords.ts'

const marked = (text: string, query: string, loose = false) =>
  splitMatches(text, query, loose)
    .map((piece, index) => (index % 2 ? `<${piece}>` : piece))
    .join('')
    .replaceAll('\u00A0', ' ')

test.each([
  ['Hinge and hinges', 'hinge hinges', '<Hinge> and <hinges>'],
  ['Butt hinge 102 × 75 mm', '102 x 75', 'Butt hinge <102> <×> <75> mm'],
  ['Butt hinge 102 × 75 mm', '102X75MM', 'Butt hinge <102 × 75 mm>'],
  // The trade's millimetres of the inches that were typed.
  ['Butt hinge 102 × 75 mm', 'hinge 4 inch', 'Butt <hinge> <102> × 75 mm'],
  ['Butt hinge 102 × 75 mm', '4"x3" butt', '<Butt> hinge <102> × <75 mm>'],
  ['Roofing screw 5.5 × 38 mm', '1 1/2 inch', 'Roofing screw 5.5 × <38 mm>'],
  ['Bolt M8 (zinc)', 'm8 (zinc)', 'Bolt <M8> <(zinc)>'],
  ['Padlock 65 mm', '2.5” padlock', '<Padlock> <65 mm>'],
])('%j for %j is %j', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected)
})

test.each([
  ['HNG-B76-SB', 'hng-b76', '<HNG-B76>-SB'],
  ['HNG-B76-SB', 'hngb76', '<HNG-B76>-SB'],
  ['HNG-B76-SB', 'HNG B76', '<HNG>-<B76>-SB'],
  ['HNG-B76-SB', 'b', 'HNG-<B>76-SB'],
  ['HNG-B76-SB', '--', 'HNG-B76-SB'],
])('in the part number %j, %j is %j', (sku, query, expected) => {
  expect(marked(sku, query, true)).toBe(expected)
})

const parts = [
  { sku: 'HNG-B76-SB', name: 'Brass butt hinge 76 × 52 mm', category_name: 'Satin' },
  { sku: 'PDL-050', name: 'Padlock' },
]

test.each([
  ['brass hinges', []],
  ['hngb76 padlock', []],
  ['76*52', []],
  ['', []],
])('no part has of %j: %j', (query, missing) => {
  expect(missingWords(parts, query)).toEqual(missing)
})

test.each([
  ['paint roller 20', ['Paint roller 20 mm', 'Paint roller 10 mm', 'Sky paint']],
  ['tin', ['Sky paint', 'Paint roller 10 mm', 'Paint roller 20 mm']],
])('of parts that a back end finds for %j the nearest come first', (query, expected) => {
  const found = ['Sky paint', 'Paint roller 10 mm', 'Paint roller 20 mm'].map((name) => ({ sku: '', name }))
  expect(nearestFirst(found, query).map(({ name }) => name)).toEqual(expected)
})

test.each([
  ['padlok', []],
  ['4 x 5', []],
  ['one three five seven', ['seven', 'three', 'five']],
  ['', []],
])('%j widens to %j', (query, expected) => {
  expect(widerQueries(query)).toEqual(expected)
})

const plain = { words: 'hinge', unknown: [], left_out: [], described: [], corrected: [], not_sold: [] }

test.each([
  [{ words: '4" brass hinge', unknown: ['big'] }, 3, `No part has 'big'. 3 parts match 4" brass hinge.`],
  [{ unknown: ['big', 'blue', 'odd'] }, 1, "No part has 'big', 'blue' or 'odd'. 1 part matches hinge."],
  [{ unknown: ['big'] }, undefined, "No part has 'big'. Showing hinge."],
  [{ described: ['sharp'] }, 1, "Found 'sharp' only in descriptions."],
  [{ left_out: ['9 inch'] }, 39, "39 parts match hinge, without '9 inch'."],
  [{ words: 'night latch', not_sold: ['Yale'] }, 2, 'We do not sell Yale. 2 parts match night latch.'],
  [
    { unknown: ['big'], corrected: [{ typed: '8', meant: '8 inch' }] },
    2,
    "No part has 'big'. 2 parts match hinge. Showing 8 inch for '8'.",
  ],
  [{}, 5, ''],
] as [Partial<SearchMatch>, number | undefined, string][])('%j of %j is said: %s', (match, count, said) => {
  expect(searchNote({ ...plain, ...match }, count)).toBe(said)
})

test('what a back end without explanations left out is said of the names', () => {
  expect(missingNote(['big', 'blue'])).toBe("None of these names has 'big' or 'blue'.")
  expect(missingNote([])).toBe('')
})
