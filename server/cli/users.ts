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
  /** A command about one account, by its name or email address. */
  const userCommand = <Options>(
    name: string,
    about: string,
    act: (user: User, shop: Database, options: Options) => Promise<void>,
  ) =>
    group
      .command(name)
      .description(about)
      .argument('<user>', 'user name or email address')
      .action(async (username: string, options: Options) => {
        const shop = await context.database()
        await act(await find(shop, username), shop, options)
      })

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

  userCommand('show', 'shows one account', async (user, { store }) => {
    const orders = await store.orders(user.user_id)
    const facts = [
      ['User name', user.username],
      ['Name', user.name],
      ['Email', user.email],
      ['Phone', user.phone],
      ['Address', user.address],
      ['Level', user.membershipLevel],
      ['Points', String(user.loyaltyPoints)],
      ['Orders', String(orders.length)],
    ]
    context.print(table([`User ${user.user_id}`, ''], facts))
  })

  userCommand<{ level?: string; points?: number }>(
    'loyalty',
    "sets a customer's membership level and loyalty points",
    async ({ user_id, username }, shop, { level, points }) => {
      if (level === undefined && points === undefined) throw new CommandError('Give --level or --points.')
      const changes = {
        ...(level !== undefined && { membershipLevel: level }),
        ...(points !== undefined && { loyaltyPoints: points }),
      }
      await shop.store.updateUser(user_id, changes, { now: Number(context.now()) })
      const user = await find(shop, username)
      const loyalty = `level ${user.membershipLevel || 'none'}, ${user.loyaltyPoints} points.`
      await report(context, `${username}: ${loyalty}`, `Account ${user_id}: ${loyalty}`)
    },
  )
    .option('--level <level>', "membership level; only 'gold' shows the badge")
    .option('--points <points>', 'loyalty points', readId)

  userCommand('sign-out', 'ends all sessions of an account', async ({ user_id, username }, { store }) => {
    await store.endSessionsOf(user_id)
    const outcome = 'is signed out everywhere.'
    await report(context, `${username} ${outcome}`, `Account ${user_id} ${outcome}`)
  })

  userCommand(
    'delete',
    'deletes an account as its owner could; its orders stay, without personal data',
    async ({ user_id, username }, { store }) => {
      await store.deleteUser(user_id)
      await report(context, `The account ${username} is deleted.`, `Account ${user_id} is deleted.`)
    },
  ).requiredOption('--yes', 'confirms the deletion, which cannot be undone')
}
