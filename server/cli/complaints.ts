import { join } from 'node:path'
import type { Command } from 'commander'
import { formatDateTime } from '../../src/rules/dates.ts'
import { readId } from './arguments.ts'
import { CannotDo, type Context, withShop } from './context.ts'
import { table } from './table.ts'

const when = (date: string) => formatDateTime(new Date(date))

/** `shop complaints`: lists and shows customers' complaints. */
export function complaintCommands(program: Command, context: Context): void {
  const group = program.command('complaints').description('complaints from customers')

  group
    .command('list')
    .description('lists all complaints, newest first')
    .action(() =>
      withShop(context, async ({ store }) => {
        const complaints = (await store.complaints()).toReversed()
        const rows = complaints.map((complaint) => [
          complaint.complaint_id,
          when(complaint.created_at),
          `${complaint.firstName} ${complaint.lastName}`,
          complaint.invoiceNumber,
        ])
        context.say(table(['Complaint', 'Sent', 'Customer', 'Invoice'], rows))
      }),
    )

  group
    .command('show')
    .description('shows one complaint, and where the image of its receipt is')
    .argument('<complaint>', 'number of the complaint', readId)
    .action((id: number) =>
      withShop(context, async ({ store }) => {
        const complaint = (await store.complaints()).find(({ complaint_id }) => complaint_id === id)
        if (!complaint) throw new CannotDo(`There is no complaint ${id}.`)
        const facts = [
          ['Sent', when(complaint.created_at)],
          ['Customer', `${complaint.firstName} ${complaint.lastName}`],
          ['Email', complaint.email],
          ['Phone', complaint.contactNumber],
          ['Invoice', complaint.invoiceNumber],
          ['Receipt', join(context.dataDir, 'receipts', complaint.receipt.name)],
        ]
        context.say(`${table([`Complaint ${id}`, ''], facts)}\n\n${complaint.message}`)
      }),
    )
}
