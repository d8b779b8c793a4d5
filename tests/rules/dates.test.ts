import { expect, test } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatTime,
  isDateOnly,
  newestFirst,
  parseShopDate,
} from '../../src/rules/dates.ts'

test.each([
  ['2026-11-20T06:48:00Z', '20 Nov 2026', '12:18 pm'],
  ['2026-11-20T18:30:00Z', '21 Nov 2026', '12:00 am'],
  ['2026-12-31T20:05:00Z', '1 Jan 2027', '1:35 am'],
])('shown in Asia/Colombo (decision 36): %s is %s, %s', (utc, date, time) => {
  expect(formatDate(new Date(utc))).toBe(date)
  expect(formatTime(new Date(utc))).toBe(time)
  expect(formatDateTime(new Date(utc))).toBe(`${date}, ${time}`)
  expect(formatDateTime(Date.parse(utc))).toBe(`${date}, ${time}`)
})

test('decision 36: an invalid date throws', () => {
  expect(() => formatDate(new Date('x'))).toThrow(RangeError)
})

test.each([
  [' 2026-11-20 ', '2026-11-19T18:30:00.000Z'],
  ['2026-11-20T10:18', '2026-11-20T04:48:00.000Z'],
  ['2026-11-20T10:18:00.000Z', '2026-11-20T10:18:00.000Z'],
  ['Fri, 20 Nov 2026 04:48:00 GMT', '2026-11-20T04:48:00.000Z'],
  ['2026-11-20 10:18:00 +0530', '2026-11-20T04:48:00.000Z'],
  ['2026-11-20 04:48:00+00', '2026-11-20T04:48:00.000Z'],
  ['1795150080000', '2026-11-20T04:48:00.000Z'],
])('decision 14: %j is %s', (text, utc) => {
  expect(parseShopDate(text)?.toISOString()).toBe(utc)
})

test('a day without a time is distinguished from a moment', () => {
  expect(isDateOnly('2026-11-20')).toBe(true)
  expect(isDateOnly('2026-11-20 00:00:00')).toBe(false)
})

test('newest first, whatever the format of the dates, and unreadable dates last', () => {
  const dates = ['soon', '2026-11-02 09:30:00', '1795150080', '2026-11-20T01:35:00Z']
  expect(newestFirst(dates, (date) => date)).toEqual([
    '1795150080',
    '2026-11-20T01:35:00Z',
    '2026-11-02 09:30:00',
    'soon',
  ])
})
