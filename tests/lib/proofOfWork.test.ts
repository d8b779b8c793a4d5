import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { solvePuzzle } from '../../src/lib/proofOfWork.ts'
import { sha256 } from '../../src/lib/sha256.ts'

const hex = (words: Int32Array) =>
  Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
const platform = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')

describe('sha256', () => {
  // 55 and 56, 119 and 120 are where the length no longer fits the block.
  test.each([0, 1, 3, 54, 55, 56, 63, 64, 65, 119, 120, 121, 1000])('of %d bytes', (length) => {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 31 + length) & 255)
    expect(hex(sha256(bytes))).toBe(platform(bytes))
  })

  test('of "abc", as FIPS 180-4 has it', () => {
    expect(hex(sha256(new TextEncoder().encode('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
  })
})

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

  test('finds none where there is none', async () => {
    expect(await solvePuzzle(puzzle(501, 500))).toBeUndefined()
    expect(await solvePuzzle({ salt, maxnumber: 20, challenge: 'no hash' })).toBeUndefined()
  })

  test('works at a stretch of milliseconds, and stops when it is told to', async () => {
    const stop = new AbortController()
    const solving = solvePuzzle(puzzle(-1, 10_000_000), stop.signal)
    // Only a solver that pauses lets this run.
    await new Promise(setImmediate)
    stop.abort()
    await expect(solving).rejects.toThrow('abort')
  })
})
