import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mergeConfig, type UserConfig } from 'vite'
import { functionCoverage } from './code/instrument.ts'
import { type Review, readReview, withSaid } from './review.ts'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Adds the review to Storybook's frame, with the State panel before all other panels. */
export const managerEntries = (others: string[] = []) => [here('./manager.tsx'), ...others]

/** Adds it to the page of a story. A test is not reviewed. */
export const previewAnnotations = (others: string[] = []) =>
  process.env.VITEST ? others : [...others, here('./preview.ts')]

/** The packages of the review take this `userEvent`. Below `source` is the code of which the panel says what has run. */
export const viteFinal = (config: UserConfig, { source = 'src/' }: { source?: string }): UserConfig =>
  mergeConfig(config, {
    plugins: process.env.VITEST ? [] : [functionCoverage(source)],
    resolve: { alias: { '@testing-library/user-event': here('./userEvent.ts') } },
  })

/** Reads the sign-off: all reviews that are committed in `reviews/`, as one. A file that holds none ends it. */
export function readSigned(folder: string): Review {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  return files.sort().reduce((all, name) => {
    const review: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    const said = readReview(review)
    if (said.verdicts.length + said.pins.length === 0)
      throw new Error(`${join(folder, name)} holds no review`)
    return withSaid(all, said)
  }, readReview(null))
}

/** Commit and day of what is shown. '' where it is in no repository. */
function shownVersion(): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%h of %cs'], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim()
  } catch {
    return ''
  }
}

/** Puts the sign-off beside Storybook as `reviews/reviews.json`, with the version that is shown. */
export function staticDirs(others: unknown[] = []) {
  const folder = join(process.cwd(), 'node_modules/.cache/review-addon')
  mkdirSync(folder, { recursive: true })
  const signed = { ...readSigned(join(process.cwd(), 'reviews')), of: shownVersion() }
  writeFileSync(join(folder, 'reviews.json'), `${JSON.stringify(signed)}\n`)
  return [...others, { from: folder, to: '/reviews' }]
}
