import { sha256 } from './sha256.ts'

/** What a proof of work asks for: the number up to `maxnumber` whose hash with the salt is the challenge. */
export type Puzzle = { challenge: string; salt: string; maxnumber: number }

/** Milliseconds of work at a stretch: half a frame, so that typing and scrolling stay smooth. */
const stretch = 8

const breath = () => new Promise((resolve) => setTimeout(resolve))

/** The eight words of a hash written in hex. */
const wordsOf = (hex: string) =>
  Array.from({ length: 8 }, (_, i) => Number.parseInt(hex.slice(i * 8, i * 8 + 8), 16) | 0)

/** The number that solves the puzzle, found by trying; undefined where none does. Throws when `signal` is aborted. */
export async function solvePuzzle(
  { challenge, salt, maxnumber }: Puzzle,
  signal?: AbortSignal,
): Promise<number | undefined> {
  const wanted = wordsOf(challenge)
  const encoder = new TextEncoder()
  let pause = performance.now() + stretch
  for (let number = 0; number <= maxnumber; number++) {
    const found = sha256(encoder.encode(`${salt}${number}`))
    if (wanted.every((word, i) => word === found[i])) return number
    if (performance.now() < pause) continue
    await breath()
    signal?.throwIfAborted()
    pause = performance.now() + stretch
  }
  return undefined
}
