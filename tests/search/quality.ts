import { nodePasswords } from '../../server/account/nodePasswords.ts'
import { seed } from '../../server/demo/seed.ts'
import { memoryStore } from '../../server/memory/store.ts'
import { queries } from './queries.ts'

/** One query with what was found: right, when one of the first three parts is; wrong, when one is not and nothing is said. */
type Outcome = { kind: string; query: string; right: boolean; wrong: boolean; found: string[]; said: string }

const limit = 3

/** Asks every query of a shop in memory. `heldOut`: every third one, which no rule was made for. */
export async function searchQuality(): Promise<(Outcome & { heldOut: boolean })[]> {
  const store = memoryStore(seed(new Date(0)), nodePasswords)
  const all = Object.entries(queries).flatMap(([kind, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => ({ kind, line })),
  )
  return Promise.all(
    all.map(async ({ kind, line }, at) => {
      const [query = '', rest = ''] = line.split(' | ')
      const [pattern = '', mustSay] = rest.split(' ! ')
      const hits = await store.search(query, limit)
      const found = hits.map(({ sku, name }) => `${sku} ${name}`)
      const { unknown = [], left_out = [], not_sold = [], corrected = [] } = hits[0]?.match ?? {}
      const gone = [...unknown, ...left_out, ...not_sold]
      const said = [...gone, ...corrected.map(({ meant }) => meant)].join(', ')
      const fits = found.map((part) => new RegExp(pattern, 'iu').test(part))
      const isSaid = mustSay === undefined || new RegExp(mustSay, 'iu').test(said)
      const right = pattern === '-' ? found.length === 0 : fits.includes(true) && isSaid
      const wrong =
        pattern === '-' ? found.length > 0 && gone.length === 0 : fits.includes(false) && gone.length === 0
      return { kind, query, right, wrong, found, said, heldOut: at % 3 === 0 }
    }),
  )
}

const say = (text: string) => process.stdout.write(`${text}\n`)

/** The share of right ones, in percent. */
export const score = (outcomes: readonly Outcome[]): number =>
  outcomes.length === 0 ? 100 : (100 * outcomes.filter(({ right }) => right).length) / outcomes.length

if (import.meta.main) {
  const outcomes = await searchQuality()
  const failures = outcomes.filter(({ right, wrong }) => !right || wrong)
  const heldOutToo = process.argv.includes('--held-out')
  for (const kind of new Set(outcomes.map((each) => each.kind))) {
    const own = outcomes.filter((each) => each.kind === kind)
    say(`${kind.padEnd(18)} ${own.filter(({ right }) => right).length} of ${own.length}`)
  }
  const of = (heldOut: boolean) => outcomes.filter((each) => each.heldOut === heldOut)
  for (const [name, part] of [
    ['tuned', of(false)],
    ['held out', of(true)],
    ['all', outcomes],
  ] as const)
    say(
      `${name.padEnd(18)} ${score(part).toFixed(1)}% of ${part.length}, ${part.filter(({ wrong }) => wrong).length} with a wrong part unsaid`,
    )
  for (const { kind, query, right, wrong, found, said, heldOut } of failures)
    if (heldOutToo || !heldOut)
      say(
        `\n${kind}: ${query}${right ? '' : ' NOT FOUND'}${wrong ? ' WRONG' : ''}${said && ` (said: ${said})`}\n  ${found.join('\n  ')}`,
      )
}
