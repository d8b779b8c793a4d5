import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command, Option } from 'commander'
import { readCount } from '../server/cli/arguments.ts'
import { table } from '../server/cli/table.ts'
import { type CrashResult, crash } from './operate/crash.ts'
import { eachDatabase } from './operate/databases.ts'

/** `npm run crash`: checks that no order is lost, duplicated or incomplete when the server is killed while working. */
const program = new Command('npm run crash --')
  .description(
    'Kills the server in the middle of a stream of orders, and compares what was answered with what is kept.',
  )
  .option('--rounds <count>', 'how often, for each database', readCount, 100)
  .addOption(new Option('--only <database>', 'one of the databases alone').choices(['pglite', 'postgres']))
const { rounds, only } = program.parse().opts<{ rounds: number; only?: string }>()

const folder = mkdtempSync(join(tmpdir(), 'shop-crash-'))
const rows: [string, CrashResult][] = []
const progress = (name: string) => (round: number) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${name}: round ${round} of ${rounds} `)
  else if (round % 10 === 0) process.stderr.write(`${name}: round ${round} of ${rounds}\n`)
}

await eachDatabase(only, folder, async (name, env, database) =>
  rows.push([name, await crash({ rounds, env, database, done: progress(name) })]),
)
rmSync(folder, { recursive: true })

process.stdout.write(
  `\n${table(
    ['Database', 'Rounds', 'Sent', 'Answered', 'Kept', 'Lost', 'Twice', 'Half', 'Changed', 'Restart ms'],
    rows.map(([name, { rounds, sent, answered, stored, lost, twice, half, changed, restartMs }]) => [
      name,
      rounds,
      sent,
      answered,
      stored,
      lost,
      twice,
      half,
      changed,
      restartMs,
    ]),
  )}\n`,
)
process.exitCode = rows.every(([, r]) => r.lost + r.twice + r.half + r.changed === 0 && r.answered > 0)
  ? 0
  : 1
