import { defineConfig } from '@playwright/test'
import { findBrowser } from '../browser.ts'

const port = Number(process.env.E2E_PORT ?? 4391)

/** The built shop against the real server, at phone and desktop width. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
  ],
  webServer: {
    command: 'node server/main.ts',
    cwd: new URL('../..', import.meta.url).pathname,
    url: `http://localhost:${port}/api/products/brands`,
    env: { PORT: String(port) },
    reuseExistingServer: !process.env.CI,
  },
})
