import { cpSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { ensureBrowser } from './browser.ts'
import { playwright, results, run, type Step, vitest } from './run/steps.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, seed: { type: 'string' }, idle: { type: 'boolean' } },
})
const rounds = Number(positionals[0] ?? 10)
const firstSeed = Number(values.seed ?? Date.now() % 1_000_000)
if (!(rounds > 0) || !(firstSeed >= 0) || !/^(stories|e2e)?$/.test(values.only ?? '')) {
  process.stderr.write('npm run steady -- [rounds] [--only=stories|e2e] [--seed=number] [--idle]\n')
  process.exit(2)
}

const say = (text: string) => process.stdout.write(`${text}\n`)

const shuffled: Record<string, (seed: number) => Step> = {
  stories: (seed) =>
    vitest('stories', 'stories', [
      '--sequence.shuffle.files',
      '--sequence.shuffle.tests',
      `--sequence.seed=${seed}`,
    ]),
  e2e: (seed) => playwright('e2e', 'tests/e2e', [`--shuffle=${seed}`]),
}

/**
 * `npm run steady -- 10`: runs the stories and the e2e tests ten times, each time in a different order, with one busy
 * worker per core beside them. Reports which tests failed and how often. Each round prints its seed; `--seed=` repeats
 * its order. The results of failed rounds are kept in test-results-steady/.
 */
ensureBrowser()
const busy = values.idle
  ? []
  : Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }))

const failuresFolder = 'test-results-steady'
const failed = new Map<string, { times: number; again: string; seeds: number[] }>()
const rows: string[] = []
for (let round = 0; round < rounds; round += 1) {
  const seed = firstSeed + round
  for (const [what, step] of Object.entries(shuffled)) {
    if (values.only && values.only !== what) continue
    say(`\n== Round ${round + 1} of ${rounds}, ${what}, seed ${seed}`)
    const { passed, seconds, failures } = await run(step(seed))
    rows.push(`${passed ? 'passed' : 'FAILED'}  ${String(seconds).padStart(5)} s  ${what}, seed ${seed}`)
    if (!passed) cpSync(results, `${failuresFolder}/${what}-${seed}`, { recursive: true })
    for (const { title, again } of failures) {
      const failure = failed.get(title) ?? { times: 0, again, seeds: [] }
      failed.set(title, { ...failure, times: failure.times + 1, seeds: [...failure.seeds, seed] })
    }
  }
}
await Promise.all(busy.map((worker) => worker.terminate()))

say(`\n${rows.join('\n')}`)
if (failed.size === 0) say(`\nNothing failed in ${rounds} rounds.`)
else {
  say(`\nWhat failed, of ${rounds} rounds (traces and pictures: ${failuresFolder}/):`)
  for (const [title, { times, again, seeds }] of [...failed].sort(([, a], [, b]) => b.times - a.times))
    say(`\n  ${times}x  ${title}\n      seeds ${seeds.join(', ')}\n      ${again}`)
  process.exitCode = 1
}
