import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isUnseen, statesOf } from '../../.storybook/review-addon/tags.ts'
import { testsOfStates } from '../../.storybook/testsOfStates.ts'
import { catalogue } from '../../stories/start/documents.ts'
import { importsOf } from '../checks/files.ts'
import { storyFiles } from './build.ts'

// `npm run states -- src/rules/delivery.ts` names the states whose stories show a file, by the modules of the last build.

const root = join(import.meta.dirname, '../..')
const built = join(root, 'storybook-static')

type Entry = { importPath: string; type: string; title: string; tags?: string[] }

if (!existsSync(join(built, 'preview-stats.json'))) {
  process.stderr.write('Build Storybook first: npm run storybook:build\n')
  process.exit(2)
}
const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'))
const entries = Object.values(index.entries)
const isPhotographed = ({ type, title, tags = [] }: Entry) =>
  type === 'story' && /^(Screens|Components|Flows)/.test(title) && !isUnseen(tags)
const pictures = entries.filter(isPhotographed).length

/**
 * The stories whose file shows one of these files, and the states that they and the tests of these files name. Every screen
 * imports the whole shop (`stories/shop.tsx`): what a file is about, a page or a part of the frame, it imports by itself.
 */
function showing(files: readonly string[]) {
  const stats = join(built, 'preview-stats.json')
  const shown = storyFiles(files, stats, ['server/**', 'mocks/**', 'stories/shop.tsx'])
  const named = new Set(shown?.map((file) => relative(root, join(root, file))))
  const stories = entries.filter(
    ({ importPath }) => !shown || named.has(relative(root, join(root, importPath))),
  )
  const isTest = (test: string) => importsOf(test).some((file) => files.includes(file))
  const tested = Object.entries(testsOfStates()).filter(([, tests]) => tests.some(isTest))
  const states = [...stories.flatMap(({ tags = [] }) => statesOf(tags)), ...tested.map(([id]) => id)]
  return { states: new Set(states), pictures: stories.filter(isPhotographed).length }
}

const asked = process.argv.slice(2)
const unknown = asked.filter((path) => !existsSync(join(root, path)))
if (asked.length === 0 || unknown.length > 0) {
  process.stderr.write(`${unknown.length > 0 ? `There is no ${unknown.join(', ')}` : 'Name a file'}\n`)
  process.exit(2)
}
const named = showing(asked)
const states = catalogue.filter(({ id }) => named.states.has(id))
for (const { id, section, state } of states) process.stdout.write(`${id.padEnd(8)} ${section}: ${state}\n`)
process.stdout.write(
  `${states.length} of ${catalogue.length} states, in ${named.pictures} of ${pictures} stories with a picture\n`,
)
