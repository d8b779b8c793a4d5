import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { ensureBrowser, findBrowser } from '../browser.ts'
import { asked, refuse } from './asked.ts'
import { branch, buildHere, buildOf, cache, nameOf, treeOf } from './build.ts'
import { compare, repeatedIn } from './compare.ts'
import { summary, writeReport } from './report.ts'
import { serveFolder } from './serve.ts'
import { type Snapshot, snapshotsOf } from './snapshots.ts'
import { type Failure, take } from './take.ts'
import { thumbnail, thumbnails } from './thumbnail.ts'

const help = `npm run visual -- [options]

Takes the picture of every story in every one of its modes, of a base and of the files as they are now, and compares.

  --base <revision>   what is compared with (HEAD)
  --against <folder>  pictures taken before, in place of a base revision
  --only <text>       only stories whose id has the text
  --workers <n>       pictures at a time (as many as there are processors)
  --keep <folder>     where to keep the pictures of now, for a later --against
  --slow <n>          slows the processor n times for the pictures of now
  --count             only counts the pictures that a build of Chromatic takes
  --pictures          builds storybook-static/ with the small pictures of its Docs pages and state index, and compares
                      nothing

Exit code: 0 nothing differs, 1 something does, 2 a picture could not be taken, now or of the base, or none was asked
for.`

const values = asked()

const started = performance.now()
const seconds = () => Math.round((performance.now() - started) / 1000)
const say = (words: string) => process.stdout.write(`${words}\n`)

function progress(of: string, all: number) {
  return (done: number) => {
    if (process.stdout.isTTY) process.stdout.write(`\r${of}: ${done} of ${all} pictures, ${seconds()} s `)
    else if (done % 50 === 0 || done === all) say(`${of}: ${done} of ${all} pictures, ${seconds()} s`)
    if (process.stdout.isTTY && done === all) say('')
  }
}

function empty(folder: string) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

// Repaints whole tiles in the same way every time: otherwise edges of round corners and letters differ between runs.
const painting = ['--disable-partial-raster', '--disable-lcd-text', '--font-render-hinting=none']

const browser = async () => {
  ensureBrowser()
  return chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', ...painting],
  })
}

type Taken = { snapshots: Snapshot[]; failures: Failure[] }

/** Returns one snapshot of each story: at 1280, at which the Docs pages show it, or at its only size. */
const ofEachStory = (all: readonly Snapshot[]): Snapshot[] =>
  all.filter(({ story }, index) => all.findIndex((other) => other.story === story) === index)

/** Opens a static Storybook and returns its snapshots, and what `use` makes of them. */
async function withStorybook<Result>(
  folder: string,
  use: (chrome: Browser, address: string, all: Snapshot[]) => Promise<Result>,
): Promise<Result> {
  const host = await serveFolder(folder)
  const chrome = await browser()
  try {
    const listing = await chrome.newPage()
    const all = (await snapshotsOf(listing, host.address)).filter(({ name }) => name.includes(values.only))
    await listing.close()
    return await use(chrome, host.address, all)
  } finally {
    await chrome.close()
    host.stop()
  }
}

/** Takes the pictures of a static Storybook into `folder`, or its small pictures if no folder is given. */
const picturesOf = (what: string, storybook: string, folder?: string, slow?: number): Promise<Taken> =>
  withStorybook(storybook, async (chrome, address, all) => {
    const snapshots = folder ? all : ofEachStory(all)
    const failures = await take(
      chrome,
      address,
      snapshots,
      { folder, workers: values.workers, slow, onPicture: folder ? undefined : thumbnail },
      progress(what, snapshots.length),
    )
    return { snapshots, failures }
  })

function reportFailures(failures: readonly Failure[], of = '') {
  for (const { snapshot, why } of failures) say(`No picture${of} of ${snapshot.title}: ${why.split('\n')[0]}`)
}

async function main(): Promise<number> {
  if (values.help) {
    say(help)
    return 0
  }
  const now = treeOf()
  if (values.count) {
    await withStorybook(buildOf(now, say), async (_, __, all) => {
      for (const look of new Set(all.map((snapshot) => snapshot.look)))
        say(`${all.filter((snapshot) => snapshot.look === look).length} at ${look}`)
      say(`${all.length} pictures of ${ofEachStory(all).length} stories`)
    })
    return 0
  }
  const none = `No picture has ${values.only} in its name.`
  if (values.pictures) {
    buildHere()
    const { snapshots, failures } = await picturesOf('Small pictures', 'storybook-static')
    cpSync(thumbnails, 'storybook-static/pictures', { recursive: true })
    if (snapshots.length === 0) refuse(none)
    reportFailures(failures)
    say(`${snapshots.length - failures.length} small pictures in ${seconds()} s`)
    return failures.length > 0 ? 2 : 0
  }

  const report = resolve('visual-report')
  empty(report)
  const [before, after, difference] = ['before', 'after', 'difference'].map((name) =>
    empty(join(report, name)),
  ) as [string, string, string]
  let baseFailures: Failure[] = []
  let ofBase: Snapshot[] = []
  if (values.against) {
    cpSync(resolve(values.against), before, { recursive: true })
  } else {
    const { revision, tree: base } = values.base
    const all = join(cache, `${base}.pictures`)
    const cached = values.only ? `${all}.${values.only}` : all
    const kept = [all, cached].find((folder) => existsSync(join(folder, 'complete')))
    // If both trees are equal, take the pictures twice: differences mean something only if nothing differs here.
    if (base !== now && kept) {
      say(`Pictures of ${revision} are there already`)
      cpSync(kept, before, { recursive: true })
    } else {
      const taken = await picturesOf(`Base ${revision}`, buildOf(base, say), before)
      baseFailures = taken.failures
      ofBase = taken.snapshots
      reportFailures(baseFailures, ' at the base')
      cpSync(before, empty(cached), { recursive: true })
      if (baseFailures.length === 0) writeFileSync(join(cached, 'complete'), '')
    }
  }
  const { snapshots, failures } = await picturesOf('Now', buildOf(now, say), after, values.slow)
  if (values.keep) cpSync(after, empty(resolve(values.keep)), { recursive: true })
  reportFailures(failures)

  // Without a picture on either side there is nothing to compare: such a story has neither changed nor is it new.
  const failed = new Set([...failures, ...baseFailures].map(({ snapshot }) => snapshot.name))
  const changes = compare(before, after, difference).filter(
    ({ name }) => name.includes(values.only) && !failed.has(name),
  )
  if (snapshots.length + changes.length === 0) refuse(none)
  const repeated = repeatedIn(after)
  const result = {
    before: values.against ?? nameOf(values.base.revision),
    after: `${branch()}, ${nameOf()}${now === treeOf('HEAD') ? '' : ', with changes since'}`,
    changes,
    failures,
    baseFailures,
    repeated,
    snapshots: [...ofBase, ...snapshots],
    taken: snapshots.length,
    seconds: seconds(),
  }
  writeReport(report, result)
  for (const { name, kind, pixels } of changes) say(`${kind}: ${name}${pixels ? `, ${pixels} pixels` : ''}`)
  for (const group of repeated) say(`the same picture: ${group.join(', ')}`)
  say(`${repeated.length} groups of pictures are the same`)
  say(`${summary(result)}, in ${result.seconds} s. See visual-report/index.html`)
  return failures.length + baseFailures.length > 0 ? 2 : changes.length > 0 ? 1 : 0
}

process.exitCode = await main().catch((error) =>
  refuse(error instanceof Error ? `${error.stack}` : `${error}`),
)
