import { createReadStream, existsSync } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { CannotDo } from '../context.ts'
import { type Line, line } from './tables.ts'

/** The text of a line of a backup. Readers other than `readLines` may end lines at U+2028 and U+2029 too. */
export const toText = (line: Line): string =>
  `${JSON.stringify(line).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`

async function* texts(file: string): AsyncGenerator<string> {
  const source = pipeline(createReadStream(file), createGunzip(), () => {}).setEncoding('utf8')
  // `node:readline` would also end lines at U+2028 and U+2029, which JSON leaves in texts.
  let text = ''
  for await (const chunk of source) {
    const [first = '', ...more] = (chunk as string).split('\n')
    text += first
    for (const next of more) {
      yield text
      text = next
    }
  }
  if (text !== '') yield text
}

/** Yields the lines of a backup. Throws `CannotDo` when the file is missing, damaged or not a backup. */
export async function* readLines(file: string): AsyncGenerator<Line> {
  if (!existsSync(file)) throw new CannotDo(`${file} does not exist.`)
  const notComplete = (why: string) => new CannotDo(`${file} is not a complete backup: ${why}.`)
  try {
    for await (const text of texts(file)) {
      const read = line.safeParse(JSON.parse(text))
      if (!read.success) throw notComplete('it has a line of another kind')
      yield read.data
    }
  } catch (error) {
    throw error instanceof CannotDo ? error : notComplete((error as Error).message)
  }
}
