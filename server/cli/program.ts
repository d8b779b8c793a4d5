import { Command } from 'commander'
import { backupCommands } from './backup/commands.ts'
import { complaintCommands } from './complaint.ts'
import { contentCommands } from './content.ts'
import type { Context } from './context.ts'
import { databaseCommands } from './database.ts'
import { messageCommands } from './messages.ts'
import { orderCommands } from './orders.ts'
import { paymentCommands } from './payments.ts'
import { productCommands } from './products/commands.ts'
import { reviewCommands } from './reviews.ts'
import { userCommands } from './users.ts'

const where = `
The commands work on the shop of the server with the same settings (see server/OPERATING.md). With the embedded
database, stop the server first: only one program can open it. With DATABASE_URL, both may run.`

const commands = [
  orderCommands,
  paymentCommands,
  productCommands,
  complaintCommands,
  reviewCommands,
  contentCommands,
  userCommands,
  messageCommands,
  backupCommands,
  databaseCommands,
]

/** A text without the control characters that a customer may have put into it: a terminal would obey them. */
const printable = (text: string) => text.replace(/[^\P{Cc}\n\t]/gu, '\ufffd')

/** The operator's command line. */
export function shopProgram(context: Context): Command {
  const program = new Command('npm run shop --')
    .description("The commands of the shop's operator.")
    .addHelpText('after', where)
    .showHelpAfterError('Add --help to see the arguments and options.')
  const print: Context['print'] = (text) => context.print(printable(text))
  for (const addCommands of commands) addCommands(program, { ...context, print })
  return program
}
