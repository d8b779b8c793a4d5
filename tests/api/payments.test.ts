import { describe, expect, test } from 'vitest'
import { payHere, payHereSignature } from '../../server/payments/payhere.ts'
import { orderLinks } from '../../src/api/orderLinks.ts'
import { purchase } from '../../src/api/purchase.ts'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import { shop as config } from '../../src/shop/config.ts'
import { order } from './bodies.ts'
import { api, refusal, signedIn } from './client.ts'
import { minutes } from './shop.ts'
import { once } from './stores.ts'

const merchantId = '1210000'
const secret = 'the secret of the merchant'
const gateway = payHere({ merchantId, secret })

type Fields = Record<string, string>

/** What PayHere sends of a payment of the order below, signed unless `fields` say otherwise. */
function notification(fields: Fields = {}): Fields {
  const values: Fields = {
    merchant_id: merchantId,
    order_id: '10006',
    payment_id: '320025157750',
    payhere_amount: '2340.00',
    payhere_currency: 'LKR',
    status_code: '2',
    method: 'VISA',
    card_no: '************1292',
    ...fields,
  }
  const signed = ['merchant_id', 'order_id', 'payhere_amount', 'payhere_currency', 'status_code'].map(
    (name) => values[name] ?? '',
  )
  return { md5sig: payHereSignature(secret, ...signed), ...values }
}

/** A shop with a gateway, in which a card order has been placed; `tell` is the gateway. */
async function ordered(fields: object = {}) {
  const shop = api({ gateways: [gateway] })
  const { reply } = await shop.send(purchase.create, { body: { ...order, ...fields } })
  const tell = async (said: Fields = {}) => {
    const answer = await shop.visitor().request('/api/payments/payhere/notify', {
      method: 'POST',
      body: new URLSearchParams(notification(said)),
    })
    return answer.status
  }
  const token = reply.token ?? ''
  return {
    ...shop,
    reply,
    token,
    tell,
    status: async () => (await shop.store.order(10_006))?.payment_status,
    problems: async () => (await shop.store.paymentEvents()).map(({ problem }) => problem).filter(Boolean),
    linked: async () => (await shop.visitor().send(orderLinks.order, { query: { token } })).reply,
    mailsAbout: async (subject: RegExp) => (await shop.mails()).filter((mail) => subject.test(mail.subject)),
  }
}

test('the signature is that of the guide: upper-case MD5 of the texts and the upper-case MD5 of the secret', () => {
  // printf '%s' "hello$(printf '%s' abc | md5sum | cut -c1-32 | tr a-f A-F)" | md5sum | tr a-f A-F
  expect(payHereSignature('abc', 'hel', 'lo')).toBe('991A91A68612687A257AE90CBCCB2FAF')
})

test('a card order in a shop with a gateway is placed, and the answer has the signed form of the page on which it is paid', async () => {
  const { reply, status, mails } = await ordered()
  expect(reply).toMatchObject({ order_id: 10_006, total_amount: 2340 })
  expect(reply.payment).toEqual({
    action: 'https://www.payhere.lk/pay/checkout',
    fields: {
      merchant_id: merchantId,
      return_url: `https://shop.example/order?token=${reply.token}`,
      cancel_url: `https://shop.example/order?token=${reply.token}`,
      notify_url: 'https://shop.example/api/payments/payhere/notify',
      order_id: '10006',
      items: `${config.name} ${orderNumber(10006)}`,
      currency: 'LKR',
      amount: '2340.00',
      first_name: 'Nadeesha',
      last_name: 'Perera',
      email: 'nadeesha@mail.example',
      phone: '0771234567',
      address: '17 Station Road, Wellawatte, 00600',
      city: 'Wellawatte',
      country: 'Sri Lanka',
      hash: payHereSignature(secret, merchantId, '10006', '2340.00', 'LKR'),
    },
  })
  expect(await status()).toBe('pending')
  const mail = (await mails()).find(({ to }) => to === order.email)
  expect(mail?.text).toContain(`waits for your payment`)
  expect(mail?.text).toContain(`https://shop.example/order?token=${reply.token}`)
})

once.each(['COD', 'kokoPay'])(
  'a card order in a shop with a gateway but not one by %s, which the gateway does not take',
  async (payment_method) => {
    const { reply } = await ordered({ payment_method })
    expect([reply.payment, reply.token]).toEqual([undefined, expect.any(String)])
  },
)

