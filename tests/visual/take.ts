import { availableParallelism } from 'node:os'
import type { Browser, Page } from '@playwright/test'
import { openStorybook, type StorybookPage, slowest } from './openStorybook.ts'
import type { Snapshot } from './snapshots.ts'

/** A picture that could not be taken, and why; usually because a play function failed. */
export type Failure = { snapshot: Snapshot; why: string }

/** What the present story is waiting for: see settle.ts. */
function waitedFor(): string {
  const loading = [...document.images]
    .filter(({ complete }) => !complete)
    .map(({ currentSrc, src }) => currentSrc || src)
  return [document.documentElement.dataset.settling ?? 'its play function', ...loading].join(' ')
}

/** Goes to a story and waits until it has rendered, played and settled. Throws if the story or its play failed. */
async function show(page: Page, story: string) {
  await page.evaluate((storyId) => {
    const own = globalThis as unknown as StorybookPage
    own.whyFailed = undefined
    own.finished = undefined
    delete document.documentElement.dataset.settling
    own.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' })
  }, story)
  try {
    await page.waitForFunction(
      (id) => (globalThis as unknown as StorybookPage).finished?.storyId === id,
      story,
      { timeout: slowest },
    )
  } catch {
    throw new Error(`Not finished after ${slowest / 1000} s, waiting for ${await page.evaluate(waitedFor)}`)
  }
  const { status, why } = await page.evaluate(() => {
    const { finished, whyFailed } = globalThis as unknown as StorybookPage
    return { status: finished?.status, why: whyFailed }
  })
  if (why || status !== 'success') throw new Error(why ?? 'The story failed')
}

/** Samples photos point by point: smoothing would depend on the sizes that the browser has already decoded. */
const style = 'img { image-rendering: pixelated }'

/** Chromatic's limit. */
const mostPixels = 25_000_000

/** A story whose picture still changes after so many screenshots has no picture. */
const mostTries = 6

/** Takes the picture of a finished story: screenshots until two in a row are equal. Throws if no two are. */
export async function still(page: Page): Promise<Buffer> {
  const pixels = await page.evaluate(() => innerWidth * document.documentElement.scrollHeight)
  if (pixels > mostPixels) throw new Error(`${pixels} pixels are more than Chromatic takes (${mostPixels})`)
  // A picture of 20 million pixels takes longer than Playwright's 30 seconds when other work keeps the processors busy.
  const shot = () =>
    page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', style, timeout: slowest })
  let last: Buffer | undefined
  for (let tries = 0; tries < mostTries; tries += 1) {
    const now = await shot()
    if (last && now.equals(last)) return now
    last = now
  }
  throw new Error(`No two of ${mostTries} screenshots in a row were equal`)
}

/**
 * Groups the pictures that one page takes in sequence: those of one file of stories with the same media. Going from
 * story to story takes half the time of opening each story separately, and the order is always the same. The longest
 * batches come first, so that no worker is left with a long batch at the end.
 */
function batchesOf(snapshots: readonly Snapshot[]): Snapshot[][] {
  const batches = new Map<string, Snapshot[]>()
  for (const snapshot of snapshots) {
    const key = `${snapshot.file} ${snapshot.forcedColors}`
    batches.set(key, [...(batches.get(key) ?? []), snapshot])
  }
  // Sorted by width, so that a story rarely follows itself: at another width it would not be played again.
  return [...batches.values()]
    .map((batch) => batch.toSorted((one, other) => one.width - other.width))
    .sort((one, other) => other.length - one.length)
}

/**
 * Runs in the page. For a picture longer than the window Chromium makes the window one pixel wide for a moment. A page
 * that noticed would remove the parts for which a narrow window has no room, and load their photos again.
 */
function ignoreOnePixel() {
  const { prototype } = MediaQueryList
  const matches = Object.getOwnPropertyDescriptor(prototype, 'matches')?.get
  const last = new Map<string, boolean>()
  Object.defineProperty(prototype, 'matches', {
    get(this: MediaQueryList) {
      const earlier = last.get(this.media)
      if (earlier !== undefined && window.innerWidth === 1) return earlier
      const now: boolean = matches?.call(this)
      last.set(this.media, now)
      return now
    },
  })
}

async function openPage(browser: Browser, { forcedColors }: Snapshot) {
  const context = await browser.newContext({
    forcedColors,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Colombo',
  })
  const page = await context.newPage()
  await page.addInitScript(ignoreOnePixel)
  return page
}

/** Pictures at a time: part of the time of each, a story only waits. */
const workers = 2 * availableParallelism()

/** Shows the given stories of one Storybook, several in parallel, each to `onShown`, which takes its picture. */
export async function take(
  browser: Browser,
  address: string,
  snapshots: readonly Snapshot[],
  onShown: (page: Page, of: Snapshot) => Promise<void>,
  onStep: (page: Page, of: Snapshot, label: string) => Promise<void>,
): Promise<Failure[]> {
  const queue = batchesOf(snapshots)
  const failures: Failure[] = []
  const work = async () => {
    for (let batch = queue.shift(); batch; batch = queue.shift()) {
      let page: Page | undefined
      let current = ''
      let shown: Snapshot | undefined
      for (const snapshot of batch) {
        const { width, height, story } = snapshot
        try {
          if (!page) {
            const opened = await openPage(browser, snapshot)
            await opened.exposeFunction(
              'onStep',
              async (label: string) => shown?.flow && onStep(opened, shown, label),
            )
            page = opened
          }
          shown = snapshot
          await page.setViewportSize({ width, height })
          if (!current || current === story) await openStorybook(page, address)
          current = story
          await show(page, story)
          await onShown(page, snapshot)
        } catch (error) {
          failures.push({ snapshot, why: error instanceof Error ? error.message.trim() : String(error) })
          // The next story starts on a new page.
          await page?.context().close()
          page = undefined
          current = ''
        }
      }
      await page?.context().close()
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  return failures
}
