import type { Browser, Page } from '@playwright/test'
import { sizeOf } from '../../.storybook/review-addon/tags.ts'
import { viewports } from '../../stories/viewports.ts'
import type { Mutant } from './mutants.ts'

export type Story = { id: string; tags: string[]; states: string[] }

/** Why a story failed. An assertion has failed, or something else went wrong, which proves nothing. */
export type Failure = { message: string; asserted: boolean }

export type Outcome = {
  mutant: Mutant
  /** The story that failed by an assertion. */
  by?: string
  /** What it said, or how the stories failed otherwise. */
  why?: string
}

type Heard = { name?: string; message?: string; description?: string }
type Finished = {
  storyId: string
  status: string
  reporters: { type: string; result: { violations?: { id: string }[] } }[]
}
type Window = {
  __mutant?: string | undefined
  __patience?: number | undefined
  __STORYBOOK_ADDONS_CHANNEL__: {
    on<T>(event: string, heard: (data: T) => void): void
    off<T>(event: string, heard: (data: T) => void): void
    emit: (event: string, data: object) => void
    last: (event: string) => unknown
  }
}

/**
 * Milliseconds. A play function waits up to `clockPatience`; with a mutant, as long as the whole story took without it, and no
 * less than `least`. A story that has not ended after `longest`, or after ten times as long as it took, hangs.
 */
const clockPatience = 10_000
const least = 1000
const longest = 25_000

/** Errors of the testing libraries, those with which preview.tsx fails a story after its play, and requests that must fail in silence. */
const assertions =
  /^(AssertionError|TestingLibraryElementError)|^Unhandled: ([A-Z]+ \/\S+ failed|\[GET\] "\/)|^TypeError: \.to\w+\(\) expects|^Error: (Unable to |Found |Timed out|expect|The story logged|Untrue|The page |axe: |A word is broken|Not in the contract|Expected|Element)/

/** Opens the Storybook without a story, without axe, which no clause asks, and with a mutant that runs as the code loads. */
async function load(page: Page, address: string, mutant: string) {
  const options = `viewMode=story&globals=a11y.manual:!true&mutant=${encodeURIComponent(mutant)}`
  await page.goto(`${address}iframe.html?${options}`)
  await page.waitForFunction(() =>
    (globalThis as unknown as Partial<Window>).__STORYBOOK_ADDONS_CHANNEL__?.last('previewInitialized'),
  )
  await page.mouse.move(-10, -10)
}

/** A page that plays stories, with and without mutants. */
export async function openStories(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addInitScript((clockPatience) => {
    const own = globalThis as unknown as Window & { setTimeout: typeof setTimeout }
    own.__mutant = new URLSearchParams(location.search).get('mutant') || undefined
    const later = own.setTimeout
    own.setTimeout = ((run: () => void, ms: number, ...args: []) =>
      later(run, ms === clockPatience ? (own.__patience ?? ms) : ms, ...args)) as typeof setTimeout
  }, clockPatience)
  context.setDefaultTimeout(120_000)
  let page = await context.newPage()
  await load(page, address, '')
  let loadedWith = ''
  let shown = ''
  const took = new Map<string, number>()

  /** Plays a story. Returns why it failed. */
  async function run(story: Story, mutant?: string): Promise<Failure | undefined> {
    const { width = '1280', height = '900' } = viewports[sizeOf(story.tags) ?? '']?.styles ?? {}
    await page.setViewportSize({ width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) })
    const usual = took.get(story.id) ?? longest
    const waits = mutant === undefined ? undefined : Math.max(least, usual)
    const started = performance.now()
    const playing = page.evaluate(
      ({ storyId, mutant, waits, again }) =>
        new Promise<string>((resolve) => {
          const own = globalThis as unknown as Window
          own.__mutant = mutant
          own.__patience = waits
          const channel = own.__STORYBOOK_ADDONS_CHANNEL__
          let why = ''
          const failed = ({ name = 'Error', message, description }: Heard) => {
            why ||= `${name}: ${message ?? description}`
          }
          const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored']
          const unhandled = ([error]: Heard[]) => failed({ ...error, name: 'Unhandled' })
          for (const event of failures) channel.on(event, failed)
          channel.on('unhandledErrorsWhilePlaying', unhandled)
          const finished = (data: Finished) => {
            if (data.storyId !== storyId) return
            const found = data.reporters.find(({ type }) => type === 'a11y')?.result.violations ?? []
            for (const event of failures) channel.off(event, failed)
            channel.off('unhandledErrorsWhilePlaying', unhandled)
            channel.off('storyFinished', finished)
            if (data.status !== 'success') why ||= `Error: axe: ${found.map(({ id }) => id)}`
            resolve(why)
          }
          channel.on('storyFinished', finished)
          if (again) channel.emit('forceRemount', { storyId })
          else channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
        }),
      { storyId: story.id, mutant, waits, again: shown === story.id },
    )
    shown = story.id
    let timer: NodeJS.Timeout | undefined
    const tooLong = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve('Hung'), Math.min(longest, 10 * usual + least))
    })
    const message = await Promise.race([playing, tooLong]).catch(
      (error: Error) => `Crashed: ${error.message}`,
    )
    clearTimeout(timer)
    if (/^(Hung|Crashed)/.test(message)) {
      // A page that is busy for ever answers nothing more, not even that it is closed.
      void page.close().catch(() => undefined)
      page = await context.newPage()
      await again(loadedWith)
    }
    if (!message) took.set(story.id, performance.now() - started)
    return message ? { message, asserted: assertions.test(message) } : undefined
  }

  async function again(mutant: string) {
    shown = ''
    loadedWith = mutant
    await load(page, address, mutant)
  }

  /** Whether a story passes without a mutant; on a busy machine, or on a page that others have used, at the second try. */
  const sound = new Map<string, boolean>()
  async function isSound(story: Story): Promise<boolean> {
    const known = sound.get(story.id)
    if (known !== undefined) return known
    if (loadedWith) await again('')
    let failure = await run(story)
    if (failure) {
      await again('')
      failure = await run(story)
    }
    sound.set(story.id, !failure)
    return !failure
  }

  return {
    /**
     * Plays the stories, each that passes without the mutant, until one fails by an assertion with it. Without it first: then
     * it is known for how long the story may wait.
     */
    async prove(mutant: Mutant, stories: readonly Story[], once: boolean): Promise<Outcome> {
      let other: string | undefined
      for (const story of stories) {
        if (!(await isSound(story))) {
          other = `${story.id} fails without it`
          continue
        }
        const page = once ? mutant.id : ''
        if (page !== loadedWith) await again(page)
        const failure = await run(story, mutant.id)
        const why = failure?.message.split('\n')[0] ?? ''
        const noticed = failure?.asserted || (mutant.crash && !/^(Hung|Crashed)/.test(why))
        if (failure && noticed) return { mutant, by: story.id, why }
        if (failure) other = `${story.id} ${why}`
      }
      return { mutant, ...(other && { why: other }) }
    },

    close: () => context.close(),
  }
}
