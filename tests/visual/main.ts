import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { Command, InvalidArgumentError } from 'commander'
import type { PicturesOfVersion, Version } from '../../.storybook/review-addon/pictures.ts'
import type { Comparison } from '../../stories/start/changes.ts'
import { ensureBrowser, findBrowser } from '../browser.ts'
import { aboutOf, buildOf, changedFiles, picturesOf, storyFiles, takenBy, treeOf } from './build.ts'
import { addVersion, hashOf, intoBuild, picturesOfVersion, shrinker, store, storedIndex } from './pictures.ts'
import { serveFolder } from './serve.ts'
import { type Snapshot, snapshotsOf } from './snapshots.ts'
import { type Failure, still, take } from './take.ts'

function existing(revision: string): string {
  try {
    treeOf(revision)
    return revision
  } catch {
    throw new InvalidArgumentError('There is no such revision.')
  }
}

const command = new Command('npm run visual --')
  .description(
    'Compares the pictures of the stories that show what has changed since a base, in all their modes.',
  )
  .option('--base <revision>', 'what is compared with', existing, 'HEAD')
  .option('--all', 'all stories, not only those that show what has changed', false)
  .option('--only <pattern>', 'only stories whose id matches', '')
  .option(
    '--pictures',
    'adds the pictures of its stories to storybook-static/; takes those of stories that have changed, compares nothing',
    false,
  )
  .addHelpText(
    'after',
    `
Without a change all stories are taken twice: nothing may differ. Storybooks and pictures are kept in
node_modules/.cache/visual, and used again. What differs is in Storybook, Start here / Changed since: in a running one at
once, and in storybook-static/ if that is built.

Exit code: 0 nothing differs, 1 something does, 2 a picture could not be taken, now or of the base.`,
  )
  // 1 would say that something differs.
  .exitOverride(({ exitCode }) => process.exit(exitCode && 2))
  .parse()

const options = command.opts<{
  base: string
  all: boolean
  only: string
  pictures: boolean
}>()

const started = performance.now()
const seconds = () => Math.round((performance.now() - started) / 1000)
const say = (words: string) => process.stdout.write(`${words}\n`)

function empty(folder: string) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

// Repaints whole tiles in the same way every time: otherwise edges of round corners and letters differ between runs.
const painting = ['--disable-partial-raster', '--disable-lcd-text', '--font-render-hinting=none']

/** Opens a static Storybook and returns what `use` makes of it and its snapshots. */
async function withStorybook<Result>(
  folder: string,
  use: (chrome: Browser, address: string, all: Snapshot[]) => Promise<Result>,
): Promise<Result> {
  ensureBrowser()
  const host = await serveFolder(folder)
  const args = ['--no-sandbox', '--disable-gpu', ...painting]
  const chrome = await chromium.launch({ executablePath: findBrowser(), args })
  try {
    const all = await snapshotsOf(chrome, host.address, folder)
    const only = new RegExp(options.only)
    return await use(
      chrome,
      host.address,
      all.filter(({ name }) => only.test(name)),
    )
  } finally {
    await chrome.close()
    host.stop()
  }
}

