import { describe, expect, test } from 'vitest'
import { cleanPhone, isPhone, readPhone } from '../../src/rules/phone.ts'

describe('what the field accepts (§5, decision 9)', () => {
  test.each([
    ['', ''],
    // The country code becomes 0 before the cut.
    ['0094771234567', '0771234567'],
    ['94771234567', '0771234567'],
    // Typed by a form that has the code already.
    ['+94+94771234567', '0771234567'],
    ['+94', '0'],
    // A bare 94 is one only with more than 10 digits.
    ['94', '94'],
    ['9477123456', '9477123456'],
  ])('%j: digits only, up to 10: %j', (typed, digits) => {
    expect(cleanPhone(typed)).toBe(digits)
  })

  test.each(['+94771234567', '94771234567'])('%s typed key by key', (number) => {
    const digits = [...number].reduce((field, key) => cleanPhone(field + key), '')
    expect(digits).toBe('0771234567')
  })

  test('a text crafted to be slow is processed quickly', () => {
    const start = performance.now()
    expect(cleanPhone('+'.repeat(300_000))).toBe('')
    expect(cleanPhone('94'.repeat(300_000))).toBe('0949494949')
    // Milliseconds where the time grows with the length, minutes where it grows with its square.
    expect(performance.now() - start).toBeLessThan(5000)
  })
})

test.each([
  ['0771234567 / 0712345678', '0712345678'],
  // The end of a second number alone.
  ['+94 77 123 4567 & 668', '0771234668'],
  ['07712345678', ''],
  ['', ''],
])(
  'what is pasted after the number is left out, and not lost (decision 164): %j leaves %j',
  (typed, leftOut) => {
    expect(readPhone(typed)).toEqual({ phone: typed && '0771234567', leftOut })
  },
)

test.each([
  ['0771234567', true],
  ['07712345678', false],
  ['7712345670', false],
  ['077123456a', false],
  ['', false],
])('§9 exactly 10 digits, the first 0: %j %s', (text, valid) => {
  expect(isPhone(text)).toBe(valid)
})
