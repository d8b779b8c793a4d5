import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { serveFolder } from '../visual/serve.ts'

/** The built Storybook in a folder of a static host, as reviewers get it: addresses begin there. */
export const test = base.extend<object, { room: string }>({
  room: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const host = await serveFolder('storybook-static', '/design/storybook/')
      await use(host.address)
      host.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ room }, use) => use(room),
})

export const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe')

/** The field in which states are found. */
export const search = (page: Page) => preview(page).getByRole('searchbox', { name: 'Find a state' })

/** What the panel says of a state. */
export const sheet = (page: Page, state = 'CHK-04') => page.getByRole('region', { name: `State ${state}` })

export const handOver = (page: Page) => page.getByRole('dialog', { name: 'Hand over the review' })

export const expectPressed = (button: Locator, pressed = true) =>
  expect(button).toHaveAttribute('aria-pressed', String(pressed))
