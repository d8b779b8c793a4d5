import { sha256 } from '@noble/hashes/sha2.js'

/** What a proof of work asks for: the number up to `maxnumber` whose hash with the salt is the challenge. */
export type Puzzle = { challenge: string; salt: string; maxnumber: number }

/** Milliseconds of work at a stretch: half a frame, so that typing and scrolling stay smooth. */
const stretch = 8

const breath = () => new Promise((resolve) => setTimeout(resolve))

const hashBytes = 32

/** The bytes of a hash written in hex; NaN where it is none. */
const bytesOf = (hex: string) =>
  Array.from({ length: hashBytes }, (_, i) => Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16))

/** The number that solves the puzzle, found by trying; undefined where none does. Throws when `signal` is aborted. */
export async function solvePuzzle(
  { challenge, salt, maxnumber }: Puzzle,
  signal?: AbortSignal,
): Promise<number | undefined> {
  const wanted = bytesOf(challenge)
  const encoder = new TextEncoder()
  let pause = performance.now() + stretch
  for (let number = 0; number <= maxnumber; number++) {
    // The platform's own is a promise a hash, which costs far more for short texts, and is missing without https.
    const found = sha256(encoder.encode(`${salt}${number}`))
    if (wanted.every((byte, i) => byte === found[i])) return number
    if (performance.now() < pause) continue
    await breath()
    signal?.throwIfAborted()
    pause = performance.now() + stretch
  }
  return undefined
}
