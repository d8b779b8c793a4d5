import type { Page } from '@playwright/test'

type EventData = { message?: string; description?: string }

/** What a page of Storybook has, and what is noted in it here. */
export type StorybookPage = {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    on<T>(event: string, heard: (data: T) => void): void
    emit: (event: string, data: object) => void
    last: (event: string) => unknown
  }
  /** Why the current story failed, if it did. */
  whyFailed?: string
  /** The last story that finished. */
  finished?: { storyId: string; status: 'error' | 'success' }
}

export const slowest = 90_000

/** Opens the Storybook in photo mode, without a story. */
export async function openStorybook(page: Page, address: string) {
  await page.goto(`${address}iframe.html?viewMode=story&chromatic=true`)
  await page.waitForFunction(
    () => (globalThis as unknown as StorybookPage).__STORYBOOK_ADDONS_CHANNEL__?.last('previewInitialized'),
    undefined,
    { timeout: slowest },
  )
  // The headless shell's mouse starts in the top left corner and would hover over the story.
  await page.mouse.move(-10, -10)
  await page.evaluate(() => {
    const own = globalThis as unknown as StorybookPage
    const channel = own.__STORYBOOK_ADDONS_CHANNEL__
    for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored'])
      channel?.on<EventData>(event, (data) => {
        own.whyFailed ??= data.message ?? data.description
      })
    channel?.on<StorybookPage['finished']>('storyFinished', (finished) => {
      own.finished = finished
    })
  })
}
