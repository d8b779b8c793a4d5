import { Presets, SingleBar } from 'cli-progress'
import type { Context } from './context.ts'

/** A progress bar of `total` steps, drawn only on an interactive terminal. `add` counts steps, `end` removes it. */
export function progress(
  { interactive }: Pick<Context, 'interactive'>,
  what: string,
  total: number,
): { add(steps: number): void; end(): void } {
  if (!interactive || total === 0) return { add: () => {}, end: () => {} }
  const bar = new SingleBar(
    { format: `${what} {bar} {value}/{total}, {eta_formatted} left`, clearOnComplete: true },
    Presets.shades_classic,
  )
  bar.start(total, 0)
  return { add: (steps) => bar.increment(steps), end: () => bar.stop() }
}
