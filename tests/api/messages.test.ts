import { describe, expect, test, vi } from 'vitest'
import { openPasses } from '../../server/complaint/captchaPasses.ts'
import { complaints } from '../../src/api/complaint.ts'
import { messages } from '../../src/api/messages.ts'
import { purchase } from '../../src/api/purchase.ts'
import { limits } from '../../src/rules/limits.ts'
import { formatRs } from '../../src/rules/money.ts'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import { shop as config } from '../../src/shop/config.ts'
import { complaintForm, order as padlock } from './bodies.ts'
import { api, refusal } from './client.ts'
import { minutes, noon, part } from './shop.ts'
import { once } from './stores.ts'

const order = {
  ...padlock,
  email: 'nadeesha@home.example',
  total_amount: 4230,
  payment_method: 'COD',
  billing_address: '',
  notes: 'Ring the bell.',
  items: [{ product_id: part.padlock, quantity: 2, unit_price: 1890, size: '50 mm', color: null }],
}

/** Returns a shop in which order NLOD-10006 has been placed. */
async function ordered(fields: object = {}, shop = api()) {
  const { json } = await shop.send(purchase.create, { body: { ...order, ...fields } })
  expect(json).toMatchObject({ order_id: 10_006 })
  return shop
}

const notice = {
  kind: 'whatsapp',
  to: config.whatsApp.dial,
  subject: 'Order',
  text: `Order ${orderNumber(10006)} is placed. Total Rs. 4,230.00. ${config.name}: ${config.phone.display}, ${config.whatsApp.display}`,
}

const noticeEmail = {
  kind: 'email',
  to: config.email,
  subject: `New order ${orderNumber(10006)}`,
  text: [
    `Order ${orderNumber(10006)} of 20 Nov 2026, 12:00 pm, Cash on Delivery.`,
    '2 × Brass padlock 50 mm (50 mm), Rs. 1,890.00 each',
    'Subtotal: Rs. 3,780.00\nDelivery: Rs. 450.00\nTotal: Rs. 4,230.00',
    'Nadeesha Perera\n0771234567\nnadeesha@home.example\n17 Station Road, Wellawatte, 00600',
    'Notes: Ring the bell.',
  ].join('\n\n'),
}

const confirmation = {
  kind: 'email',
  to: 'nadeesha@home.example',
  subject: `Your order ${orderNumber(10006)}`,
  text: [
    'Dear Nadeesha Perera,',
    `Thank you for your order ${orderNumber(10006)} of 20 Nov 2026, 12:00 pm.`,
    '2 × Brass padlock 50 mm, Rs. 1,890.00 each',
    'Subtotal: Rs. 3,780.00\nDelivery: Rs. 450.00\nTotal: Rs. 4,230.00',
    'See what has become of the order here:\nLINK',
    `${config.name}\n${config.phone.display}`,
  ].join('\n\n'),
}

/** A message with its signed link, which is another one in each shop, as LINK. */
const withoutLink = <Message extends { text: string }>(message: Message): Message => ({
  ...message,
  text: message.text.replace(/https:\/\/shop\.example\/order\?token=10006\.[0-9a-f]{64}/, 'LINK'),
})

/** The request that the shop's own pages send after an order. */
const email = {
  toEmail: 'nadeesha@home.example',
  message: {
    name: 'Nadeesha Perera',
    orderId: orderNumber(10006),
    items: [{ name: 'Brass padlock 50 mm', quantity: 2, price: 1890 }],
    total: 4230,
    shipping_fee: 450,
    date: '20 Nov 2026, 12:00 pm',
  },
}
const whatsAppBody = {
  message: `Order ${orderNumber(10006)} is placed. Total Rs. 4,230.00. ${config.name}: ${config.phone.display}`,
}

test('a purchase sends its own messages to the shop and to the customer', async () => {
  expect((await (await ordered()).mails()).map(withoutLink)).toEqual([notice, noticeEmail, confirmation])
})

test('the calls that the page makes after a purchase send nothing again', async () => {
  const shop = await ordered()
  for (let i = 0; i < 2; i++) {
    expect((await shop.send(messages.whatsApp, { body: whatsAppBody })).json).toEqual({ success: true })
    expect((await shop.send(messages.orderEmail, { body: email })).json).toEqual({ success: true })
  }
  expect(await shop.mails()).toHaveLength(3)
})

