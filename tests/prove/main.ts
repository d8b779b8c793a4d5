import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { Command } from 'commander'
import { statesOf } from '../../stories/start/tags.ts'
import { ensureBrowser } from '../browser.ts'
import { serveFolder } from '../visual/serve.ts'
import { instrument } from './instrument.ts'
import { allClauses, allMutants, type Mutant } from './mutants.ts'
import { type Outcome, openStories, type Story } from './stories.ts'
import { tableOf } from './table.ts'

const command = new Command('npm run prove --')
  .description('Breaks each clause of each state, and runs the stories of the state: one of them must fail.')
  .argument('[states...]', 'states, or the letters of some: CHK-09 CART; without any, all')
  .option('--list', 'prints clauses and mutants; runs nothing', false)
  .option('--drawn <seed>', 'a tenth of the mutants, drawn by a seed')
  .option('--built', 'uses the Storybook of the last run', false)
  .option('--workers <count>', 'browsers at a time', Number, 2)
  .parse()
const options = command.opts<{ list: boolean; drawn?: string; built: boolean; workers: number }>()

const started = performance.now()
const say = (words: string) => process.stdout.write(`${words}\n`)

/** A number that follows from a text. */
const numberOf = (text: string) =>
  [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1_000_003, 7)

const isMeant = ({ state, id }: { state: string; id: string }) =>
  (command.args.length === 0 ||
    command.args.some((each) => state === each || state.startsWith(`${each}-`))) &&
  (!options.drawn || numberOf(`${options.drawn} ${id}`) % 10 === 0)

const every = allMutants()
const mutants = every.filter(isMeant)
if (options.list) {
  say(tableOf(mutants))
  process.exit()
}

const folder = 'node_modules/.cache/prove'
if (!options.built) {
  writeFileSync(`${folder}.json`, JSON.stringify(every))
  const args = ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet', '--test', '-o', folder]
  const env = { ...process.env, STORYBOOK_VITE_CONFIG: 'tests/prove/vite.config.ts' }
  const { status } = spawnSync(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) process.exit(1)
  say(`Storybook built with ${every.length} mutants in ${seconds()} s`)
}

type Entry = { id: string; type: string; tags?: string[] }
const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
  entries: Record<string, Entry>
}
const stories: Story[] = Object.values(entries)
  .filter(({ type }) => type === 'story')
  .map(({ id, tags = [] }) => ({ id, tags, states: statesOf(tags) }))

/** The mutants whose code runs only as a page loads. */
const once = new Set(
  [...new Set(every.map(({ file }) => file))].flatMap(
    (file) =>
      instrument(
        file,
        readFileSync(file, 'utf8'),
        every.filter((each) => each.file === file),
      ).once,
  ),
)

function seconds() {
  return Math.round((performance.now() - started) / 1000)
}

const host = await serveFolder(folder)
const chrome = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})

/** Runs the stories of each state: first as they are, then with each mutant until one of them fails. */
async function work(queue: [string, Mutant[]][], outcomes: Outcome[]) {
  const page = await openStories(chrome, host.address)
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [state, all] = next
    // A story that is about this state before any other comes first, of these the one with the fewest.
    const own = stories
      .filter(({ states }) => states.includes(state))
      .toSorted(
        (one, other) =>
          one.states.indexOf(state) - other.states.indexOf(state) || one.states.length - other.states.length,
      )
    const sound: Story[] = []
    for (const story of own) {
      const why = await page.run(story)
      if (why) say(`FAILS WITHOUT A MUTANT: ${story.id}: ${why.message}`)
      else sound.push(story)
    }
    let likely = sound
    for (const mutant of all) {
      const outcome = await page.prove(mutant, likely, once.has(mutant.id))
      outcomes.push(outcome)
      say(
        `${outcome.by ? 'noticed ' : 'SURVIVED'} ${mutant.id}  ${mutant.clause}  ${outcome.by ?? ''}  ${outcome.why ?? ''}`,
      )
      likely = sound.toSorted((one, other) => Number(other.id === outcome.by) - Number(one.id === outcome.by))
    }
  }
  await page.close()
}

const queue = [...new Set(mutants.map(({ state }) => state))]
  .map((state): [string, Mutant[]] => [state, mutants.filter((each) => each.state === state)])
  .toSorted(([, one], [, other]) => other.length - one.length)
const outcomes: Outcome[] = []
await Promise.all(Array.from({ length: options.workers }, () => work(queue, outcomes)))
await chrome.close()
host.stop()

say(`\n${tableOf(mutants, outcomes)}`)
const survived = outcomes.filter(({ by }) => !by)
const bare = allClauses.filter(
  ({ state, clause }) =>
    isMeant({ state, id: '' }) && !every.some((each) => each.state === state && each.clause === clause),
)
writeFileSync(`${folder}/outcomes.json`, JSON.stringify(outcomes, null, 1))
say(
  `${mutants.length} mutants, ${survived.length} survived; ${bare.length} clauses without a mutant; ${seconds()} s`,
)
if (survived.length > 0 || (!options.drawn && bare.length > 0)) process.exitCode = 1
