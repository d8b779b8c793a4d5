import { type Command, Option } from 'commander'
import { isEmpty } from '../../database/seed.ts'
import { CommandError, type Context, report } from '../context.ts'
import { when } from '../table.ts'
import { backup } from './backup.ts'
import { checkBackup } from './check.ts'
import { restore } from './restore.ts'

const someMissing = (missing: string[]) =>
  missing.length === 0
    ? ''
    : `\nImages that records name and that are not in it: ${missing.slice(0, 10).join(', ')}${missing.length > 10 ? ` and ${missing.length - 10} more` : ''}.`

/** `shop backup` and `shop restore`. */
export function backupCommands(program: Command, context: Context): void {
  program
    .command('backup')
    .description("writes all of the shop's data, with the images of products and complaints, to one file")
    .argument('<file>', 'file to write, such as shop-2026-11-20.backup; only its owner may read it')
    .option('--force', 'overwrites an existing file')
    .addHelpText('after', '\nIt does not contain sessions: after a restore, customers sign in again.')
    .action(async (file: string, { force }: { force?: boolean }) => {
      const { db } = await context.database()
      const { images } = context
      const options = { images, now: context.now(), force: force ?? false }
      const { rows, files, missing } = await backup(db, file, options)
      context.print(
        `Wrote ${rows} records and ${files} files to ${file}, and restored them in a trial.${someMissing(missing)}`,
      )
    })

  program
    .command('restore')
    .description("replaces the shop's data with a backup, or only checks it")
    .argument('<file>', 'a file that `backup` wrote')
    .option('--force', 'also replaces existing data, which are lost')
    .addOption(
      new Option(
        '--check',
        'restores it into a throw-away database and compares each record and image; the shop is not touched',
      ).conflicts('force'),
    )
    .action(async (file: string, { force, check }: { force?: boolean; check?: boolean }) => {
      if (check) {
        const { rows, files, created, missing } = await checkBackup(file)
        context.print(
          `${file} can be restored: ${rows} records and ${files} files of ${when(created)} came back unchanged.${someMissing(missing)}`,
        )
        return
      }
      const { db } = await context.database()
      if (!force && !(await isEmpty(db)))
        throw new CommandError(
          'The shop has data, which a restore would replace. Add --force if they may be lost.',
        )
      const options = { images: context.images, now: context.now() }
      const { rows, files, created, heldMessages } = await restore(db, file, options)
      await report(context, `Restored ${rows} records and ${files} files of ${when(created)}.`)
      if (heldMessages > 0)
        context.print(
          `Held, because they may have been sent since then: ${heldMessages} messages. 'messages list' shows them, 'messages retry' sends them.`,
        )
    })
}
