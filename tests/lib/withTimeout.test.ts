import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTimeout } from '../../src/lib/withTimeout.ts'
import { limits } from '../../src/rules/limits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('ERR-02: a chunk that has not loaded after 120 s counts as failed, one that loads just before does not', async () => {
  const late = withTimeout(new Promise(() => undefined), limits.chunkTimeout)
  const failed = vi.fn()
  late.catch(failed)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledOnce()

  const slow = new Promise((resolve) => setTimeout(() => resolve('page'), 119_999))
  const inside = withTimeout(slow, limits.chunkTimeout)
  await vi.advanceTimersByTimeAsync(119_999)
  await expect(inside).resolves.toBe('page')
})

test('a rejection passes through and leaves no timer behind', async () => {
  await expect(withTimeout(Promise.reject(new Error('gone')), limits.chunkTimeout)).rejects.toThrow('gone')
  await vi.advanceTimersByTimeAsync(0)
  expect(vi.getTimerCount()).toBe(0)
})
