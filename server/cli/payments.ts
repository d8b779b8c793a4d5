import type { Command } from 'commander'
import { formatDateTime } from '../../src/rules/dates.ts'
import { formatRs } from '../../src/rules/money.ts'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import { outcomeOf, unpaidStatuses } from '../payments/outcome.ts'
import type { StoredPaymentEvent } from '../store/payments.ts'
import type { Store } from '../store/store.ts'
import { readId, readOrderId } from './arguments.ts'
import { CannotDo, type Context, withShop } from './context.ts'
import { table } from './table.ts'

/** Milliseconds after which a payment of which the gateway has said nothing is looked up. */
const silenceMs = 30 * 60 * 1000

const when = (at: string) => formatDateTime(new Date(at))

/** What the operator has to do about an event; '' for nothing. */
async function taskOf(store: Store, event: StoredPaymentEvent, now: Date): Promise<string> {
  if (event.problem) return event.problem
  const order = event.order_id === null ? undefined : await store.order(event.order_id)
  if (!order) return ''
  if (event.state === 'paid' && order.status === 'cancelled')
    return `The order was cancelled. Refund ${event.gateway} payment ${event.payment}.`
  const isSilent = event.state === 'begun' && Number(now) - Date.parse(event.at) > silenceMs
  if (!isSilent || order.status === 'cancelled' || !unpaidStatuses.includes(order.payment_status)) return ''
  const isSettled = (await store.paymentEvents(order.order_id)).some(
    ({ state, signed }) => signed && state !== 'begun',
  )
  return isSettled
    ? ''
    : `No word of ${event.gateway} yet. Look there whether it is paid: 'payments paid' records it.`
}

/** `shop payments`: what the payment gateway has said, and what is to be done about it. */
export function paymentCommands(program: Command, context: Context): void {
  const group = program.command('payments').description('payments on the page of the gateway')

  group
    .command('list')
    .description('lists the payments about which something is to be done')
    .option('--all', 'everything that the gateway has said')
    .action(({ all }: { all?: boolean }) =>
      withShop(context, async ({ store }) => {
        const rows: (string | number)[][] = []
        for (const event of await store.paymentEvents()) {
          const task = await taskOf(store, event, context.now())
          if (!task && !all) continue
          const { id, at, order_id, gateway, payment, state, signed, amount } = event
          rows.push([
            id,
            when(at),
            order_id === null ? 'none' : orderNumber(order_id),
            `${gateway} ${state === 'begun' ? '' : payment}`.trim(),
            signed ? state : `${state}?`,
            formatRs(amount),
            task,
          ])
        }
        context.say(table(['Event', 'When', 'Order', 'Payment', 'State', 'Amount', 'To do'], rows))
      }),
    )

  group
    .command('done')
    .description('takes an event off the list, once what was to be done is done')
    .argument('<event>', 'number of the event', readId)
    .action((id: number) =>
      withShop(context, async ({ store }) => {
        if (!(await store.settlePaymentEvent(id)))
          throw new CannotDo(`There is no event ${id} about which something is to be done.`)
        context.say(`Event ${id} is done.`)
      }),
    )

  group
    .command('paid')
    .description(
      "records a payment that is found in the gateway's own list and of which it never told the shop",
    )
    .argument('<order>', 'number of the order', readOrderId)
    .argument('<payment>', "the gateway's number of the payment")
    .action((id: number, payment: string) =>
      withShop(context, async ({ store }) => {
        const order = await store.order(id)
        const start = (await store.paymentEvents(id)).find(({ state }) => state === 'begun')
        if (!order || !start) throw new CannotDo(`No payment of ${orderNumber(id)} was begun.`)
        const event = {
          gateway: start.gateway,
          payment,
          state: 'paid',
          order_id: id,
          amount: order.total_amount,
          currency: start.currency,
          signed: true,
          at: context.now().toISOString(),
        } as const
        const added = await store.addPaymentEvent(event, (now, before) => ({
          ...outcomeOf(event, now, before),
          messages: [],
        }))
        if (!added) throw new CannotDo(`The shop knows this payment: 'payments list --all' shows it.`)
        context.say(`${orderNumber(id)} is paid by ${start.gateway} payment ${payment}.`)
      }),
    )
}
