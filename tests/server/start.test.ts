import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { listen } from '../listen.ts'
import { temporaryFolder } from '../temporaryFolder.ts'

// Starting a process is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const folder = temporaryFolder()

/** Starts the server as `npm start` does and waits until it ends by itself. */
const run = (env: Record<string, string>) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, ['server/main.ts'], { env: { PATH: process.env.PATH, ...env } })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('close', (code) => resolve({ code, output }))
  })

test('invalid settings stop the start with one sentence each', async () => {
  const { code, output } = await run({ PORT: 'many', NODE_ENV: 'production' })
  expect(code).toBe(1)
  expect(output).toBe(
    'The shop does not start:\n' +
      '  PORT is not a whole number.\n' +
      '  PUBLIC_ORIGIN is required in production: the address at which visitors reach the shop.\n',
  )
})

test('a configured port that is taken stops the start before a database is created', async () => {
  const other = await listen(() => undefined)
  const { port } = new URL(other.url)
  const dataDir = join(folder, 'data')
  const PUBLIC_ORIGIN = 'https://shop.example'
  const { code, output } = await run({ PORT: port, DATA_DIR: dataDir, PUBLIC_ORIGIN, NODE_ENV: 'production' })
  other.close()
  expect(code).toBe(1)
  expect(output).toContain(`PORT ${port} is taken by another program.`)
  expect(existsSync(dataDir)).toBe(false)
  // Logged at every start with an address that is not the one of canonical links; the log is buffered in production.
  expect(output).toContain('PUBLIC_ORIGIN is https://shop.example, but search engines')
})
