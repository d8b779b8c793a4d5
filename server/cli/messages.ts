import type { Command } from 'commander'
import { formatDateTime } from '../../src/rules/dates.ts'
import { readId } from './arguments.ts'
import { CannotDo, type Context, withShop } from './context.ts'
import { table } from './table.ts'

/** `shop messages`: messages that wait to be sent or were given up. */
export function messageCommands(program: Command, context: Context): void {
  const group = program.command('messages').description('emails and WhatsApp messages that were not sent')

  group
    .command('list')
    .description('lists messages that are waiting, and those given up after ten attempts')
    .action(() =>
      withShop(context, async ({ store }) => {
        const found = [...(await store.messages('dead')), ...(await store.messages('waiting'))]
        const rows = found.map((message) => [
          message.id,
          message.deadAt === null ? 'waiting' : 'given up',
          message.kind,
          message.to,
          message.subject,
          message.attempts,
          message.deadAt === null ? formatDateTime(message.nextAttemptAt) : '',
          message.error ?? '',
        ])
        context.say(
          table(['Message', 'State', 'Kind', 'To', 'Subject', 'Attempts', 'Next attempt', 'Error'], rows),
        )
      }),
    )

  group
    .command('retry')
    .description('tries again to send a message that was given up')
    .argument('<message>', 'number of the message', readId)
    .action((id: number) =>
      withShop(context, async ({ store }) => {
        if (!(await store.reviveMessage(id, Number(context.now()))))
          throw new CannotDo(`There is no message ${id} that was given up.`)
        context.say(`Message ${id} is waiting again. The server sends it, if it is running, within seconds.`)
      }),
    )
}
