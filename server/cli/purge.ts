import type { Command } from 'commander'
import { CommandError, type Context } from './context.ts'

/** `shop purge`. */
export function purgeCommand(program: Command, context: Context): void {
  program
    .command('purge')
    .description('has the CDN drop the pages it holds, as every import of products does')
    .action(async () => {
      if (!context.purge) throw new CommandError('CDN_PURGE_URL is not set.')
      await context.purge()
      context.print('The CDN was asked to drop its pages.')
    })
}
