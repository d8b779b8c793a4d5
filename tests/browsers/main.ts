import '../needsBuild.ts'
import { existsSync } from 'node:fs'
import { nodePasswords } from '../../server/account/nodePasswords.ts'
import { seed } from '../../server/demo/seed.ts'
import { memoryStore } from '../../server/memory/store.ts'
import { projectPath } from '../../server/projectPath.ts'
import { say, startBuiltShop } from '../builtShop.ts'
import { firefox } from './firefox.ts'
import { recordErrors } from './recordErrors.ts'
import type { Tab } from './tab.ts'
import { walk } from './walk.ts'
import { webkit } from './webkit.ts'

/**
 * `npm run browsers [firefox webkit]`: walks through the built shop in Firefox and in WebKit, the engine of Safari: every
 * page, an order as a guest, a customer's orders, printing, and a page without a connection. Debian has both, as
 * `firefox-esr`, and as `webkit2gtk-driver` with `xvfb`. Exits with 1 when a step fails or a browser is missing.
 */
const browsers: Record<string, { at: string[]; start: (path: string) => Promise<Tab> }> = {
  firefox: { at: ['/usr/bin/firefox-esr', '/usr/bin/firefox'], start: firefox },
  webkit: {
    at: ['4.1', '4.0', '6.0'].flatMap((version) =>
      ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
    ),
    start: webkit,
  },
}

const dist = recordErrors(projectPath('dist'))
const [, , ...asked] = process.argv
for (const name of asked.length > 0 ? asked : Object.keys(browsers)) {
  const path = browsers[name]?.at.find(existsSync)
  if (!path) {
    say(`${name}: not on this machine (Debian: apt-get install firefox-esr webkit2gtk-driver xvfb)`)
    process.exitCode = 1
    continue
  }
  const store = memoryStore(seed(new Date()), nodePasswords)
  const server = await startBuiltShop({
    dist,
    store,
    renderLimit: 20_000,
    operatorToken: 'a token of the operator for this walk',
  })
  const tab = await browsers[name]!.start(path)
  try {
    for (const step of walk) {
      const started = performance.now()
      await step(tab, { ...server, store })
      say(`${name}: ${step.name}, ${Math.round((performance.now() - started) / 1000)} s`)
    }
  } catch (error) {
    say(`${name} FAILED: ${error instanceof Error ? error.stack : error}`)
    process.exitCode = 1
  }
  await tab.close()
  await server.close().catch(() => undefined)
}
process.exit()
