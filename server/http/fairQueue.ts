import PQueue from 'p-queue'
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

/** A piece of work that waits. `drop` rejects it, and frees its place at once. */
type Waiting = { of: string; drop: () => void }

/**
 * Runs `atOnce` pieces of expensive work at a time, while `waiting` more wait. One visitor (`of`) has at most `each`
 * places, and the first piece of a visitor goes before the second of another. When all are taken, whoever has most loses
 * the newest that waits to one who has fewer; what finds no place is rejected with `QueueFull`, aborted work with its
 * reason.
 */
export function fairQueue(places: { atOnce: number; waiting: number; each: number }): FairQueue {
  const { atOnce, waiting, each } = places
  const queue = new PQueue({ concurrency: atOnce })
  const held = new Map<string, number>()
  /** The pieces that wait, in the order in which they came. */
  let line: Waiting[] = []
  const heldBy = (of: string) => held.get(of) ?? 0
  const full = () => new QueueFull('There is no place left in the queue')

  /** Takes a place from whoever has most. False when nobody has more than `places` places. */
  const freePlace = (places: number) => {
    const most = Math.max(...line.map(({ of }) => heldBy(of)))
    const newest = most > places ? line.findLast(({ of }) => heldBy(of) === most) : undefined
    newest?.drop()
    return newest !== undefined
  }

  return async (of, work, signal) => {
    const mine = heldBy(of)
    if (mine >= each) throw full()
    if (queue.pending + queue.size >= atOnce + waiting && !freePlace(mine + 1)) throw full()
    const dropped = new AbortController()
    const piece: Waiting = {
      of,
      drop() {
        leave()
        dropped.abort(full())
      },
    }
    const stopWaiting = () => {
      line = line.filter((other) => other !== piece)
    }
    let isHeld = true
    const leave = () => {
      if (!isHeld) return
      isHeld = false
      stopWaiting()
      const remaining = heldBy(of) - 1
      if (remaining > 0) held.set(of, remaining)
      else held.delete(of)
    }
    const begin = () => {
      stopWaiting()
      return work()
    }
    held.set(of, mine + 1)
    line.push(piece)
    try {
      return await queue.add(begin, {
        priority: -mine,
        signal: signal ? AbortSignal.any([signal, dropped.signal]) : dropped.signal,
      })
    } finally {
      leave()
    }
  }
}
