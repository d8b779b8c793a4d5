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

/**
 * Runs at most `atOnce` pieces of expensive work at a time; at most `waiting` more wait for their turn. One visitor (`of`)
 * has at most `each` places, running and waiting together, so that nobody can take them all; the first piece of a visitor
 * goes before the second of another. Beyond that the work is rejected with `QueueFull`. Work whose `signal` is aborted is
 * rejected with the signal's reason.
 */
export function fairQueue(places: { atOnce: number; waiting: number; each: number }): FairQueue {
  const { atOnce, waiting, each } = places
  const queue = new PQueue({ concurrency: atOnce })
  const running = new Map<string, number>()
  return async (of, work, signal) => {
    const mine = running.get(of) ?? 0
    if (mine >= each || queue.pending + queue.size >= atOnce + waiting)
      throw new QueueFull('There is no place left in the queue')
    running.set(of, mine + 1)
    try {
      return await queue.add(work, { priority: -mine, ...(signal && { signal }) })
    } finally {
      const remaining = (running.get(of) ?? 1) - 1
      if (remaining > 0) running.set(of, remaining)
      else running.delete(of)
    }
  }
}
