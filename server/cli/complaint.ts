import type { Command } from 'commander'
import { inArray, lt } from 'drizzle-orm'
import { complaints } from '../database/catalogueTables.ts'
import { readDay, readId } from './arguments.ts'
import { CommandError, type Context, report } from './context.ts'
import { table, when } from './table.ts'

/** `shop complaints`: lists, shows and removes customers' complaints. */
export function complaintCommands(program: Command, context: Context): void {
  const group = program.command('complaints').description('complaints from customers')

  group
    .command('list')
    .description('lists all complaints, newest first')
    .action(async () => {
      const { store } = await context.database()
      const complaints = (await store.complaints()).toReversed()
      const rows = complaints.map((complaint) => [
        complaint.complaint_id,
        when(complaint.created_at),
        `${complaint.firstName} ${complaint.lastName}`,
        complaint.invoiceNumber,
      ])
      context.print(table(['Complaint', 'Sent', 'Customer', 'Invoice'], rows))
    })

  group
    .command('show')
    .description('shows one complaint, and where the image of its receipt is')
    .argument('<complaint>', 'number of the complaint', readId)
    .action(async (id: number) => {
      const { store } = await context.database()
      const complaint = (await store.complaints()).find(({ complaint_id }) => complaint_id === id)
      if (!complaint) throw new CommandError(`There is no complaint ${id}.`)
      const facts = [
        ['Sent', when(complaint.created_at)],
        ['Customer', `${complaint.firstName} ${complaint.lastName}`],
        ['Email', complaint.email],
        ['Phone', complaint.contactNumber],
        ['Invoice', complaint.invoiceNumber],
        ['Receipt', context.images.placeOf(`receipts/${complaint.receipt.name}`)],
      ]
      context.print(`${table([`Complaint ${id}`, ''], facts)}\n\n${complaint.message}`)
    })

  group
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
      for (const { complaint_id, created_at, receipt_name } of removed) {
        await context.images.remove(`receipts/${receipt_name}`)
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
