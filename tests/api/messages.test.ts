import { describe, expect, test } from 'vitest'
import { messages } from '../../src/api/messages.ts'
import { api, refusal } from './client.ts'
import { minutes, xss } from './shop.ts'

const email = {
  toEmail: 'nadeesha@mail.example',
  message: {
    name: 'Nadeesha Perera',
    orderId: '10482',
    items: [{ name: 'Brass padlock 50 mm', quantity: 2, price: 1890 }],
    total: 4230,
    shipping_fee: 450,
    date: '20 Nov 2026, 12:00 pm',
  },
}

const complaint = {
  toEmail: 'nadeesha@mail.example',
  message: { customerName: 'Nadeesha Perera', message: 'The box was short.' },
}

describe('POST /messages/send-wa-message', () => {
  test('goes to the shop as it is', async () => {
    const shop = api()
    const message = `Order NLOD-10482, Rs. 4,230.00 ${xss}`
    expect(await shop.send(messages.whatsApp, { body: { message } })).toMatchObject({
      status: 200,
      json: { success: true },
    })
    expect(shop.outbox.mails).toEqual([
      { kind: 'whatsapp', to: '94772000140', subject: 'Order', text: message },
    ])
  })

  test.each([
    [undefined, 'message is required.'],
    ['', 'message is required.'],
    ['x'.repeat(5001), 'message is too long: at most 5000 characters.'],
  ])('refuses %.10s', async (message, said) => {
    const shop = api()
    expect(await shop.send(messages.whatsApp, { body: { message } })).toMatchObject(refusal(400, said))
    expect(shop.outbox.mails).toEqual([])
  })
})

describe('POST /messages/send-order-email', () => {
  test('is written as plain text', async () => {
    const shop = api()
    expect(await shop.send(messages.orderEmail, { body: email })).toMatchObject({
      status: 200,
      json: { success: true },
    })
    expect(shop.outbox.mails).toEqual([
      {
        kind: 'email',
        to: 'nadeesha@mail.example',
        subject: 'Your order NLOD-10482',
        text: [
          'Dear Nadeesha Perera,',
          'Thank you for your order NLOD-10482 of 20 Nov 2026, 12:00 pm.',
          '2 × Brass padlock 50 mm, Rs. 1,890.00 each',
          'Delivery: Rs. 450.00\nTotal: Rs. 4,230.00',
          'NiLO Depot\n011 200 0140',
        ].join('\n\n'),
      },
    ])
  })

  test('does not prefix a number twice', async () => {
    const shop = api()
    await shop.send(messages.orderEmail, {
      body: { ...email, message: { ...email.message, orderId: 'NLOD-10482' } },
    })
    expect(shop.outbox.mails[0]?.subject).toBe('Your order NLOD-10482')
  })

  test.each([
    ['no address', { toEmail: 'nadeesha' }, 'toEmail is not an email address.'],
    ['two addresses', { toEmail: 'a@b.example,c@d.example' }, 'toEmail is not an email address.'],
    [
      'a header in the address',
      { toEmail: 'a@b.example\r\nBcc: c@d.example' },
      'toEmail is not an email address.',
    ],
    ['no message', { message: undefined }, 'message is required.'],
    [
      'a message without items',
      { message: { ...email.message, items: undefined } },
      'message.items is required.',
    ],
    [
      'too many items',
      { message: { ...email.message, items: Array.from({ length: 501 }, () => email.message.items[0]) } },
      'items is too long: at most 500 lines.',
    ],
    [
      'a long name',
      { message: { ...email.message, name: 'x'.repeat(201) } },
      'name is too long: at most 200 characters.',
    ],
    [
      'a long name of an item',
      { message: { ...email.message, items: [{ name: 'x'.repeat(201), quantity: 1, price: 1 }] } },
      'items.0.name is too long: at most 200 characters.',
    ],
  ])('refuses %s', async (_, fields, message) => {
    const shop = api()
    expect(await shop.send(messages.orderEmail, { body: { ...email, ...fields } })).toMatchObject(
      refusal(400, message),
    )
    expect(shop.outbox.mails).toEqual([])
  })
})

describe('POST /messages/send-complaint-email', () => {
  test('is written as plain text', async () => {
    const shop = api()
    expect((await shop.send(messages.complaintEmail, { body: complaint })).json).toEqual({ success: true })
    expect(shop.outbox.mails).toEqual([
      {
        kind: 'email',
        to: 'nadeesha@mail.example',
        subject: 'We have received your complaint',
        text: 'Dear Nadeesha Perera,\n\nWe have received your complaint:\n\nThe box was short.\n\nNiLO Depot\n011 200 0140',
      },
    ])
  })

  test.each([
    [{ toEmail: '@' }, 'toEmail is not an email address.'],
    [
      { message: { customerName: 'N', message: 'x'.repeat(5001) } },
      'message is too long: at most 5000 characters.',
    ],
    [{ message: { customerName: 'N' } }, 'message.message is required.'],
  ])('refuses %.40j', async (fields, message) => {
    expect(await api().send(messages.complaintEmail, { body: { ...complaint, ...fields } })).toMatchObject(
      refusal(400, message),
    )
  })
})

describe('how much is sent', () => {
  const order = (shop: ReturnType<typeof api>, toEmail = email.toEmail) =>
    shop.send(messages.orderEmail, { body: { ...email, toEmail } })

  test('an address gets at most 100 emails within an hour, of either kind; others are not held up', async () => {
    const shop = api()
    for (let i = 0; i < 99; i++) await order(shop)
    expect((await order(shop, 'Nadeesha@mail.example')).status).toBe(200)
    const stopped = refusal(429, 'Too many messages. Please try again later.')
    expect(await order(shop)).toMatchObject(stopped)
    expect(await shop.send(messages.complaintEmail, { body: complaint })).toMatchObject(stopped)
    expect(shop.outbox.mails).toHaveLength(100)
    expect((await order(shop, 'ruwan@mail.example')).status).toBe(200)
    shop.wait(minutes(60) - 1)
    expect((await order(shop)).status).toBe(429)
    shop.wait(1)
    expect((await order(shop)).status).toBe(200)
  })

  test('the shop itself gets at most 1,000 messages within an hour', async () => {
    const shop = api()
    const say = () => shop.send(messages.whatsApp, { body: { message: 'Order NLOD-10482' } })
    for (let i = 0; i < 1000; i++) await say()
    expect((await say()).status).toBe(429)
    expect(shop.outbox.mails).toHaveLength(1000)
    shop.wait(minutes(60))
    expect((await say()).status).toBe(200)
  })
})
