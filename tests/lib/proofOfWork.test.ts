import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { solvePuzzle } from '../../src/lib/proofOfWork.ts'

const platform = (data: string) => createHash('sha256').update(data).digest('hex')

describe('solvePuzzle', () => {
  const salt = 'f00d?expires=1795000000&'
  const puzzle = (number: number, maxnumber: number) => ({
    salt,
    maxnumber,
    challenge: platform(`${salt}${number}`),
  })

  test.each([0, 1, 499, 500])('finds %d of 500', async (number) => {
    expect(await solvePuzzle(puzzle(number, 500))).toBe(number)
  })

  test('finds nothing if there is no solution', async () => {
    expect(await solvePuzzle(puzzle(501, 500))).toBeUndefined()
    expect(await solvePuzzle({ salt, maxnumber: 20, challenge: 'no hash' })).toBeUndefined()
  })

  test('works in slices of milliseconds and stops when aborted', async () => {
    const stop = new AbortController()
    const solving = solvePuzzle(puzzle(-1, 10_000_000), stop.signal)
    // This resolves only because the solver yields between slices.
    await new Promise(setImmediate)
    stop.abort()
    await expect(solving).rejects.toThrow('abort')
  })
})
