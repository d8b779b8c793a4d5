import { existsSync, readFileSync } from 'node:fs'
import { join, matchesGlob, relative } from 'node:path'
import { statesOf } from '../../.storybook/review-addon/tags.ts'
import { catalogue } from '../../stories/start/catalogue.ts'
import { allMutants } from '../prove/mutants.ts'
import { storyFiles } from './build.ts'

// `npm run states -- src/rules/delivery.ts` names the states whose stories show a file, by the modules of the last build.
// `-- --recall` asks for every file that the table of proofs breaks whether the states that it breaks are named.

const root = join(import.meta.dirname, '../..')
const built = join(root, 'storybook-static')

type Entry = { importPath: string; tags?: string[] }

if (!existsSync(join(built, 'preview-stats.json'))) {
  process.stderr.write('Build Storybook first: npm run storybook:build\n')
  process.exit(2)
}
const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'))
const entries = Object.values(index.entries)

/**
 * The states of all stories whose file shows one of these files. Every screen imports the whole shop (`stories/shop.tsx`), of
 * which it shows its page, found by its own import, and the frame: what of `src/sections/` the shop imports beside pages.
 */
function statesShowing(files: readonly string[]): Set<string> {
  const stats = join(built, 'preview-stats.json')
  const mocked = ['server/**', 'mocks/**']
  const ofPages = storyFiles(files, stats, [...mocked, 'stories/shop.tsx'])
  const sections = files.filter((file) => matchesGlob(file, 'src/{App.tsx,sections/**}'))
  const ofFrame = storyFiles(sections, stats, mocked)
  const shown = ofPages && ofFrame && [...ofPages, ...ofFrame]
  const named = new Set(shown?.map((file) => relative(root, join(root, file))))
  const stories = entries.filter(
    ({ importPath }) => !shown || named.has(relative(root, join(root, importPath))),
  )
  return new Set(stories.flatMap(({ tags = [] }) => statesOf(tags)))
}

const asked = process.argv.slice(2)
const unknown = asked.filter((path) => path !== '--recall' && !existsSync(join(root, path)))
if (asked.length === 0 || unknown.length > 0) {
  process.stderr.write(`${unknown.length > 0 ? `There is no ${unknown.join(', ')}` : 'Name a file'}\n`)
  process.exit(2)
}
if (asked[0] === '--recall') {
  let [pairs, found, share] = [0, 0, 0]
  const missed: string[] = []
  const mutants = allMutants().filter(({ file }) => file.startsWith('src/'))
  const files = new Set(mutants.map(({ file }) => file))
  for (const file of files) {
    const named = statesShowing([file])
    share += named.size / catalogue.length / files.size
    for (const state of new Set(mutants.filter((each) => each.file === file).map(({ state }) => state))) {
      pairs += 1
      if (named.has(state)) found += 1
      else missed.push(`${file} ${state}`)
    }
  }
  process.stdout.write(
    `${missed.join('\n')}\n${files.size} files: ${found} of ${pairs} states that break are named; a file names ${Math.round(100 * share)}% of all states\n`,
  )
} else {
  const named = statesShowing(asked)
  const states = catalogue.filter(({ id }) => named.has(id))
  for (const { id, section, state } of states) process.stdout.write(`${id.padEnd(8)} ${section}: ${state}\n`)
  process.stdout.write(`${states.length} of ${catalogue.length} states\n`)
}
