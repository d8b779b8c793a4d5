import { describe, expect, test } from 'vitest'
import { fairQueue, QueueFull } from '../../server/http/fairQueue.ts'

/** A queue of two at once and 22 waiting, as the one of passwords; every piece is open until `finish`. */
function queue(each = 4) {
  const inTurn = fairQueue({ atOnce: 2, waiting: 22, each })
  const open: (() => void)[] = []
  const done: string[] = []
  const refused: string[] = []
  const come = (...visitors: string[]) => {
    for (const of of visitors)
      inTurn(of, () => new Promise<void>((resolve) => open.push(resolve))).then(
        () => done.push(of),
        (error) => refused.push(error instanceof QueueFull ? of : `${of}: ${error}`),
      )
  }
  /** Finishes everything that was taken. */
  const finish = async () => {
    for (let rounds = 0; rounds < 100; rounds += 1) {
      for (const resolve of open.splice(0)) resolve()
      await new Promise((resolve) => setImmediate(resolve))
    }
    return { done, refused }
  }
  return { inTurn, come, finish }
}

const times = (count: number, of: string) => Array<string>(count).fill(of)
const visitors = (count: number, places: number) =>
  Array.from({ length: count }, (_, at) => times(places, `visitor ${at}`)).flat()
const of = (list: readonly string[], name: string) => list.filter((each) => each === name).length

describe('a full queue', () => {
  test.each<[string, string[], number?]>([
    ['six addresses with four places each', visitors(6, 4)],
    ['twelve with two', visitors(12, 2)],
    ['one that may have them all', times(24, 'visitor 0'), 24],
  ])('of %s takes a newcomer, and drops the newest piece of whoever has most', async (_, taken, each) => {
    const { come, finish } = queue(each)
    come(...taken, 'newcomer')
    const { done, refused } = await finish()
    expect(of(done, 'newcomer')).toBe(1)
    expect(refused).toHaveLength(1)
    expect(of(taken, refused[0]!)).toBeGreaterThan(1)
    expect(done).toHaveLength(24)
  })

  test('comes down to the same number of places for all, and the next is refused', async () => {
    const { come, finish } = queue()
    come(...visitors(6, 4), ...Array.from({ length: 20 }, (_, at) => `newcomer ${at}`))
    const { done, refused } = await finish()
    expect([done.length, refused.length]).toEqual([24, 20])
    for (let at = 0; at < 6; at += 1) expect(of(done, `visitor ${at}`)).toBeGreaterThanOrEqual(1)
    expect(done.filter((name) => name.startsWith('newcomer')).length).toBeGreaterThanOrEqual(16)
  })

  test('gives nobody a second place at the cost of another with two', async () => {
    const { come, finish } = queue()
    come(...visitors(12, 2), 'visitor 0', 'newcomer', 'newcomer')
    const { refused } = await finish()
    expect([of(refused, 'visitor 0'), of(refused, 'newcomer')]).toEqual([expect.any(Number), 1])
    expect(refused).toHaveLength(3)
  })

  test('has its place again when work is given up while it waits', async () => {
    const { inTurn, come, finish } = queue()
    come('a', 'b')
    const leave = new AbortController()
    const left = inTurn('c', async () => undefined, leave.signal)
    leave.abort(new Error('gone'))
    await expect(left).rejects.toThrow('gone')
    come(...Array.from({ length: 22 }, (_, at) => `d${at}`))
    expect(await finish()).toMatchObject({ refused: [] })
  })
})

test('one visitor has at most its own places, and the first of a visitor goes before the second of another', async () => {
  const { come, finish } = queue()
  come(...times(6, 'greedy'), 'late')
  const { done, refused } = await finish()
  expect(refused).toEqual(['greedy', 'greedy'])
  expect(done.indexOf('late')).toBeLessThan(3)
})
