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
    .description('writes everything the shop keeps to one file, with the images of products and complaints')
    .argument('<file>', 'where to: shop-2026-11-20.backup; only its owner may read it')
    .option('--force', 'writes over a file that is there')
    .addHelpText('after', '\nSessions are not in it: customers sign in again after a restore.')
    .action((file: string, { force }: { force?: boolean }) =>
      withShop(context, async ({ db }) => {
        if (existsSync(file) && !force)
          throw new CannotDo(`${file} is there already. Name another, or add --force.`)
        const bar = progress(context, 'Backing up', await backupSize(db, context.dataDir))
        const options = { dataDir: context.dataDir, now: context.now(), step: bar.add }
        const { rows, files } = await backup(db, file, options).finally(bar.end)
        context.say(`${rows} records and ${files} files in ${file}.`)
      }),
    )

  program
    .command('restore')
    .description('makes the shop what a backup says')
    .argument('<file>', 'a file that `backup` wrote')
    .option('--force', 'also where the shop has data, which are lost')
    .action((file: string, { force }: { force?: boolean }) =>
      withShop(context, async ({ db }) => {
        if (!force && !(await isEmpty(db)))
          throw new CannotDo('The shop has data, which a restore would replace. Add --force to lose them.')
        const bar = progress(context, 'Restoring', 0)
        const options = { dataDir: context.dataDir, step: bar.add }
        const { rows, files, created } = await restore(db, file, options).finally(bar.end)
        context.say(
          `${rows} records and ${files} files of ${formatDateTime(new Date(created))} are restored.`,
        )
      }),
    )
}
