import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { early, earlyEverywhere } from './src/early.ts'
import { findBrowser } from './tests/browser.ts'
import { findPostgres } from './tests/postgres.ts'

/** Starts the page's chunk and its calls from the HTML, beside the entry: see src/early.ts. */
function startEarly(): Plugin {
  return {
    name: 'start-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((output) => output.type === 'chunk')
        const named = (name: string) =>
          chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/pages/${name}.tsx`))
        const files = (name: string): string[] => {
          const found = named(name)
          if (!found) throw new Error(`src/early.ts names ${name}, which is no page`)
          const all = new Set<string>()
          const add = (file: string) => {
            // Those that every page has stand in the HTML already.
            if (all.has(file) || html.includes(file)) return
            all.add(file)
            for (const imported of chunks.find((chunk) => chunk.fileName === file)?.imports ?? [])
              add(imported)
          }
          add(found.fileName)
          return [...all].map((file) => `/${file}`)
        }
        const table = early.map(({ path, page, calls, pictures = [] }) => [
          `^${path.replace(/:\w+/g, '([^/]+)')}/?$`,
          files(page),
          calls.map((call) => call.replace(/:\w+/g, '$1')),
          pictures,
        ])
        const script = `(function(){var h=document.head;function l(a){var e=document.createElement('link');for(var k in a)e.setAttribute(k,a[k]);h.appendChild(e)}function c(u){l({rel:'preload',as:'fetch',href:'/api'+u,crossorigin:'use-credentials'})}${JSON.stringify(earlyEverywhere)}.forEach(c);${JSON.stringify(table)}.some(function(r){var m=location.pathname.match(r[0]);if(!m)return;r[1].forEach(function(f){l({rel:'modulepreload',href:f})});r[3].forEach(function(p){p.rel='preload';p.as='image';p.type='image/avif';p.fetchpriority='high';l(p)});r[2].forEach(function(u){var q=u.match(/{(.+)}/),v=q&&new URLSearchParams(location.search).get(q[1]);if(!q||v)c(u.replace('$1',m[1]).replace(/{.+}/,encodeURIComponent(v)))});return 1})})()`
        return html.replace('<!--early-->', `<script>${script}</script>`)
      },
    },
  }
}

/** The loading screen stands in the HTML itself, before any script or stylesheet: see src/sections/LoadingScreen.tsx. */
function loadingScreen(): Plugin {
  return {
    name: 'loading-screen',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('<!--loading-->', () =>
          readFileSync('src/sections/loadingScreen.html', 'utf8')
            .replace(/<!--[\s\S]*?-->|\/\*[\s\S]*?\*\//g, '')
            .replace(/\s*\n\s*/g, ' ')
            .trim(),
        ),
    },
  }
}

/** The two text fonts of the first screen are preloaded; the other subsets load when their letters occur. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /(archivo-latin|ibm-plex-mono-latin-500-normal)-[\w-]{8}\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  }
}

/** Without preloading (see `modulePreload` below) the build's helper for it only weighs on the entry. */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null,
  }
}

/** Stores every text file compressed as well, so that no server has to compress it again for each visitor. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle({ dir }) {
      for (const entry of readdirSync(dir ?? 'dist', { recursive: true, withFileTypes: true })) {
        if (!/\.(js|css|html|svg|json)$/.test(entry.name)) continue
        const file = join(entry.parentPath, entry.name)
        const bytes = readFileSync(file)
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
        writeFileSync(`${file}.br`, brotliCompressSync(bytes))
      }
    },
  }
}

/** `npm run dev` answers /api/ and /images/ itself, with the reference API and its data in memory. */
function referenceApi(): Plugin {
  return {
    name: 'reference-api',
    apply: 'serve',
    async configureServer(server) {
      if (process.env.VITEST || process.env.STORYBOOK) return
      const { devMiddleware } = await import('./server/dev.ts')
      server.middlewares.use(await devMiddleware())
    },
  }
}

const storybook = Boolean(process.env.STORYBOOK)

// The package's own entry is its development build, whatever the mode.
const router = join(import.meta.dirname, 'node_modules/react-router/dist/production')
const routerProduction = [
  { find: /^react-router$/, replacement: join(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
]

type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

let everyPage: Set<string> | undefined

/** What the entry imports at once, directly or not: every page has it. */
function loadedAtOnce(graph: ModuleGraph): Set<string> {
  if (everyPage) return everyPage
  everyPage = new Set()
  const add = (id: string) => {
    if (everyPage?.has(id)) return
    everyPage?.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) add(imported)
  }
  add(join(import.meta.dirname, 'src/main.tsx'))
  return everyPage
}

/** The components and rules that the shop's pages have in common, apart from what every page has. */
const kit =
  /src\/(components\/(ui\/(Breadcrumb|Checkbox|FieldMessage|Notice|Picture|Price|TextButton|TextLink|Tag|controlStyle|useField)|shop\/(EmptyState|PageHead|restrictionLines))|rules\/(nonBreaking|pictures|productHead)|lib\/(useDebounced|useMediaQuery)|atoms\/alert)|icons\/(x|plus|minus|chevron-left)\.mjs/
/** Days and times: the home page's announcements, orders, reviews. */
const days = /src\/rules\/(announcements|dates)\.ts/
/** What the pages from a part to its order have in common. */
const counter =
  /src\/(components\/ui\/(QuantityField|SectionHead|SpecTable|SummaryList|Ticks|TitleBlock)|rules\/order\.|text\/(cart|checkout)|lib\/useFocusBack)|icons\/(truck|credit-card|clock|arrow-right|undo-2)\.mjs/
const forms =
  /node_modules\/(react-hook-form|@hookform)\/|src\/(components\/ui\/(Input|PhoneInput|Textarea|Field|useListbox)|forms\/(fields|known)|rules\/phone)\.tsx?/
/** A part's card in its grid. */
const parts =
  /src\/(sections\/(TrackedCard|useProductViews)|components\/shop\/Product(Card|Grid|CardSkeleton)|lib\/useSeen|rules\/pages)\.tsx?/
/** What the account's pages have in common. */
const account =
  /src\/(atoms\/(account|signIn)|text\/account|api\/account|forms\/passwords|components\/ui\/(Password\w+|usePasswordEye))\.tsx?/
/** The text pages' sheet. */
const text = /src\/pages\/content\/(ContactWays|SheetPage|PlainPage|facts|sheet)\.tsx?/
/** What the frame adds once the first view stands. */
const later = /src\/sections\/(Footer|Later|CookieConsent|Activity|Navigation|BackToTop|Toasts|Alerts)\.tsx/

const reactAndRouter =
  /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|@tanstack\/[\w-]+)\//

/**
 * Every page is a chunk of its own, and what pages have in common travels in a few: React with the router, the shop's
 * frame, the kit of all pages, and what only some of them need. Left alone the build makes forty chunks of a few
 * hundred bytes, each of which compresses badly and costs a request.
 */
function frame(id: string, graph: ModuleGraph): string | null {
  // The drawings come through one file that names them all; each goes where it is used.
  if (id.includes('/lucide/')) return null
  return loadedAtOnce(graph).has(id) || /src\/queries\/(products|categories)/.test(id) ? 'frame' : null
}

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
  'hono/cookie',
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
  'storybook/test',
  'zod/mini',
]

/** The suite of the API against each database, and what only a database has; Postgres where this machine has one. */
function databaseProjects() {
  const project = (name: string, settings = {}) => ({
    extends: false as const,
    test: {
      name,
      environment: 'node' as const,
      include: ['tests/api/**/*.test.ts', 'tests/database/**/*.test.ts'],
      // These open no store.
      exclude: ['tests/api/{http,storefront,orderHistory,pictures,recaptcha,seed}.test.ts'],
      env: { TEST_STORE: name },
      // One database for all files of a worker: each test empties it.
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      ...settings,
    },
  })
  const postgres = findPostgres()
  if (!postgres && process.env.VITEST)
    process.stderr.write('Postgres is not on this machine: its tests are SKIPPED.\n')
  return [
    project('pglite'),
    ...(postgres ? [project('postgres', { globalSetup: ['tests/api/postgres.setup.ts'] })] : []),
  ]
}

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    ...(storybook
      ? []
      : [loadingScreen(), startEarly(), plainImports(), preloadFonts(), precompress(), referenceApi()]),
  ],
  resolve: { alias: command === 'build' && !storybook ? routerProduction : [] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
    // The build's own preloading would put a list of all chunks into the entry. What a page needs is started from
    // index.html (src/early.ts) and fetched ahead when a link is pointed at (src/sections/Navigation.tsx).
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: reactAndRouter, priority: 7 },
            { name: frame, priority: 6 },
            { name: 'kit', test: kit, priority: 5 },
            { name: 'days', test: days, priority: 4 },
            { name: 'counter', test: counter, priority: 4 },
            { name: 'forms', test: forms, priority: 3 },
            { name: 'parts', test: parts, priority: 2 },
            { name: 'account', test: account, priority: 2 },
            { name: 'tabs', test: /node_modules\/@radix-ui\/react-tabs|ui\/Tabs\.tsx/, priority: 2 },
            { name: 'text', test: text, priority: 2 },
            { name: 'later', test: later, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    // A picture of each story that failed.
    attachmentsDir: 'test-results/stories',
    projects: [
      {
        extends: false,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{rules,lib,forms,api,server,checks}/**/*.test.ts'],
        },
      },
      ...databaseProjects(),
      {
        extends: false,
        test: {
          name: 'operate',
          environment: 'node',
          include: ['tests/operate/**/*.test.ts'],
          // Processes and databases of their own, of which one at a time is enough for a small machine.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Named, since a dependency that is found in the middle of a cold run reloads the page under the stories.
        optimizeDeps: { include: storyDependencies },
        test: {
          name: 'stories',
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] },
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
