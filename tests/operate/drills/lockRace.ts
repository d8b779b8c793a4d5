import { appendFileSync, writeFileSync } from 'node:fs'
import { lockFolder } from '../../../server/database/folderLock.ts'

/**
 * A process that takes the lock of a folder at a given time, again and again, as many times as it is told. For each lock
 * that it gets it writes when it had it, and keeps it for some milliseconds.
 */
const [folder = '', log = '', name = '', start = '0', rounds = '0', every = '0'] = process.argv.slice(2)
const pause = new Int32Array(new SharedArrayBuffer(4))
for (let round = 0; round < Number(rounds); round += 1) {
  const at = Number(start) + round * Number(every)
  Atomics.wait(pause, 0, 0, Math.max(0, at - Date.now() - Number(every) / 4))
  // What a killed process leaves behind: its name. No process has this id.
  if (name === 'a') writeFileSync(`${folder}.lock`, '4194305')
  // All processes wait for the same moment, without giving the processor away in its last millisecond.
  Atomics.wait(pause, 0, 0, Math.max(0, at - Date.now() - 1))
  while (Date.now() < at);
  try {
    const release = lockFolder(folder, () => {})
    appendFileSync(log, `${round} ${name} begins\n`)
    Atomics.wait(pause, 0, 0, Number(every) / 2)
    appendFileSync(log, `${round} ${name} ends\n`)
    release()
  } catch (error) {
    if (!(error as Error).message.includes('is in use by')) throw error
  }
}
