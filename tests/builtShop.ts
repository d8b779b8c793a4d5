import './needsBuild.ts'
import { type Browser, chromium, type LaunchOptions } from '@playwright/test'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { createServer } from '../server/server.ts'
import { ensureBrowser } from './browser.ts'
import { silentLog } from './listen.ts'

// What measurements of the built shop share.

/** Starts the built shop with the reference API on a free port; it logs nothing. */
export const startBuiltShop = (options: Partial<Parameters<typeof createServer>[0]> = {}) =>
  createServer({ port: 0, log: silentLog, ...options })

export const startBrowser = (options: LaunchOptions = {}) =>
  chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'], ...options })

export const say = (text: string) => process.stdout.write(`${text}\n`)

export const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Lighthouse's index of the phone that is measured for: a desktop's 2,800, slowed down four times. */
const phoneIndex = 700

/**
 * How many times this machine's processor is to be slowed down to be as fast as the phone's: with a fixed factor, a slow
 * machine would stand for a phone that nobody has. Prints both figures. At least 1.
 */
export async function phoneSlowdown(browser: Pick<Browser, 'newPage'>) {
  const page = await browser.newPage()
  const indices: number[] = []
  for (let count = 0; count < 3; count += 1)
    indices.push(await page.evaluate(pageFunctions.computeBenchmarkIndex))
  await page.close()
  const index = median(indices)
  const slowdown = Math.max(1, index / phoneIndex)
  say(`Processor of index ${index}, slowed down ${slowdown.toFixed(1)} times.`)
  return slowdown
}
