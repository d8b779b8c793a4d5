import type { Browser } from '@playwright/test'
import { sizeOf } from '../../stories/start/tags.ts'
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
type Window = {
  __mutant?: string | undefined
  __patience?: number | undefined
  __STORYBOOK_PREVIEW__: { ready: () => Promise<void> }
  __STORYBOOK_ADDONS_CHANNEL__: {
    on<T>(event: string, heard: (data: T) => void): void
    off<T>(event: string, heard: (data: T) => void): void
    emit: (event: string, data: object) => void
  }
}

/**
 * Milliseconds. A play function waits up to `clockPatience`; with a mutant, twice as long as the whole story took without,
 * and no less than `least`. A story that has not ended after `longest` hangs.
 */
const clockPatience = 10_000
const least = 1500
const longest = 30_000

/** Errors of the testing libraries, and those with which preview.tsx fails a story after its play. */
const assertions =
  /^(AssertionError|TestingLibraryElementError)|^Error: (Unable to |Found |Timed out|expect|The story logged|The page is \d|The page at|A word is broken|Not in the contract|Expected|Element)/

/** Opens the Storybook without a story; a mutant that runs as the code loads must be there before. */
async function load(page: Awaited<ReturnType<Browser['newPage']>>, address: string, mutant = '') {
  await page.goto(`${address}iframe.html?viewMode=story#${encodeURIComponent(mutant)}`)
  await page.reload()
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
  await page.evaluate(async () => (globalThis as unknown as Window).__STORYBOOK_PREVIEW__.ready())
  await page.mouse.move(-10, -10)
}

export async function openStories(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addInitScript((clockPatience) => {
    const own = globalThis as unknown as Window & { setTimeout: typeof setTimeout }
    own.__mutant = decodeURIComponent(location.hash.slice(1)) || undefined
    const later = own.setTimeout
    own.setTimeout = ((run: () => void, ms: number, ...args: []) =>
      later(run, ms === clockPatience ? (own.__patience ?? ms) : ms, ...args)) as typeof setTimeout
  }, clockPatience)
  const page = await context.newPage()
  await load(page, address)
  let shown = ''
  const took = new Map<string, number>()

  /** Plays a story. Returns why it failed. */
  async function run(story: Story, mutant?: string): Promise<Failure | undefined> {
    const { width = '1280', height = '900' } = viewports[sizeOf(story.tags) ?? '']?.styles ?? {}
    await page.setViewportSize({ width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) })
    const patience = mutant === undefined ? undefined : Math.max(least, 2 * (took.get(story.id) ?? 0))
    const started = performance.now()
    const playing = page.evaluate(
      ({ storyId, mutant, patience, again }) =>
        new Promise<string>((resolve) => {
          const own = globalThis as unknown as Window
          own.__mutant = mutant
          own.__patience = patience
          const channel = own.__STORYBOOK_ADDONS_CHANNEL__
          let why = ''
          const failed = ({ name = 'Error', message, description }: Heard) => {
            why ||= `${name}: ${message ?? description}`
          }
          const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored']
          for (const event of failures) channel.on(event, failed)
          const finished = (data: { storyId: string; status: string }) => {
            if (data.storyId !== storyId) return
            for (const event of failures) channel.off(event, failed)
            channel.off('storyFinished', finished)
            resolve(why || (data.status === 'success' ? '' : `Error: ${data.status}`))
          }
          channel.on('storyFinished', finished)
          if (again) channel.emit('forceRemount', { storyId })
          else channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
        }),
      { storyId: story.id, mutant, patience, again: shown === story.id },
    )
    shown = story.id
    let timer: NodeJS.Timeout | undefined
    const tooLong = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve('Hung'), longest)
    })
    const message = await Promise.race([playing, tooLong]).catch(
      (error: Error) => `Crashed: ${error.message}`,
    )
    clearTimeout(timer)
    if (/^(Hung|Crashed)/.test(message)) await again('')
    if (mutant === undefined) took.set(story.id, performance.now() - started)
    return message ? { message, asserted: assertions.test(message) } : undefined
  }

  async function again(mutant: string) {
    shown = ''
    await load(page, address, mutant)
  }

  return {
    run: (story: Story) => run(story),

    /** Plays the stories with the mutant until one fails by an assertion. */
    async prove(mutant: Mutant, stories: readonly Story[], once: boolean): Promise<Outcome> {
      if (once) await again(mutant.id)
      let other: string | undefined
      let noticed: Outcome | undefined
      for (const story of stories) {
        const failure = await run(story, mutant.id)
        if (failure?.asserted) {
          noticed = { mutant, by: story.id, why: failure.message.split('\n')[0] ?? '' }
          break
        }
        if (failure) other = `${story.id} ${failure.message.split('\n')[0]}`
      }
      if (once) await again('')
      return noticed ?? { mutant, ...(other && { why: other }) }
    },

    close: () => context.close(),
  }
}
