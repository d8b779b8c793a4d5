import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileHint } from './server/vite/compileHint.ts'
import { documents } from './server/vite/documents.ts'
import { indexHtml, preloadFonts } from './server/vite/indexHtml.ts'
import { precompress } from './server/vite/precompress.ts'
import { serviceWorker } from './server/vite/serviceWorker.ts'

// The entry of react-router is its development build, whatever the mode.
const router = join(import.meta.dirname, 'node_modules/react-router/dist/production')
const routerProduction = [
  { find: /^react-router$/, replacement: join(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
]

type Modules = { getModuleInfo(id: string): { importedIds: string[] } | null }

/** Whether a module imports a library that only some pages need, itself or by way of others of the shop. */
const bringsLibrary = (id: string, modules: Modules, seen = new Set<string>()): boolean =>
  modules.getModuleInfo(id)?.importedIds.some((imported) => {
    if (/\/(@radix-ui|@hookform|react-hook-form)\//.test(imported)) return true
    if (imported.includes('/node_modules/') || seen.has(imported)) return false
    seen.add(imported)
    return bringsLibrary(imported, modules, seen)
  }) ?? false

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    indexHtml(),
    ...(isSsrBuild ? [] : [compileHint(), preloadFonts(), serviceWorker(), documents(), precompress()]),
  ],
  resolve: { alias: mode === 'production' ? routerProduction : [] },
  publicDir: 'src/shop/public',
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
                // Without main.tsx: the page's script cannot be a chunk with an await (src/lib/newTask.ts).
                { name: 'frame', tags: ['$initial'], test: /\/src\/(?!main)/, priority: 2 },
                {
                  // What orders need beside that: whoever looks at parts does not load it.
                  name: (id, modules) => (bringsLibrary(id, modules) ? null : 'orders'),
                  test: /src\/(components\/(ui\/SummaryList|shop\/(OrderLine|OrderDetails|StatusTag))|api\/purchase|rules\/orderNumber)/,
                  minShareCount: 3,
                  priority: 1,
                  includeDependenciesRecursively: false,
                },
                {
                  // Without what brings a library of its own: that comes with the pages that use it.
                  name: (id, modules) => (bringsLibrary(id, modules) ? null : 'shared'),
                  test: /src\/(api|atoms|components|forms|lib|queries|rules|sections|text)\/|lucide\//,
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
}))
