import { Presets, SingleBar } from 'cli-progress'
import type { Context } from './context.ts'

/** A bar for work of so many steps, on the terminal of a person; `add` counts steps done, `end` takes it away. */
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
