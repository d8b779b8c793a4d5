import { describe, expect, test } from 'vitest'
import { attemptOf, handleNotification, withVerifiedAttempt } from '../../server/api/paymentNotifications.ts'
import { heldByRestore, messageState, paymentTasks } from '../../server/operator/tasks.ts'
import { isUnpaid, outcomeOf } from '../../server/payments/outcome.ts'
import { payHere } from '../../server/payments/payhere.ts'
import type { OutboxEntry } from '../../server/store/outbox.ts'
import type { PaymentOutcome, PaymentStore, StoredPaymentEvent } from '../../server/store/payments.ts'
import type { Order } from '../../server/store/records.ts'
import type { Store } from '../../server/store/store.ts'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import { shop } from '../../src/shop/config.ts'
import { minutes, noon } from '../api/shop.ts'

type Event = Partial<StoredPaymentEvent>

/** What the gateway says: by default that the order below is paid. */
const said = (more: Event = {}): StoredPaymentEvent => ({
  id: 1,
  gateway: 'payhere',
  payment: '7',
  state: 'paid',
  order_id: 10_006,
  amount: 2340,
  currency: 'LKR',
  signed: true,
  at: noon.toISOString(),
  problem: '',
  ...more,
})
const begun = said({ state: 'begun', payment: '10006' })

const orderOf = (more: Partial<Order> = {}) =>
  ({
    order_id: 10_006,
    total_amount: 2340,
    payment_status: 'pending',
    payment_method: 'payhere',
    status: 'pending',
    email: 'n@mail.lk',
    ...more,
  }) as Order

const back = { state: 'charged back' } as const
const [failed, paid] = [{ payment_status: 'failed' }, { payment_status: 'paid' }]
const takenBack = 'charged back: The bank has taken back payhere payment 7.'

// What one shop with one gateway goes through is in tests/api/payments.test.ts.
test.each<[string, Event, Partial<Order>, Event[], string]>([
  ['paid after it failed', {}, failed, [{ state: 'failed' }], 'paid: '],
  ['paid after a forged charge back', {}, {}, [{ ...back, signed: false }], 'paid: '],
  ['paid after a charge back elsewhere', {}, {}, [{ ...back, gateway: 'koko' }], 'paid: '],
  ['begun once more', { state: 'begun' }, failed, [{ state: 'failed' }], 'as it was: '],
  ['pending, late', { state: 'pending' }, failed, [{ state: 'failed' }], 'as it was: '],
  ['charged back, another forged', back, paid, [{}, { payment: '8', signed: false }], takenBack],
  ['charged back, another failed', back, paid, [{}, { payment: '8', state: 'failed' }], takenBack],
  [
    'paid where it was not begun',
    { gateway: 'koko' },
    {},
    [{ gateway: 'koko' }],
    'as it was: The order is not paid by koko. Look up koko payment 7. Nothing was changed.',
  ],
  [
    'paid a cent too much',
    { amount: 2340.01 },
    {},
    [],
    'as it was: LKR 2340.01 were paid instead of Rs. 2,340.00: the order is not paid. Refund payhere payment 7.',
  ],
])('an order of which is said that it is %s', (_, event, order, before, expected) => {
  const { payment_status, problem } = outcomeOf(said(event), orderOf(order), [begun, ...before.map(said)])
  expect(`${payment_status ?? 'as it was'}: ${problem}`).toBe(expected)
})

test.each([
  ['pending', true],
  ['failed', true],
  ['paid', false],
  ['refunded', false],
])('an order whose payment is %s waits for it: %s; a cancelled one does not', (payment_status, waits) => {
  expect(isUnpaid(orderOf({ payment_status }))).toBe(waits)
  expect(isUnpaid(orderOf({ payment_status, status: 'cancelled' }))).toBe(false)
})

