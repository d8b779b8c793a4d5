import { expect, test } from 'vitest'
import { webPasswords } from '../../server/account/webPasswords.ts'
import { memoryStore } from '../../server/memory/store.ts'
import { deliverDue, startDelivery } from '../../server/outbox/outboxWorker.ts'
import type { Sender } from '../../server/store/outbox.ts'
import { seed } from '../api/shop.ts'

const second = 1000
const minute = 60 * second

/** An outbox with one message. `deliver` sends the messages that are due at the time of its clock. */
async function outbox(send: Sender['send']) {
  const store = memoryStore(seed(), webPasswords)
  const failures: string[] = []
  let time = 0
  const log = { info: () => {}, error: (text: string) => void failures.push(text) }
  await store.enqueue({ kind: 'email', to: 'amara@mail.example', subject: 'Order', text: 'Thank you' }, 0)
  return {
    store,
    failures,
    pass(ms: number) {
      time += ms
    },
    deliver: () => deliverDue({ store, sender: { send }, now: () => new Date(time), log }),
    start: () => startDelivery({ store, sender: { send }, now: () => new Date(time), log }),
    first: async () => (await store.messages())[0]!,
  }
}

const refused = async () => {
  throw new Error('no such letter box')
}

test('a message that cannot be sent is retried with growing delays and given up after ten attempts', async () => {
  let tries = 0
  const { deliver, first, pass, failures } = await outbox(async () => {
    tries += 1
    await refused()
  })
  const waits = [0.5, 1, 2, 4, 8, 16, 32, 60, 60].map((minutes) => minutes * minute)
  for (const [before, ms] of waits.entries()) {
    await deliver()
    expect(await first()).toMatchObject({
      attempts: before + 1,
      sentAt: null,
      deadAt: null,
      error: 'no such letter box',
    })
    pass(ms - 1)
    await deliver()
    expect(tries).toBe(before + 1)
    pass(1)
  }
  await deliver()
  expect(await first()).toMatchObject({ attempts: 10, sentAt: null, deadAt: expect.any(Number) })
  expect(failures.at(-1)).toBe('Message 1 (email) was not sent, and is given up')
  pass(24 * 60 * minute)
  await deliver()
  expect(tries).toBe(10)
})

test('with a slow mail server a second process sends nothing that the first sends as well', async () => {
  const recipients: string[] = []
  let sender: 'first' | 'second' = 'first'
  const { store, deliver, pass } = await outbox(async ({ to }) => {
    if (sender === 'first') {
      pass(20 * second)
      // While the first process waits for the mail server, the second one sends what is due.
      sender = 'second'
      await deliver()
      sender = 'first'
    }
    recipients.push(to)
  })
  for (let i = 0; i < 9; i += 1)
    await store.enqueue({ kind: 'email', to: `ruwan${i}@mail.example`, subject: 'Order', text: '' }, 0)
  await deliver()
  expect(recipients).toHaveLength(10)
  expect(new Set(recipients).size).toBe(10)
})

test('an outbox that cannot be read is logged, and read again later', async () => {
  const subjects: string[] = []
  const { store, start, failures } = await outbox(async ({ subject }) => void subjects.push(subject))
  const { takeDueMessage } = store
  store.takeDueMessage = () => Promise.reject(new Error('the database is away'))
  const delivery = start()
  delivery.wake()
  await expect.poll(() => failures).toEqual(['The outbox could not be read'])
  store.takeDueMessage = takeDueMessage
  delivery.wake()
  await expect.poll(() => subjects).toEqual(['Order'])
  await delivery.stop()
})

test('a worker that stops finishes the message in hand and leaves the others to the next start', async () => {
  const recipients: string[] = []
  const accept: (() => void)[] = []
  const { store, start, first } = await outbox(async ({ to }) => {
    await new Promise<void>((resolve) => accept.push(resolve))
    recipients.push(to)
  })
  await store.enqueue({ kind: 'email', to: 'ruwan@mail.example', subject: 'Order', text: '' }, 0)
  const delivery = start()
  delivery.wake()
  await expect.poll(() => accept).toHaveLength(1)
  // A message that arrives in the meantime does not restart it either.
  delivery.wake()
  const stopped = delivery.stop()
  accept[0]?.()
  await stopped
  expect(recipients).toEqual(['amara@mail.example'])
  expect(await first()).toMatchObject({ sentAt: 0 })
  expect((await store.messages('waiting')).map(({ attempts }) => attempts)).toEqual([0])
})
