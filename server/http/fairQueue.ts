import { onAbort, withAbort } from '../../src/lib/withAbort.ts'
import { refuse } from '../refusal.ts'

/** Rejects work for which there is no place in the queue. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

/** Refuses with 503 and Retry-After work for which there is no place; throws any other error again. */
export function refuseQueueFull(error: unknown, fields?: Record<string, unknown>): never {
  if (!(error instanceof QueueFull)) throw error
  return refuse(503, 'The shop is very busy. Please try again in a moment.', fields, { 'Retry-After': '5' })
}

export type FairQueue = <Result>(
  of: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>

/** Work that waits for its turn: `place` is how many places its visitor had when it came. `drop` frees its own at once. */
type Waiting = { of: string; place: number; start: () => void; drop: (reason: unknown) => void }

/**
 * Runs `atOnce` pieces of expensive work at a time, while `waiting` more wait. One visitor (`of`) has at most `each`
 * places, and the first piece of a visitor goes before the second of another. When all are taken, whoever has most loses
 * the newest that waits to one who has fewer; what finds no place is rejected with `QueueFull`, aborted work with its
 * reason.
 */
export function fairQueue(places: { atOnce: number; waiting: number; each: number }): FairQueue {
  const { atOnce, waiting, each } = places
  const held = new Map<string, number>()
  const heldBy = (of: string) => held.get(of) ?? 0
  /** In the order in which they came. */
  let line: Waiting[] = []
  let running = 0
  const full = () => new QueueFull('There is no place left in the queue')

  function leave(of: string) {
    if (heldBy(of) > 1) held.set(of, heldBy(of) - 1)
    else held.delete(of)
  }

  /** Takes a place from whoever has most. False when nobody has more than `places` places. */
  function freePlace(places: number): boolean {
    const most = Math.max(...line.map(({ of }) => heldBy(of)))
    const newest = most > places ? line.findLast(({ of }) => heldBy(of) === most) : undefined
    newest?.drop(full())
    return newest !== undefined
  }

  function startNext() {
    const first = Math.min(...line.map(({ place }) => place))
    const next = running < atOnce ? line.find(({ place }) => place === first) : undefined
    if (!next) return
    running += 1
    line = line.filter((other) => other !== next)
    next.start()
  }

  return async (of, work, signal = new AbortController().signal) => {
    const place = heldBy(of)
    if (place >= each) throw full()
    if (running + line.length >= atOnce + waiting && !freePlace(place + 1)) throw full()
    held.set(of, place + 1)
    await new Promise<void>((start, reject) => {
      const drop = (reason: unknown) => {
        if (!line.includes(piece)) return
        line = line.filter((other) => other !== piece)
        leave(of)
        reject(reason)
      }
      const piece: Waiting = { of, place, start, drop }
      line.push(piece)
      onAbort(signal, () => drop(signal.reason))
      startNext()
    })
    try {
      return await withAbort(work(), signal)
    } finally {
      running -= 1
      leave(of)
      startNext()
    }
  }
}
