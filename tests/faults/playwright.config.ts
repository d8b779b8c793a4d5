import { defineConfig } from '@playwright/test'
import { browserArgs, findBrowser } from '../browser.ts'

/** The built shop from a static host, with each call failing in each way: see faults.spec.ts. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/faults',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // One test is a call: a page for each fault.
  timeout: 300_000,
  // On a busy machine five seconds were not enough once for the last section of a page that the browser renders alone.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: { launchOptions: { executablePath: findBrowser(), args: browserArgs } },
})
