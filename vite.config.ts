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
        const entry = chunks.find((chunk) => chunk.isEntry)
        const files = (name: string): string[] => {
          const found = named(name)
          if (!found) throw new Error(`src/early.ts names ${name}, which is no page`)
          const all = new Set<string>()
          const add = (file: string) => {
            if (all.has(file) || file === entry?.fileName || entry?.imports.includes(file)) return
            all.add(file)
            for (const imported of chunks.find((chunk) => chunk.fileName === file)?.imports ?? [])
              add(imported)
          }
          add(found.fileName)
          return [...all].map((file) => `/${file}`)
        }
        const table = early.map(({ path, page, calls }) => [
          `^${path.replace(/:\w+/g, '([^/]+)')}/?$`,
          files(page),
          calls.map((call) => call.replace(/:\w+/g, '$1')),
        ])
        const script = `(function(){var h=document.head;function l(a){var e=document.createElement('link');for(var k in a)e.setAttribute(k,a[k]);h.appendChild(e)}function c(u){l({rel:'preload',as:'fetch',href:'/api'+u,crossorigin:'use-credentials'})}${JSON.stringify(earlyEverywhere)}.forEach(c);${JSON.stringify(table)}.some(function(r){var m=location.pathname.match(r[0]);if(!m)return;r[1].forEach(function(f){l({rel:'modulepreload',href:f})});r[2].forEach(function(u){c(u.replace('$1',m[1]))});return 1})})()`
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
          .filter((file) => /archivo-latin-wdth-normal|ibm-plex-mono-latin-500-normal.*woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
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

/**
 * Every page is a chunk; what nearly all of them use travels in three: the frame with React and the router (the
 * entry), `data` (the contract, the query cache, the rules) and `kit` (the components of most pages). Left alone the
 * build makes thirty chunks of a few hundred bytes, which compress badly and cost a request each.
 */
const chunkGroups = [
  {
    name: 'data',
    test: /node_modules\/(zod|@tanstack|ofetch|ufo|destr|jotai)|src\/(lib\/(endpoint|wire)|api)\//,
    priority: 3,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    ...(storybook ? [] : [loadingScreen(), startEarly(), preloadFonts(), precompress(), referenceApi()]),
  ],
  resolve: { alias: command === 'build' && !storybook ? routerProduction : [] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { advancedChunks: { groups: chunkGroups } } },
  },
  test: {
    projects: [
      {
        extends: false,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{rules,lib,forms,api,checks}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
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
          },
        },
      },
    ],
  },
}))
