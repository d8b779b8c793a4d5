import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { Command } from 'commander'
import { statesOf } from '../../.storybook/review-addon/tags.ts'
import { browserArgs, ensureBrowser } from '../browser.ts'
import { serveFolder } from '../visual/serve.ts'
import { instrument } from './instrument.ts'
import { allMutants, contentOf, type Mutant, misplaced, source } from './mutants.ts'
import { knownBy, record, tableOf } from './report.ts'
import { type Outcome, openStories, type Story } from './stories.ts'

const command = new Command('npm run prove --')
  .description('Breaks each clause of each state, and runs the stories of the state: one of them must fail.')
  .argument('[states...]', 'states, or the letters of some: CHK-09 CART; without any, all')
  .option('--list', 'prints clauses and what breaks them; runs nothing', false)
  .option('--built', 'uses the Storybook of the last run', false)
  .option('--one-in <count>', 'one break in so many, others at each commit; records nothing', Number)
  .option('--workers <count>', 'browsers at a time', Number, 2)
  .parse()
const options = command.opts<{ list: boolean; built: boolean; oneIn?: number; workers: number }>()

const started = performance.now()
const seconds = () => Math.round((performance.now() - started) / 1000)
const say = (words: string) => process.stdout.write(`${words}\n`)

const folder = 'node_modules/.cache/prove'
const inTable = allMutants()
const known = new Set(inTable.map(contentOf))
/** Those of the table that the Storybook has. */
const every = options.built
  ? (JSON.parse(readFileSync(`${folder}.json`, 'utf8')) as Mutant[]).filter((each) =>
      known.has(contentOf(each)),
    )
  : inTable
const chosen = every.filter(
  ({ state }) =>
    command.args.length === 0 || command.args.some((each) => state === each || state.startsWith(`${each}-`)),
)
const { oneIn = 1 } = options
const commit = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).stdout
const first = (Number.parseInt(commit, 16) || 0) % oneIn
const meant = chosen.filter((_, at) => at % oneIn === first)
const instrumented = [...new Set(every.map(({ file }) => file))].map((file) => {
  const here = every.filter((each) => each.file === file)
  return instrument(file, source(file), here)
})
/** The mutants whose code runs only as a page loads. */
const once = new Set(instrumented.flatMap((each) => each.once))
for (const id of instrumented.flatMap(({ misfits }) => misfits)) misplaced.push(`${id} cannot be switched`)

if (options.list) {
  const list = [tableOf(meant), ...misplaced, ''].join('\n')
  await new Promise((written) => process.stdout.write(list, written))
  process.exit(misplaced.length > 0 ? 1 : 0)
}

if (!options.built) {
  mkdirSync('node_modules/.cache', { recursive: true })
  writeFileSync(`${folder}.json`, JSON.stringify(every))
  const args = ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet', '--test', '-o', folder]
  const env = { ...process.env, STORYBOOK_VITE_CONFIG: 'tests/prove/vite.config.ts' }
  const { status } = spawnSync(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) process.exit(1)
  say(`Storybook built with ${every.length} mutants in ${seconds()} s`)
}

type Entry = { id: string; type: string; tags?: string[] }
const index = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as { entries: Record<string, Entry> }
const stories: Story[] = Object.values(index.entries)
  .filter(({ type }) => type === 'story')
  .map(({ id, tags = [] }) => ({ id, tags, states: statesOf(tags) }))

const outcomes: Outcome[] = []
function note(outcome: Outcome, ms: number) {
  outcomes.push(outcome)
  const { mutant, by, why = '' } = outcome
  const took = `${(ms / 1000).toFixed(1)} s`
  say([by ? 'noticed ' : 'SURVIVED', took, mutant.id, mutant.clause, by, why].join('  '))
}

/** Runs the test that names a state with a mutant: it must fail by an assertion. */
async function proveByTest(mutant: Mutant, test: string): Promise<Outcome> {
  const args = ['vitest', 'run', '--config', 'tests/prove/vitest.config.ts', test]
  const env = { ...process.env, PROVE_MUTANT: mutant.id, NO_COLOR: '1' }
  const said = await new Promise<string>((resolve) => {
    execFile('npx', args, { env, maxBuffer: 1e8 }, (_error, _stdout, stderr) => resolve(stderr))
  })
  const why = /^AssertionError: .+/m.exec(said)?.[0]
  return { mutant, ...(why && { by: test, why }) }
}

/** Runs the stories of each state with each mutant until one of them fails. */
async function work(page: Awaited<ReturnType<typeof openStories>>, queue: [string, Mutant[]][]) {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [state, all] = next
    // A story that is about this state before any other comes first, of these the one with the fewest.
    const own = stories
      .filter(({ states }) => states.includes(state))
      .toSorted(
        (one, other) =>
          one.states.indexOf(state) - other.states.indexOf(state) || one.states.length - other.states.length,
      )
    // Those that need a new page come last: until then the page stays.
    const order = all.toSorted((one, other) => Number(once.has(one.id)) - Number(once.has(other.id)))
    for (const mutant of order) {
      const began = performance.now()
      // The story that noticed it before comes first.
      const known = knownBy(mutant)
      const likely = own.toSorted((one, other) => Number(other.id === known) - Number(one.id === known))
      const prove = (anew: boolean) => page.prove(mutant, likely, anew)
      let outcome = mutant.test ? await proveByTest(mutant, mutant.test) : await prove(once.has(mutant.id))
      // A function may run only as a page loads, too.
      if (!outcome.by && !mutant.test && !once.has(mutant.id)) outcome = await prove(true)
      note(outcome, performance.now() - began)
    }
  }
  await page.close()
}

const queue = [...new Set(meant.map(({ state }) => state))]
  .map((state): [string, Mutant[]] => [state, meant.filter((each) => each.state === state)])
  .toSorted(([, one], [, other]) => other.length - one.length)
const host = await serveFolder(folder)
const chrome = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs })
await Promise.all(
  Array.from({ length: options.workers }, async () => work(await openStories(chrome, host.address), queue)),
)
await chrome.close()
host.stop()

say(`\n${tableOf(meant, outcomes)}\n`)
const survived = outcomes.filter(({ by }) => !by).length
say(`${outcomes.length} breaks, ${survived} not noticed, ${seconds()} s`)
if (oneIn === 1) {
  const { proved, open } = record(meant, outcomes)
  say(`${proved} of ${proved + open.length} clauses are proved. Not proved:\n  ${open.join('\n  ')}`)
}
if (misplaced.length > 0) say(`Left out, because the code has changed:\n  ${misplaced.join('\n  ')}`)
if (survived + misplaced.length > 0) process.exitCode = 1
