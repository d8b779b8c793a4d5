import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArgs, findBrowser } from './tests/browser.ts'
import { databaseProjects } from './tests/run/databaseProjects.ts'
import { preparedClusters } from './tests/run/preparedClusters.ts'

// How the stories run: in a viewport, motion and colours that they do not set themselves, and in a translated page, where
// axe would find what it finds without. See `npm run stories:modes`. With STORIES_AXE=usual axe looks at
// each screen as it usually is.
const {
  STORIES_AT = 'desktop',
  STORIES_AXE,
  STORIES_MOTION,
  STORIES_COLOURS,
  STORIES_TRANSLATED,
} = process.env
const initialGlobals = {
  viewport: { value: STORIES_AT },
  ...(STORIES_AXE && { axe: STORIES_AXE }),
  ...(STORIES_TRANSLATED && { translated: true, a11y: { manual: true } }),
}

/** Tests that start their own server processes and databases. */
const serverProcesses = (name: string, include: string) => ({
  extends: false as const,
  test: {
    name,
    environment: 'node',
    include: [include],
    ...preparedClusters,
    // A small machine takes one file at a time, and loads the server once for all of them.
    fileParallelism: false,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})

export default defineConfig({
  test: {
    // Screenshots of the stories that failed.
    attachmentsDir: 'test-results/stories',
    reporters: ['default', './tests/storiesShow.ts'],
    projects: [
      {
        extends: false,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'tests/{rules,lib,forms,api,server,checks}/**/*.test.ts',
            '.storybook/review-addon/tests/*.test.ts',
          ],
          // A test that only computes takes seconds on a busy machine: five would be a measurement, not a limit.
          testTimeout: 60_000,
          // These tests leave nothing behind, and starting a worker for each file takes a third of the time.
          isolate: false,
        },
      },
      ...databaseProjects(),
      serverProcesses('operate', 'tests/operate/*.test.ts'),
      serverProcesses('drills', 'tests/operate/drills/*.test.ts'),
      {
        extends: false,
        test: {
          name: 'garden',
          environment: 'node',
          include: ['tests/garden/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 600_000,
        },
      },
      {
        extends: '.storybook/vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook', initialGlobals })],
        // All dependencies are found before the run: one discovered later reloads the page under the stories.
        optimizeDeps: { entries: ['stories/**/*.stories.tsx', '.storybook/preview.tsx'] },
        test: {
          name: 'stories',
          // Longer than the waits of a play function, so that its own error, which names what is missing, comes first.
          testTimeout: 45_000,
          setupFiles: ['tests/storiesPointer.ts'],
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { executablePath: findBrowser(), args: browserArgs },
              contextOptions: {
                reducedMotion: STORIES_MOTION === 'reduce' ? 'reduce' : 'no-preference',
                forcedColors: STORIES_COLOURS === 'forced' ? 'active' : 'none',
              },
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 900 },
            screenshotFailures: true,
          },
        },
      },
    ],
  },
})
