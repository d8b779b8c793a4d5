import { describe, expect, test } from 'vitest'
import { isSignedByShop, koko, kokoSignature } from '../../server/payments/koko.ts'
import { kokoKeyPair } from '../../server/payments/sandboxKoko.ts'
import { purchase } from '../../src/api/purchase.ts'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import { shop as config } from '../../src/shop/config.ts'
import { order } from './bodies.ts'
import { api } from './client.ts'
import { once } from './stores.ts'

const [ofShop, ofKoko] = [kokoKeyPair(), kokoKeyPair()]
const account = { merchantId: 'M1', apiKey: 'K1', privateKey: ofShop.privateKey, publicKey: ofKoko.publicKey }
const gateway = koko(account)

/** A shop in which an order by installments has been placed; `tell` is Koko. */
async function ordered() {
  const shop = api({ gateways: [gateway] })
  const { reply } = await shop.send(purchase.create, { body: { ...order, payment_method: 'kokoPay' } })
  const tell = async (said: Record<string, string> = {}) => {
    const fields = { orderId: '10006-1', trnId: 'T1', status: 'SUCCESS', desc: '', ...said }
    const text = fields.orderId + fields.trnId + fields.status + fields.desc
    const body = new URLSearchParams({ signature: kokoSignature(ofKoko.privateKey, text), ...fields })
    return (await shop.visitor().request('/api/payments/koko/notify', { method: 'POST', body })).status
  }
  const status = async () => (await shop.store.order(10_006))?.payment_status
  const problems = async () => (await shop.store.paymentEvents()).flatMap(({ problem }) => problem || [])
  return { ...shop, reply, tell, status, problems }
}

describe('an order by installments in a shop with Koko', () => {
  test('is answered with the signed form of its page', async () => {
    const { reply } = await ordered()
    const fields = reply.payment?.fields ?? {}
    const back = `https://shop.example/order?token=${reply.token}`
    const notify = 'https://shop.example/api/payments/koko/notify'
    expect(reply.payment?.action).toBe('https://prodapi.paykoko.com/api/merchants/orderCreate')
    expect(fields).toMatchObject({
      _mId: 'M1',
      _amount: '2340.00',
      _orderId: '10006-1',
      _mobileNo: '0771234567',
    })
    expect(fields.dataString).toBe(
      `M12340.00LKRcustomapi1${back}${back}10006-110006-1NadeeshaPereranadeesha@mail.example${config.name} ${orderNumber(10006)}K1${notify}`,
    )
    expect(isSignedByShop(ofShop.publicKey, 'form', fields)).toBe(true)
    expect(isSignedByShop(ofShop.publicKey, 'form', { ...fields, _amount: '1.00' })).toBe(false)
  })

  test('is paid by a signed response, once, with the amount of its form', async () => {
    const { tell, status, store, mails } = await ordered()
    expect(await Promise.all([tell(), tell(), tell()])).toEqual([200, 200, 200])
    expect(await status()).toBe('paid')
    expect(await store.paymentEvents()).toMatchObject([
      { state: 'begun', amount: 2340 },
      { state: 'paid', amount: 2340, payment: 'T1' },
    ])
    expect((await mails()).filter(({ subject }) => /^Your payment/.test(subject))).toHaveLength(1)
  })

  test.each([
    ['PENDING', 'pending'],
    ['FAILED', 'failed'],
  ])('%s leaves it to be paid, in another try too', async (said, expected) => {
    const { tell, status } = await ordered()
    expect(await tell({ status: said, trnId: '' })).toBe(200)
    expect(await status()).toBe(expected)
    expect(await tell({ orderId: '10006-2', trnId: 'T2' })).toBe(200)
    expect(await tell({ status: said })).toBe(200)
    expect(await status()).toBe('paid')
  })

  test('sent again after a failed try, it is answered with the form of the next', async () => {
    const { send, tell } = await ordered()
    const again = async () => {
      const headers = { 'idempotency-key': 'one wish' }
      const body = { ...order, payment_method: 'kokoPay' } as const
      return (await send(purchase.create, { body, headers })).reply.payment?.fields._orderId
    }
    expect([await again(), await again()]).toEqual(['10007-1', '10007-1'])
    await tell({ orderId: '10007-1', status: 'PENDING', trnId: '' })
    expect(await again()).toBe('10007-1')
    await tell({ orderId: '10007-1', status: 'FAILED', trnId: '' })
    expect(await again()).toBe('10007-2')
    await tell({ orderId: '10007-2', trnId: 'T2' })
    expect(await again()).toBeUndefined()
  })

  once('a response that the shop has signed is refused', async () => {
    const { tell, status, problems } = await ordered()
    expect(await tell({ signature: kokoSignature(ofShop.privateKey, '10006-1T1SUCCESS') })).toBe(403)
    expect([await status(), ...(await problems())]).toEqual(['pending', expect.stringMatching(/^Its sig/)])
  })

  // Koko signs its fields with nothing between them: the same signature would fit all of these.
  once.each<[string, Record<string, string>, number]>([
    ['a digit of the payment counted to the attempt', { orderId: '10006-112', trnId: '345678' }, 403],
    ['all of its digits', { orderId: '10006-112345678', trnId: '' }, 400],
    ['a letter of the status counted to the payment', { trnId: '12345678S', status: 'UCCESS' }, 400],
    ['another order number', { orderId: '1000', trnId: '6-112345678' }, 400],
    ['no payment at all', { orderId: '10006-1', trnId: '', desc: '12345678' }, 400],
  ])('one signature fits one message: %s', async (_, said, expected) => {
    const { tell, problems } = await ordered()
    const first = { orderId: '10006-1', trnId: '12345678' }
    const signature = kokoSignature(ofKoko.privateKey, '10006-112345678SUCCESS')
    expect(await tell({ ...first, signature })).toBe(200)
    expect(await tell({ ...first, signature, ...said })).toBe(expected)
    expect((await problems()).filter((problem) => !problem.startsWith('Its signature'))).toEqual([])
  })

  once.each<[string, Record<string, string>]>([
    ['of an unknown status', { status: 'PAID' }],
    ['whose status is a property of every object', { status: '__proto__' }],
  ])('a response %s is none', async (_, said) => {
    const { tell, store, failures } = await ordered()
    expect(await tell(said)).toBe(400)
    expect([failures, await store.paymentEvents()]).toEqual([[], [expect.anything()]])
  })
})
