import { Command } from 'commander'
import { readCount } from '../../server/cli/arguments.ts'
import { simulate } from './simulate.ts'

/**
 * `npm run simulate`: a shop in a box. Shoppers on two devices and an operator do what people do, the network fails as
 * networks do, and one seed decides all of it. What must hold after every step, whatever happened, is in `invariants.ts`,
 * and in `ledger.ts` what a wish is. `npm test` plays 5,000 steps from each of two seeds, and CI 50,000 beside it.
 *
 * Real are the shop's own atoms, queries, rules and forms (src) and the reference API with its data in memory (server).
 * Simulated are time and the browser's globals (`stage.ts`), tabs, storage, locks and the checkout page without its looks
 * (`tab.ts`), the network (`network.ts`) and people (`steps.ts`).
 *
 * A day is up to 300 steps in a new shop, and has a seed of its own; a step that cannot be done at its moment is left out.
 * A failure prints the invariant, how it was broken, what happened on the shortest day found that breaks it, and the
 * command that plays that day again. Read it from the end: the last lines name the order, text or cart in question.
 */
const program = new Command('npm run simulate --')
  .description(
    'Simulates shoppers, an operator and faults: no order is lost or placed twice, no text goes astray.',
  )
  .option('--seed <number>', 'where the days begin; two fixed seeds without it', readCount)
  .option('--steps <count>', 'from each seed', readCount, 50_000)
const { seed, steps } = program.parse().opts<{ seed?: number; steps: number }>()

const say = (text: string) => process.stdout.write(`${text}\n`)

async function play(from: number) {
  const started = performance.now()
  const progress = (sofar: { days: number; steps: number }) => {
    if (sofar.days % 1000 === 0) say(`Seed ${from}: ${sofar.steps} steps`)
  }
  const { days, steps: done, orders, failure } = await simulate(from, steps, progress)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  say(`Seed ${from}: ${done} steps in ${days} days, ${orders} orders, ${seconds} s`)
  if (!failure) return
  process.exitCode = 1
  say(`\nBROKEN on the day of seed ${failure.seed}: ${failure.broken}\n`)
  for (const line of failure.story) say(`  ${line}`)
  say(`\nAgain: npm run simulate -- --seed=${failure.seed} --steps=1\n`)
}

for (const each of seed === undefined ? [1, 1_000_000] : [seed]) await play(each)
