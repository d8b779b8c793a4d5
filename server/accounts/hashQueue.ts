import { refuse } from '../refusal.ts'
import type { Passwords } from './passwords.ts'

/** Seconds after which a refused caller may try again. */
const retryAfter = 5

/**
 * Hashes at most `atOnce` passwords at a time, so that files and the network still get their turn on the thread pool.
 * At most `waiting` more calls wait in a queue; any further call is refused with 503 and Retry-After.
 */
export function hashQueue(
  passwords: Passwords,
  { atOnce = 2, waiting = 20 }: { atOnce?: number; waiting?: number } = {},
): Passwords {
  let running = 0
  const queue: (() => void)[] = []
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (queue.length >= waiting)
        refuse(
          503,
          'The shop is very busy. Please try again in a moment.',
          { success: false },
          {
            'Retry-After': String(retryAfter),
          },
        )
      // A finished call hands its slot to the first call in the queue.
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
  return {
    hash: (password) => inTurn(() => passwords.hash(password)),
    verify: (password, hash) => inTurn(() => passwords.verify(password, hash)),
  }
}