once(
  'a purchase sends its own messages orders cannot flood a mailbox: after 60 within an hour an order is accepted but not confirmed',
  async () => {
    const shop = api()
    for (let i = 0; i < 61; i++) await shop.send(purchase.create, { body: order })
    const mails = await shop.mails()
    expect(mails.filter(({ to }) => to === order.email)).toHaveLength(60)
    expect(mails.filter(({ subject }) => subject.startsWith('New order'))).toHaveLength(61)
    const late = { ...email, message: { ...email.message, orderId: orderNumber(10066) } }
    expect(await shop.send(messages.orderEmail, { body: late })).toMatchObject(
      refusal(429, 'Too many messages. Please try again later.'),
    )
    shop.wait(minutes(60))
    expect((await shop.send(messages.orderEmail, { body: late })).status).toBe(200)
    expect((await shop.mails()).at(-1)).toMatchObject({
      to: order.email,
      subject: `Your order ${orderNumber(10066)}`,
    })
  },
)

const { promotionOver, promotionOff } = limits

once.each([
  ['no discount', part.atPromotion, promotionOver, 0],
  ['a discount by one cent', part.overPromotion, promotionOver + 0.01, promotionOff],
])('the mails say how the total comes about: %s', async (_, product_id, subtotal, discount) => {
  const total_amount = subtotal - discount
  const items = [{ product_id, quantity: 1, unit_price: subtotal, size: null, color: null }]
  const shop = api()
  const body = { ...order, items, shipping_cost: 0, total_amount }
  expect((await shop.send(purchase.create, { body })).status).toBe(201)
  const mails = (await shop.mails()).filter(({ kind }) => kind === 'email')
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['nadeesha@home.example', config.email])
  const lines = [
    `Subtotal: ${formatRs(subtotal)}`,
    ...(discount > 0 ? [`Discount: −${formatRs(discount)}`] : []),
    `Delivery: ${formatRs(0)}`,
    `Total: ${formatRs(total_amount)}`,
  ]
  for (const { text } of mails) expect(text).toContain(lines.join('\n'))
})

describe('an email to an address that nobody has proved to be theirs contains no words of strangers', () => {
  const item = { ...order.items[0]!, size: 'http://evil.example/pay', color: 'call 0771234567' }
  const bait = 'You won! Claim at http://evil.example/prize'

  once('in an order: size, colour and notes are for the shop alone', async () => {
    const shop = await ordered({ items: [item], notes: bait })
    const mails = await shop.mails()
    const textTo = (address: string) => mails.find(({ to }) => to === address)?.text
    expect(textTo(config.email)).toContain('http://evil.example/pay, call 0771234567')
    expect(textTo(order.email)).not.toMatch(/evil|0771234567/)
  })

  once.each([
    [bait, 'Perera', 'Dear customer,'],
    ['A.evil', 'B', 'Dear customer,'],
    ['Call', '0771234567', 'Dear customer,'],
    ['x'.repeat(61), 'Perera', 'Dear customer,'],
    ['You won a prize call', 'oh seven seven one two three', 'Dear customer,'],
    ['W. M. K.', 'Herath Mudiyanselage Bandara', 'Dear W. M. K. Herath Mudiyanselage Bandara,'],
    ['A. B.', "O'Neil-De Silva", "Dear A. B. O'Neil-De Silva,"],
    ['K.A.', 'Perera', 'Dear K.A. Perera,'],
    ['ශ්‍රීමා', 'Perera', 'Dear ශ්‍රීමා Perera,'],
  ])('in the greeting: %s %s', async (first_name, last_name, expected) => {
    const mails = await (await ordered({ first_name, last_name })).mails()
    expect(mails.find(({ to }) => to === order.email)?.text.split('\n')[0]).toBe(expected)
  })
})

test('after a day nothing is sent again, whatever the outbox has forgotten', async () => {
  const shop = await ordered()
  const sent = await shop.mails()
  shop.store.hasMessage = async () => false
  shop.store.enqueue = () => Promise.reject(new Error('written again'))
  shop.wait(minutes(24 * 60))
  expect((await shop.send(messages.whatsApp, { body: whatsAppBody })).json).toEqual({ success: true })
  expect((await shop.send(messages.orderEmail, { body: email })).json).toEqual({ success: true })
  const older = { message: `Order ${orderNumber(10001)} is placed` }
  expect((await shop.send(messages.whatsApp, { body: older })).json).toEqual({ success: true })
  expect(await shop.mails()).toEqual(sent)
})

