import { expect, test } from 'vitest'
import { handleNotification } from '../../server/api/paymentNotifications.ts'
import { settlePayment } from '../../server/operator/acts.ts'
import { paymentTasks } from '../../server/operator/tasks.ts'
import { orderLinks } from '../../server/orders/orderLinks.ts'
import { payHere } from '../../server/payments/payhere.ts'
import type { PaymentState } from '../../server/store/payments.ts'
import { orderLinks as links } from '../../src/api/orderLinks.ts'
import { purchase } from '../../src/api/purchase.ts'
import { order } from './bodies.ts'
import { api } from './client.ts'
import { minutes, noon } from './shop.ts'

const gateway = payHere({ merchantId: 'M1', secret: 'secret' })
const amount = 2340

/** A shop in which a card order was placed at noon, and what may become of its payments. */
async function ordered() {
  const shop = api({ gateways: [gateway] })
  const { reply } = await shop.send(purchase.create, { body: order })
  const { store } = shop
  const now = () => noon
  const all = { store, now, links: () => orderLinks({ store, origin: () => 'https://shop.example', now }) }
  const tell = (payment: string, state: PaymentState, told = amount) =>
    handleNotification(all, gateway, {
      ...{ order: '10006', payment, state, amount: told, currency: 'LKR', signed: true },
    })
  const tasks = async (after = 0) => (await paymentTasks(store, new Date(Number(noon) + after))).tasks
  const done = async () => settlePayment({ ...all, way: 'page' }, (await tasks())[0]!.id)
  const cancel = () => store.setOrderStatus(10_006, 'cancelled')
  return { ...shop, reply, tell, tasks, done, cancel }
}

const steps = {
  'A is paid': ({ tell }) => tell('A', 'paid'),
  'B is paid': ({ tell }) => tell('B', 'paid'),
  'too little is paid by A': ({ tell }) => tell('A', 'paid', 1),
  'A is charged back': ({ tell }) => tell('A', 'charged back'),
  'the order is cancelled': ({ cancel }) => cancel(),
  'the first task is done': ({ done }) => done(),
} satisfies Record<string, (shop: Awaited<ReturnType<typeof ordered>>) => Promise<unknown>>

const refund = (payment: string) => `The order was cancelled. Refund payhere payment ${payment}.`
const [paid, more, less, back, cancelled, done] = Object.keys(steps) as (keyof typeof steps)[]

test.each<[(keyof typeof steps | undefined)[], string[], string]>([
  [[paid, cancelled, done], [], 'refunded'],
  [[cancelled, paid, done], [], 'refunded'],
  [[paid, more, done, cancelled, done], [], 'refunded'],
  [[paid, more, cancelled, done], ['The order is paid twice. Refund payhere payment B.'], 'paid'],
  [[less, done, cancelled], [], 'pending'],
  [[less, done, more, cancelled], [refund('B')], 'paid'],
  [[paid, back, cancelled], ['The bank has taken back payhere payment A.'], 'charged back'],
  [[paid, back, done, cancelled], [], 'charged back'],
  [[paid, cancelled, done, more], ['Paid after the order was cancelled. Refund payhere payment B.'], 'paid'],
])('money is given back once: %s', async (said, expected, status) => {
  const shop = await ordered()
  for (const step of said) await steps[step!](shop)
  expect((await shop.tasks()).map(({ task }) => task)).toEqual(expected)
  expect((await shop.store.order(10_006))?.payment_status).toBe(status)
})

test.each<[PaymentState, boolean]>([
  ['pending', true],
  ['failed', false],
  ['cancelled', false],
])('a payment that is %s is looked up after half an hour: %s', async (state, isTask) => {
  const { tell, tasks } = await ordered()
  await tell('A', state)
  expect(await tasks(minutes(30))).toEqual([])
  expect((await tasks(minutes(31))).map(({ task }) => task)).toEqual(
    isTask ? ['No word of payhere yet. Look there whether it is paid, and record it.'] : [],
  )
})

test('a payment begins together with its order: a server that ends in between leaves none without it', async () => {
  const shop = api({ gateways: [gateway] })
  shop.store.addPaymentEvent = () => Promise.reject(new Error('the server ended'))
  const { reply } = await shop.send(purchase.create, { body: order })
  const link = await shop.visitor().send(links.order, { query: { token: reply.token ?? '' } })
  expect([reply.payment?.fields.order_id, link.reply.payment?.fields.order_id]).toEqual(['10006', '10006'])
})
