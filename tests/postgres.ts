import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

const debian = '/usr/lib/postgresql'
const folders = () => [
  ...(existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, 'bin'))
    : []),
  ...(process.env.PATH ?? '').split(':'),
]

/** Returns the folder of the Postgres programs on this machine, or undefined if there are none. */
export const findPostgres = (): string | undefined =>
  folders().find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))

const attempts: [string, string[]][] = [
  ['apt-get', ['update']],
  ['apt-get', ['install', '-y', '--no-install-recommends', 'postgresql']],
]

/** Finds Postgres, or installs Debian's if it may. If there is none, prints that its tests are skipped. */
export function ensurePostgres(): void {
  if (findPostgres()) return
  try {
    for (const [command, args] of attempts) execFileSync(command, args, { stdio: 'inherit' })
  } catch {
    // Reported below.
  }
  if (!findPostgres())
    process.stdout.write(
      '\nPostgres is not on this machine: its tests are SKIPPED. Debian: apt-get install postgresql.\n',
    )
}

/** Postgres refuses to run as root: returns the user `postgres` of Debian's package instead, or else `nobody`. */
function owner(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined
  const idOf = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
  for (const name of ['postgres', 'nobody'])
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) }
    } catch {
      // The user does not exist.
    }
  throw new Error('Postgres cannot run as root, and there is no other user.')
}

/** Returns the URL of a database whose server listens on a socket in `folder`. */
const urlOf = (folder: string, database: string) =>
  `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`

/**
 * Starts a Postgres with an empty cluster in a folder of its own, which `stop` deletes. It is tuned for
 * speed and does not survive power cuts. Throws if Postgres is not installed: see `findPostgres`.
 */
export async function startPostgres(): Promise<{
  url(database?: string): string
  stop(): Promise<void>
}> {
  const programs = findPostgres()
  if (!programs) throw new Error('Postgres is not on this machine.')
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'))
  const user = owner()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } }
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...options, stdio: 'pipe' },
  )
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  }
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let output = ''
  await new Promise<void>((resolve, reject) => {
    server.once('exit', () => reject(new Error(`Postgres did not start: ${output}`)))
    server.stderr.on('data', (chunk: Buffer) => {
      output += chunk
      if (output.includes('database system is ready')) resolve()
    })
  })
  return {
    url: (database = 'postgres') => urlOf(folder, database),
    async stop() {
      const exit = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await exit
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
