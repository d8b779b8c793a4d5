import { describe, expect, test, vi } from 'vitest'
import { handleNotification, pollPayments } from '../../server/api/paymentNotifications.ts'
import { orderLinks } from '../../server/orders/orderLinks.ts'
import { koko } from '../../server/payments/koko.ts'
import { payHere } from '../../server/payments/payhere.ts'
import { sandboxGateway } from '../../server/payments/sandboxGateway.ts'
import { kokoKeyPair, sandboxKoko } from '../../server/payments/sandboxKoko.ts'
import { purchase } from '../../src/api/purchase.ts'
import { order } from './bodies.ts'
import { api } from './client.ts'
import { minutes, noon } from './shop.ts'
import { once } from './stores.ts'

const [ofShop, ofKoko] = [kokoKeyPair(), kokoKeyPair()]
const merchant = { merchantId: 'M1', secret: 'secret' }

/** A sandbox with which the shop speaks; `kokoKey` is the public key by which the shop knows Koko. */
function gateways(kokoKey = ofKoko.publicKey) {
  const sandbox = sandboxGateway(merchant).route(
    '/',
    sandboxKoko({ ...ofKoko, merchantId: 'M1', publicKey: ofShop.publicKey }),
  )
  const reach = vi.fn<typeof fetch>(async (address, init) => sandbox.request(String(address), init))
  const post = (path: string, fields: Record<string, string>) =>
    sandbox.request(path, { method: 'POST', body: new URLSearchParams(fields) })
  return {
    reach,
    payhere: {
      gateway: payHere({ ...merchant, app: { id: 'A1', secret: 'B1' }, fetch: reach }),
      paySilently: (fields: Record<string, string>) => post('/pay/choice', { ...fields, choice: 'silent' }),
    },
    kokoPay: {
      gateway: koko({
        merchantId: 'M1',
        apiKey: 'K1',
        privateKey: ofShop.privateKey,
        publicKey: kokoKey,
        fetch: reach,
      }),
      paySilently: (fields: Record<string, string>) => post('/koko/choice', { ...fields, choice: 'silent' }),
    },
  }
}

/** A shop in which an order that is to be paid was placed at noon; `ask` asks the gateway `after` so many minutes. */
async function ordered(payment_method: 'payhere' | 'kokoPay', kokoKey?: string) {
  const { reach, ...all } = gateways(kokoKey)
  const { gateway, paySilently } = all[payment_method]
  const shop = api({ gateways: [gateway] })
  const place = async () =>
    (await shop.send(purchase.create, { body: { ...order, payment_method } })).reply.payment?.fields ?? {}
  const fields = await place()
  const logged: string[] = []
  const ask = (after: number, signal?: AbortSignal) => {
    const now = () => new Date(Number(noon) + minutes(after))
    const links = () => orderLinks({ store: shop.store, origin: () => 'https://shop.example', now })
    const log = { error: (text: string) => logged.push(text) }
    return pollPayments({ store: shop.store, now, links }, [gateway], log, signal)
  }
  return {
    ...shop,
    ask,
    reach,
    logged,
    gateway,
    place,
    pay: (form = fields) => paySilently(form),
    status: async (id = 10_006) => (await shop.store.order(id))?.payment_status,
  }
}

describe.each(['payhere', 'kokoPay'] as const)('a payment by %s of which nothing was told', (method) => {
  test('is asked for after ten minutes, and pays the order once', async () => {
    const { pay, ask, status, mails, store } = await ordered(method)
    await pay()
    expect([await ask(9), await status()]).toEqual([0, 'pending'])
    expect([await ask(10), await status()]).toEqual([1, 'paid'])
    expect(await ask(20)).toBe(0)
    expect((await mails()).filter(({ subject }) => /^Your payment/.test(subject))).toHaveLength(1)
    expect((await store.paymentEvents()).map(({ state, amount }) => [state, amount])).toEqual([
      ['begun', 2340],
      ['paid', 2340],
    ])
  })

  test('is not asked for after a day, nor by a server that is stopping', async () => {
    const { pay, ask, reach } = await ordered(method)
    await pay()
    expect(await ask(24 * 60 + 1)).toBe(0)
    expect(await ask(10, AbortSignal.abort())).toBe(0)
    expect(reach).not.toHaveBeenCalled()
  })

  test('is found of an order that was cancelled, too, and is to be given back', async () => {
    const { pay, ask, store } = await ordered(method)
    await pay()
    await store.setOrderStatus(10_006, 'cancelled')
    expect([await ask(10), await ask(20)]).toEqual([1, 0])
    expect((await store.paymentEvents()).at(-1)?.problem).toMatch(/^Paid after the order was cancelled/)
  })

  once('that was never made leaves the order as it is', async () => {
    const { ask, status, logged } = await ordered(method)
    expect([await ask(10), await status(), logged]).toEqual([0, 'pending', []])
  })

  once.each([
    ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
    ['fails', async () => new Response('{}', { status: 500 })],
    ['answers with a page', async () => new Response('<html></html>')],
  ])('is asked for again where the gateway %s', async (_, answer) => {
    const { pay, ask, reach, status, logged } = await ordered(method)
    await pay()
    reach.mockImplementationOnce(answer)
    expect(await ask(10)).toBe(0)
    expect(logged).toEqual([expect.stringContaining('could not be asked for the payment of order 10006')])
    expect([await ask(20), await status()]).toEqual([1, 'paid'])
  })
})

test('an order that the gateway refuses to speak of does not keep a later one from being asked for', async () => {
  const { pay, place, ask, reach, status, logged } = await ordered('kokoPay')
  await pay(await place())
  reach.mockImplementationOnce(async () => new Response('{"status":"CLIENT_ERROR"}', { status: 400 }))
  expect([await ask(10), await status(10_006), await status(10_007)]).toEqual([1, 'pending', 'paid'])
  expect(logged).toEqual(['koko could not be asked for the payment of order 10006'])
})

test('an attempt of which Koko said that it is pending is the one that is asked for', async () => {
  const { pay, ask, gateway, status, store } = await ordered('kokoPay')
  await pay()
  const pending = { order: '10006', payment: 'P1', state: 'pending', signed: true } as const
  const now = () => noon
  const links = () => orderLinks({ store, origin: () => 'https://shop.example', now })
  await handleNotification({ store, now, links }, gateway, pending)
  expect([await ask(10), await status()]).toEqual([1, 'paid'])
})

once('an order view that Koko has not signed pays nothing', async () => {
  const { pay, ask, status, logged } = await ordered('kokoPay', ofShop.publicKey)
  await pay()
  expect([await ask(10), await status()]).toEqual([0, 'pending'])
  expect(logged).toEqual(['koko could not be asked for the payment of order 10006'])
})
