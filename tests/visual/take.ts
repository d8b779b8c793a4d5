import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Snapshot } from './snapshots.ts'

/** A picture that could not be taken, and why: a play that failed, most often. */
export type Failure = { snapshot: Snapshot; why: string }

type Said = { message?: string; description?: string }

type Window = {
  __STORYBOOK_PREVIEW__: { ready: () => Promise<void> }
  __STORYBOOK_ADDONS_CHANNEL__: {
    on<T>(event: string, heard: (said: T) => void): void
    emit: (event: string, said: object) => void
  }
  /** Why the present story failed, where it did. */
  whyFailed?: string
  /** The last story that came to its end. */
  finished?: { storyId: string; status: 'error' | 'success' }
}

const slowest = 90_000

/** Opens the Storybook, told that pictures are taken, without a story. */
async function openStorybook(page: Page, address: string) {
  await page.goto(`${address}iframe.html?viewMode=story&chromatic=true`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
  await page.evaluate(async () => {
    const own = globalThis as unknown as Window
    await own.__STORYBOOK_PREVIEW__.ready()
    const channel = own.__STORYBOOK_ADDONS_CHANNEL__
    for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored'])
      channel.on<Said>(event, (said) => {
        own.whyFailed ??= said.message ?? said.description
      })
    channel.on<Window['finished']>('storyFinished', (finished) => {
      own.finished = finished
    })
  })
}

/** Goes to a story and waits for its end: rendered, played and at rest. Throws where its play or the story itself failed. */
async function show(page: Page, story: string) {
  await page.evaluate((storyId) => {
    const own = globalThis as unknown as Window
    own.whyFailed = undefined
    own.finished = undefined
    own.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' })
  }, story)
  await page.waitForFunction((id) => (globalThis as unknown as Window).finished?.storyId === id, story, {
    timeout: slowest,
  })
  const { status, why } = await page.evaluate(() => {
    const { finished, whyFailed } = globalThis as unknown as Window
    return { status: finished?.status, why: whyFailed }
  })
  if (why || status !== 'success') throw new Error(why ?? 'The story failed')
}

/** A photo is sampled point by point: smoothed, it depends on the sizes at which the browser has it at hand. */
const style = 'img { image-rendering: pixelated }'

/** Chromatic takes none that is larger. */
const mostPixels = 25_000_000

/** Two pictures in a row are the same: what was still moving has stopped. */
async function still(page: Page): Promise<Buffer> {
  const pixels = await page.evaluate(() => innerWidth * document.documentElement.scrollHeight)
  if (pixels > mostPixels) throw new Error(`${pixels} pixels are more than Chromatic takes (${mostPixels})`)
  const shot = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', style })
  let before = await shot()
  for (let tries = 0; tries < 5; tries += 1) {
    const now = await shot()
    if (now.equals(before)) return now
    before = now
  }
  return before
}

/**
 * The pictures that one page takes one after the other: those of a file of stories with the same media. Going from story
 * to story takes half the time of opening each anew, and the order is always the same. The longest come first, so that
 * no worker is left alone with one at the end.
 */
function batchesOf(snapshots: readonly Snapshot[]): Snapshot[][] {
  const batches = new Map<string, Snapshot[]>()
  for (const snapshot of snapshots) {
    const key = `${snapshot.file} ${snapshot.forcedColors} ${snapshot.reducedMotion}`
    batches.set(key, [...(batches.get(key) ?? []), snapshot])
  }
  // A story never follows itself: at another width it would not be played again.
  return [...batches.values()]
    .map((batch) => batch.toSorted((one, other) => one.width - other.width))
    .sort((one, other) => other.length - one.length)
}

async function openPage(browser: Browser, { forcedColors, reducedMotion }: Snapshot, slow?: number) {
  const context = await browser.newContext({
    forcedColors,
    reducedMotion,
    locale: 'en-GB',
    timezoneId: 'Asia/Colombo',
  })
  const page = await context.newPage()
  if (slow) {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow })
  }
  return page
}

/** Takes the pictures of some snapshots of one Storybook, a few at a time. */
export async function take(
  browser: Browser,
  address: string,
  snapshots: readonly Snapshot[],
  options: {
    folder?: string
    workers: number
    slow?: number
    onPicture?: (page: Page, of: Snapshot) => Promise<void>
  },
  onDone: (done: number) => void,
): Promise<Failure[]> {
  const left = batchesOf(snapshots)
  const failures: Failure[] = []
  let done = 0
  const work = async () => {
    for (let batch = left.shift(); batch; batch = left.shift()) {
      let page: Page | undefined
      let shown = ''
      for (const snapshot of batch) {
        const { width, height, story } = snapshot
        try {
          page ??= await openPage(browser, snapshot, options.slow)
          await page.setViewportSize({ width, height })
          if (!shown || shown === story) await openStorybook(page, address)
          shown = story
          await show(page, story)
          if (options.onPicture) await options.onPicture(page, snapshot)
          if (options.folder) {
            writeFileSync(join(options.folder, `${snapshot.name}.png`), await still(page))
          }
        } catch (error) {
          failures.push({ snapshot, why: error instanceof Error ? error.message.trim() : String(error) })
          // The next story begins on a page of its own.
          await page?.context().close()
          page = undefined
          shown = ''
        }
        done += 1
        onDone(done)
      }
      await page?.context().close()
    }
  }
  await Promise.all(Array.from({ length: options.workers }, work))
  return failures
}
