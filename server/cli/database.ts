import type { Command } from 'commander'
import { sql } from 'drizzle-orm'
import { nodePasswords } from '../accounts/nodePasswords.ts'
import { rowsOf } from '../database/db.ts'
import { isEmpty } from '../database/isEmpty.ts'
import { seedDatabase } from '../database/seed.ts'
import { CannotDo, type Context, withShop } from './context.ts'

/** `shop migrate` and `shop seed`. */
export function databaseCommands(program: Command, context: Context): void {
  program
    .command('migrate')
    .description("brings the database to this version's tables; the server does so too when it starts")
    .action(() =>
      withShop(context, async ({ db }) => {
        const [row] = await rowsOf<{ count: number }>(
          db.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`),
        )
        context.say(`The database is up to date: ${row?.count} migrations.`)
      }),
    )

  program
    .command('seed')
    .description('fills an empty shop with the demo catalogue, its users and orders')
    .action(() =>
      withShop(context, async ({ db }) => {
        if (!(await isEmpty(db)))
          throw new CannotDo('The shop has data already: only an empty one is filled.')
        const seed = context.demo()
        await seedDatabase(db, seed, nodePasswords)
        const { products, users, orders } = seed
        context.say(`${products.length} products, ${users.length} users and ${orders.length} orders.`)
      }),
    )
}