describe('a notification', () => {
  const storeOf = (before: Event[], order?: Order) => {
    const stored: { event?: object; outcome?: PaymentOutcome } = {}
    const events = before.map(said)
    const store: Pick<PaymentStore, 'paymentEvents' | 'addPaymentEvent'> = {
      paymentEvents: async () => events,
      addPaymentEvent: async (event, judge) => {
        Object.assign(stored, { event, outcome: judge(order, events) })
        return true
      },
    }
    return { store: store as Store, stored }
  }
  const gateway = payHere({ merchantId: '1', secret: 'secret' })
  const handled = async (more: object, before: Event[], order?: Order) => {
    const { store, stored } = storeOf(before, order)
    const links = async () => ({ address: () => 'LINK' }) as never
    const read = { order: '10006', payment: '7', state: 'paid', signed: true, ...more } as const
    await handleNotification({ store, now: () => noon, links }, gateway, read)
    return stored
  }
  const about = orderNumber(10_006)

  test.each<[string, object, Event[], Partial<Order>, string[]]>([
    ['a payment', {}, [], {}, [`n@mail.lk: Your payment for ${about}`, `${shop.email}: Paid: ${about}`]],
    ['one of an order without an email', {}, [], { email: '' }, [`${shop.email}: Paid: ${about}`]],
    ['a second one', {}, [{ payment: '6' }], paid, [`${shop.email}: Look after a payment: ${about}`]],
    ['a failure', { state: 'failed' }, [], {}, []],
    ['what is forged', { signed: false }, [], {}, []],
  ])('of %s tells these', async (_, more, before, order, expected) => {
    const { outcome } = await handled(more, [begun, ...before], orderOf(order))
    expect(outcome?.messages.map(({ to, subject }) => `${to}: ${subject}`)).toEqual(expected)
  })

  test('without an amount is of that with which the payment was begun', async () => {
    const { event } = await handled({}, [begun, { state: 'pending', amount: 1, currency: 'USD' }], orderOf())
    expect(event).toMatchObject({ amount: 2340, currency: 'LKR' })
  })

  test.each([
    ['999999999', 999_999_999],
    ['1000000000', null],
    ['010006', null],
  ])('of the order %s is one of %s', async (order, order_id) => {
    expect((await handled({ order }, [])).event).toMatchObject({ order_id })
  })

  // Of two signed reports one has ended an attempt.
  const ended = said({ state: 'failed' })
  const before = [begun, { ...ended, signed: false }, said({ state: 'pending' }), ended]
  test.each([
    [0, true, false],
    [1, true, true],
    [3, true, true],
    [4, true, false],
    [1, false, false],
  ])('of attempt %i, signed: %s, is taken as signed: %s', async (attempt, signed, expected) => {
    const read = { order: '10006', payment: '7', state: 'paid', signed, attempt } as const
    expect((await withVerifiedAttempt(storeOf(before), read)).signed).toBe(expected)
    expect(attemptOf(before)).toBe(2)
  })
})

const ago = (count: number, more: Event = {}) =>
  said({ state: 'begun', at: new Date(Number(noon) - minutes(count)).toISOString(), ...more })
const lookUp = 'No word of payhere yet. Look there whether it is paid, and record it.'
const refund = 'The order was cancelled. Refund payhere payment 7.'
const cancelled = { status: 'cancelled' } as const

test.each<[string, StoredPaymentEvent[], Partial<Order>, string[]]>([
  ['begun half an hour ago', [ago(30)], {}, []],
  ['begun a little earlier', [ago(30.001)], {}, [lookUp]],
  ['failed since', [ago(31), said({ state: 'failed' })], failed, []],
  ['of a cancelled order, paid', [said()], cancelled, [refund]],
  ['of it, another refunded', [said(), said({ state: 'refunded', payment: '6' })], cancelled, [refund]],
  ['with a problem', [said({ problem: 'Refund it.' })], paid, ['Refund it.']],
  ['of no order', [said({ order_id: null }), ago(31, { order_id: 77 })], {}, []],
  ['forged', [said({ signed: false, problem: 'Its signature is wrong.' })], {}, ['1 forged']],
  ['forged, and settled', [said({ signed: false })], {}, []],
])('what the operator has to do about a payment: %s', async (_, events, order, expected) => {
  const since: string[] = []
  const store = {
    newPaymentEvents: async (time: string) => {
      since.push(time)
      return events
    },
    ordersById: async () => [orderOf(order)],
  } as unknown as Store
  const { tasks, forged } = await paymentTasks(store, noon)
  expect([...tasks.map(({ task }) => task), ...(forged ? [`${forged} forged`] : [])]).toEqual(expected)
  expect(since).toEqual([new Date(Number(noon) - minutes(90 * 24 * 60)).toISOString()])
})

test.each([
  ['waiting', { deadAt: null, error: 'no answer' }],
  ['held', { deadAt: 1, error: heldByRestore }],
  ['given up', { deadAt: 1, error: 'no such mailbox' }],
])('a message is %s', (state, entry) => {
  expect(messageState(entry as OutboxEntry)).toBe(state)
})
