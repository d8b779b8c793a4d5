import { spawnSync } from 'node:child_process'
import { ensureBrowser } from './browser.ts'

/**
 * `npm test`: everything, in the order in which a failure is cheapest to hear of. Finds or installs a browser first,
 * so that the command is all that a fresh machine needs.
 */
const steps: [what: string, command: string, args: string[]][] = [
  ['Build', 'npm', ['run', '--silent', 'build']],
  ['Check', 'npm', ['run', '--silent', 'check']],
  ['Rules, API, checks', 'vitest', ['run', '--project', 'unit']],
  ['Stories', 'vitest', ['run', '--project', 'stories']],
  ['Shop in the browser', 'playwright', ['test', '-c', 'tests/e2e/playwright.config.ts']],
]

ensureBrowser()
for (const [what, command, args] of steps) {
  const started = Date.now()
  process.stdout.write(`\n== ${what}\n`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  const seconds = Math.round((Date.now() - started) / 1000)
  process.stdout.write(`== ${what}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n`)
  if (status !== 0) process.exit(status ?? 1)
}
