import { expect, test } from 'vitest'
import { orderNotices, orderSms } from '../../server/outbox/messages.ts'
import type { Message } from '../../server/store/outbox.ts'
import { shop } from '../../src/shop/config.ts'
import { api } from './client.ts'

const [demo] = [{ email: 'nadeesha@mail.example', phone: '0771234567' }]

/** The texts that are left of messages which were given up, once an account with these fields was deleted. */
async function leftOf(messages: readonly Message[], account: { email: string; phone: string }) {
  const { store } = api()
  await store.updateUser(1, account)
  for (const message of messages) {
    await store.enqueue(message, 0)
    await store.messageFailed((await store.takeDueMessage(0, 1))!.id, 'no such mailbox', 'never', 0)
  }
  const entries = await store.messages('dead')
  await store.deleteUser(1)
  const left = await store.messages('dead')
  for (const { id } of entries)
    expect(await store.reviveMessage(id, 0)).toBe(left.some((entry) => entry.id === id))
  return left.map(({ subject }) => subject)
}

const mailTo = (to: string): Message => ({
  kind: 'email',
  to,
  subject: to,
  text: `Dear customer,\n\n${shop.phone.display}`,
})

test.each([
  ['the same address', [mailTo('Nadeesha@mail.example')], demo, []],
  ['an address that ends as theirs does', [mailTo('sha@mail.example')], demo, ['sha@mail.example']],
  [
    'an address as which theirs ends',
    [mailTo('nadeesha@mail.example')],
    { ...demo, email: 'sha@mail.example' },
    ['nadeesha@mail.example'],
  ],
  [
    "the shop's own address and number, which an account may claim",
    [mailTo(shop.email), mailTo('a@mail.example')],
    { email: shop.email, phone: `0${shop.whatsApp.dial.slice(2)}` },
    [shop.email, 'a@mail.example'],
  ],
] as const)('of messages to %s', async (_, messages, account, expected) => {
  expect(await leftOf(messages, account)).toEqual(expected)
})

test("of an order's messages the ones that name its customer are emptied", async () => {
  const order = (await api().store.order(10_001))!
  const about = (fields: object) => {
    const placed = { ...order, order_id: 77, ...fields }
    return [...orderNotices(placed), orderSms(placed)]
  }
  expect(await leftOf(about(demo), demo)).toEqual(['Order'])
  expect(await leftOf(about({ ...demo, email: 'other@mail.example' }), demo)).toEqual(['Order'])
  const others = { email: 'other@mail.example', phone: '0777654321' }
  expect(await leftOf(about(others), demo)).toHaveLength(3)
})
