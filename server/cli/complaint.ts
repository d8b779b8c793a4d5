import { join } from 'node:path'
import type { Command } from 'commander'
import { inArray, lt } from 'drizzle-orm'
import { fileReceipts } from '../complaint/fileReceipts.ts'
import { complaints } from '../database/schema.ts'
import { readDay, readId } from './arguments.ts'
import { CommandError, type Context, report } from './context.ts'
import { when } from './table.ts'

/** `shop complaints`: removes customers' complaints, which the operator's page shows. */
export function complaintCommands(program: Command, context: Context): void {
  program
    .command('complaints')
    .description('complaints from customers')
    .command('remove')
    .description('removes complaints that are dealt with, and their images, which makes room for new ones')
    .argument('[complaints...]', 'numbers of the complaints', (text, ids: number[] = []) => [
      ...ids,
      readId(text),
    ])
    .option('--before <day>', 'all complaints sent before this day', readDay)
    .requiredOption('--yes', 'confirms the removal, which cannot be undone')
    .action(async (ids: number[], { before }: { before?: string }) => {
      const { db } = await context.database()
      if (ids.length > 0 === (before !== undefined)) throw new CommandError('Give numbers, or --before.')
      const which =
        before === undefined
          ? inArray(complaints.complaint_id, ids)
          : lt(complaints.created_at, new Date(`${before}T00:00:00+05:30`).toISOString())
      const removed = await db.delete(complaints).where(which).returning()
      const images = fileReceipts(join(context.dataDir, 'receipts'))
      for (const { complaint_id, created_at, receipt_name } of removed) {
        await images.remove(receipt_name)
        context.log.info(`Complaint ${complaint_id} of ${when(created_at)} was removed.`, { complaint_id })
      }
      if (removed.length > 0) {
        const numbers = removed.map(({ complaint_id }) => complaint_id).join(', ')
        await report(context, `Complaints removed: ${numbers}.`)
      }
      const missing = ids.filter((id) => !removed.some(({ complaint_id }) => complaint_id === id))
      if (missing.length > 0) throw new CommandError(`There is no complaint ${missing.join(', ')}.`)
    })
}
