import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addToCartAtom, cartAtom } from '../../src/atoms/cart.ts'
import {
  CartChangedError,
  OrderedBeforeError,
  type OrderRequest,
  placeOrder,
} from '../../src/atoms/checkout.ts'
import {
  checkUserAtom,
  logoutAtom,
  SessionEndedError,
  sessionKnownAtom,
  userAtom,
} from '../../src/atoms/session.ts'
import { blankCheckout, valuesFor } from '../../src/forms/checkout.ts'
import { queryClientAtom } from '../../src/lib/queryClient.ts'
import { profileQuery } from '../../src/queries/session.ts'
import { createShopStore } from '../../src/store.ts'
import { item as cartItem } from '../rules/cartItem.ts'
import { delayed, json, message, openShop, shopOfEachTest } from './otherBackEnd.ts'

const shop = shopOfEachTest()

const item = cartItem({ quantity: 1 })
const order = (quantity = 1): OrderRequest => ({
  values: { ...blankCheckout, firstName: 'N', lastName: 'P', email: 'n@mail.example', street: 'Kandy' },
  payment: 'cod' as const,
  items: [{ ...item, quantity }],
  totals: { subtotal: 1890, discount: 0, shipping: 350, tax: 0, total: 2240 },
  charge: { distanceInKm: 3, shippingCost: 350, location: undefined, message: '', takenAs: undefined },
  fromCart: false,
})

/** The orders that reached the back end, and their idempotency keys. */
const ordersSent = () => shop.calls.filter(({ path }) => path === '/products/purchase')
const keysSent = () => ordersSent().map(({ headers }) => headers.get('idempotency-key'))

/** An order with free delivery, whose position is looked up while it is placed. */
const freeOrder = (): OrderRequest => ({
  ...order(4),
  totals: { subtotal: 7560, discount: 0, shipping: 0, tax: 0, total: 7560 },
  charge: undefined,
})

const accepted = () => json({ order_id: 'A-1' })
/** Places an order, and resolves once it has been sent. Its answer comes with `go`. */
async function underWay(request: OrderRequest, answer = accepted, store = shop.store) {
  const slow = delayed(answer)
  shop.answers['POST /products/purchase'] = slow.answer
  const result = placeOrder(store, request)
  await vi.waitFor(() => expect(keysSent()).toHaveLength(1))
  return { result, go: slow.go }
}

/** The same as order A-1, wished once more. */
const again = (request = order()): OrderRequest => ({ ...request, again: 'A-1' })

