import { describe, expect, test } from 'vitest'
import { orders } from '../../src/api/orders.ts'
import { purchase } from '../../src/api/purchase.ts'
import { limits } from '../../src/rules/limits.ts'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import { type OrderStatus, orderStatuses } from '../../src/rules/orders.ts'
import { shop as config } from '../../src/shop/config.ts'
import { order } from './bodies.ts'
import { api, refusal, signedIn } from './client.ts'
import { minutes, part } from './shop.ts'
import { once } from './stores.ts'

const item = (product_id: number, unit_price: number, quantity = 1) => ({
  product_id,
  quantity,
  unit_price,
  size: null,
  color: null,
})

type Fields = Partial<Record<keyof typeof order, unknown>>

const buy = (fields: Fields = {}, shop: Pick<ReturnType<typeof api>, 'send'> = api(), headers = {}) =>
  shop.send(purchase.create, { body: { ...order, ...fields }, headers })

const changed = (...changes: string[]) => {
  const message = changes.join(' ')
  return { status: 409, json: { message, error: message, changes } }
}

describe('POST /products/purchase', () => {
  test('answers 201 with the next order_id, and stores the order', async () => {
    const shop = api()
    const { status, json } = await buy({}, shop)
    expect([status, json]).toEqual([
      201,
      { order_id: 10_006, total_amount: 2340, token: expect.stringMatching(/^10006\./) },
    ])
    const { userId: user_id, tracking_number: _, items, ...sent } = order
    const part = {
      order_item_id: 100_051,
      product_name: 'Brass padlock 50 mm',
      image_url: '/images/part@800.webp',
    }
    expect(await shop.store.order(10_006)).toEqual({
      ...sent,
      order_id: 10_006,
      user_id,
      order_date: '2026-11-20T06:30:00.000Z',
      items: [{ ...items[0], ...part }],
    })
    expect((await buy({}, shop)).json).toMatchObject({ order_id: 10_007 })
  })

  once('Colombo-only parts are delivered up to 20 km, other parts further', async () => {
    const near = { shipping_address: '5 Hill Street, Near', shipping_cost: 725, total_amount: 1725 }
    const far = { shipping_address: '5 Hill Street, Far', shipping_cost: 750, total_amount: 1750 }
    const items = [item(part.colomboOnly, 1000)]
    expect((await buy({ ...near, items })).status).toBe(201)
    expect(await buy({ ...far, items })).toMatchObject(
      changed('Fly screen is only deliverable within Colombo and this address is 20.1 km away.'),
    )
    expect((await buy({ ...far, total_amount: 2640 })).status).toBe(201)
  })

  once('Colombo-only parts with free delivery need a place that we know', async () => {
    const orderOf = (id: number, price: number) => ({
      items: [item(id, price)],
      shipping_cost: 0,
      total_amount: price,
    })
    const dear = orderOf(part.dearColomboOnly, limits.freeDeliveryOver + 1000)
    const address = { shipping_address: 'Atlantis', latitude: null, longitude: null }
    expect(await buy({ ...dear, ...address })).toMatchObject(
      refusal(422, 'We could not find that address in Sri Lanka. Add the town or the postal code.'),
    )
    const plain = orderOf(part.overFreeDelivery, limits.freeDeliveryOver + 0.01)
    expect((await buy({ ...plain, ...address })).status).toBe(201)
  })

  const codOnly = 'Only Cash on Delivery is available for this product(s).'
  once.each([
    [
      'a changed price',
      { items: [item(part.padlock, 1790)], total_amount: 2240 },
      [
        'Brass padlock 50 mm now costs Rs. 1,890.00, not Rs. 1,790.00.',
        'Total is Rs. 2,340.00, not Rs. 2,240.00.',
      ],
    ],
    [
      'another charge for delivery',
      { shipping_cost: 0, total_amount: 1890 },
      ['Delivery is Rs. 450.00, not Rs. 0.00.', 'Total is Rs. 2,340.00, not Rs. 1,890.00.'],
    ],
    [
      'one of two gone',
      { items: [item(part.padlock, 1890), item(77, 100)], total_amount: 2440 },
      ['Product 77 is no longer sold.', 'Total is Rs. 2,340.00, not Rs. 2,440.00.'],
    ],
    [
      'a part that is not delivered',
      { items: [item(part.notDelivered, 1000)], total_amount: 1450 },
      ['Glass sheet is not delivered.'],
    ],
    ['cod-only by card', { items: [item(part.codOnly, 2450)], total_amount: 2900 }, [codOnly]],
  ])('%s is refused with a message', async (_, fields, changes) => {
    const shop = api()
    expect(await buy(fields, shop)).toMatchObject(changed(...changes))
    expect(await shop.store.order(10_006)).toBeUndefined()
  })

  once(
    'a town and a postal code that disagree make neither delivery cheaper nor Colombo-only parts available',
    async () => {
      const shop = api()
      const message =
        'The town and the postal code do not agree: 00600 is Wellawatta, Colombo 6, not Kandy. Correct one of them.'
      const address = { shipping_address: '12 Hospital Road, Kandy, 00600' }
      for (const fields of [{}, { items: [item(part.colomboOnly, 1000)], total_amount: 1450 }])
        expect(await buy({ ...address, ...fields }, shop)).toMatchObject(refusal(422, message))
      expect(await shop.store.order(10_006)).toBeUndefined()
    },
  )

  const cents = [item(part.washer, 0.1, 1), item(part.washer, 0.1, 2)]
  const cod = { items: [item(part.codOnly, 2450)], total_amount: 2900, payment_method: 'COD' }
  const most = { items: [item(part.washer, 0.1, 999_999)], total_amount: 99_999.9 - limits.promotionOff }
  test.each<[string, Fields]>([
    ['a cod-only part with cash on delivery', cod],
    ['no phone number', { phone: '' }],
    ['999,999 pieces of a product', { ...most, shipping_cost: 0 }],
    ['cents that floating point has added', { items: cents, total_amount: 0.1 + 0.2 + 450 }],
  ])('%s is accepted', async (_, fields) => {
    expect((await buy(fields)).status).toBe(201)
  })

  once('stores the position that it looked up, not the one that was sent', async () => {
    const shop = api()
    await buy({ latitude: 51.5, longitude: 0 }, shop)
    expect(await shop.store.order(10_006)).toMatchObject({ latitude: 6.87466, longitude: 79.86048 })
  })

  const tooMany = 'At most 999,999 of one product can be ordered.'
  const tooMuch = 'An order can come to at most Rs. 999,999,999,999.99.'
  const wrongPhone = 'Phone number must be 10 digits and start with 0'
  once.each([
    ['no items', { items: [] }, 'No items in your order.'],
    ['quantity 0', { items: [item(1, 1890, 0)] }, 'items.0.quantity is not valid.'],
    ['quantity 1000000', { items: [item(1, 1890, 1_000_000)] }, tooMany],
    ['quantity 1000000 over two lines', { items: [item(1, 1890, 999_999), item(1, 1890, 1)] }, tooMany],
    ['a total that the database cannot hold', { total_amount: 1e12 }, tooMuch],
    ['a blank first name', { first_name: ' ' }, 'first_name is required.'],
    ['an email with a mark that nobody sees', { email: 'a\u200eb@mail.example' }, 'email is not valid.'],
    ['a phone of 9 digits', { phone: '077123456' }, wrongPhone],
    ['an unknown way to pay', { payment_method: 'bitcoin' }, 'payment_method is not valid.'],
    ['a status of its own', { status: 'completed' }, 'status is not valid.'],
    ['a payment status of its own', { payment_status: 'paid' }, 'payment_status is not valid.'],
    [
      'a colour longer than a line',
      { items: [{ ...item(1, 1890), color: 'x'.repeat(201) }] },
      'items.0.color is too long: at most 200 characters.',
    ],
    ['a line break in a name', { last_name: 'P\r\nBcc: x' }, 'last_name has characters that cannot be used.'],
    ['9,000 lines', { items: Array(9000).fill(item(1, 1890)) }, 'items is too long: at most 500 entries.'],
  ])('%s is refused', async (_, fields, message) => {
    expect(await buy(fields)).toMatchObject(refusal(400, message))
  })

  once(
    '120 per hour are accepted from one address; then only an order that was placed is still answered',
    async () => {
      const shop = api()
      const headers = { 'idempotency-key': 'first' }
      const first = await buy({}, shop, headers)
      for (let i = 1; i < 120; i++) expect((await buy({}, shop)).status).toBe(201)
      const refused = await buy({}, shop)
      expect(refused).toMatchObject(refusal(429, 'Too many attempts. Please try again in 60 minutes.'))
      expect(refused.headers.get('retry-after')).toBe('3600')
      expect((await buy({}, shop, headers)).json).toEqual(first.json)
      expect((await buy({}, shop, { 'x-from': 'home' })).status).toBe(201)
      shop.wait(minutes(60))
      expect((await buy({}, shop)).status).toBe(201)
    },
  )

  describe('the owner of an order', () => {
    once('is nobody but who is signed in', async () => {
      const another = refusal(403, 'This order belongs to another account. Please sign in again.')
      expect(await buy({ userId: 1 })).toMatchObject(another)
      const shop = await signedIn('ruwan')
      expect(await buy({ userId: 1 }, shop)).toMatchObject(another)
      expect((await buy({ userId: 2 }, shop)).status).toBe(201)
    })

    test('the order of a signed-in user is theirs without a userId', async () => {
      const shop = await signedIn('ruwan')
      await buy({ userId: null }, shop)
      expect((await shop.store.order(10_006))?.user_id).toBe(2)
    })
  })

  describe('an Idempotency-Key', () => {
    const headers = { 'idempotency-key': 'a1' }

    const item = order.items[0]
    test.each<[string, Fields]>([
      ['a position that was not found the first time', { latitude: null, longitude: null }],
      [
        'a price that has changed since, with the total of the order',
        { items: [{ ...item, unit_price: 1990 }], total_amount: 2440 },
      ],
    ])('creates one order from two requests that differ in %s', async (_, fields) => {
      const shop = api()
      const token = expect.any(String)
      const placed = { status: 201, json: { order_id: 10_006, total_amount: 2340, token } }
      expect(await buy({}, shop, headers)).toMatchObject(placed)
      expect(await buy(fields, shop, headers)).toMatchObject(placed)
      expect(await shop.store.order(10_007)).toBeUndefined()
    })

    test('creates one order from two requests between which the session ended', async () => {
      const shop = api()
      const user = shop.visitor()
      await user.signIn('ruwan')
      expect((await buy({ userId: 2 }, user, headers)).json).toMatchObject({ order_id: 10_006 })
      expect((await buy({ userId: null }, shop, headers)).json).toMatchObject({ order_id: 10_006 })
      expect(await shop.store.order(10_007)).toBeUndefined()
    })

    once.each<[string, Fields]>([
      ['notes', { notes: 'Ring the bell.' }],
      ['quantity', { items: [{ ...item, quantity: 2 }] }],
      ['name', { first_name: 'Kumari' }],
    ])('is refused with another order: %s', async (_, fields) => {
      const shop = api()
      await buy({}, shop, headers)
      const answer = await buy(fields, shop, headers)
      expect(answer).toMatchObject(refusal(422, 'This Idempotency-Key was used for another order.'))
    })

    test('of one customer does not apply to another', async () => {
      const shop = api()
      expect((await buy({}, shop, headers)).json).toMatchObject({ order_id: 10_006 })
      const user = shop.visitor()
      await user.signIn('ruwan')
      const email = 'ruwan@mail.example'
      expect((await buy({ email }, user, headers)).json).toMatchObject({ order_id: 10_007 })
      expect((await shop.store.order(10_007))?.user_id).toBe(2)
    })

    test.each(['', ' ', 'x'.repeat(201)])('is not %.3j', async (key) => {
      const shop = api()
      expect(await buy({}, shop, { 'idempotency-key': key })).toMatchObject(
        refusal(400, 'Idempotency-Key must have 1 to 200 characters.'),
      )
      expect(await shop.mails()).toEqual([])
    })

    test('of 200 characters is accepted', async () => {
      expect((await buy({}, api(), { 'idempotency-key': 'x'.repeat(200) })).status).toBe(201)
    })
  })
})

