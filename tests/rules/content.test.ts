import { describe, expect, test } from 'vitest'
import { currentAnnouncements, withoutDismissed } from '../../src/rules/content.ts'

const isCurrent = (announcement: Partial<Parameters<typeof currentAnnouncements>[0][number]>, now: string) =>
  currentAnnouncements(
    [{ id: 1, title: 'Open on Poya day', content: '', is_active: 1 as const, ...announcement }],
    new Date(now),
  ).length === 1

describe('§4 active, and within the dates (HOME-08)', () => {
  test.each([
    ['a day before it starts', '2026-11-19T23:59:59.999+05:30', false],
    ['as its day starts in Colombo', '2026-11-20T00:00:00.000+05:30', true],
  ])('20 to 22 Nov, %s: %s is %s', (_, now, visible) => {
    expect(isCurrent({ start_date: '2026-11-20', end_date: '2026-11-22' }, now)).toBe(visible)
  })

  test.each([
    ['2026-11-20T08:59:59.999+05:30', false],
    ['2026-11-20T09:00:00.000+05:30', true],
    ['2026-11-20T17:00:00.001+05:30', false],
  ])('9:00 to 17:00, both included: %s is %s', (now, visible) => {
    expect(isCurrent({ start_date: '2026-11-20 09:00:00', end_date: '2026-11-20T17:00:00' }, now)).toBe(
      visible,
    )
  })

  test.each([
    ...['2026-11-22', '2026-11-21T18:30:00.000Z', '2026-11-22T00:00:00.000Z', '2026-11-22 00:00:00+00'],
    ...['Sun, 22 Nov 2026 00:00:00 GMT', '1795305600000'],
  ])('decision 17: an end on 22 Nov written as %s includes that day', (end_date) => {
    expect(isCurrent({ end_date }, '2026-11-22T23:59:59.999+05:30')).toBe(true)
    expect(isCurrent({ end_date }, '2026-11-23T00:00:00.000+05:30')).toBe(false)
  })

  test.each([
    ['blank dates', { start_date: '', end_date: '' }],
    ['unreadable dates', { start_date: 'soon', end_date: 'never' }],
  ])('%s: there is no end', (_, dates) => {
    expect(isCurrent(dates, '2026-11-20T10:00:00+05:30')).toBe(true)
  })

  test.each([
    [true, true],
    [false, false],
  ] as const)('is_active %j: %s', (is_active, visible) => {
    expect(isCurrent({ is_active }, '2026-11-20T10:00:00+05:30')).toBe(visible)
  })

  test.each([
    ['Closed', '', true],
    ['', '', false],
  ])('title %j, content %j: %s', (title, content, visible) => {
    expect(isCurrent({ title, content }, '2026-11-20T10:00:00+05:30')).toBe(visible)
  })
})

const list = [{ id: 1 }, { id: 2 }, { id: 3 }]

test.each([
  [[1, 2], [3]],
  [['2'], [1, 3]],
])(
  'decision 17: a dismissed announcement stays hidden, a new one shows dismissed %j: %j remain',
  (dismissed, ids) => {
    expect(withoutDismissed(list, dismissed).map(({ id }) => id)).toEqual(ids)
  },
)