describe('CHK-20 the same order again within ten minutes', () => {
  const tenMinutes = 10 * 60_000
  /** Another tab of the device: with its local storage and nothing of the tab's own, or a copy of the tab. */
  const otherTab = (copied = false) => {
    const kept = [...shop.stored].filter(([name]) => copied || ['recentOrders', 'cart'].includes(name))
    const tab = openShop(new Map(kept))
    tab.answers['POST /products/purchase'] = () => json({ order_id: 'A-2' })
    const press = (request = order()) => placeOrder(tab.store, request)
    const key = () =>
      tab.calls.find(({ path }) => path === '/products/purchase')?.headers.get('idempotency-key')
    return { press, key }
  }
  const place = (request = order()) => {
    shop.answers['POST /products/purchase'] = accepted
    return placeOrder(shop.store, request)
  }
  const asks = { name: 'OrderedBefore', order: 'A-1', at: expect.any(Number) }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T04:48:00Z') })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each([
    ['in the same tab', () => place],
    ['in another tab', () => otherTab().press],
    ['in a copied tab', () => otherTab(true).press],
  ])('asks before it is sent: %s', async (_, tab) => {
    await place()
    const sent = ordersSent().length
    await expect(tab()(order())).rejects.toMatchObject(asks)
    await expect(tab()({ ...order(), again: 'B-7' })).rejects.toMatchObject(asks)
    expect(ordersSent()).toHaveLength(sent)
  })

  test('is placed when it is meant, with a key of its own, and then it is the later one that is asked about', async () => {
    await place()
    const meant = otherTab(true)
    expect(await meant.press(again())).toMatchObject({ orderId: 'A-2' })
    expect(meant.key()).not.toBe(keysSent()[0])
  })

  test('is not asked about after ten minutes, or when it is another one', async () => {
    await place()
    expect(await place(order(2))).toMatchObject({ orderId: 'A-1' })
    vi.setSystemTime(Date.now() + tenMinutes - 1)
    await expect(place()).rejects.toMatchObject(asks)
    vi.setSystemTime(Date.now() + 1)
    expect(await place()).toMatchObject({ orderId: 'A-1' })
  })

  test('has a key of its own after ten minutes in a tab that was copied while the first was sent', async () => {
    const request = { ...order(), fromCart: true }
    const cart = JSON.stringify(request.items)
    shop.stored.set('cart', cart)
    const { result: first, go } = await underWay(request)
    const copied = shop.stored.get('orderKeys')!
    go()
    await first
    vi.setSystemTime(Date.now() + tenMinutes)
    shop.stored.set('orderKeys', copied).set('cart', cart)
    const copy = otherTab(true)
    await copy.press(request)
    expect(copy.key()).not.toBe(keysSent()[0])
  })

  test.each([
    ['in another tab, typed again', false],
    ['in a copied tab', true],
  ])('is sent with the same key while no answer has come: %s', async (_, copied) => {
    shop.answers['POST /products/purchase'] = () => message(504)
    await expect(placeOrder(shop.store, order())).rejects.toThrow()
    const tab = otherTab(copied)
    await tab.press()
    expect(tab.key()).toBe(keysSent()[0])
  })

  test('in two tabs at the same moment has one key, where the browser has no locks either', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    const { result: first, go } = await underWay(order())
    const tab = otherTab()
    await tab.press()
    go()
    await first
    expect(tab.key()).toBe(keysSent()[0])
  })

  test('in two tabs at the same moment waits for the first, and then asks', async () => {
    const { result: first, go } = await underWay(order())
    const second = placeOrder(createShopStore(), order())
    go()
    await first
    await expect(second).rejects.toMatchObject(asks)
    expect(ordersSent()).toHaveLength(1)
  })

  test('keeps nothing that was typed', async () => {
    await place()
    expect(shop.stored.get('recentOrders')).toMatch(
      /^\[\{"hash":"[0-9a-f]{13}","key":"[\d-]+","at":\d+,"order":"A-1","ended":false\}\]$/,
    )
  })

  test.each(['', '{', 'null', '[]', '[{}]', '{"a":1}'])(
    'is placed where the stored orders are %j',
    async (text) => {
      shop.stored.set('recentOrders', text)
      expect(await place()).toMatchObject({ orderId: 'A-1' })
    },
  )
})

