import { sha256 } from '@noble/hashes/sha2.js'

/** Finds the number, at most `maxnumber`, that makes the SHA-256 hash of salt and number `challenge`. */
export type Puzzle = { challenge: string; salt: string; maxnumber: number }

/** Milliseconds of work without a pause: half a frame, so that typing and scrolling stay smooth. */
const sliceMs = 8

const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve))

const hashBytes = 32

/** The bytes of a hash in hex; NaN where the text is not hex. */
const bytesOf = (hex: string) =>
  Array.from({ length: hashBytes }, (_, i) => Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16))

/** Finds the number that solves the puzzle by trying; undefined where none does. Throws when `signal` is aborted. */
export async function solvePuzzle(
  { challenge, salt, maxnumber }: Puzzle,
  signal?: AbortSignal,
): Promise<number | undefined> {
  const target = bytesOf(challenge)
  const encoder = new TextEncoder()
  let pause = performance.now() + sliceMs
  for (let number = 0; number <= maxnumber; number++) {
    // Not crypto.subtle: a promise for each hash costs far more than hashing a short text, and pages over http lack it.
    const hash = sha256(encoder.encode(`${salt}${number}`))
    if (target.every((byte, i) => byte === hash[i])) return number
    if (performance.now() < pause) continue
    await yieldToBrowser()
    signal?.throwIfAborted()
    pause = performance.now() + sliceMs
  }
  return undefined
}
