import type { Command } from 'commander'
import { counted } from '../../src/rules/counted.ts'
import { formatRs } from '../../src/rules/money.ts'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import { recordPayment, settleForged, settlePayment } from '../operator/acts.ts'
import { paymentTasks } from '../operator/tasks.ts'
import { readId, readOrderId } from './arguments.ts'
import { type Context, operatorOf } from './context.ts'
import { table, when } from './table.ts'

/** `shop payments`: what the payment gateway has said, and what is to be done about it. */
export function paymentCommands(program: Command, context: Context): void {
  const group = program.command('payments').description('payments on the page of the gateway')

  group
    .command('list')
    .description('lists the payments about which something is to be done')
    .option('--all', 'everything that the gateway has said')
    .action(async ({ all }: { all?: boolean }) => {
      const { store } = await context.database()
      const { tasks, forged } = await paymentTasks(store, context.now())
      const taskOf = new Map(tasks.map(({ id, task }) => [id, task]))
      const rows = (all ? await store.paymentEvents() : tasks).map((event) => {
        const { id, at, order_id, gateway, payment, state, signed, amount } = event
        return [
          id,
          when(at),
          order_id === null ? 'none' : orderNumber(order_id),
          `${gateway} ${state === 'begun' ? '' : payment}`.trim(),
          signed ? state : `${state}?`,
          formatRs(amount),
          taskOf.get(id) ?? '',
        ]
      })
      context.print(table(['Event', 'When', 'Order', 'Payment', 'State', 'Amount', 'To do'], rows))
      if (forged > 0)
        context.print(
          `${counted(forged, 'forged notification')}: somebody else may have sent them, and nothing was changed. 'payments done forged' takes them off the list.`,
        )
    })

  group
    .command('done')
    .description('takes an event off the list, once what was to be done is done')
    .argument('<event>', "number of the event, or 'forged' for all forged notifications", (text) =>
      text === 'forged' ? text : readId(text),
    )
    .action(async (id: number | 'forged') => {
      if (id === 'forged') {
        const count = await settleForged(await operatorOf(context))
        return context.print(`${counted(count, 'forged notification')} done.`)
      }
      await settlePayment(await operatorOf(context), id)
      context.print(`Event ${id} is done.`)
    })

  group
    .command('paid')
    .description(
      "records a transfer, or a payment that is found in the gateway's own list and of which it never told the shop",
    )
    .argument('<order>', 'number of the order', readOrderId)
    .argument('<payment>', "the gateway's number of the payment, or the reference of the transfer")
    .action(async (id: number, payment: string) => {
      const gateway = await recordPayment(await operatorOf(context), id, payment)
      context.print(`${orderNumber(id)} is paid by ${gateway} payment ${payment}.`)
    })
}
