import { Argument, type Command, Option } from 'commander'
import { desc, eq } from 'drizzle-orm'
import { formatRs } from '../../src/rules/money.ts'
import { orderNumber, orderNumberPrefix } from '../../src/rules/orderNumber.ts'
import { type OrderStatus, orderStages, orderStatuses } from '../../src/rules/orders.ts'
import { orders } from '../database/orderTables.ts'
import { moveOrder } from '../operator/acts.ts'
import type { Order } from '../store/records.ts'
import { readCount, readOrderId } from './arguments.ts'
import { CommandError, type Context, operatorOf } from './context.ts'
import { table, when } from './table.ts'

const numberHelp = `number of the order, with or without ${orderNumberPrefix}`

function described(order: Order): string {
  const lines = order.items.map((item) => [
    item.quantity,
    [item.product_name, item.size, item.color].filter(Boolean).join(', '),
    formatRs(item.unit_price),
  ])
  const facts = [
    ['Status', order.status],
    ['Placed', when(order.order_date)],
    ['Customer', `${order.first_name} ${order.last_name}`.trim()],
    ['Account', order.user_id === null ? 'none' : `user ${order.user_id}`],
    ['Phone', order.phone],
    ['Email', order.email],
    ['Ship to', order.shipping_address],
    ['Bill to', order.billing_address],
    ['Notes', order.notes],
    ['Payment', `${order.payment_method}, ${order.payment_status}`],
    ['Delivery', formatRs(order.shipping_cost)],
    ['Total', formatRs(order.total_amount)],
  ].filter(([, value]) => value !== '')
  const head = table([orderNumber(order.order_id), ''], facts as [string, string][])
  return `${head}\n\n${table(['Quantity', 'Product', 'Price'], lines)}`
}

/** `shop orders`: customers' orders and their status. */
export function orderCommands(program: Command, context: Context): void {
  const group = program.command('orders').description("customers' orders")

  group
    .command('list')
    .description('lists the newest orders')
    .addOption(new Option('--status <status>', 'only orders with this status').choices([...orderStatuses]))
    .option('--limit <count>', 'maximum number of orders', readCount, 20)
    .action(async ({ status, limit }: { status?: OrderStatus; limit: number }) => {
      const { db } = await context.database()
      const where = status && eq(orders.status, status)
      const matches = await db
        .select()
        .from(orders)
        .where(where)
        .orderBy(desc(orders.order_date), desc(orders.order_id))
        .limit(limit)
      const rows = matches.map((order) => [
        orderNumber(order.order_id),
        when(order.order_date),
        order.status,
        `${order.first_name} ${order.last_name}`.trim(),
        order.payment_method,
        formatRs(order.total_amount),
      ])
      context.print(table(['Order', 'Placed', 'Status', 'Customer', 'Payment', 'Total'], rows))
      context.print(`\n${matches.length} of ${await db.$count(orders, where)} orders`)
    })

  group
    .command('show')
    .description('shows one order with all its details')
    .argument('<order>', numberHelp, readOrderId)
    .action(async (id: number) => {
      const { store } = await context.database()
      const order = await store.order(id)
      if (!order) throw new CommandError(`There is no order ${orderNumber(id)}.`)
      context.print(described(order))
    })

  group
    .command('status')
    .description('moves an order forward to a status, which the customer sees in the order history')
    .argument('<order>', numberHelp, readOrderId)
    .addArgument(new Argument('<status>', 'the new status').choices(orderStages))
    .action(async (id: number, status: OrderStatus) => {
      const order = await moveOrder(await operatorOf(context), id, status)
      context.print(`${orderNumber(id)} is now ${status}; it was ${order.status}.`)
    })
}
