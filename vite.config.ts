import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chosenView } from './server/vite/chosenView.ts'
import { loadingScreen } from './server/vite/loadingScreen.ts'
import { precompress } from './server/vite/precompress.ts'
import { preloadFonts } from './server/vite/preloadFonts.ts'
import { referenceApi } from './server/vite/referenceApi.ts'
import { serviceWorker } from './server/vite/serviceWorker.ts'
import { shopTexts } from './server/vite/shopTexts.ts'
import { findBrowser } from './tests/browser.ts'
import { databaseProjects } from './tests/run/databaseProjects.ts'

const storybook = Boolean(process.env.STORYBOOK)

// The entry of react-router is its development build, whatever the mode.
const router = join(import.meta.dirname, 'node_modules/react-router/dist/production')
const routerProduction = [
  { find: /^react-router$/, replacement: join(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
]

const storyDependencies = [
  '@hookform/resolvers/zod',
  '@mdx-js/react',
  '@noble/hashes/sha2.js',
  '@radix-ui/react-dialog',
  '@radix-ui/react-dropdown-menu',
  '@radix-ui/react-tabs',
  '@storybook/addon-docs/blocks',
  '@tanstack/react-query',
  'class-variance-authority',
  'hono',
  'hono/body-limit',
  'hono/cookie',
  'hono/etag',
  'jotai',
  'lucide',
  'mockdate',
  'msw',
  'msw/browser',
  'ofetch',
  'react-dom/client',
  'react-hook-form',
  'react-router-dom',
  'sonner',
  'storybook/internal/core-events',
  'storybook/test',
  'storybook/theming',
  'uqr',
  'zod/mini',
]

// The viewport, motion and colours in which stories run that do not set their own: see `npm run stories:modes`.
const { STORIES_AT = 'desktop', STORIES_MOTION, STORIES_COLOURS } = process.env

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    ...(storybook ? [] : [chosenView(), loadingScreen(), shopTexts()]),
    ...(storybook || process.env.VITEST ? [] : [referenceApi()]),
    ...(storybook || isSsrBuild ? [] : [preloadFonts(), serviceWorker(), precompress()]),
  ],
  resolve: { alias: mode === 'production' && !storybook ? routerProduction : [] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    cssCodeSplit: false,
    // From the manifest the server reads which files a page needs.
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      output: {
        // What every page loads, with libraries apart from the shop's own files, and what many pages share.
        codeSplitting: isSsrBuild
          ? undefined
          : {
              groups: [
                { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 3 },
                { name: 'frame', tags: ['$initial'], priority: 2 },
                {
                  name: 'shared',
                  // Without the tabs, which would bring their library to every page.
                  test: /src\/(?!components\/ui\/Tabs\.)|lucide\//,
                  minShareCount: 3,
                  includeDependenciesRecursively: false,
                },
              ],
            },
      },
    },
  },
  // The server's bundle holds its libraries, so that it runs React's production build whatever NODE_ENV says.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
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
          include: ['tests/{rules,lib,forms,api,server,checks}/**/*.test.ts'],
          // These tests leave nothing behind, and starting a worker for each file takes a third of the time.
          isolate: false,
        },
      },
      ...databaseProjects(),
      {
        extends: false,
        test: {
          name: 'operate',
          environment: 'node',
          include: ['tests/operate/**/*.test.ts'],
          // Each file starts its own processes and databases: a small machine takes one file at a time.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Listed because a dependency discovered during a cold run reloads the page under the stories.
        optimizeDeps: { include: storyDependencies },
        define: { 'import.meta.env.STORIES_AT': JSON.stringify(STORIES_AT) },
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
              launchOptions: { executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] },
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
}))
