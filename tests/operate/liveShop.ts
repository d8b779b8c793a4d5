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

const { BEGUN_SHOP, EMPTY_CLUSTER, PATH } = process.env

/**
 * A data folder as the first start of a shop leaves it: creating and filling the database takes the machine seconds. Later
 * shops of a run begin with a copy.
 */
async function begin(folder: string): Promise<void> {
  const begun = join(BEGUN_SHOP!, 'data')
  if (!existsSync(begun)) {
    cpSync(EMPTY_CLUSTER!, join(begun, 'database'), { recursive: true })
    await (await start({ DATA_DIR: begun }, [])).end('SIGTERM')
  }
  cpSync(begun, folder, { recursive: true })
}

/**
 * Starts the shop's server as a separate process and waits until it is ready. `wrapper` is a command that runs it, such
 * as one that isolates it; `cwd` is another tree of the project.
 */
export async function startShop(
  env: Record<string, string>,
  wrapper: string[] = [],
  cwd?: string,
): Promise<LiveShop> {
  const { DATA_DIR = '', DATABASE_URL, NODE_ENV } = env
  const isFirst = !DATABASE_URL && !existsSync(join(DATA_DIR, 'database'))
  if (isFirst && !NODE_ENV && !cwd && BEGUN_SHOP) await begin(DATA_DIR)
  return start(env, wrapper, cwd)
}

async function start(env: Record<string, string>, wrapper: string[], cwd?: string): Promise<LiveShop> {
  const port = await freePort()
  const started = performance.now()
  const [program = '', ...args] = [...wrapper, process.execPath, 'server/main.ts']
  const child = spawn(program, args, {
    cwd,
    env: {
      PATH,
      ...(BEGUN_SHOP && { NODE_COMPILE_CACHE: BEGUN_SHOP }),
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
