import { describe, expect, test } from 'vitest'
import { operate } from '../../src/api/operate.ts'
import { purchase } from '../../src/api/purchase.ts'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import { complaint, order } from './bodies.ts'
import { api, refusal } from './client.ts'
import { minutes, noon } from './shop.ts'
import { once } from './stores.ts'

const operatorToken = 'the token of the operator'

/** A shop with an operator's token, and an operator who is signed in. */
async function operated() {
  const shop = api({ operatorToken })
  const operator = shop.visitor()
  const { status } = await operator.send(operate.signIn, { body: { token: operatorToken } })
  expect(status).toBe(200)
  const overview = async () => (await operator.send(operate.overview)).reply
  const complain = (message: string, name = 'a.png') => {
    const receipt = { name, type: 'image/png', size: 3 }
    return shop.store.addComplaint(
      { ...complaint, message, receipt, created_at: noon.toISOString() },
      () => [],
    )
  }
  const acts = async () => (await overview()).acts.map(({ what }) => what)
  return { ...shop, operator, overview, complain, acts }
}

const paidTwice = {
  gateway: 'payhere',
  payment: '7',
  state: 'paid',
  order_id: 10_003,
  amount: 2240,
  currency: 'LKR',
  signed: true,
  at: '2026-11-20T06:00:00.000Z',
} as const

