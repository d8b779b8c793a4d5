import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { solvePuzzle } from '../../src/lib/proofOfWork.ts'

test.each([0, 20])('of the numbers up to 20, %d is found too', async (number) => {
  const challenge = createHash('sha256').update(`f00d${number}`).digest('hex')
  expect(await solvePuzzle({ salt: 'f00d', maxnumber: 20, challenge })).toBe(number)
  expect(await solvePuzzle({ salt: 'f00d', maxnumber: number - 1, challenge })).toBeUndefined()
})

test('a puzzle is solved in slices of milliseconds, and left when aborted', async () => {
  const stop = new AbortController()
  const solving = solvePuzzle({ salt: 'f00d', maxnumber: 10_000_000, challenge: 'no hash' }, stop.signal)
  // This resolves only because the solver yields between slices.
  await new Promise(setImmediate)
  stop.abort()
  await expect(solving).rejects.toThrow('abort')
})
