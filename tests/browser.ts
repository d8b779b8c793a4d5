import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Headless Chromium built for tests: a page opens in a third of the time. */
const shell = { path: '/usr/bin/chromium-headless-shell', aptPackage: 'chromium-headless-shell' }

const candidates = [
  process.env.BROWSER_PATH,
  shell.path,
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * How the tests start it. Two browsers run beside each other on two cores: what V8 does in threads of its own, compiling
 * and collecting garbage, costs a seventh more than it does in the thread of the page.
 */
export const browserArgs = ['--no-sandbox', '--disable-gpu', '--js-flags=--single-threaded']

/** Returns a Chromium on this machine: BROWSER_PATH, Debian's headless shell, Playwright's own or the system's. */
export function findBrowser(): string | undefined {
  return candidates.find((path) => path && existsSync(path))
}

/** Returns whether the command succeeded. A failure is only printed, because the next method may work. */
function runs(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'inherit' })
    return true
  } catch {
    return false
  }
}

const aptInstall = (name: string) => runs('apt-get', ['install', '-y', '--no-install-recommends', name])

/** Returns whether we may install packages and the headless shell is available as one. */
function mayInstallShell(): boolean {
  if (process.getuid?.() !== 0) return false
  try {
    execFileSync('apt-get', ['install', '--simulate', shell.aptPackage], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** The fonts that stand in for the shop's own until it has loaded (src/fonts/fallback.ts). */
const fallbackFonts = /(^|,)(Arial|Liberation Sans|Roboto)(,|$)/m

/** Installs a fallback font where there is none: in any other font the pages would move when the shop's own arrives. */
function ensureFonts() {
  if (process.platform !== 'linux') return
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' })
  if (fallbackFonts.test(stdout ?? '')) return
  if (process.getuid?.() === 0 && runs('apt-get', ['update']) && aptInstall('fonts-liberation')) return
  process.stderr.write(
    'No Arial, Liberation Sans or Roboto on this machine: tests that nothing moves will fail. Install fonts-liberation.\n',
  )
}

/**
 * Returns the browser for the tests. Installs Debian's headless shell if it may, because the tests run much faster in
 * it. If that fails and no browser is found, installs Debian's Chromium, or else Playwright's. Throws if nothing works.
 * Sees to it that a fallback font is there, too.
 */
export function ensureBrowser(): string {
  const browser = installedBrowser()
  ensureFonts()
  return browser
}

function installedBrowser(): string {
  const path = findBrowser()
  if (path && (path === process.env.BROWSER_PATH || path === shell.path)) return path
  if (!path) runs('apt-get', ['update'])
  if (mayInstallShell()) aptInstall(shell.aptPackage)
  if (!findBrowser()) aptInstall('chromium')
  if (!findBrowser()) runs('npx', ['playwright', 'install', '--with-deps', 'chromium'])
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    'No browser for the tests. Install Chromium (Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright install chromium), or set BROWSER_PATH to one.',
  )
}
