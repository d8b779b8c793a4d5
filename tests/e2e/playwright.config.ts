import { defineConfig } from '@playwright/test'
import { browserArgs, findBrowser } from '../browser.ts'
import { dataDir } from './dataDir.ts'

const port = Number(process.env.E2E_PORT ?? 4391)
const staticPort = port + 1
const origin = (at: number) => `http://localhost:${at}`
const root = new URL('../..', import.meta.url).pathname

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Specs for what a static host could break: loading, fragments, reload, going back, and one order. */
const onStaticHost = /(firstLoad|links|reload)\.spec\.ts$/

/**
 * The built shop against the real server. Tests run at phone and at desktop width; a tag limits a test to one width if
 * its subject is the same at both. Some specs run again with the same files on a static host, except tests tagged
 * @rendered, which would find nothing different there.
 */
export default defineConfig({
  testDir: '.',
  // Tests with a server of their own load it: translating the built renderer would take ten seconds each time.
  build: { external: ['**/dist-server/**'] },
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  // Playwright's default of five seconds is too short for a sign-in on a busy machine: checking a password is slow by
  // design.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    // Only offline.spec.ts tests the service worker.
    serviceWorkers: 'block',
    baseURL: origin(port),
    launchOptions: { executablePath: findBrowser(), args: browserArgs },
    // Without pictures of each step, which take a tenth of the time, and DOM snapshots, which take a quarter; `--trace on`
    // adds both.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: true },
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
      // A generous limit, because a busy machine renders slowly and these tests need the rendered page.
      env: { PORT: String(port), DATA_DIR: dataDir, RENDER_LIMIT_MS: '20000' },
      // The first start creates a database, which is slow on a busy machine.
      timeout: 240_000,
      // Only if E2E_PORT is set: otherwise another program on the port might respond.
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
