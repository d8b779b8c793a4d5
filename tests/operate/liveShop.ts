import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../listen.ts'

export type LiveShop = {
  url: string
  process: ChildProcess
  /** Sends a signal and waits for the process to end. Returns its exit code, or null if a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

const patienceMs = 120_000

const { RUN_FOLDER, EMPTY_CLUSTER, PATH } = process.env

/**
 * Starts the shop's server as a separate process and waits until it is ready. `wrapper` is a command that runs it, such
 * as one that isolates it; `cwd` is another tree of the project.
 */
export async function startShop(
  env: Record<string, string>,
  wrapper: string[] = [],
  cwd?: string,
): Promise<LiveShop> {
  const { DATA_DIR = '', DATABASE_URL } = env
  const database = join(DATA_DIR, 'database')
  // Creating an embedded database takes the machine seconds.
  if (EMPTY_CLUSTER && !cwd && !DATABASE_URL && !existsSync(database))
    cpSync(EMPTY_CLUSTER, database, { recursive: true })
  const port = await freePort()
  const started = performance.now()
  const [program = '', ...args] = [...wrapper, process.execPath, 'server/main.ts']
  const child = spawn(program, args, {
    cwd,
    env: {
      PATH,
      ...(RUN_FOLDER && { NODE_COMPILE_CACHE: RUN_FOLDER }),
      LOG_LEVEL: 'error',
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const url = `http://localhost:${port}`
  for (;;) {
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) break
    if (child.exitCode !== null) throw new Error(`The shop did not start: ${output}`)
    if (performance.now() - started > patienceMs) {
      child.kill('SIGKILL')
      throw new Error(`The shop is not ready: ${output}`)
    }
    // biome-ignore lint/style/noRestrictedGlobals: polling is the only way to learn that the process is ready.
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    url,
    process: child,
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        const exit = once(child, 'exit')
        child.kill(signal)
        await exit
      }
      return child.exitCode
    },
  }
}
