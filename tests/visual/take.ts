import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Snapshot } from './snapshots.ts'

/** A picture that could not be taken, and why: a play that failed, most often. */
export type Failure = { snapshot: Snapshot; why: string }

type Window = {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
  __STORYBOOK_ADDONS_CHANNEL__: {
    last: (event: string) => [{ message?: string; description?: string }] | undefined
  }
}

const slowest = 90_000

/** Pictures after which a page is closed: the memory of those before is given back then alone. */
const renewed = 12

/** The story has come to its end: rendered, played and at rest. Throws where its play or the story itself failed. */
async function atRest(page: Page) {
  await page.waitForFunction(
    () => {
      const phase = (globalThis as unknown as Window).__STORYBOOK_PREVIEW__?.currentRender?.phase
      return phase === 'finished' || phase === 'errored' || phase === 'aborted'
    },
    undefined,
    { timeout: slowest },
  )
  const why = await page.evaluate(() => {
    const channel = (globalThis as unknown as Window).__STORYBOOK_ADDONS_CHANNEL__
    const failed = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing']
    return failed
      .map((event) => channel.last(event)?.[0])
      .map((said) => said && (said.message ?? said.description ?? 'Failed'))
  })
  const [first] = why.filter(Boolean)
  if (first) throw new Error(first)
}

/** Two pictures in a row are the same: what was still moving has stopped. */
async function still(page: Page, fullPage: boolean): Promise<Buffer> {
  const shot = () => page.screenshot({ fullPage, animations: 'disabled', caret: 'hide' })
  let before = await shot()
  for (let tries = 0; tries < 5; tries += 1) {
    const now = await shot()
    if (now.equals(before)) return now
    before = now
  }
  return before
}

/** The address of a story for a picture: nothing in it moves, and axe has its say in the tests alone. */
const query = ({ story, globals }: Snapshot) => {
  const set = Object.entries({ ...globals, 'a11y.manual': '!true' }).map(([key, value]) => `${key}:${value}`)
  return `?id=${story}&viewMode=story&chromatic=true&globals=${set.join(';')}`
}

type Look = Pick<Snapshot, 'forcedColors' | 'reducedMotion'>

const lookOf = ({ forcedColors, reducedMotion }: Look) => `${forcedColors} ${reducedMotion}`

/**
 * A page for the pictures of one worker. Each story is opened anew and empties its storage, so that one page does for
 * all that are looked at in the same way, and the browser keeps the compiled code.
 */
async function openPage(browser: Browser, { forcedColors, reducedMotion }: Look, slow?: number) {
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
    fullPage?: boolean
    slow?: number
    onPicture?: (page: Page, of: Snapshot) => Promise<void>
  },
  onDone: (done: number) => void,
): Promise<Failure[]> {
  const left = snapshots.toSorted((one, other) => lookOf(one).localeCompare(lookOf(other)))
  const failures: Failure[] = []
  let done = 0
  const work = async () => {
    let page: Page | undefined
    let look = ''
    let taken = 0
    for (let snapshot = left.shift(); snapshot; snapshot = left.shift()) {
      const { width, height } = snapshot
      try {
        if (!page || look !== lookOf(snapshot) || taken % renewed === 0) {
          await page?.context().close()
          page = await openPage(browser, snapshot, options.slow)
          look = lookOf(snapshot)
        }
        taken += 1
        await page.setViewportSize({ width, height })
        await page.goto(`${address}iframe.html${query(snapshot)}`)
        await atRest(page)
        if (options.onPicture) await options.onPicture(page, snapshot)
        if (options.folder) {
          writeFileSync(
            join(options.folder, `${snapshot.name}.png`),
            await still(page, options.fullPage ?? true),
          )
        }
      } catch (error) {
        failures.push({ snapshot, why: error instanceof Error ? error.message.trim() : String(error) })
      }
      done += 1
      onDone(done)
    }
    await page?.context().close()
  }
  await Promise.all(Array.from({ length: options.workers }, work))
  return failures
}
