import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const candidates = [
  process.env.BROWSER_PATH,
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A Chromium that is on this machine: Playwright's own, the system's, or what BROWSER_PATH names. */
export function findBrowser(): string | undefined {
  return candidates.find((path) => path && existsSync(path))
}

/** Finds a browser or installs one, from Debian's packages where it may, else Playwright's download. Throws when neither works. */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  const attempts: [string, string[]][] = [
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
    ['npx', ['playwright', 'install', '--with-deps', 'chromium']],
  ]
  for (const [command, args] of attempts) {
    try {
      execFileSync(command, args, { stdio: 'inherit' })
    } catch {
      // The next way may work; when none does, the message below says what to do.
    }
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error(
    'No browser for the tests. Install Chromium (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or set BROWSER_PATH to one.',
  )
}
