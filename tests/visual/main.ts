import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { Command, InvalidArgumentError } from 'commander'
import { ensureBrowser, findBrowser } from '../browser.ts'
import { branch, buildHere, buildOf, changedFiles, nameOf, picturesOf, storyFiles, treeOf } from './build.ts'
import { compare, repeatedIn } from './compare.ts'
import { summary, writeReport } from './report.ts'
import { serveFolder } from './serve.ts'
import { type Snapshot, snapshotsOf } from './snapshots.ts'
import { type Failure, still, take } from './take.ts'
import { thumbnail, thumbnails } from './thumbnail.ts'

function tree(revision: string): string {
  try {
    return treeOf(revision)
  } catch {
    throw new InvalidArgumentError('There is no such revision.')
  }
}

const command = new Command('npm run visual --')
  .description(
    'Compares the pictures of the stories that show what has changed since a base, in all their modes.',
  )
  .option('--base <revision>', 'what is compared with', 'HEAD')
  .option('--all', 'all stories, not only those that show what has changed', false)
  .option('--only <pattern>', 'only stories whose id matches', '')
  .option(
    '--pictures',
    'builds storybook-static/ with the small pictures of its Docs pages; compares nothing',
    false,
  )
  .addHelpText(
    'after',
    `
Without a change all stories are taken twice: nothing may differ. Storybooks and pictures are kept in
node_modules/.cache/visual, and used again. The report is in visual-report/ and in Storybook, Start here / Changed since.

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

/** One snapshot of each story: at 1280, at which the Docs pages show it, or at its only size. */
const ofEachStory = (all: readonly Snapshot[]): Snapshot[] =>
  all.filter(({ story }, index) => all.findIndex((other) => other.story === story) === index)

type Taken = { folder: string; names: string[]; snapshots: Snapshot[]; failures: Failure[] }

/** Takes the pictures of a tree that are not in `folder` yet, of the given story files or of all. */
async function takeAt(
  what: string,
  of: string,
  files: readonly string[] | undefined,
  folder: string,
  before?: string,
): Promise<Taken> {
  return withStorybook(buildOf(of, say), async (chrome, address, all) => {
    mkdirSync(folder, { recursive: true })
    const picture = ({ name }: Snapshot, where = folder) => join(where, `${name}.png`)
    const earlier = (snapshot: Snapshot) =>
      before && existsSync(picture(snapshot, before)) ? readFileSync(picture(snapshot, before)) : undefined
    const snapshots = all.filter(({ file }) => !files || files.includes(file))
    const missing = snapshots.filter((snapshot) => !existsSync(picture(snapshot)))
    const failures = await take(chrome, address, missing, async (page, snapshot) =>
      writeFileSync(picture(snapshot), await still(page, earlier(snapshot))),
    )
    for (const { snapshot, why } of failures)
      say(`No picture ${what} of ${snapshot.title}: ${why.split('\n')[0]}`)
    say(
      `${missing.length} pictures taken ${what}, ${snapshots.length - missing.length} there already, ${seconds()} s`,
    )
    const names = snapshots.filter((snapshot) => existsSync(picture(snapshot))).map(({ name }) => name)
    return { folder, names, snapshots, failures }
  })
}

async function compareTrees(now: string, base: string): Promise<number> {
  const anew = now === base
  const stats = join(buildOf(now, say), 'preview-stats.json')
  const files = anew || options.all ? undefined : storyFiles(changedFiles(base, now), stats)
  say(`What has changed is shown by ${files ? `the stories of ${files.length} files` : 'all stories'}`)
  const before = await takeAt('at the base', base, files, picturesOf(base))
  const report = empty(resolve('visual-report'))
  const here = anew ? empty(`${picturesOf(now)}-anew`) : picturesOf(now)
  const after = await takeAt('now', now, files, here, before.folder)

  // Without a picture on either side there is nothing to compare: such a story has neither changed nor is it new.
  const failed = new Set([...before.failures, ...after.failures].map(({ snapshot }) => snapshot.name))
  const names = (taken: Taken) => taken.names.filter((name) => !failed.has(name))
  const changes = compare({ ...before, names: names(before) }, { ...after, names: names(after) }, report)
  const repeated = repeatedIn(after)
  const result = {
    before: nameOf(options.base),
    after: `${branch()}, ${nameOf()}${now === treeOf('HEAD') ? '' : ', with changes since'}`,
    changes,
    failures: after.failures,
    baseFailures: before.failures,
    repeated,
    snapshots: [...before.snapshots, ...after.snapshots],
    taken: after.snapshots.length,
    seconds: seconds(),
  }
  writeReport(report, result)
  for (const { name, kind, pixels } of changes) say(`${kind}: ${name}${pixels ? `, ${pixels} pixels` : ''}`)
  for (const group of repeated) say(`the same picture: ${group.join(', ')}`)
  say(`${summary(result)}, in ${result.seconds} s. See visual-report/index.html`)
  return failed.size > 0 ? 2 : changes.length > 0 ? 1 : 0
}

async function smallPictures(): Promise<number> {
  buildHere()
  const failures = await withStorybook('storybook-static', (chrome, address, all) =>
    take(chrome, address, ofEachStory(all), thumbnail),
  )
  cpSync(thumbnails, 'storybook-static/pictures', { recursive: true })
  rmSync('storybook-static/snapshots.json')
  for (const { snapshot, why } of failures) say(`No picture of ${snapshot.title}: ${why.split('\n')[0]}`)
  say(`Small pictures in ${seconds()} s`)
  return failures.length > 0 ? 2 : 0
}

const main = async () => (options.pictures ? smallPictures() : compareTrees(treeOf(), tree(options.base)))

process.exitCode = await main().catch((error: Error) => {
  process.stderr.write(
    `${error instanceof InvalidArgumentError ? `--base: ${error.message}` : error.stack}\n`,
  )
  return 2
})
