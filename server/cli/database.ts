import type { Command } from 'commander'
import { sql } from 'drizzle-orm'
import { nodePasswords } from '../account/nodePasswords.ts'
import { rowsOf } from '../database/db.ts'
import { isEmpty, seedDatabase } from '../database/seed.ts'
import { CommandError, type Context } from './context.ts'

/** `shop migrate`, `shop seed` and `shop purge`. */
export function databaseCommands(program: Command, context: Context): void {
  program
    .command('migrate')
    .description("updates the database's tables to this version; the server also does this when it starts")
    .action(async () => {
      const { db } = await context.database()
      const [row] = await rowsOf<{ count: number }>(
        db.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`),
      )
      context.print(`The database is up to date, with ${row?.count} migrations.`)
    })

  program
    .command('purge')
    .description('has the CDN drop the pages it holds, as every import of products does')
    .action(async () => {
      if (!context.purge) throw new CommandError('CDN_PURGE_URL is not set.')
      await context.purge()
      context.print('The CDN was asked to drop its pages.')
    })

  program
    .command('seed')
    .description('fills an empty shop with the demo catalogue, users and orders')
    .action(async () => {
      const { db } = await context.database()
      if (!(await isEmpty(db)))
        throw new CommandError('The shop already has data. Only an empty shop can be filled.')
      const seed = context.demo()
      await seedDatabase(db, seed, nodePasswords)
      const { products, users, orders } = seed
      context.print(`Added ${products.length} products, ${users.length} users and ${orders.length} orders.`)
    })
}