test("GET /user/orders returns the user's own orders, newest first", async () => {
  const shop = await signedIn()
  const { reply } = await shop.send(orders.list)
  expect(reply.map(({ order_id, status }) => [order_id, status])).toEqual([
    [10_004, 'shipped'],
    [10_003, 'processing'],
    [10_002, 'pending'],
    [10_001, 'completed'],
  ])
})

const cancel = async (order_id: number | string, wait = 0, username = 'demo') => {
  const shop = await signedIn(username)
  shop.wait(wait)
  const answer = await shop.send(orders.cancel, { params: { order_id } })
  return { ...answer, after: (await shop.store.order(Number(order_id) || 0))?.status }
}

const cancelled = { json: { message: 'Order cancelled successfully.' }, after: 'cancelled' }
const tooLate = refusal(409, 'Order can no longer be cancelled.')
test.each([
  ['a recent order', 10_003, 0, { status: 200, ...cancelled }],
  ['an order a millisecond later', 10_002, 1, { ...tooLate, after: 'pending' }],
  ['a shipped order', 10_004, 0, { ...tooLate, after: 'shipped' }],
])('PUT /user/:order_id/cancel: %s', async (_, id, wait, expected) => {
  expect(await cancel(id, wait)).toMatchObject(expected)
})

once.each([
  [77, 'demo'],
  [10_003, 'ruwan'],
])('PUT /user/:order_id/cancel order %s is not found by %s', async (id, username) => {
  const { after, ...answer } = await cancel(id, 0, username)
  expect(answer).toMatchObject(refusal(404, 'Order not found.'))
  expect(after).not.toBe('cancelled')
})

