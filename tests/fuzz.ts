import { Command } from 'commander'
import { readCount } from '../server/cli/arguments.ts'
import { fuzz } from './operate/fuzz.ts'

/** `npm run fuzz`: sends generated requests to every call and reports what went wrong. */
const program = new Command('npm run fuzz --')
  .description('Makes requests of every call, as a visitor and as another customer: none fails, none leaks.')
  .option('--requests <count>', 'of each call', readCount, 2000)
  .option('--seed <count>', 'the same requests again', readCount, Date.now() % 2 ** 31)
const { requests, seed } = program.parse().opts<{ requests: number; seed: number }>()

const wrong = await fuzz(requests, seed)
for (const line of wrong) process.stdout.write(`${line}\n`)
process.stdout.write(`Seed ${seed}: ${requests} requests of each call, ${wrong.length} of them wrong.\n`)
process.exitCode = wrong.length === 0 ? 0 : 1
