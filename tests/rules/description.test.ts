import { expect, test } from 'vitest'
import { descriptionParts } from '../../src/rules/description.ts'

test('lines of a label and a value are rows, the others paragraphs', () => {
  const text = `Solid brass butt hinge for interior doors.

Size: 102 × 75 mm
- Screw size: M4
Finish : Polished, lacquered

Sold in pairs.`
  expect(descriptionParts(text)).toEqual({
    paragraphs: ['Solid brass butt hinge for interior doors.', 'Sold in pairs.'],
    rows: [
      { label: 'Size', value: '102 × 75 mm' },
      { label: 'Screw size', value: 'M4' },
      { label: 'Finish', value: 'Polished, lacquered' },
    ],
  })
})

test.each([
  ['a label of 30 characters', `${'x'.repeat(30)}: y`, 1],
  ['a label of 31 characters', `${'x'.repeat(31)}: y`, 0],
  ['a clause', 'Before fitting, note: the leaves are handed', 0],
  ['a time', 'Opens 8:30', 0],
  ['an address', 'https://example.com', 0],
  ['no value', 'Size:', 0],
  ['no label', ': 102 mm', 0],
])('%s', (_, line, rows) => {
  const parts = descriptionParts(line)
  expect(parts.rows).toHaveLength(rows)
  expect(parts.paragraphs).toHaveLength(1 - rows)
})

test('nothing is nothing', () => {
  expect(descriptionParts(' \r\n ')).toEqual({ paragraphs: [], rows: [] })
})