describe('signing in', () => {
  once('without a token in the settings there is no such call', async () => {
    const none = refusal(404, 'There is no such call.').status
    const shop = api()
    expect((await shop.send(operate.signIn, { body: { token: '' } })).status).toBe(none)
    expect((await shop.send(operate.overview)).status).toBe(none)
  })

  once('gives a cookie that scripts and other sites cannot use, and only these calls receive', async () => {
    const answer = await api({ operatorToken }).send(operate.signIn, { body: { token: operatorToken } })
    const [cookie = ''] = answer.headers.getSetCookie()
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api/operate', 'Secure', 'Max-Age=43200'])
      expect(cookie).toContain(part)
    expect(cookie).not.toContain(operatorToken)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  once('every call needs it, also one with an invented cookie', async () => {
    const shop = api({ operatorToken })
    shop.jar.set('shop_operator', 'f'.repeat(64))
    const refused = refusal(401, 'Please sign in.')
    const id = { params: { id: 10_003 } }
    for (const answer of [
      await shop.send(operate.overview),
      await shop.send(operate.order, id),
      await shop.send(operate.move, { ...id, body: { status: 'shipped' } }),
      await shop.send(operate.recordPayment, { ...id, body: { payment: '1' } }),
      await shop.send(operate.settle, id),
      await shop.send(operate.settleForged),
      await shop.send(operate.answered, id),
      await shop.send(operate.resend, id),
      await shop.send(operate.signOut),
    ])
      expect(answer).toMatchObject(refused)
    expect((await shop.request('/api/operate/complaints/1/image')).status).toBe(401)
    expect((await shop.store.order(10_003))?.status).toBe('processing')
  })

  test('wrong tokens are refused, and after five each further one has to wait; the right one waits too', async () => {
    const shop = api({ operatorToken })
    const tries = (token: string) => shop.send(operate.signIn, { body: { token } })
    for (const token of [
      '',
      'wrong',
      operatorToken.slice(1),
      `${operatorToken} `,
      operatorToken.toUpperCase(),
    ])
      expect(await tries(token)).toMatchObject(refusal(401, 'This is not the password of the shop.'))
    expect((await tries(operatorToken)).headers.get('retry-after')).toBe('10')
    shop.wait(10_000)
    expect((await tries(operatorToken)).status).toBe(200)
    // Of the five, the first three are recorded.
    const acts = (await shop.send(operate.overview)).reply.acts.map(({ what }) => what)
    expect(acts).toEqual(['Signed in', ...Array(3).fill('Sign-in refused: a wrong token')])
    await shop.send(operate.signOut)
    expect((await shop.store.acts(1))[0]?.what).toBe('Signed out')
  })

  test('ends after twelve hours, with signing out, and with another token', async () => {
    const { operator, store, wait } = await operated()
    const other = api({ operatorToken: 'another token of the shop', store }).visitor()
    for (const [name, value] of operator.jar) other.jar.set(name, value)
    expect((await other.send(operate.overview)).status).toBe(401)
    wait(minutes(12 * 60) - 1)
    expect((await operator.send(operate.overview)).status).toBe(200)
    wait(1)
    expect((await operator.send(operate.overview)).status).toBe(401)
    await operator.send(operate.signIn, { body: { token: operatorToken } })
    const session = operator.jar.get('shop_operator')!
    expect((await operator.send(operate.signOut)).status).toBe(200)
    operator.jar.set('shop_operator', session)
    expect((await operator.send(operate.overview)).status).toBe(401)
  })

  once('a request from another site changes nothing', async () => {
    const { operator, store } = await operated()
    const headers = { 'sec-fetch-site': 'cross-site' }
    const answer = await operator.send(operate.move, {
      params: { id: 10_003 },
      body: { status: 'shipped' },
      headers,
    })
    expect(answer.status).toBe(403)
    expect((await store.order(10_003))?.status).toBe('processing')
  })
})

describe('the overview', () => {
  test("has open orders, oldest first, then today's closed ones, with part numbers and notes", async () => {
    const { send, store, overview } = await operated()
    await send(purchase.create, { body: { ...order, notes: 'Ring twice' } })
    await store.setOrderStatus(10_005, 'completed')
    const { orders, counts } = await overview()
    expect(orders.map(({ order_id }) => order_id)).toEqual([10_002, 10_003, 10_004, 10_006, 10_005])
    expect(counts).toMatchObject({ open: 4, today: 5 })
    expect(orders[3]).toMatchObject({ notes: 'Ring twice', to_pay: false })
    expect(orders[4]?.items[0]).toMatchObject({ product_name: 'Brass padlock 50 mm', sku: 'PAD-B50-BR' })
  })

  test('never leaves out the oldest open orders for newer ones, and says how many there are', async () => {
    const { store, overview } = await operated()
    const { order_id: _, items, ...placed } = (await store.order(10_002))!
    const next = {
      ...placed,
      order_date: noon.toISOString(),
      items: items.map(({ order_item_id: _, ...item }) => item),
    }
    for (let n = 0; n < 210; n += 1) await store.placeOrder([1], () => ({ order: next, messages: () => [] }))
    const { orders, counts } = await overview()
    const ids = orders.map(({ order_id }) => order_id)
    expect(ids.slice(0, 3)).toEqual([10_002, 10_003, 10_004])
    expect(ids).toContain(10_215)
    expect(counts).toMatchObject({ open: 214, today: 214 })
  })

  test('has forged notifications as one number, which hides no signed problem and is settled at once', async () => {
    const { operator, store, overview, acts } = await operated()
    const forged = { ...paidTwice, order_id: null, signed: false }
    for (let n = 0; n < 210; n += 1)
      await store.addPaymentEvent({ ...forged, payment: `F${n}` }, () => ({
        problem: 'Its signature is wrong.',
        messages: [],
      }))
    const chargedBack = { ...paidTwice, state: 'charged back' } as const
    await store.addPaymentEvent(chargedBack, () => ({ problem: 'Taken back.', messages: [] }))
    const { payments, counts } = await overview()
    expect([payments.map(({ task }) => task), counts?.forged]).toEqual([['Taken back.'], 210])
    expect((await operator.send(operate.settleForged)).status).toBe(200)
    expect((await operator.send(operate.settleForged)).status).toBe(409)
    expect(await overview()).toMatchObject({ payments: [{ task: 'Taken back.' }], counts: { forged: 0 } })
    expect((await acts())[0]).toBe('Forged notifications of payments done')
  })

  test('has complaints with the image, which nobody else gets', async () => {
    const { complain, receipts, overview, operator, visitor } = await operated()
    await complain(complaint.message, await receipts.save(new Uint8Array([1, 2, 3]), 'image/png'))
    const [entry] = (await overview()).complaints
    const { invoiceNumber: invoice, message } = complaint
    expect(entry).toMatchObject({ name: 'Nadeesha Perera', invoice, message })
    const image = await operator.request(entry?.image ?? '')
    expect([image.status, image.headers.get('content-type'), (await image.arrayBuffer()).byteLength]).toEqual(
      [200, 'image/png', 3],
    )
    expect((await visitor().request(entry?.image ?? '')).status).toBe(401)
    expect((await operator.request('/api/operate/complaints/99/image')).status).toBe(404)
  })

  test('marks a complaint as answered, once, and is recorded', async () => {
    const { complain, overview, operator, acts } = await operated()
    for (const message of ['One', 'Two']) await complain(message)
    const { complaints, counts } = await overview()
    expect([counts?.complaints, ...complaints.map(({ answered }) => answered)]).toEqual([2, null, null])
    const id = { params: { id: complaints[0]!.id } }
    expect((await operator.send(operate.answered, id)).status).toBe(200)
    expect((await operator.send(operate.answered, id)).status).toBe(409)
    expect((await operator.send(operate.answered, { params: { id: 99 } })).status).toBe(409)
    const after = await overview()
    expect([after.counts?.complaints, ...after.complaints.map(({ answered }) => Boolean(answered))]).toEqual([
      1,
      true,
      false,
    ])
    expect(await acts()).toContain(`Complaint ${complaints[0]!.id} answered`)
  })
})

describe('an act', () => {
  test('moves an order forward, once, and is recorded', async () => {
    const { operator, store, acts } = await operated()
    const move = (id: number, status: string) =>
      operator.send(operate.move, { params: { id }, body: { status } })
    expect((await move(10_003, 'shipped')).status).toBe(200)
    expect((await store.order(10_003))?.status).toBe('shipped')
    expect(await move(10_003, 'processing')).toMatchObject(
      refusal(409, `${orderNumber(10003)} is shipped already: a status only moves forward.`),
    )
    expect((await move(77, 'shipped')).status).toBe(404)
    expect((await move(10_002, 'lost')).status).toBe(400)
    expect(await acts()).toEqual([`${orderNumber(10003)} from processing to shipped`, 'Signed in'])
  })

  test('shows one order, also an old one', async () => {
    const { operator } = await operated()
    expect((await operator.send(operate.order, { params: { id: 10_001 } })).reply.status).toBe('completed')
    expect((await operator.send(operate.order, { params: { id: 'x' } })).status).toBe(404)
  })

  test('has a message that was given up sent again', async () => {
    const { operator, store, overview, acts } = await operated()
    await store.enqueue({ kind: 'email', to: 'a@mail.example', subject: 'S', text: 'T' }, 0)
    const { id } = (await store.takeDueMessage(0, 1))!
    await store.messageFailed(id, 'no such mailbox', 'never', 0)
    expect((await overview()).messages).toMatchObject([{ id, error: 'no such mailbox', state: 'given up' }])
    expect((await operator.send(operate.resend, { params: { id } })).status).toBe(200)
    expect((await overview()).messages).toEqual([])
    expect((await operator.send(operate.resend, { params: { id } })).status).toBe(409)
    expect((await acts())[0]).toBe(`Message ${id} sent again`)
  })

  test('takes the refund of a cancelled order off the list', async () => {
    const { operator, store, overview } = await operated()
    await store.addPaymentEvent(paidTwice, () => ({ payment_status: 'paid', problem: '', messages: [] }))
    await store.setOrderStatus(paidTwice.order_id, 'cancelled')
    const [refund] = (await overview()).payments
    expect(refund).toMatchObject({ act: 'settle', task: expect.stringMatching(/cancelled\. Refund/) })
    expect((await operator.send(operate.settle, { params: { id: refund!.id } })).status).toBe(200)
    expect((await overview()).payments).toEqual([])
    expect((await store.order(paidTwice.order_id))?.payment_status).toBe('refunded')
    expect((await operator.send(operate.settle, { params: { id: refund!.id } })).status).toBe(409)
  })

  test('settles a payment, or records one of which the gateway has said nothing', async () => {
    const { operator, store, overview, acts } = await operated()
    await store.addPaymentEvent(paidTwice, () => ({ problem: 'Refund it.', messages: [] }))
    await store.addPaymentEvent(
      { ...paidTwice, order_id: 10_002, state: 'begun', at: '2026-11-20T05:59:59.000Z' },
      () => ({ problem: '', messages: [] }),
    )
    const [refund, silent] = (await overview()).payments
    expect([refund?.task, refund?.act]).toEqual(['Refund it.', 'settle'])
    expect([silent?.order_id, silent?.act]).toEqual([10_002, 'record'])
    expect((await operator.send(operate.settle, { params: { id: refund!.id } })).status).toBe(200)
    expect((await operator.send(operate.settle, { params: { id: refund!.id } })).status).toBe(409)
    const record = (payment: string) =>
      operator.send(operate.recordPayment, { params: { id: 10_002 }, body: { payment } })
    expect((await record(' ')).status).toBe(400)
    expect((await record('88')).status).toBe(200)
    expect((await record('88')).status).toBe(409)
    expect((await store.order(10_002))?.payment_status).toBe('paid')
    expect((await overview()).payments).toEqual([])
    expect((await acts()).slice(0, 2)).toEqual([
      `${orderNumber(10002)} paid by payhere payment 88`,
      `Payment event ${refund!.id} done`,
    ])
  })

  test('that fails leaves no record', async () => {
    const { store } = await operated()
    const act = { at: '2026-11-20T06:00:00.000Z', way: 'page', what: 'Half' } as const
    const before = await store.acts(9)
    await expect(
      store.record(act, async (acting) => {
        await acting.setOrderStatus(10_003, 'shipped')
        throw new Error('power cut')
      }),
    ).rejects.toThrow('power cut')
    expect(await store.acts(9)).toEqual(before)
  })
})
