import { expect, test } from 'vitest'
import { keepUnits } from '../../src/rules/nonBreaking.ts'
import { hasWords, splitMatches, widerQueries } from '../../src/rules/searchWords.ts'

const marked = (text: string, query: string, loose = false) =>
  splitMatches(text, query, loose)
    .map((piece, index) => (index % 2 ? `<${piece}>` : piece))
    .join('')
    .replaceAll('\u00A0', ' ')

test.each([
  ['Butt hinge, black', 'hinge', 'Butt <hinge>, black'],
  ['Butt hinge, black', 'HINGE', 'Butt <hinge>, black'],
  ['Butt hinge, black', 'black butt', '<Butt> hinge, <black>'],
  ['Butt hinge, black', '  hinge  ', 'Butt <hinge>, black'],
  ['Hinge and hinges', 'hinge', '<Hinge> and <hinge>s'],
  ['Hinge and hinges', 'hinge hinges', '<Hinge> and <hinges>'],
  ['Butt hinge, black', 'b', '<B>utt hinge, <b>lack'],
  ['Butt hinge 102 × 75 mm', '102 x 75', 'Butt hinge <102> <×> <75> mm'],
  ['Butt hinge 102 × 75 mm', '102x75', 'Butt hinge <102 × 75> mm'],
  ['Butt hinge 102 × 75 mm', '102X75MM', 'Butt hinge <102 × 75 mm>'],
  ['Cement, 50 kg bag', '50kg', 'Cement, <50 kg> bag'],
  ['Bolt M8 (zinc)', 'm8 (zinc)', 'Bolt <M8> <(zinc)>'],
  ['Padlock', 'PDL-050', 'Padlock'],
  ['Padlock', '.*', 'Padlock'],
  ['Padlock', '', 'Padlock'],
  ['Padlock', '   ', 'Padlock'],
  ['', 'padlock', ''],
  ['දොර අගුල', 'අගුල', 'දොර <අගුල>'],
])('%j for %j is %j', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected)
})

test.each([
  ['HNG-B76-SB', 'hng-b76', '<HNG-B76>-SB'],
  ['HNG-B76-SB', 'hngb76', '<HNG-B76>-SB'],
  ['HNG-B76-SB', 'HNG B76', '<HNG>-<B76>-SB'],
  ['HNG-B76-SB', 'b76sb brass', 'HNG-<B76-SB>'],
  ['HNG-B76-SB', 'b', 'HNG-<B>76-SB'],
  ['HNG-B76-SB', 'padlock', 'HNG-B76-SB'],
  ['HNG-B76-SB', '--', 'HNG-B76-SB'],
  ['', 'hng', ''],
])('in the part number %j, %j is %j', (sku, query, expected) => {
  expect(marked(sku, query, true)).toBe(expected)
})

test('no part of the text is lost', () => {
  const text = keepUnits('Butt hinge 102 × 75 mm, antique bronze')
  expect(splitMatches(text, 'hinge 75mm z').join('')).toBe(text)
})

test.each([
  ['brass hinge', true],
  ['hngb76 satin', true],
  ['HINGE 52mm', true],
  ['brass hinges', false],
  ['hnge', false],
  ['- hinge', true],
])('whether a part has the words of %j: %j', (query, expected) => {
  expect(hasWords(['HNG-B76-SB', 'Brass butt hinge 76 × 52 mm', 'Satin'], query)).toBe(expected)
})

test.each([
  ['marble hinge', ['marble', 'hinge', 'marb']],
  ['black marble hinge 4', ['marble', 'black', 'hinge', 'marb']],
  ['padlok', ['padl']],
  ['zebra', []],
  ['4 x 5', []],
  ['hinge hinge', []],
  ['Hinge, brass "satin" galvanised', ['galvanised', '"satin"', 'hinge,', 'galv', '"sat']],
  ['', []],
])('%j widens to %j', (query, expected) => {
  expect(widerQueries(query)).toEqual(expected)
})
