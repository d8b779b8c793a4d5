import { spawnSync } from 'node:child_process'
import { ensureBrowser } from './browser.ts'

/** Runs every story at each width, in forced colours and in a translated page, one mode after the other. Arguments go to vitest. */
const modes = [
  { STORIES_AT: 'phone', STORIES_MOTION: 'reduce' },
  { STORIES_AT: 'tablet', STORIES_MOTION: 'reduce' },
  // With its transitions: `npm test` runs it without.
  { STORIES_AT: 'desktop' },
  { STORIES_AT: 'desktop', STORIES_COLOURS: 'forced' },
  { STORIES_AT: 'desktop', STORIES_TRANSLATED: 'true' },
]

ensureBrowser()
const failed = modes.filter((mode) => {
  process.stdout.write(`\n${Object.entries(mode).flat().join(' ')}\n`)
  const { status } = spawnSync('vitest', ['run', '--project', 'stories', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ...mode },
  })
  return status !== 0
})
for (const mode of failed) process.stdout.write(`Failed: ${Object.entries(mode).flat().join(' ')}\n`)
process.exit(failed.length === 0 ? 0 : 1)
