import { Command, Option } from 'commander'
import { readCount } from '../../server/cli/arguments.ts'
import { simulate } from './simulate.ts'
import { type Plant, plants } from './world.ts'

/**
 * `npm run simulate`: a shop in a box. Shoppers on two devices and an operator do what people do, the network fails as
 * networks do, and after every step the invariants of `invariants.ts` are checked. One seed decides all of it.
 *
 * - Real: the shop's own atoms, queries, rules and store (src), and the reference API with its data in memory (server).
 * - Simulated: time, the browser's storage and tabs (`stage.ts`, `tab.ts`), the network (`network.ts`), people (`steps.ts`).
 *   The looks are missing: `checkout.ts` does without React what the hooks of the checkout page do.
 * - A day is up to 300 steps in a new shop; the steps that cannot be done at their moment are left out. Each day has a
 *   seed of its own, so that the day that fails can be played again alone.
 * - What a wish is stands in `ledger.ts`.
 *
 * A failure prints the invariant, its seed, and the shortest sequence of steps found that breaks it.
 */
const program = new Command('npm run simulate --')
  .description(
    'Simulates shoppers, an operator and faults: no order is lost or placed twice, no text goes astray.',
  )
  .option('--seed <number>', 'where the days begin; two fixed seeds without it', readCount)
  .option('--steps <count>', 'from each seed', readCount, 50_000)
  .addOption(new Option('--plant <bug>', 'a bug that must be found').choices(Object.keys(plants)))
const { seed, steps, plant } = program.parse().opts<{ seed?: number; steps: number; plant?: Plant }>()

const say = (text: string) => process.stdout.write(`${text}\n`)
if (plant) say(`Planted: ${plants[plant]}`)
for (const from of seed === undefined ? [1, 1_000_000] : [seed]) {
  const started = performance.now()
  const progress = (sofar: { days: number; steps: number }) => {
    if (sofar.days % 1000 === 0) say(`Seed ${from}: ${sofar.steps} steps`)
  }
  const { days, steps: done, orders, failure } = await simulate(from, steps, { plant, progress })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  say(`Seed ${from}: ${done} steps in ${days} days, ${orders} orders, ${seconds} s`)
  if (!failure) continue
  process.exitCode = 1
  say(`\nBROKEN on the day of seed ${failure.seed}: ${failure.broken}\n`)
  for (const line of failure.story) say(`  ${line}`)
  say(`\nAgain: npm run simulate -- --seed=${failure.seed} --steps=1${plant ? ` --plant=${plant}` : ''}\n`)
}
