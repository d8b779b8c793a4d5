import { defineConfig } from '@playwright/test'
import { findBrowser } from '../browser.ts'
import { dataDir } from './dataDir.ts'

const port = Number(process.env.E2E_PORT ?? 4391)
const staticPort = port + 1
const origin = (at: number) => `http://localhost:${at}`
const root = new URL('../..', import.meta.url).pathname

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** What a static host could break: how pages load, are linked, reloaded and gone back to; and one order. */
const onStaticHost = /(card|categories|firstLoad|home|links|reload|search)\.spec\.ts$/

/**
 * The built shop against the real server. Tests run at phone and at desktop width; those whose subject is the same at
 * both run at one of them, by their tag. Some run a second time over the same files on a static host; not those tagged
 * @rendered, which would find nothing else there.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  // What never comes fails all the same. Playwright's five seconds are short for a sign-in, whose password is meant to
  // be slow to try, on cores that have other work.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    // offline.spec.ts alone is about the service worker.
    serviceWorkers: 'block',
    baseURL: origin(port),
    launchOptions: { executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] },
    // Pictures of every step. Copies of the page at every step cost a quarter of the time: `--trace on` adds them.
    trace: { mode: 'retain-on-failure', screenshots: true, snapshots: false, sources: true },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', grepInvert: /@desktop/, use: phone },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'static host',
      testMatch: onStaticHost,
      grepInvert: /@desktop|@rendered/,
      use: { ...phone, baseURL: origin(staticPort) },
    },
  ],
  webServer: [
    {
      command: 'node tests/e2e/server.ts',
      cwd: root,
      url: `${origin(port)}/api/products/brands`,
      // On a busy machine a page may take its time: these tests are of what was rendered.
      env: { PORT: String(port), DATA_DIR: dataDir, RENDER_LIMIT_MS: '20000' },
      // The first start makes a database, which takes its time on a busy machine.
      timeout: 240_000,
      // E2E_PROCESSES=2 runs the suite against two processes on one Postgres: see server.ts, which ends them.
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      // Only where one has named the port: another program's answers are no test.
      reuseExistingServer: process.env.E2E_PORT !== undefined,
    },
    {
      command: 'node tests/e2e/staticHost.ts',
      cwd: root,
      url: origin(staticPort),
      env: { PORT: String(staticPort), API_ORIGIN: origin(port) },
      reuseExistingServer: process.env.E2E_PORT !== undefined,
    },
  ],
})
