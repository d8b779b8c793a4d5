import type { Log } from './observability/log.ts'
import type { GuardStore } from './store/guards.ts'

/**
 * Work of every `everyMs` milliseconds, until its signal is aborted; `failed` is the sentence of the log when it rejects.
 */
export type PeriodicWork = {
  name: string
  everyMs: number
  run(signal: AbortSignal): Promise<unknown>
  failed: string
}

/** Milliseconds between two questions whether anything is due. */
const askEveryMs = 60 * 1000

/**
 * Does each work at the start and after each period, once for all processes: whoever asks first takes the period in a row
 * of the database. One that ends in the middle leaves it to the next period. `stop` waits for what is being done.
 */
export function startPeriodic(
  { store, now, log }: { store: Pick<GuardStore, 'throttle'>; now: () => Date; log: Log },
  works: readonly PeriodicWork[],
): { stop(): Promise<void> } {
  let running: Promise<unknown> | undefined
  const stopping = new AbortController()
  const one = async ({ name, everyMs, run, failed }: PeriodicWork) => {
    try {
      const wait = await store.throttle(`periodic ${name}`, { limit: 1, windowMs: everyMs }, Number(now()))
      if (wait === 0) await run(stopping.signal)
    } catch (error) {
      log.error(failed, error)
    }
  }
  const ask = () => {
    // Gateways that answer slowly may need longer than a minute.
    running ??= Promise.all(works.map(one)).finally(() => (running = undefined))
  }
  ask()
  const timer = setInterval(ask, askEveryMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await running
    },
  }
}
