import { expect, test } from 'vitest'
import { newestFirst } from '../../src/rules/newestFirst.ts'

test('newest first, whatever the format of the dates, and unreadable dates last', () => {
  const dates = ['soon', '2026-11-02 09:30:00', '1795150080', '2026-11-20T01:35:00Z']
  expect(newestFirst(dates, (date) => date)).toEqual([
    '1795150080',
    '2026-11-20T01:35:00Z',
    '2026-11-02 09:30:00',
    'soon',
  ])
})

test('entries of the same date keep their sequence', () => {
  const entries = [1, 2, 3].map((id) => ({ id, date: '2026-11-20T01:35:00Z' }))
  expect(newestFirst(entries, ({ date }) => date)).toEqual(entries)
})
