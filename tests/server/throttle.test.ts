import { expect, test } from 'vitest'
import { throttled } from '../../server/store/guards.ts'

const minute = 60_000
const day = 24 * 60 * minute

test.each([
  ['an hour ahead', 60 * minute, 0],
  ['a day ahead', day, 0],
  ['a year ahead', 365 * day, 0],
  ['as far ahead as two machines may differ', minute, 11 * minute],
  ['right', 0, 10 * minute],
])('after a count by a clock that was %s, the wait is no longer than the window', (_, ahead, wait) => {
  const now = 1_800_000_000_000
  for (const delays of [{}, { delayMs: 10 * minute }]) {
    const rule = { limit: 1, windowMs: 10 * minute, ...delays }
    const before = { count: 1, since: now + ahead, last: now + ahead }
    const again = { counted: { count: 1, since: now, last: now } }
    expect(throttled(before, rule, now)).toEqual(wait === 0 ? again : { wait })
  }
})