const confirmations = async (shop: ReturnType<typeof api>) =>
  (await shop.mails()).filter(({ to }) => to === order.email).length

test('the limit of emails to one mailbox counts an order once that is sent twice at the same time', async () => {
  const shop = api()
  const send = (key: number) =>
    shop.send(purchase.create, { body: order, headers: { 'idempotency-key': String(key) } })
  for (let i = 0; i < 5; i++) {
    const [one, two] = await Promise.all([send(i), send(i)])
    expect([one.status, two.json]).toEqual([201, one.json])
  }
  expect(await confirmations(shop)).toBe(5)
  const more = () =>
    shop.store.throttle(`mailTo:${order.email}`, { limit: 60, windowMs: minutes(60) }, Number(noon))
  for (let i = 5; i < 60; i++) expect(await more()).toBe(0)
  expect(await more()).toBeGreaterThan(0)
})

once.each([
  ['names no order', 'Win a prize at evil.example'],
  ['names an order that there is not', `Order ${orderNumber(99999)} is placed.`],
])('POST /messages/send-wa-message: is refused when it %s', async (_, message) => {
  const shop = api()
  expect(await shop.send(messages.whatsApp, { body: { message } })).toMatchObject(
    refusal(404, 'This message names no order.'),
  )
  expect(await shop.mails()).toEqual([])
})

test('POST /messages/send-order-email is written from the order, not from the request', async () => {
  const shop = await ordered()
  // Pretend that the purchase did not write the message.
  shop.store.hasMessage = async () => false
  const enqueue = vi.spyOn(shop.store, 'enqueue').mockResolvedValue(true)
  const forged = {
    toEmail: 'Nadeesha@Home.example',
    message: { ...email.message, name: 'You have won', items: [], total: 0 },
  }
  expect((await shop.send(messages.orderEmail, { body: forged })).json).toEqual({ success: true })
  expect(enqueue.mock.calls.map(([message]) => withoutLink(message))).toMatchObject([confirmation])
})

once.each([
  ['an order that there is not', { message: { ...email.message, orderId: orderNumber(99999) } }],
  ["another's order", { message: { ...email.message, orderId: orderNumber(10001) } }],
  ['another address', { toEmail: 'victim@mail.example' }],
])('POST /messages/send-order-email is refused for %s with the same message', async (_, fields) => {
  const shop = await ordered()
  expect(await shop.send(messages.orderEmail, { body: { ...email, ...fields } })).toMatchObject(
    refusal(404, 'There is no such order for this address.'),
  )
  expect(await shop.mails()).toHaveLength(3)
})

const complaint = {
  toEmail: 'nadeesha@home.example',
  message: { customerName: 'Nadeesha Perera', message: 'The box was short.' },
}

async function complained() {
  const shop = api({ passes: openPasses })
  const body = complaintForm({ email: complaint.toEmail, message: `${complaint.message.message} ` })
  expect((await shop.send(complaints.create, { body })).status).toBe(201)
  return shop
}

test('POST /messages/send-complaint-email is written from the complaint, not from the request', async () => {
  const shop = await complained()
  const written = (await shop.mails())[0]
  // Pretend that the complaint did not write the message.
  shop.store.hasMessage = async () => false
  const enqueue = vi.spyOn(shop.store, 'enqueue').mockResolvedValue(true)
  const forged = { ...complaint, message: { ...complaint.message, customerName: 'You have won' } }
  expect((await shop.send(messages.complaintEmail, { body: forged })).json).toEqual({ success: true })
  expect(enqueue.mock.calls).toMatchObject([[written, expect.anything()]])
})

once.each([
  ['another text', { message: { customerName: 'N', message: 'Win a prize' } }],
  ['another address', { toEmail: 'victim@mail.example' }],
])('POST /messages/send-complaint-email is refused for %s', async (_, fields) => {
  const shop = await complained()
  expect(await shop.send(messages.complaintEmail, { body: { ...complaint, ...fields } })).toMatchObject(
    refusal(404, 'There is no such complaint of this address.'),
  )
  expect(await shop.mails()).toHaveLength(1)
})

once.each([
  [messages.orderEmail, email],
  [messages.complaintEmail, { message: { customerName: 'N', message: 'The box was short.' } }],
])('$path is refused for what is no address', async (call, body) => {
  expect(await api().send(call, { body: { ...body, toEmail: 'nadeesha' } })).toMatchObject(
    refusal(400, 'toEmail is not an email address.'),
  )
})
