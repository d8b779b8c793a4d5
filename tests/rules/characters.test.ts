import { expect, test } from 'vitest'
import { characters, isBlank } from '../../src/rules/characters.ts'
import { metaDescription } from '../../src/rules/pageMeta.ts'
import { passwordRules } from '../../src/rules/passwords.ts'

const family = '👨‍👩‍👧'
const accented = 'e\u0301'

test.each([
  [family, 1],
  ['தி', 1],
])('%s has %i characters', (text, count) => expect(characters(text)).toHaveLength(count))

test('what is counted without Intl is counted as Intl does', () => {
  const ranges = [
    [0x20, 0x24f],
    [0x2010, 0x2027],
    [0x2030, 0x205e],
    [0x2150, 0x218f],
    [0x2200, 0x22ff],
    [0x2460, 0x24ff],
  ] as const
  const text = ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .map((code) => String.fromCodePoint(code))
    .join('')
  const segments = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  expect(characters(text)).toEqual(segments)
})

test.each([' \n\t', '\u200b\u200d'])('%j is blank', (text) => expect(isBlank(text)).toBe(true))
test.each(['0', 'مقبض'])('%j is not blank', (text) => expect(isBlank(text)).toBe(false))

test('§5 a password is as long as people see it', () => {
  expect(passwordRules(accented.repeat(7)).length).toBe(false)
  expect(passwordRules(accented.repeat(8)).length).toBe(true)
})

test('§9 a description ends after 160 characters, none of which is cut', () => {
  expect(metaDescription(accented.repeat(200))).toBe(accented.repeat(160))
  expect(metaDescription('  Solid brass.\n\n  Screws\tincluded. ')).toBe('Solid brass. Screws included.')
})
