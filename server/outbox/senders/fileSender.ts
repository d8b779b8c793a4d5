import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sender } from '../../store/outbox.ts'

/** Writes a header's value on one line, encoded by RFC 2047 unless it is plain ASCII. */
function header(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim()
  return /^[ -~]*$/.test(line) ? line : `=?UTF-8?B?${Buffer.from(line).toString('base64')}?=`
}

/** Writes each message to a file of its own in `folder` (.eml, .txt) for its owner alone. Throws where one is there. */
export function fileSender(folder: string, options: { from: string; now?: () => Date }): Sender {
  const { from, now = () => new Date() } = options
  let written = 0
  return {
    async send({ kind, to, subject, text }) {
      written += 1
      const date = now()
      const stamp = `${date.toISOString().replaceAll(':', '-')}-${String(written).padStart(4, '0')}`
      const mail = [
        `From: ${header(from)}`,
        `To: ${header(to)}`,
        `Subject: ${header(subject)}`,
        `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: 8bit',
        '',
        text,
      ].join('\n')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, `${stamp}-${kind}.${kind === 'email' ? 'eml' : 'txt'}`), `${mail}\n`, {
        mode: 0o600,
        flag: 'wx',
      })
    },
  }
}
