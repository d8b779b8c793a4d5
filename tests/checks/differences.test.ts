import { expect, test } from 'vitest'
import { differencesOf, grouped, type Pixels } from '../visual/differences.ts'

// Pictures as the page "Changed since" compares them: lines of text on white, with a plate above them.
const width = 320
type Box = { x: number; y: number; width: number; height: number; grey: number }

function picture(height: number, boxes: readonly Box[], noise = 0): Pixels {
  const data = new Uint8ClampedArray(width * height * 4).fill(240)
  for (const { x, y, grey, ...size } of boxes)
    for (let dy = 0; dy < size.height; dy += 1)
      for (let dx = 0; dx < size.width; dx += 1)
        data.fill(grey, ((y + dy) * width + x + dx) * 4, ((y + dy) * width + x + dx) * 4 + 3)
  // A lossy picture is a little off everywhere, up and down alike.
  for (let at = 0; at < data.length; at += 1) data[at] = (data[at] ?? 0) + (((at * 7919) % 3) - 1) * noise
  return { width, height, data }
}
/** Twenty lines of different lengths, from a place on. */
const text = (from: number): Box[] =>
  Array.from({ length: 20 }, (_, line) => ({
    x: 20,
    y: from + line * 18,
    width: 60 + ((line * 53) % 190),
    height: 9,
    grey: 30,
  }))
/** A plate with a word in its middle. */
const plate = (height: number, grey = 120): Box[] => [
  { x: 40, y: 40, width: 100, height, grey },
  { x: 60, y: 40 + Math.floor((height - 9) / 2), width: 60, height: 9, grey: 240 },
]
const page = (high: number, below: number, noise = 0) =>
  picture(460 + below, [...plate(high), ...text(80 + below)], noise)

test('a part is found with its place and size, and the noise of a lossy picture is none', () => {
  const { areas, shift } = differencesOf(page(20, 0), picture(460, [...plate(20, 20), ...text(80)], 12))
  expect(areas).toMatchObject([{ x: 40, y: 40, width: 100, height: 20 }])
  expect(shift).toBe(0)
})

test.each([6, -5, 40])('what stands %i pixels lower because a part above it grew is no difference', (by) => {
  const { areas, shift } = differencesOf(page(24, 40), page(24 + by, 40 + by))
  expect(shift).toBe(by)
  expect(areas.map(({ x, y, width }) => x >= 40 && x + width <= 140 && y >= 40 && y < 80)).toEqual([true])
})

test.each([
  ['beside the part that grew', 20],
  ['below it', 200],
])(
  'a thing that has gone from blank ground, of a page that has moved by more than its height, is seen: %s',
  (_, y) => {
    const thing = { x: 290, y, width: 16, height: 16, grey: 60 }
    const { areas, shift } = differencesOf(picture(460, [...plate(24), ...text(80), thing]), page(64, 40))
    expect(shift).toBe(40)
    expect(areas.filter(({ x }) => x >= 280)).toMatchObject([{ x: 290, width: 16, height: 16 }])
  },
)

test('a tint of a whole part is seen, though each pixel is nearly what it was', () => {
  const { areas } = differencesOf(page(24, 0), picture(460, [...plate(24, 135), ...text(80)]))
  expect(areas).toHaveLength(1)
})

test('the same change on pages of different texts is one entry, another is not, and what only moved stands together', () => {
  const change = (name: string, before: Pixels, after: Pixels) => ({
    name,
    ...differencesOf(before, after),
  })
  const other = text(90).map((line) => ({ ...line, width: 250 - line.width / 2 }))
  const changes = [
    change('a', page(24, 0), page(30, 6)),
    change(
      'b',
      picture(480, [...plate(24), ...other]),
      picture(486, [...plate(30), ...other.map((line) => ({ ...line, y: line.y + 6 }))]),
    ),
    change('black', page(24, 0), picture(460, [...plate(24, 10), ...text(80)])),
    change('moved', picture(460, text(20)), picture(460, text(26))),
    change('moved too', picture(400, text(10)), picture(400, text(2))),
  ]
  expect(grouped(changes).map((group) => group.map(({ name }) => name))).toEqual([
    ['a', 'b'],
    ['moved', 'moved too'],
    ['black'],
  ])
})
