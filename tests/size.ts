import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * `npm run size`: what the first load of a page costs, in kB (1000 bytes) of gzip -9, from the built shop. Exits
 * with 1 when a budget is exceeded. The scripts of a page are the entry, what it imports, and what index.html
 * starts early for that page.
 */
const dist = join(import.meta.dirname, '../dist')

const budgets: [page: string, address: string, kB: number][] = [
  ['home', '/', 150],
  ['product list', '/products', 150],
  ['product', '/products/101', 150],
  ['checkout', '/buying', 170],
]
const entryBudget = 130
const cssBudget = 12
const fontBudget = { files: 2, kB: 110 }

const html = (() => {
  try {
    return readFileSync(join(dist, 'index.html'), 'utf8')
  } catch {
    process.stderr.write('No dist/: run npm run build first.\n')
    process.exit(1)
  }
})()

const zipped = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000
const raw = (file: string) => readFileSync(join(dist, file)).length / 1000

/** The chunk and everything it imports at once. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const source = readFileSync(join(dist, file), 'utf8')
  for (const [, name] of source.matchAll(/(?:import|from)\s*["']\.\/([\w.-]+\.js)["']/g)) {
    withImports(`assets/${name}`, seen)
  }
  return seen
}

const entries = [...html.matchAll(/<script type="module"[^>]*src="\/([^"]+)"/g)].map(([, file]) => file ?? '')
if (entries.length === 0) throw new Error('index.html names no entry')
const withEntries = () => {
  const files = new Set<string>()
  for (const entry of entries) withImports(entry, files)
  return files
}
const table = JSON.parse(html.match(/(\[\["\^.*?\]\])\.some/)?.[1] ?? '[]') as [string, string[], string[]][]

const filesOf = (address: string) => {
  const files = withEntries()
  const page = table.find(([pattern]) => new RegExp(pattern).test(address))
  if (!page) throw new Error(`index.html starts nothing early for ${address}`)
  for (const file of page[1]) withImports(file.slice(1), files)
  return [...files]
}

let failed = false
function report(what: string, kB: number, budget: number) {
  const over = kB > budget
  failed ||= over
  process.stdout.write(
    `${what.padEnd(34)} ${kB.toFixed(1).padStart(7)} kB of ${budget} kB${over ? '  OVER BUDGET' : ''}\n`,
  )
}

const sum = (files: string[], size: (file: string) => number) =>
  files.reduce((kB, file) => kB + size(file), 0)

report('JS, entry with what it imports', sum([...withEntries()], zipped), entryBudget)
for (const [page, address, budget] of budgets)
  report(`JS, first load of ${page}`, sum(filesOf(address), zipped), budget)
const css = [...html.matchAll(/href="\/([^"]+\.css)"/g)].map(([, file]) => file ?? '')
report('CSS, all pages', sum(css, zipped), cssBudget)
const fonts = [...html.matchAll(/href="\/([^"]+\.woff2)"/g)].map(([, file]) => file ?? '')
report(`Fonts preloaded, ${fonts.length} of ${fontBudget.files} files`, sum(fonts, raw), fontBudget.kB)
if (fonts.length > fontBudget.files) failed = true
process.exit(failed ? 1 : 0)
