import { expect, test } from 'vitest'
import { drawnPart } from '../../src/rules/drawnPart.ts'

const photo = '/images/hinge@800.webp'
const drawing = '/images/hinge--drawing@800.webp'
const lettered = 'A hinge.\n\nSize Ⓐ × Ⓑ: 76 × 52 mm\nThickness: 2 mm'
const part = (id: number, images: string[], description = lettered) => ({ id, images, description })

test.each([
  ['the nearest that is drawn', [part(1, [photo]), part(2, [drawing]), part(3, [drawing])], 2],
  ['a drawing whose description has letters', [part(1, [drawing], 'Size: 76 mm'), part(2, [drawing])], 2],
  [
    'letters of a column',
    [part(1, [drawing], 'Depth Ⓐ: 8 mm'), part(2, [drawing], '<p>Size Ⓐ: 8 mm</p>')],
    2,
  ],
])('shows %s', (_, parts, id) => {
  expect(drawnPart(parts, ['Size', 'Finish'])?.part.id).toBe(id)
})

test('gives the drawing and the letters of the columns alone', () => {
  const both = `${lettered}\nProjection Ⓒ: 8 mm`
  expect(drawnPart([part(1, [photo, drawing], both)], ['Size', 'Finish'])).toEqual({
    part: part(1, [photo, drawing], both),
    drawing,
    letters: new Map([['Size', 'A × B']]),
  })
})

test.each([
  ['no drawing', [part(1, [photo])]],
  ['no letters', [part(1, [drawing], 'Size: 76 mm')]],
])('%s: nothing', (_, parts) => {
  expect(drawnPart(parts, ['Size', 'Finish'])).toBeUndefined()
})
