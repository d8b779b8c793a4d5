import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

// Starting a process is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** Starts the server as `npm start` does and waits until it ends by itself. */
const run = (env: Record<string, string>) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, ['server/main.ts'], { env: { PATH: process.env.PATH, ...env } })
    let said = ''
    child.stdout.on('data', (chunk) => (said += chunk))
    child.stderr.on('data', (chunk) => (said += chunk))
    child.on('close', (code) => resolve({ code, said }))
  })

test('invalid settings stop the start with one sentence each', async () => {
  const { code, said } = await run({ PORT: 'many', NODE_ENV: 'production' })
  expect(code).toBe(1)
  expect(said).toBe(
    'The shop does not start:\n' +
      '  PORT is not a whole number.\n' +
      '  PUBLIC_ORIGIN is required in production: the address at which visitors reach the shop.\n',
  )
})

test('a configured port that is taken stops the start before a database is created', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve))
  const { port } = other.address() as { port: number }
  const dataDir = join(tmpdir(), `shop-start-${process.pid}-${port}`)
  const PUBLIC_ORIGIN = 'https://shop.example'
  const NODE_ENV = 'production'
  const { code, said } = await run({ PORT: String(port), DATA_DIR: dataDir, PUBLIC_ORIGIN, NODE_ENV })
  await new Promise((resolve) => other.close(resolve))
  expect(code).toBe(1)
  expect(said).toContain(`PORT ${port} is taken by another program.`)
  expect(existsSync(dataDir)).toBe(false)
  // Logged at every start with an address that is not the one of canonical links; the log is buffered in production.
  expect(said).toContain('PUBLIC_ORIGIN is https://shop.example, but search engines')
})
