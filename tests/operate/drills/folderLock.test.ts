import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { lockFolder } from '../../../server/database/folderLock.ts'
import { temporaryFolder } from '../../temporaryFolder.ts'
import { startShop } from '../liveShop.ts'

const root = temporaryFolder()

/** Runs a command as process 1 of a PID namespace of its own, as containers do. */
const container = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']
const canIsolate = (() => {
  try {
    execFileSync(container[0]!, [...container.slice(1), 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

test('a lock that another process has taken, or whose files are gone, is reported once', async () => {
  for (const change of [
    (file: string) => writeFileSync(file, 'process 7 on another-host\n'),
    (file: string) => rmSync(file),
  ]) {
    const folder = join(root, 'lost')
    const lost = vi.fn()
    const release = lockFolder(folder, lost)
    change(`${folder}.lock`)
    await expect.poll(() => lost.mock.calls.length, { timeout: 5000 }).toBe(1)
    expect(lost.mock.calls[0]?.[0]).toContain('is no longer locked for this process')
    release()
  }
})

test('of four processes that take the lock in the same moment, again and again, one gets it', async () => {
  const folder = join(root, 'race')
  const log = join(root, 'race.log')
  writeFileSync(log, '')
  const rounds = 40
  const args = [folder, log]
  const start = String(Date.now() + 2000)
  const racers = ['a', 'b', 'c', 'd'].map((name) =>
    spawn(
      process.execPath,
      ['tests/operate/drills/lockRace.ts', ...args, name, start, String(rounds), '60'],
      {
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    ),
  )
  const codes = await Promise.all(racers.map(async (racer) => (await once(racer, 'exit'))[0]))
  expect(codes).toEqual([0, 0, 0, 0])
  const lines = readFileSync(log, 'utf8').trim().split('\n')
  expect(lines.length).toBeGreaterThanOrEqual(2 * rounds * 0.9)
  // Each line that begins is followed by the end of the same process: no two had the lock at once.
  const overlaps = lines.filter((line, i) => i % 2 === 0 && lines[i + 1] !== line.replace('begins', 'ends'))
  expect(overlaps).toEqual([])
})

test('a killed shop leaves no lock, whose folder another takes; a shop whose lock is taken from it stops', async () => {
  const DATA_DIR = join(root, 'killed')
  const first = await startShop({ DATA_DIR })
  await expect(startShop({ DATA_DIR })).rejects.toThrow(`is in use by process ${first.process.pid} on `)
  await first.end('SIGKILL')
  const second = await startShop({ DATA_DIR })
  const ended = once(second.process, 'exit')
  writeFileSync(join(DATA_DIR, 'database.lock'), 'process 7 on another-host\n')
  expect(await ended).toEqual([1, null])
})

test.skipIf(!canIsolate)(
  'two containers with one volume: the second does not open the database (skipped where unshare may not make a PID namespace)',
  async () => {
    const DATA_DIR = join(root, 'volume')
    const first = await startShop({ DATA_DIR }, container)
    await expect(startShop({ DATA_DIR }, container)).rejects.toThrow('is in use by process 1 on ')
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
    await first.end('SIGKILL')
  },
)
