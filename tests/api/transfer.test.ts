import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settledByTransfer } from '../../mocks/transfer.ts'
import { operate } from '../../src/api/operate.ts'
import { orderLinks } from '../../src/api/orderLinks.ts'
import { purchase } from '../../src/api/purchase.ts'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import { paymentMethods } from '../../src/rules/payments.ts'
import { order } from './bodies.ts'
import { api } from './client.ts'
import { minutes } from './shop.ts'

// The record of payment by card says here that it is settled by transfer, and that is all that makes it one.
let undo = () => {}
beforeAll(() => {
  undo = settledByTransfer()
})
afterAll(() => undo())

const operatorToken = 'the token of the operator'
const days = (count: number) => minutes(count * 24 * 60)

/** A shop in which an order to be paid by transfer has been placed, and its operator. */
async function ordered() {
  const shop = api({ operatorToken })
  const body = { ...order, payment_method: paymentMethods[0].wire }
  const { reply } = await shop.send(purchase.create, { body })
  const operator = shop.visitor()
  await operator.send(operate.signIn, { body: { token: operatorToken } })
  const id = Number(reply.order_id)
  return {
    ...shop,
    reply,
    id,
    operator,
    overview: async () => (await operator.send(operate.overview)).reply,
    shown: async () => (await operator.send(operate.order, { params: { id } })).reply,
    record: (payment: string) => operator.send(operate.recordPayment, { params: { id }, body: { payment } }),
    mailsAbout: async (subject: RegExp) => (await shop.mails()).filter((mail) => subject.test(mail.subject)),
  }
}

describe('an order that is paid by transfer', () => {
  test('is placed unpaid, without a form, and its email says where to pay', async () => {
    const { reply, shown, mailsAbout, id } = await ordered()
    expect(reply.payment).toBeUndefined()
    expect(await shown()).toMatchObject({ to_pay: true, payment_status: 'pending' })
    const [mail] = await mailsAbout(/^Your order/)
    expect(mail?.text).toContain(
      `with ${orderNumber(id)} as the reference. We pack when it has arrived.\n\nSee what has become of the order here:`,
    )
    expect(mail?.text).not.toContain('waits for your payment')
  })

  test('is paid once the operator has recorded the transfer, and its customer is told once', async () => {
    const { record, shown, mailsAbout, visitor, reply, overview } = await ordered()
    expect((await record(' ')).status).toBe(400)
    expect((await record('FT-77')).status).toBe(200)
    expect((await record('FT-77')).status).toBe(409)
    expect(await shown()).toMatchObject({ to_pay: false, payment_status: 'paid' })
    const mails = await mailsAbout(/^Your payment/)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`/order?token=${reply.token}`)
    const link = await visitor().send(orderLinks.order, { query: { token: reply.token ?? '' } })
    expect(link.reply.payment_status).toBe('paid')
    expect((await overview()).acts[0]?.what).toBe(
      `${orderNumber(reply.order_id)} paid by payhere payment FT-77`,
    )
  })

  test('recorded a second time is a payment to give back', async () => {
    const { record, overview } = await ordered()
    await record('FT-77')
    await record('FT-78')
    expect((await overview()).payments.map(({ task }) => task)).toEqual([
      'The order is paid twice. Refund payhere payment FT-78.',
    ])
  })

  test("is the operator's task when it has not arrived after three days, until it is recorded", async () => {
    const { wait, operator, overview, record } = await ordered()
    const tasks = async () => {
      await operator.send(operate.signIn, { body: { token: operatorToken } })
      return (await overview()).payments.map(({ act, task }) => [act, task])
    }
    wait(days(3))
    expect(await tasks()).toEqual([])
    wait(minutes(1))
    expect(await tasks()).toEqual([['record', expect.stringMatching(/^No transfer is recorded yet/)]])
    await record('FT-77')
    expect(await tasks()).toEqual([])
  })

  test('is not looked for when it was cancelled', async () => {
    const { operator, id, store, record } = await ordered()
    await operator.send(operate.move, { params: { id }, body: { status: 'cancelled' } })
    await record('FT-77')
    expect((await store.paymentEvents(id)).at(-1)).toMatchObject({
      problem: expect.stringContaining('Paid after the order was cancelled'),
    })
  })
})
