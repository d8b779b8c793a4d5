import './needsBuild.ts'
import { chromium, type LaunchOptions } from '@playwright/test'
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
