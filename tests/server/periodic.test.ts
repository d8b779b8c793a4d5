import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { webPasswords } from '../../server/account/webPasswords.ts'
import { hostedApi } from '../../server/api/hostedApi.ts'
import { folderImages } from '../../server/images.ts'
import { memoryGuards } from '../../server/memory/guards.ts'
import { memoryStore } from '../../server/memory/store.ts'
import { startPeriodic } from '../../server/periodic.ts'
import { seed } from '../api/shop.ts'
import { silentLog as log } from '../listen.ts'
import { temporaryFolder } from '../temporaryFolder.ts'

const minute = 60_000

// Only what the work uses: the timers of what other tests of this process have under way would all be run for an hour.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }))
afterEach(() => void vi.useRealTimers())

/** So many processes over one store, begun `apart` milliseconds after each other, and what they did and logged. */
async function processes(
  count: number,
  apart: number,
  run: (n: number) => Promise<unknown> = async () => {},
) {
  const store = memoryGuards()
  const done: number[] = []
  const logged: string[] = []
  const log = { info: () => {}, error: (text: string) => void logged.push(text) }
  const began = Date.now()
  const all = []
  for (let i = 0; i < count; i += 1) {
    const work = {
      name: 'work',
      everyMs: 10 * minute,
      failed: 'It failed',
      run() {
        done.push((Date.now() - began) / minute)
        return run(done.length)
      },
    }
    all.push(startPeriodic({ store, now: () => new Date(), log }, [work]))
    await vi.advanceTimersByTimeAsync(apart)
  }
  return { all, done, logged }
}

test.each([
  ['at once', 0],
  ['seconds apart', 7_000],
  ['minutes apart', 3 * minute],
])('three processes that started %s do it once in a period', async (_, apart) => {
  const { done } = await processes(3, apart)
  await vi.advanceTimersByTimeAsync(60 * minute - 3 * apart)
  expect(done).toHaveLength(7)
  for (const [i, at] of done.entries()) if (i > 0) expect(at - done[i - 1]!).toBeGreaterThanOrEqual(10)
})

test('when the process that did it ends, another does it in the next period', async () => {
  const { all, done } = await processes(3, minute)
  await all[0]!.stop()
  await vi.advanceTimersByTimeAsync(7 * minute)
  expect(done).toEqual([0, 10])
})

test('a failure is logged, and the work is done again in the next period', async () => {
  const { done, logged } = await processes(2, 0, async (n) => {
    if (n === 1) throw new Error('refused')
  })
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect([done, logged]).toEqual([[0, 10], ['It failed']])
})

test('a work that takes longer than its period is not begun twice by one process, and is waited for', async () => {
  let end = () => {}
  const { all, done } = await processes(1, 0, () => new Promise<void>((resolve) => (end = resolve)))
  await vi.advanceTimersByTimeAsync(30 * minute)
  expect(done).toEqual([0])
  let stopped = false
  const stopping = all[0]!.stop().then(() => (stopped = true))
  await vi.advanceTimersByTimeAsync(1)
  expect(stopped).toBe(false)
  end()
  await stopping
})

test('a server deletes what has expired each hour, and looks each ten minutes for payments that nobody told', async () => {
  const store = memoryStore(seed(), webPasswords)
  const dataDir = temporaryFolder()
  const [asked, deleted, looked] = (['throttle', 'prune', 'newPaymentEvents'] as const).map((name) =>
    vi.spyOn(store, name),
  )
  const options = { store, log, dataDir, images: folderImages(dataDir), origin: () => 'https://shop.example' }
  await hostedApi({ ...options, now: () => new Date() }).stop()
  expect(asked?.mock.calls).toMatchObject([
    ['periodic prune', { windowMs: 60 * minute }, expect.any(Number)],
    ['periodic payments', { windowMs: 10 * minute }, expect.any(Number)],
  ])
  expect([deleted?.mock.calls.length, looked?.mock.calls.length]).toEqual([1, 1])
})
