import type { Command } from 'commander'
import { formatDateTime } from '../../src/rules/dates.ts'
import { resendMessage } from '../operator/acts.ts'
import { messageState } from '../operator/tasks.ts'
import { readId } from './arguments.ts'
import { CommandError, type Context, operatorOf } from './context.ts'
import { table } from './table.ts'

/** `shop messages`: messages that wait to be sent, were given up, or are held. */
export function messageCommands(program: Command, context: Context): void {
  const group = program.command('messages').description('emails and WhatsApp messages that were not sent')

  group
    .command('list')
    .description(
      'lists messages that are waiting, and those given up after ten attempts or held by a restore',
    )
    .action(async () => {
      const { store } = await context.database()
      const entries = [...(await store.messages('dead')), ...(await store.messages('waiting'))]
      const rows = entries.map((message) => [
        message.id,
        messageState(message),
        message.kind,
        message.to,
        message.subject,
        message.attempts,
        message.deadAt === null ? formatDateTime(message.nextAttemptAt) : '',
        message.error ?? '',
      ])
      context.print(
        table(['Message', 'State', 'Kind', 'To', 'Subject', 'Attempts', 'Next attempt', 'Error'], rows),
      )
    })

  group
    .command('retry')
    .description('sends a message that was given up or held, or all of them')
    .argument('<message>', "number of the message, or 'all'", (text) =>
      text === 'all' ? text : readId(text),
    )
    .action(async (choice: number | 'all') => {
      const { store } = await context.database()
      const ids = choice === 'all' ? (await store.messages('dead')).map(({ id }) => id) : [choice]
      let revived = 0
      const operator = await operatorOf(context)
      for (const id of ids) if (await resendMessage(operator, id)) revived += 1
      if (revived === 0)
        throw new CommandError(
          choice === 'all'
            ? 'No message was given up or held.'
            : `There is no message ${choice} that was given up or held.`,
        )
      const what = choice === 'all' ? `${revived} messages are` : `Message ${choice} is`
      context.print(`${what} waiting again, and will be sent within seconds if the server is running.`)
    })
}
