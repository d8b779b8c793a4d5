import { expect, test } from 'vitest'
import { descriptionParts, plainText } from '../../src/rules/description.ts'

test('lines with a label and a value become rows, other lines paragraphs', () => {
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
])('%s', (_, line, rows) => {
  const parts = descriptionParts(line)
  expect(parts.rows).toHaveLength(rows)
  expect(parts.paragraphs).toHaveLength(1 - rows)
})

test.each([
  [
    'paragraphs and a list',
    '<p>Strong <b>steel</b> part.</p>\n<ul>\n<li>Zinc</li> <li>300&nbsp;mm</li></ul>',
    'Strong steel part.\nZinc\n300 mm',
  ],
  ['breaks', 'One<br>two<br />three', 'One\ntwo\nthree'],
  ['a table', '<table><tr><td>Size</td><td>M4</td></tr></table>', 'Size: M4'],
  [
    'attributes and entities',
    '<p style="a:b">Nuts &amp; bolts &#8211; &#x2013; &lt;M4&gt; &shy;</p>',
    'Nuts & bolts – – <M4> &shy;',
  ],
  ['code, never shown', '<p>Steel</p><script>alert(1)</script>', 'Steel'],
  ['entities without tags', 'M4 &amp; M5\n\n102 &#215; 75 &#X6D;m', 'M4 & M5\n\n102 × 75 mm'],
])('the words of %s', (_, html, words) => {
  expect(plainText(html)).toBe(words)
})

test('an empty description gives nothing', () => {
  expect(descriptionParts(' \r\n ')).toEqual({ paragraphs: [], rows: [] })
})

test.each([
  ['Size Ⓐ × Ⓑ: 76 × 52 mm', { label: 'Size', value: '76 × 52 mm', letters: 'A × B' }],
  ['Size Ⓐ×Ⓑ×Ⓒ: 90 × 90 × 65 mm', { label: 'Size', value: '90 × 90 × 65 mm', letters: 'A×B×C' }],
  // What stands in brackets is a unit, and a circled figure or a letter in front is a part of the name.
  ['Power (W): 750', { label: 'Power (W)', value: '750' }],
])('the letters of a drawing in %s', (line, row) => {
  expect(descriptionParts(line).rows).toEqual([row])
})

test('letters without a label are no row', () => {
  expect(descriptionParts('Ⓐ × Ⓑ: 76 × 52 mm').rows).toEqual([])
})
