import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { formatDateTime } from '../../../src/rules/dates.ts'
import { isEmpty } from '../../database/isEmpty.ts'
import { CannotDo, type Context, withShop } from '../context.ts'
import { progress } from '../progress.ts'
import { backup, backupSize } from './backup.ts'
import { restore } from './restore.ts'

/** `shop backup` and `shop restore`. */
export function backupCommands(program: Command, context: Context): void {
  program
    .command('backup')
    .description("writes all of the shop's data, with the images of products and complaints, to one file")
    .argument('<file>', 'file to write, such as shop-2026-11-20.backup; only its owner may read it')
    .option('--force', 'overwrites an existing file')
    .addHelpText('after', '\nIt does not contain sessions: after a restore, customers sign in again.')
    .action((file: string, { force }: { force?: boolean }) =>
      withShop(context, async ({ db }) => {
        if (existsSync(file) && !force)
          throw new CannotDo(`${file} already exists. Give another name, or add --force.`)
        const bar = progress(context, 'Backing up', await backupSize(db, context.dataDir))
        const options = { dataDir: context.dataDir, now: context.now(), step: bar.add }
        const { rows, files } = await backup(db, file, options).finally(bar.end)
        context.say(`Wrote ${rows} records and ${files} files to ${file}.`)
      }),
    )

  program
    .command('restore')
    .description("replaces the shop's data with a backup")
    .argument('<file>', 'a file that `backup` wrote')
    .option('--force', 'also replaces existing data, which are lost')
    .action((file: string, { force }: { force?: boolean }) =>
      withShop(context, async ({ db }) => {
        if (!force && !(await isEmpty(db)))
          throw new CannotDo(
            'The shop has data, which a restore would replace. Add --force if they may be lost.',
          )
        const bar = progress(context, 'Restoring', 0)
        const options = { dataDir: context.dataDir, step: bar.add }
        const { rows, files, created } = await restore(db, file, options).finally(bar.end)
        context.say(`Restored ${rows} records and ${files} files of ${formatDateTime(new Date(created))}.`)
      }),
    )
}
