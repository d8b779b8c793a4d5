import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Command, CommanderError } from 'commander'
import { webPasswords } from '../../server/account/webPasswords.ts'
import { type Context, sentenceOf } from '../../server/cli/context.ts'
import { shopProgram } from '../../server/cli/program.ts'
import { openDatabase } from '../../server/database/open.ts'
import { folderImages } from '../../server/images.ts'
import { noon, seed } from '../api/shop.ts'

/** Makes usage errors throw instead of ending the process. */
function throwing(command: Command, print: (text: string) => void): void {
  command.exitOverride()
  command.configureOutput({ writeOut: print, writeErr: print })
  for (const inner of command.commands) throwing(inner, print)
}

/** The command line over an embedded in-memory database that holds the small shop, unless `empty`. */
export async function shopCli({ empty = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-cli-'))
  const database = await openDatabase({ seed: empty ? undefined : seed(), passwords: webPasswords })
  const printed: string[] = []
  const print = (text: string) => void printed.push(text)
  const context: Context = {
    database: async () => database,
    demo: seed,
    images: folderImages(join(folder, 'data')),
    origin: 'https://shop.example',
    now: () => noon,
    purge: undefined,
    print,
    log: { info: print },
  }
  return {
    database,
    folder,
    /** What the commands work with; a test may change it. */
    context,
    /** Runs a command and returns its output; `refused` is the error message if it failed. */
    async run(...args: string[]): Promise<{ text: string; refused?: string }> {
      printed.length = 0
      const program = shopProgram(context)
      throwing(program, print)
      try {
        await program.parseAsync(args, { from: 'user' })
        return { text: printed.join('\n') }
      } catch (error) {
        const refused = error instanceof CommanderError ? error.message : sentenceOf(error)
        if (refused === undefined) throw error
        return { text: printed.join('\n'), refused }
      }
    },
    async close() {
      await database.close()
      rmSync(folder, { recursive: true })
    },
  }
}