describe('CHK-21 an order whose response was lost', () => {
  /** Sends an order whose response is lost, and returns its key. */
  const lost = async (sent = order()) => {
    shop.answers['POST /products/purchase'] = () => message(504)
    await expect(placeOrder(shop.store, sent)).rejects.toThrow()
    return keysSent().at(-1)
  }
  /** Sends an order that is placed, and returns its key. */
  const placed = async (sent = order()) => {
    shop.answers['POST /products/purchase'] = accepted
    expect(await placeOrder(shop.store, sent)).toMatchObject({ orderId: 'A-1' })
    return keysSent().at(-1)
  }
  /** Loads the page anew: another store and another memory, with what the device has stored. */
  const reload = () => {
    Object.assign(shop, openShop(shop.stored))
  }

  test('keeps its key over a reload', async () => {
    const first = await lost()
    reload()
    expect(await placed()).toBe(first)
    reload()
    expect(await placed(again())).not.toBe(first)
  })

  test('keeps its key when its position is found only at the second try', async () => {
    const first = await lost(freeOrder())
    shop.answers['POST /location/delivery-charges'] = () =>
      json({ distanceInKm: 3, shippingCost: 350, location: { lat: 6.87, lng: 79.86 }, message: '' })
    expect(await placed(freeOrder())).toBe(first)
    expect(ordersSent().map(({ body }) => body)).toMatchObject([
      { latitude: null },
      { latitude: 6.87, longitude: 79.86 },
    ])
  })

  test('keeps its key when the price has changed, and is confirmed with the total of the order', async () => {
    const first = await lost()
    const dearer = {
      ...order(),
      items: [{ ...item, price: 1990 }],
      totals: { ...order().totals, total: 2340 },
    }
    shop.answers['POST /products/purchase'] = () => json({ order_id: 'A-1', total_amount: '2240.00' })
    expect(await placeOrder(shop.store, dearer)).toMatchObject({ orderId: 'A-1', orderTotal: 2240 })
    expect(keysSent()).toEqual([first, first])
    const mail = shop.calls.find(({ path }) => path === '/messages/send-order-email')
    expect(mail?.body).toMatchObject({ message: { total: 2240 } })
  })

  test.each([undefined, null, 'much', {}])('%j in the response is no total', async (total_amount) => {
    shop.answers['POST /products/purchase'] = () => json({ order_id: 'A-1', total_amount })
    expect(await placeOrder(shop.store, order())).toMatchObject({ orderTotal: 2240 })
  })

  test.each([
    ['quantity', order(2)],
    ['name', { ...order(), values: { ...order().values, firstName: 'K' } }],
  ])(
    'has another key when the shopper changes the %s, and its own when that is undone',
    async (_, changed) => {
      const first = await lost()
      const other = await lost(changed)
      expect(other).not.toBe(first)
      expect(await lost()).toBe(first)
      expect(await placed(changed)).toBe(other)
    },
  )

  test.each([409, 422])('keeps its key when it is refused with %i', async (status) => {
    const first = await lost()
    shop.answers['POST /products/purchase'] = () => message(status)
    await expect(placeOrder(shop.store, order())).rejects.toMatchObject({ status })
    expect(await placed()).toBe(first)
  })

  test('keeps its key where the browser stores nothing', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.stubGlobal('window', {
      ...window,
      get sessionStorage() {
        return blocked()
      },
    })
    const first = await lost()
    expect(await placed()).toBe(first)
    expect(await placed(again())).not.toBe(first)
  })

  test.each(['', '{', 'null', '[]', '{"a":1}'])('has a key where the stored keys are %j', async (text) => {
    shop.stored.set('orderKeys', text)
    expect(await placed()).toMatch(/^\d+(-\d+){3}$/)
  })

  test('is forgotten with the draft when the shopper logs out', async () => {
    const first = await lost()
    await shop.store.set(logoutAtom)
    expect(await placed()).not.toBe(first)
  })

  test('is stored before the tab waits for another one, so that a tab copied meanwhile has it too', async () => {
    const request = () => new Promise<never>(() => {})
    vi.stubGlobal('navigator', { onLine: true, locks: { request } })
    const leaving = new AbortController()
    const waiting = placeOrder(shop.store, { ...order(), fromCart: true, signal: leaving.signal })
    expect(shop.stored.has('orderKeys')).toBe(true)
    leaving.abort()
    await expect(waiting).rejects.toBe(leaving.signal.reason)
  })

  test('has a new key in that tab when the order has left the cart, and its parts are in it again', async () => {
    shop.stored.set('cart', JSON.stringify([item]))
    const request = { ...order(), fromCart: true }
    const first = await lost(request)
    const copied = shop.stored.get('orderKeys')!
    expect(await placed(request)).toBe(first)
    shop.store.set(addToCartAtom, item, 1)
    shop.stored.set('orderKeys', copied)
    reload()
    await expect(placed(request)).rejects.toThrow(OrderedBeforeError)
    expect(await placed(again(request))).not.toBe(first)
    expect(shop.store.get(cartAtom)).toEqual([])
  })
})

test('CHK-20 leaving checkout while the position is looked up sends nothing, and frees the next order at once', async () => {
  const charge = delayed(() => json({ distanceInKm: 3, shippingCost: 350, message: '' }))
  shop.answers['POST /location/delivery-charges'] = charge.answer
  shop.answers['POST /products/purchase'] = accepted
  const leaving = new AbortController()
  const first = placeOrder(shop.store, { ...freeOrder(), signal: leaving.signal })
  await vi.waitFor(() => expect(shop.calls).toHaveLength(1))
  leaving.abort()
  await expect(first).rejects.toBe(leaving.signal.reason)
  const back = placeOrder(shop.store, freeOrder())
  charge.go()
  expect(await back).toMatchObject({ orderId: 'A-1' })
  expect(keysSent()).toHaveLength(1)
})

test('CHK-20 leaving checkout after the order was sent lets it stand, and clears the cart of what was ordered', async () => {
  shop.stored.set('cart', JSON.stringify([item, { ...item, product_id: 8 }]))
  const leaving = new AbortController()
  const { result, go } = await underWay({ ...order(), fromCart: true, signal: leaving.signal })
  leaving.abort()
  go()
  expect(await result).toMatchObject({ orderId: 'A-1' })
  expect(shop.store.get(cartAtom)).toMatchObject([{ product_id: 8 }])
  expect(shop.stored.has('lastOrder')).toBe(true)
})

const cart = JSON.stringify([{ ...item, quantity: 2 }])

