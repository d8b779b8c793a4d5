import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import type { PicturesOfVersion, Version } from '../../.storybook/review-addon/pictures.ts'
import { ensureBrowser, findBrowser } from '../browser.ts'
import { aboutOf, changedFiles, picturesOf, storyFiles, takenBy, treeOf } from './build.ts'
import { writeChanges } from './changes.ts'
import { addVersion, intoBuild, picturesOfVersion, shrinker, store, storedIndex } from './pictures.ts'
import { serveFolder } from './serve.ts'
import { type Snapshot, snapshotsOf } from './snapshots.ts'
import { still, take } from './take.ts'

/**
 * The second part of `npm run storybook:build`: adds the pictures of its stories to storybook-static/. Takes those of the
 * stories that show what has changed since the newest version that is kept in stories/pictures/, in all their modes; of the
 * others it has that version's. Exits with 2 when a picture could not be taken.
 */

const built = 'storybook-static'
const started = performance.now()
const say = (words: string) => process.stdout.write(`${words}\n`)

// Repaints whole tiles in the same way every time: otherwise edges of round corners and letters differ between runs.
const painting = ['--disable-partial-raster', '--disable-lcd-text', '--font-render-hinting=none']

/** The newest kept version whose pictures are still good where nothing has changed, and the story files that have. */
function startingPoint(now: string): { version: Version; files: readonly string[] } | undefined {
  for (const version of storedIndex().versions.filter((each) => each.takenBy === takenBy()))
    try {
      // Another checkout may have made them: it shares commits with this one, but no trees of what stories show.
      const base = version.committed ? treeOf(version.commit) : version.id
      const files = storyFiles(changedFiles(base, now), join(built, 'preview-stats.json'))
      return files && { version, files }
    } catch {
      // Its commit is not in this checkout: that of a pull request that is merged, say.
    }
  return undefined
}

/** The steps of a flow that have been taken: what is done, and the file of the picture. */
function stepsOf(folder: string, story: string): [label: string, file: string][] {
  const file = join(folder, `${story}.steps.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

/** Takes the pictures of these snapshots that are not in `folder` yet, as a run that was broken off leaves them. */
async function takeInto(folder: string, snapshots: readonly Snapshot[], chrome: Browser, address: string) {
  mkdirSync(folder, { recursive: true })
  const picture = ({ name }: Snapshot) => join(folder, `${name}.png`)
  const missing = snapshots.filter((snapshot) => !existsSync(picture(snapshot)))
  const failures = await take(
    chrome,
    address,
    missing,
    async (page, snapshot) => {
      const trace = await page.evaluate(() => document.documentElement.dataset.trace ?? '[]')
      writeFileSync(join(folder, `${snapshot.story}.trace.json`), trace)
      writeFileSync(picture(snapshot), await still(page))
    },
    async (page, { story }, label) => {
      const steps = stepsOf(folder, story).filter(([other]) => other !== label)
      const file = `${story}--step-${steps.length + 1}.png`
      writeFileSync(join(folder, file), await page.screenshot({ animations: 'disabled', caret: 'hide' }))
      writeFileSync(join(folder, `${story}.steps.json`), JSON.stringify([...steps, [label, file]]))
    },
  )
  for (const { snapshot, why } of failures) say(`No picture of ${snapshot.title}: ${why.split('\n')[0]}`)
  say(`${missing.length} pictures taken, ${snapshots.length - missing.length} there already`)
  return failures
}

async function addPictures(chrome: Browser, address: string): Promise<number> {
  const now = treeOf()
  const start = startingPoint(now)
  const earlier = start && picturesOfVersion(start.version.id)
  const folder = picturesOf(now)
  const all = await snapshotsOf(chrome, address, built)
  // Those that failed then are missing.
  const wanted = all.filter(
    ({ file, story, mode }) => start?.files.includes(file) || !earlier?.pictures[story]?.[mode],
  )
  const failures = await takeInto(folder, wanted, chrome, address)
  const result: PicturesOfVersion = { pictures: {}, traces: {}, steps: {} }
  const shrink = await shrinker(chrome, store)
  const failed = new Set(failures.map(({ snapshot }) => snapshot.name))
  const namesOf = new Map<string, string[]>()
  for (const { story, mode, name, seen } of all) {
    const file = join(folder, `${name}.png`)
    const hash = existsSync(file) ? await shrink(readFileSync(file)) : earlier?.pictures[story]?.[mode]
    if (hash && !failed.has(name)) {
      result.pictures[story] = { ...result.pictures[story], [mode]: hash }
      if (seen) namesOf.set(hash, [...(namesOf.get(hash) ?? []), name])
    }
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
  // Does each of these stories rest in the state that it is named after?
  for (const names of namesOf.values()) if (names.length > 1) say(`the same picture: ${names.join(', ')}`)
  const committed = now === treeOf('HEAD')
  addVersion({ id: now, ...aboutOf(), committed, takenBy: takenBy() }, result)
  await writeChanges(chrome)
  if (failures.length === 0) rmSync(folder, { recursive: true })
  intoBuild(store, 'pictures')
  say(
    `Pictures of ${wanted.length} stories and widths in ${Math.round((performance.now() - started) / 1000)} s`,
  )
  return failures.length > 0 ? 2 : 0
}

ensureBrowser()
const host = await serveFolder(built)
const args = ['--no-sandbox', '--disable-gpu', ...painting]
const chrome = await chromium.launch({ executablePath: findBrowser(), args })
try {
  process.exitCode = await addPictures(chrome, host.address)
} catch (error) {
  process.stderr.write(`${(error as Error).stack}\n`)
  process.exitCode = 2
} finally {
  await chrome.close()
  host.stop()
}