describe('a notification', () => {
  test('of a payment makes the order paid and tells customer and shop once, also when it comes many times together', async () => {
    const { tell, store, status, problems, mailsAbout, linked } = await ordered()
    expect((await linked()).payment).toBeDefined()
    expect(await Promise.all(Array.from({ length: 8 }, () => tell()))).toEqual(Array(8).fill(200))
    expect(await tell()).toBe(200)
    expect([await status(), await problems()]).toEqual(['paid', []])
    expect((await store.paymentEvents()).map(({ state }) => state)).toEqual(['begun', 'paid'])
    expect(await mailsAbout(/^(Your payment|Paid)/)).toHaveLength(2)
    const order = await linked()
    expect([order.payment_status, order.payment]).toEqual(['paid', undefined])
  })

  test.each([
    ['pending', '0', 'pending'],
    ['cancelled', '-1', 'cancelled'],
    ['failed', '-2', 'failed'],
  ])('that a payment is %s leaves the order to be paid', async (_, status_code, expected) => {
    const { tell, status, linked } = await ordered()
    expect(await tell({ status_code })).toBe(200)
    expect(await status()).toBe(expected)
    expect((await linked()).payment?.fields.order_id).toBe('10006')
    expect(await tell({ payment_id: '2' })).toBe(200)
    expect(await status()).toBe('paid')
  })

  test('of a charge back takes the payment back, also when it comes before the payment', async () => {
    for (const codes of [
      ['2', '-3'],
      ['-3', '2'],
    ]) {
      const { tell, status, problems, mailsAbout } = await ordered()
      for (const status_code of codes) expect(await tell({ status_code })).toBe(200)
      expect(await status()).toBe('charged back')
      expect(await problems()).toEqual(['The bank has taken back payhere payment 320025157750.'])
      expect(await mailsAbout(new RegExp(`^Look after a payment: ${orderNumber(10006)}`))).toHaveLength(1)
    }
  })

  test('of a second payment is for the operator to refund, and its charge back leaves the first', async () => {
    const { tell, status, problems } = await ordered()
    await tell()
    await tell({ payment_id: 'second' })
    await tell({ payment_id: 'second', status_code: '-3' })
    expect(await status()).toBe('paid')
    expect(await problems()).toEqual([
      'The order is paid twice. Refund payhere payment second.',
      'The bank has taken back payhere payment second.',
    ])
  })

  once.each([
    ['another amount', { payhere_amount: '23.40' }, 'LKR 23.40 were paid instead of Rs. 2,340.00'],
    ['another currency', { payhere_currency: 'USD' }, 'USD 2340.00 were paid instead of Rs. 2,340.00'],
  ])('of %s pays nothing', async (_, said, problem) => {
    const { tell, status, problems, mailsAbout } = await ordered()
    expect(await tell(said)).toBe(200)
    expect(await status()).toBe('pending')
    expect((await problems())[0]).toContain(problem)
    expect(await mailsAbout(/^Look after a payment/)).toHaveLength(1)
    expect(await mailsAbout(/^Your payment/)).toHaveLength(0)
  })

  test.each(['99999', 'abc', '0', '-1', '99999999999999999999'])(
    'of the order %s, which the shop does not have, is kept for the operator',
    async (order_id) => {
      const { tell, problems, status } = await ordered()
      expect(await tell({ order_id })).toBe(200)
      expect(await tell({ order_id })).toBe(200)
      expect(await problems()).toEqual(['There is no such order. Look up payhere payment 320025157750.'])
      expect(await status()).toBe('pending')
    },
  )

  once.each([
    ['another signature', { md5sig: 'F'.repeat(32) }],
    ['none', { md5sig: '' }],
    ['that of another status', { md5sig: notification({ status_code: '-2' }).md5sig! }],
    ['that of another merchant', { merchant_id: '1210001' }],
  ])('with %s is refused and changes nothing, and the real one still counts', async (_, said) => {
    const { tell, status, problems, mailsAbout } = await ordered()
    expect(await tell(said)).toBe(403)
    expect(await status()).toBe('pending')
    expect(await problems()).toEqual([expect.stringMatching(/^Its signature is wrong/)])
    expect(await mailsAbout(/payment/i)).toEqual([])
    expect(await tell()).toBe(200)
    expect(await status()).toBe('paid')
  })

  once("may be posted by the customer's browser, on the page of the gateway", async () => {
    const { visitor, status } = await ordered()
    const answer = await visitor().request('/api/payments/payhere/notify', {
      method: 'POST',
      headers: { origin: 'https://www.payhere.lk', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams(notification()),
    })
    expect([answer.status, await status()]).toEqual([200, 'paid'])
  })

  once('that is forged is kept at most twenty times an hour', async () => {
    const { tell, store } = await ordered()
    for (let n = 0; n < 20; n += 1) expect(await tell({ md5sig: 'X' })).toBe(403)
    expect(await tell({ md5sig: 'X' })).toBe(429)
    expect(await store.paymentEvents()).toHaveLength(21)
    expect(await tell()).toBe(200)
  })

  once.each([
    ['without an order', { order_id: '' }],
    ['without a payment', { payment_id: '' }],
    ['of an unknown status', { status_code: '7' }],
    ['of the status __proto__', { status_code: '__proto__' }],
    ['of an amount that is none', { payhere_amount: '1e9' }],
    ['with NUL', { payment_id: 'a\0b' }],
    ['of endless text', { payment_id: 'x'.repeat(20_000) }],
  ])('%s is none', async (_, said) => {
    const { tell, store, failures } = await ordered()
    expect(await tell(said)).toBe(400)
    expect(await store.paymentEvents()).toHaveLength(1)
    expect(failures).toEqual([])
  })
})

describe("the link of an order's confirmation", () => {
  const linkIn = async (shop: ReturnType<typeof api>) => {
    const mail = (await shop.mails()).find(({ to }) => to === order.email)
    return /\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const placed = async () => {
    const shop = api()
    await shop.send(purchase.create, { body: { ...order, payment_method: 'COD' } })
    return { ...shop, token: await linkIn(shop) }
  }
  const noOrder = refusal(404, 'Order not found.')

  test('opens the order without an account, and no cache keeps it', async () => {
    const { visitor, token } = await placed()
    const { reply, headers } = await visitor().send(orderLinks.order, { query: { token } })
    expect(reply).toMatchObject({
      order_id: 10_006,
      status: 'pending',
      total_amount: 2340,
      items: [{ product_name: 'Brass padlock 50 mm', quantity: 1 }],
    })
    expect(reply.payment).toBeUndefined()
    expect(headers.get('cache-control')).toBe('no-store')
  })

  once('opens nothing with another number, another signature or another text', async () => {
    const { visitor, token } = await placed()
    const [id = '', signature = ''] = token.split('.')
    const wrong = [`10005.${signature}`, `${id}.${'a'.repeat(64)}`, `0${token}`, `${token}a`, id, '', 'x']
    for (const token of [...wrong, signature, `${id}.${signature.toUpperCase()}`, '__proto__', '%00'])
      expect(await visitor().send(orderLinks.order, { query: { token } })).toMatchObject(noOrder)
  })

  once('opens the order for 90 days', async () => {
    const { visitor, token, wait } = await placed()
    wait(minutes(90 * 24 * 60))
    expect((await visitor().send(orderLinks.order, { query: { token } })).status).toBe(200)
    wait(1)
    expect(await visitor().send(orderLinks.order, { query: { token } })).toMatchObject(noOrder)
  })

  test('opens nothing any more when the customer has been erased from the order', async () => {
    const shop = await signedIn()
    await shop.send(purchase.create, { body: { ...order, userId: 1 } })
    const token = await linkIn(shop)
    expect((await shop.send(orderLinks.order, { query: { token } })).status).toBe(200)
    await shop.store.deleteUser(1)
    await shop.store.setOrderStatus(10_006, 'cancelled')
    expect(await shop.send(orderLinks.order, { query: { token } })).toMatchObject(noOrder)
  })

  test('cancels the order within two hours, once', async () => {
    const { visitor, token, store } = await placed()
    expect((await visitor().send(orderLinks.cancel, { body: { token } })).status).toBe(200)
    expect((await store.order(10_006))?.status).toBe('cancelled')
    const late = refusal(409, 'Order can no longer be cancelled.')
    expect(await visitor().send(orderLinks.cancel, { body: { token } })).toMatchObject(late)
    const other = await placed()
    other.wait(minutes(121))
    expect(await other.send(orderLinks.cancel, { body: { token: other.token } })).toMatchObject(late)
  })
})
