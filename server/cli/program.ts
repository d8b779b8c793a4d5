import { Command } from 'commander'
import { backupCommands } from './backup/commands.ts'
import { complaintCommands } from './complaints.ts'
import { contentCommands } from './content.ts'
import type { Context } from './context.ts'
import { databaseCommands } from './database.ts'
import { messageCommands } from './messages.ts'
import { orderCommands } from './orders.ts'
import { productCommands } from './products/commands.ts'
import { reviewCommands } from './reviews.ts'
import { userCommands } from './users.ts'

const where = `
The shop is the one that the server with the same settings has (see "Configure" in the README). With the embedded
database stop the server first: only one program can have it. With DATABASE_URL both may run.`

/** The operator's command line. */
export function shopProgram(context: Context): Command {
  const program = new Command('npm run shop --')
    .description("The operator's side of the shop.")
    .addHelpText('after', where)
    .showHelpAfterError('Add --help for what it takes.')
  orderCommands(program, context)
  productCommands(program, context)
  complaintCommands(program, context)
  reviewCommands(program, context)
  contentCommands(program, context)
  userCommands(program, context)
  messageCommands(program, context)
  backupCommands(program, context)
  databaseCommands(program, context)
  return program
}
