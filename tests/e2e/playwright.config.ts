import { defineConfig } from '@playwright/test'
import { findBrowser } from '../browser.ts'

const port = Number(process.env.E2E_PORT ?? 4391)

/**
 * The built shop against the real server. Tests run at phone and at desktop width; those whose subject is the same at
 * both run at one of them, by their tag.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  // What never comes fails all the same. With other work on every core a sign-in, whose password is meant to be slow
  // to try, has taken six seconds.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] },
    // Pictures of every step. Copies of the page at every step cost a quarter of the time: `--trace on` adds them.
    trace: { mode: 'retain-on-failure', screenshots: true, snapshots: false, sources: true },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 900 } } },
  ],
  webServer: {
    command: 'node server/main.ts',
    cwd: new URL('../..', import.meta.url).pathname,
    url: `http://localhost:${port}/api/products/brands`,
    env: { PORT: String(port) },
    reuseExistingServer: !process.env.CI,
  },
})
