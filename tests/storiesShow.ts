import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import { everyQuotedText } from '../stories/start/catalogue.ts'

/** Texts that the browser shows itself, or that this shop never shows. */
const elsewhere = [
  'SEC-02 Are you sure you want to permanently delete your account? This action cannot be undone.',
  'BEY-07 Rs. 450.00 more for free delivery',
]

type Report = { type: string; result: unknown }
type Meta = { storyId?: string; reports?: Report[] }

/**
 * Checks, after a run of all stories, that each quoted text was in view at the end of a story of its state, and writes
 * which stories those were for the page Exact texts.
 */
export default class StoriesShow implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const stories = readdirSync('stories', { recursive: true, encoding: 'utf8' })
    const files = stories.filter((name) => name.endsWith('.stories.tsx')).length
    const run = modules.filter(({ moduleId }) => moduleId.endsWith('.stories.tsx'))
    if (run.length < files) return
    const texts = run
      .flatMap((module) => [...module.children.allTests()])
      .flatMap((test) => {
        const { storyId, reports = [] } = test.meta() as Meta
        return reports
          .filter(({ type }) => type === 'visible texts')
          .flatMap(({ result }) => (result as string[]).map((text) => ({ text, storyId })))
      })
    const storiesOf = (text: string) => texts.flatMap((one) => (one.text === text ? (one.storyId ?? []) : []))
    const storiesByText = everyQuotedText.map((text) => [text, storiesOf(text)] as const)
    mkdirSync('stories/pictures', { recursive: true })
    writeFileSync(
      'stories/pictures/visibleTexts.json',
      JSON.stringify(Object.fromEntries(storiesByText), null, 1),
    )
    const missing = storiesByText.flatMap(([text, stories]) =>
      stories.length === 0 && !elsewhere.includes(text) ? text : [],
    )
    if (missing.length === 0) return
    process.exitCode = 1
    process.stderr.write(`\nIn the window of no story of its state:\n  ${missing.join('\n  ')}\n`)
  }
}