/** The steps of a flow that have been taken: what is done, and the file of the picture. */
function stepsOf(folder: string, story: string): [label: string, file: string][] {
  const file = join(folder, `${story}.steps.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

type Taken = {
  folder: string
  /** The hash of each picture, by its name: equal pictures are equal files, because one browser has written them. */
  hashes: Map<string, string>
  snapshots: Snapshot[]
  failures: Failure[]
}

/** Takes the pictures of a tree that are not in `folder` yet: those wanted. */
async function takeAt(
  what: string,
  of: string,
  isWanted: (snapshot: Snapshot) => boolean,
  folder: string,
  before?: string,
  storybook = buildOf(of, say),
): Promise<Taken> {
  return withStorybook(storybook, async (chrome, address, all) => {
    mkdirSync(folder, { recursive: true })
    const picture = ({ name }: Snapshot, where = folder) => join(where, `${name}.png`)
    const earlier = (snapshot: Snapshot) =>
      before && existsSync(picture(snapshot, before)) ? readFileSync(picture(snapshot, before)) : undefined
    const snapshots = all.filter(isWanted)
    const missing = snapshots.filter((snapshot) => !existsSync(picture(snapshot)))
    const failures = await take(
      chrome,
      address,
      missing,
      async (page, snapshot) => {
        const trace = await page.evaluate(() => document.documentElement.dataset.trace ?? '[]')
        writeFileSync(join(folder, `${snapshot.story}.trace.json`), trace)
        writeFileSync(picture(snapshot), await still(page, earlier(snapshot)))
      },
      async (page, { story }, label) => {
        const steps = stepsOf(folder, story).filter(([other]) => other !== label)
        const file = `${story}--step-${steps.length + 1}.png`
        writeFileSync(join(folder, file), await page.screenshot({ animations: 'disabled', caret: 'hide' }))
        writeFileSync(join(folder, `${story}.steps.json`), JSON.stringify([...steps, [label, file]]))
      },
    )
    for (const { snapshot, why } of failures)
      say(`No picture ${what} of ${snapshot.title}: ${why.split('\n')[0]}`)
    say(
      `${missing.length} pictures taken ${what}, ${snapshots.length - missing.length} there already, ${seconds()} s`,
    )
    const there = snapshots.filter((snapshot) => existsSync(picture(snapshot)))
    const hashes = new Map(
      there.map((snapshot) => [snapshot.name, hashOf(readFileSync(picture(snapshot)))] as const),
    )
    return { folder, hashes, snapshots, failures }
  })
}

async function compareTrees(now: string, base: string): Promise<number> {
  const anew = now === base
  const stats = join(buildOf(now, say), 'preview-stats.json')
  const files = anew || options.all ? undefined : storyFiles(changedFiles(base, now), stats)
  say(`What has changed is shown by ${files ? `the stories of ${files.length} files` : 'all stories'}`)
  const isWanted = ({ file }: Snapshot) => !files || files.includes(file)
  const before = await takeAt('at the base', base, isWanted, picturesOf(base))
  const report = empty(resolve('visual-report'))
  const here = anew ? empty(`${picturesOf(now)}-anew`) : picturesOf(now)
  const after = await takeAt('now', now, isWanted, here, before.folder)

  // Without a picture on either side there is nothing to compare: such a story has neither changed nor is it new.
  const failures = [
    ...after.failures,
    ...before.failures.map(({ snapshot, why }) => ({ snapshot, why: `At the base: ${why}` })),
  ]
  const failed = new Set(failures.map(({ snapshot }) => snapshot.name))
  const changed = [...new Set([...before.hashes.keys(), ...after.hashes.keys()])]
    .filter((name) => !failed.has(name) && before.hashes.get(name) !== after.hashes.get(name))
    .sort()
  const all = new Map([...before.snapshots, ...after.snapshots].map((snapshot) => [snapshot.name, snapshot]))
  const { commit, subject, date } = aboutOf(options.base)
  const comparison: Comparison = {
    before: `${commit} ${subject} (${date})`,
    changes: [],
    failures: failures.map(({ snapshot: { title, look }, why }) => ({ title, look, why })),
  }
  await withStorybook(buildOf(now, say), async (chrome) => {
    const shrink = await shrinker(chrome, report)
    const small = async ({ folder, hashes }: Taken, name: string) =>
      hashes.has(name) ? await shrink(readFileSync(join(folder, `${name}.png`))) : undefined
    for (const name of changed) {
      const { story = name, mode = '' } = all.get(name) ?? {}
      const change = { story, mode, before: await small(before, name), after: await small(after, name) }
      comparison.changes.push(change)
      say(`${!change.before ? 'new' : change.after ? 'changed' : 'gone'}: ${name}`)
    }
  })
  writeFileSync(join(report, 'changes.json'), JSON.stringify(comparison))
  intoBuild(report, 'changes')
  // Does each of these stories rest in the state that it is named after?
  for (const hash of new Set(after.hashes.values())) {
    const same = [...after.hashes].flatMap(([name, other]) => (other === hash ? name : []))
    if (same.length > 1) say(`the same picture: ${same.join(', ')}`)
  }
  say(
    `${changed.length} changed, new or gone, ${failed.size} failed of ${after.snapshots.length} pictures, in ${seconds()} s. See Storybook, Start here / Changed since`,
  )
  return failed.size > 0 ? 2 : changed.length > 0 ? 1 : 0
}

/** The newest kept version whose pictures are still good where nothing has changed, and the story files that have. */
function startingPoint(now: string): { version: Version; files: readonly string[] } | undefined {
  if (options.all) return undefined
  for (const version of storedIndex().versions.filter((each) => each.takenBy === takenBy())) {
    try {
      // Another checkout may have made them: it shares commits with this one, but no trees of what stories show.
      const base = version.committed ? treeOf(version.commit) : version.id
      const files = storyFiles(changedFiles(base, now), 'storybook-static/preview-stats.json')
      return files && { version, files }
    } catch {
      // Its commit is not in this checkout: that of a pull request that is merged, say.
    }
  }
  return undefined
}

async function addPictures(): Promise<number> {
  const now = treeOf()
  const start = startingPoint(now)
  const earlier = start && picturesOfVersion(start.version.id)
  const { folder, snapshots, failures } = await takeAt(
    'now',
    now,
    // Those that failed, or were not wanted then, are missing.
    ({ file, story, mode }) => start?.files.includes(file) || !earlier?.pictures[story]?.[mode],
    picturesOf(now),
    undefined,
    'storybook-static',
  )
  const result: PicturesOfVersion = { pictures: {}, traces: {}, steps: {} }
  await withStorybook('storybook-static', async (chrome, _, all) => {
    const shrink = await shrinker(chrome, store)
    const failed = new Set(failures.map(({ snapshot }) => snapshot.name))
    for (const snapshot of all) {
      const { story, mode, name } = snapshot
      const file = join(folder, `${name}.png`)
      const hash = existsSync(file) ? await shrink(readFileSync(file)) : earlier?.pictures[story]?.[mode]
      if (hash && !failed.has(name)) result.pictures[story] = { ...result.pictures[story], [mode]: hash }
      const trace = join(folder, `${story}.trace.json`)
      result.traces[story] = existsSync(trace)
        ? JSON.parse(readFileSync(trace, 'utf8'))
        : (earlier?.traces[story] ?? [])
      const steps: [string, string][] = []
      for (const [label, step] of stepsOf(folder, story))
        steps.push([label, await shrink(readFileSync(join(folder, step)))])
      const known = steps.length > 0 ? steps : earlier?.steps[story]
      if (known) result.steps[story] = known
    }
  })
  const committed = now === treeOf('HEAD')
  addVersion({ id: now, ...aboutOf(), committed, takenBy: takenBy() }, result)
  rmSync('storybook-static/snapshots.json')
  intoBuild(store, 'pictures')
  say(`Pictures of ${snapshots.length} stories and widths in ${seconds()} s`)
  return failures.length > 0 ? 2 : 0
}

const main = () => (options.pictures ? addPictures() : compareTrees(treeOf(), treeOf(options.base)))

process.exitCode = await main().catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`)
  return 2
})
