import type { Command } from 'commander'
import { count, desc, eq, max } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { orders, users } from '../database/orderTables.ts'
import type { User } from '../store/records.ts'
import { readCount, readId } from './arguments.ts'
import { CommandError, type Context, report } from './context.ts'
import { table, when } from './table.ts'

async function find({ store }: Database, username: string): Promise<User> {
  // A user name has no @, but one from before this rule may: it must not stand for the owner of the address.
  const user = await (username.includes('@') ? store.userByEmail(username) : store.userByName(username))
  if (!user) throw new CommandError(`There is no user ${username}.`)
  return user
}

/** `shop users`: accounts and the loyalty programme. */
export function userCommands(program: Command, context: Context): void {
  const group = program.command('users').description("customers' accounts")
  const userArgument = '<user>'
  const about = 'user name or email address'

  group
    .command('list')
    .description('lists the newest accounts')
    .option('--limit <count>', 'maximum number of accounts', readCount, 20)
    .action(async ({ limit }: { limit: number }) => {
      const { db } = await context.database()
      const matches = await db
        .select({ user: users, orders: count(orders.order_id), last: max(orders.order_date) })
        .from(users)
        .leftJoin(orders, eq(orders.user_id, users.user_id))
        .groupBy(users.user_id)
        .orderBy(desc(users.user_id))
        .limit(limit)
      const rows = matches.map(({ user, orders, last }) => [
        user.user_id,
        user.username,
        user.name,
        user.membershipLevel,
        user.loyaltyPoints,
        orders,
        last ? when(last) : '',
      ])
      context.print(table(['User', 'User name', 'Name', 'Level', 'Points', 'Orders', 'Last order'], rows))
    })

  group
    .command('show')
    .description('shows one account')
    .argument(userArgument, about)
    .action(async (username: string) => {
      const shop = await context.database()
      const user = await find(shop, username)
      const userOrders = await shop.store.orders(user.user_id)
      const facts = [
        ['User name', user.username],
        ['Name', user.name],
        ['Email', user.email],
        ['Phone', user.phone],
        ['Address', user.address],
        ['Level', user.membershipLevel],
        ['Points', String(user.loyaltyPoints)],
        ['Orders', String(userOrders.length)],
      ]
      context.print(table([`User ${user.user_id}`, ''], facts))
    })

  group
    .command('loyalty')
    .description("sets a customer's membership level and loyalty points")
    .argument(userArgument, about)
    .option('--level <level>', "membership level; only 'gold' shows the badge")
    .option('--points <points>', 'loyalty points', readId)
    .action(async (username: string, { level, points }: { level?: string; points?: number }) => {
      const shop = await context.database()
      const { user_id } = await find(shop, username)
      if (level === undefined && points === undefined) throw new CommandError('Give --level or --points.')
      const changes = {
        ...(level !== undefined && { membershipLevel: level }),
        ...(points !== undefined && { loyaltyPoints: points }),
      }
      await shop.store.updateUser(user_id, changes, { now: Number(context.now()) })
      const user = await find(shop, username)
      const loyalty = `level ${user.membershipLevel || 'none'}, ${user.loyaltyPoints} points.`
      await report(context, `${user.username}: ${loyalty}`, `Account ${user_id}: ${loyalty}`)
    })

  group
    .command('sign-out')
    .description('ends all sessions of an account')
    .argument(userArgument, about)
    .action(async (username: string) => {
      const shop = await context.database()
      const user = await find(shop, username)
      await shop.store.endSessionsOf(user.user_id)
      const outcome = 'is signed out everywhere.'
      await report(context, `${user.username} ${outcome}`, `Account ${user.user_id} ${outcome}`)
    })

  group
    .command('delete')
    .description('deletes an account as its owner could; its orders stay, without personal data')
    .argument(userArgument, about)
    .requiredOption('--yes', 'confirms the deletion, which cannot be undone')
    .action(async (username: string) => {
      const shop = await context.database()
      const user = await find(shop, username)
      await shop.store.deleteUser(user.user_id)
      const act = `Account ${user.user_id} is deleted.`
      await report(context, `The account ${user.username} is deleted.`, act)
    })
}