test('CHK-20 two tabs with one cart take turns: the next one orders when the first is refused, and none waits after it was left', async () => {
  shop.stored.set('cart', cart)
  const { result: first, go } = await underWay({ ...order(2), fromCart: true }, () => message(409))
  const leaving = new AbortController()
  const second = placeOrder(createShopStore(), { ...order(2), fromCart: true, signal: leaving.signal })
  const next = placeOrder(createShopStore(), { ...order(2), fromCart: true })
  leaving.abort()
  await expect(second).rejects.toBe(leaving.signal.reason)
  shop.answers['POST /products/purchase'] = accepted
  go()
  await expect(first).rejects.toMatchObject({ status: 409 })
  expect(await next).toMatchObject({ orderId: 'A-1' })
})

test.each([
  ['gives no locks', {}],
  ['refuses them', { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
])('CHK-20 two tabs with one cart order one after the other where the browser %s', async (_, locks) => {
  vi.stubGlobal('navigator', { onLine: true, ...('request' in locks && { locks }) })
  shop.stored.set('cart', cart)
  const other = createShopStore()
  other.get(cartAtom)
  shop.answers['POST /products/purchase'] = accepted
  await placeOrder(shop.store, { ...order(2), fromCart: true })
  await expect(placeOrder(other, { ...order(2), fromCart: true })).rejects.toThrow(CartChangedError)
  expect(keysSent()).toHaveLength(1)
})

describe('CHK-23 whose order it is', () => {
  const user = (user_id: number) => json({ user_id, username: `user ${user_id}` })
  const typed = JSON.stringify({ ...blankCheckout, firstName: 'Nadeesha' })
  const draft = () => valuesFor(shop.store.get(userAtom)).firstName
  const sentUserIds = () => ordersSent().map(({ body }) => (body as { userId: unknown }).userId)
  const check = async (answer: () => Response) => {
    shop.answers['GET /auth/profile'] = answer
    await shop.store.set(checkUserAtom)
  }
  const nobody = () => new Response(null, { status: 204 })

  beforeEach(async () => {
    shop.answers['POST /products/purchase'] = accepted
    await check(() => user(4))
    shop.stored.set('checkout', typed)
    shop.stored.set('orderKeys', '{"wish":"key"}')
  })

  /** Loads the page anew. */
  const reload = () => {
    shop.store = createShopStore()
  }

  test.each([
    ['a visitor', nobody],
    ['refused', () => message(401)],
    ['somebody else', () => user(5)],
  ])('after a reload the draft of a user is not left to %s', async (_, answer) => {
    reload()
    expect(shop.store.get(userAtom)).toBeNull()
    await check(answer)
    expect(draft()).toBe('')
    expect([...shop.stored.values()].join()).not.toContain('Nadeesha')
  })

  test('while the profile check has failed, the order of a user is sent as theirs', async () => {
    reload()
    await check(() => message(503))
    expect([shop.store.get(sessionKnownAtom), shop.store.get(userAtom), draft()]).toEqual([
      true,
      null,
      'Nadeesha',
    ])
    await placeOrder(shop.store, order())
    expect(sentUserIds()).toEqual([4])
  })

  test('a page of before the login, which the browser has kept, does not say that nobody is signed in', async () => {
    shop.store = createShopStore({ seedCache: (client) => client.setQueryData(profileQuery.queryKey, null) })
    expect(draft()).toBe('Nadeesha')
    shop.answers['GET /auth/profile'] = () => user(4)
    new QueryObserver(shop.store.get(queryClientAtom), profileQuery).subscribe(() => undefined)
    await vi.waitFor(() => expect(shop.store.get(userAtom)).toMatchObject({ user_id: 4 }))
    expect(draft()).toBe('Nadeesha')
  })

  test.each([401, 403])(
    'an order that is refused with %i because the session has ended keeps its draft for the same user only',
    async (status) => {
      shop.answers['POST /products/purchase'] = () => message(status)
      shop.answers['GET /auth/profile'] = nobody
      await expect(placeOrder(shop.store, order())).rejects.toThrow(SessionEndedError)
      expect([shop.store.get(userAtom), draft(), shop.stored.has('orderKeys')]).toEqual([null, '', false])
      await check(() => user(5))
      expect(draft()).toBe('')
      await check(() => user(4))
      expect([draft(), shop.stored.get('orderKeys')]).toEqual([
        'Nadeesha',
        expect.stringContaining('"wish":"key"'),
      ])
      await check(nobody)
      await shop.store.set(logoutAtom)
      await check(() => user(4))
      expect(draft()).toBe('')
    },
  )

  test('what was typed since the session ended is newer than the draft that it left', async () => {
    await check(nobody)
    shop.stored.set('checkout', JSON.stringify({ ...blankCheckout, firstName: 'Kumari' }))
    await check(() => user(4))
    expect(draft()).toBe('Kumari')
  })

  test('a user who has logged out during the payment sends no order', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const refusal = expect(placeOrder(shop.store, { ...order(), payment: 'card' })).rejects.toThrow(
      SessionEndedError,
    )
    await shop.store.set(logoutAtom)
    await vi.runAllTimersAsync()
    vi.useRealTimers()
    await refusal
    expect(sentUserIds()).toEqual([])
  })

  test('a user who has logged out while the order waited for another tab leaves nothing of it', async () => {
    shop.stored.set('cart', JSON.stringify([item, { ...item, product_id: 8 }]))
    const { result: other, go } = await underWay(
      { ...order(), fromCart: true },
      () => message(409),
      createShopStore(),
    )
    const waiting = placeOrder(shop.store, { ...order(), fromCart: true })
    await shop.store.set(logoutAtom)
    go()
    await expect(other).rejects.toMatchObject({ status: 409 })
    await expect(waiting).rejects.toThrow(SessionEndedError)
    expect([sentUserIds().length, shop.stored.has('orderKeys')]).toEqual([1, false])
  })

  test('a user who has logged out while the order was sent leaves nothing of it to the next one', async () => {
    const { result, go } = await underWay(order())
    await shop.store.set(logoutAtom)
    await check(() => user(5))
    const next = JSON.stringify({ ...blankCheckout, firstName: 'Ruwan' })
    shop.stored.set('checkout', next)
    go()
    expect(await result).toMatchObject({ orderId: 'A-1', isOwner: false })
    expect([shop.stored.get('checkout'), shop.stored.has('lastOrder')]).toEqual([next, false])
  })
})

test('CHK-20 an order that is placed while another one is still sent is an order of its own', async () => {
  const slow = delayed(() => json({ order_id: 'A-1' }))
  shop.answers['POST /products/purchase'] = slow.answer
  const leaving = new AbortController()
  const original = placeOrder(shop.store, { ...order(1), signal: leaving.signal })
  const again = placeOrder(shop.store, order(1))
  await vi.waitFor(() => expect(keysSent()).toHaveLength(1))
  leaving.abort()
  const lost = delayed(() => message(504))
  shop.answers['POST /products/purchase'] = lost.answer
  const next = expect(placeOrder(shop.store, order(2))).rejects.toThrow()
  shop.stored.set('checkout', '{"firstName":"Kumari"}')
  slow.go()
  expect((await Promise.all([original, again])).map(({ orderId }) => orderId)).toEqual(['A-1', 'A-1'])
  lost.go()
  await next
  // The first one takes neither the key nor the draft of the second with it.
  shop.answers['POST /products/purchase'] = () => json({ order_id: 'A-2' })
  expect(shop.stored.get('checkout')).toContain('Kumari')
  expect(await placeOrder(shop.store, order(2))).toMatchObject({ orderId: 'A-2' })
  const [first, second, third] = keysSent()
  expect([first === second, second === third, shop.stored.has('orderKeys')]).toEqual([false, true, false])
})

describe('CHK-22 a payment by card', () => {
  const trackedAs = () =>
    shop.calls.filter(({ path }) => path === '/analytics/user/checkout').map(({ body }) => body)

  beforeEach(async () => {
    shop.answers['GET /auth/profile'] = () => json({ user_id: 4, username: 'demo' })
    shop.show(profileQuery)
    await vi.waitFor(() => expect(shop.store.get(userAtom)).not.toBeNull())
    vi.useFakeTimers({ toFake: ['setTimeout'] })
  })
  afterEach(() => void vi.useRealTimers())

  test.each([
    ['that fails without a connection is tracked', {}, [expect.objectContaining({ status: 'failed' })]],
    ['that the shopper leaves did not fail', { signal: AbortSignal.abort() }, []],
  ])('%s', async (_, left, tracked) => {
    vi.stubGlobal('navigator', { onLine: false })
    const refused = expect(placeOrder(shop.store, { ...order(), payment: 'card', ...left })).rejects.toThrow()
    await vi.runAllTimersAsync()
    await refused
    expect(trackedAs()).toEqual(tracked)
    expect(ordersSent()).toEqual([])
  })
})
