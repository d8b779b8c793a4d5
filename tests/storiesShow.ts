import { readdirSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import { catalogue, quotedTexts } from '../stories/start/documents.ts'

/** Texts that the browser shows itself, or that this shop never shows. */
const elsewhere = [
  'SEC-02 Are you sure you want to permanently delete your account? This action cannot be undone.',
  'BEY-07 Rs. 450.00 more for free delivery',
]

type Report = { type: string; result: unknown }
type Meta = { reports?: Report[] }

/** Checks, after a run of all stories, that each quoted text was in view at the end of a story of its state. */
export default class StoriesShow implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const stories = readdirSync('stories', { recursive: true, encoding: 'utf8' })
    const files = stories.filter((name) => name.endsWith('.stories.tsx')).length
    const run = modules.filter(({ moduleId }) => moduleId.endsWith('.stories.tsx'))
    if (run.length < files) return
    const shown = new Set(
      run
        .flatMap((module) => [...module.children.allTests()])
        .flatMap((test) => (test.meta() as Meta).reports ?? [])
        .flatMap(({ type, result }) => (type === 'visible texts' ? (result as string[]) : [])),
    )
    const missing = catalogue
      .flatMap(({ id }) => quotedTexts(id).map((text) => `${id} ${text}`))
      .filter((text) => !shown.has(text) && !elsewhere.includes(text))
    if (missing.length === 0) return
    process.exitCode = 1
    process.stderr.write(`\nIn the window of no story of its state:\n  ${missing.join('\n  ')}\n`)
  }
}
