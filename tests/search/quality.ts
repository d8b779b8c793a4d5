import { nodePasswords } from '../../server/account/nodePasswords.ts'
import { seed } from '../../server/demo/seed.ts'
import { memoryStore } from '../../server/memory/store.ts'
import { queries } from './queries.ts'

/** One query with what was found: right, when one of the first three parts is; wrong, when one is not and nothing is said. */
type Outcome = { kind: string; query: string; right: boolean; wrong: boolean; found: string[]; said: string }

const limit = 3

/** Asks every query of a shop in memory. The rules know them all: of queries that they do not know, fewer are answered. */
export async function searchQuality(): Promise<Outcome[]> {
  const store = memoryStore(seed(new Date(0)), nodePasswords)
  const all = Object.entries(queries).flatMap(([kind, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => ({ kind, line })),
  )
  return Promise.all(
    all.map(async ({ kind, line }) => {
      const [query = '', rest = ''] = line.split(' | ')
      const [pattern = '', mustSay] = rest.split(' ! ')
      const hits = await store.search(query, limit)
      const found = hits.map(({ sku, name }) => `${sku} ${name}`)
      const {
        unknown = [],
        left_out = [],
        not_sold = [],
        corrected = [],
        described = [],
      } = hits[0]?.match ?? {}
      const gone = [...unknown, ...left_out, ...not_sold, ...described]
      const said = [...gone, ...corrected.map(({ meant }) => meant)].join(', ')
      const fits = found.map((part) => new RegExp(pattern, 'iu').test(part))
      const isSaid = mustSay === undefined || new RegExp(mustSay, 'iu').test(said)
      const right = pattern === '-' ? found.length === 0 : fits.includes(true) && isSaid
      const wrong =
        pattern === '-' ? found.length > 0 && gone.length === 0 : fits.includes(false) && gone.length === 0
      return { kind, query, right, wrong, found, said }
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
  for (const kind of new Set(outcomes.map((each) => each.kind))) {
    const own = outcomes.filter((each) => each.kind === kind)
    say(`${kind.padEnd(18)} ${own.filter(({ right }) => right).length} of ${own.length}`)
  }
  const wrong = outcomes.filter((each) => each.wrong).length
  say(
    `all                ${score(outcomes).toFixed(1)}% of ${outcomes.length}, ${wrong} with a wrong part unsaid`,
  )
  for (const { kind, query, right, wrong, found, said } of failures)
    say(
      `\n${kind}: ${query}${right ? '' : ' NOT FOUND'}${wrong ? ' WRONG' : ''}${said && ` (said: ${said})`}\n  ${found.join('\n  ')}`,
    )
}