test("PUT /user/:order_id/cancel a visitor's order cannot be cancelled by a user", async () => {
  const shop = api()
  await buy({}, shop)
  await shop.signIn()
  const answer = await shop.send(orders.cancel, { params: { order_id: 10_006 } })
  expect(answer.status).toBe(404)
})

test('a status only moves forward, and a cancelled order stays cancelled', async () => {
  const { store } = api()
  const to = async (status: OrderStatus, id = 10_005) => [
    await store.setOrderStatus(id, status),
    (await store.order(id))?.status,
  ]
  expect(await to('pending')).toEqual([false, 'pending'])
  expect(await to('shipped')).toEqual([true, 'shipped'])
  expect(await to('processing')).toEqual([false, 'shipped'])
  expect(await to('cancelled')).toEqual([false, 'shipped'])
  expect(await to('completed')).toEqual([true, 'completed'])
  expect(await to('cancelled')).toEqual([false, 'completed'])
  expect(await to('cancelled', 10_003)).toEqual([true, 'cancelled'])
  for (const status of orderStatuses) expect(await to(status, 10_003)).toEqual([false, 'cancelled'])
  expect(await to('shipped', 77)).toEqual([false, undefined])
})

describe('the text message of an order', () => {
  const cash = { payment_method: 'COD' }
  const texts = async (shop: ReturnType<typeof api>) =>
    (await shop.mails()).filter(({ kind }) => kind === 'sms')

  test('confirms cash on delivery, in one part and without a link', async () => {
    const shop = api({ sms: true })
    await buy(cash, shop)
    const [message] = await texts(shop)
    expect(message).toMatchObject({
      to: '94771234567',
      text: `${config.name}: your order ${orderNumber(10006)} is placed. Rs. 2,340.00 in cash on delivery. Not yours? Call ${config.phone.display}.`,
    })
    expect(message?.text).toMatch(/^[ -~]{1,160}$/)
  })

  once.each([
    ['by card', { payment_method: 'payhere' }, true],
    ['in a shop that sends none', cash, false],
    ['to a landline', { ...cash, phone: '0112345678' }, true],
  ])('is not written %s', async (_, fields, sms) => {
    const shop = api({ sms })
    await buy(fields, shop)
    expect(await texts(shop)).toEqual([])
  })

  once('goes to one number five times a day at most, and the order is placed nevertheless', async () => {
    const shop = api({ sms: true })
    for (let n = 0; n < 6; n += 1) expect((await buy(cash, shop)).status).toBe(201)
    expect(await texts(shop)).toHaveLength(5)
  })

  once('of an order that is refused does not count', async () => {
    const shop = api({ sms: true })
    for (let n = 0; n < 6; n += 1) await buy({ ...cash, total_amount: 1 }, shop)
    await buy(cash, shop)
    expect(await texts(shop)).toHaveLength(1)
  })
})
