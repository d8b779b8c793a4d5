import { defineConfig } from '@playwright/test'
import { browserArgs, ensureBrowser } from '../browser.ts'

/** Tests the static Storybook as a reviewer gets it. It must be built first. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/storybook',
  // A busy machine takes a minute for the first story of a browser.
  timeout: 400_000,
  expect: { timeout: 120_000 },
  workers: 1,
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: ensureBrowser(), args: browserArgs },
  },
})
