import { QueryObserver } from '@tanstack/react-query'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Order } from '../../src/api/orders.ts'
import { addToCartAtom, cartAtom } from '../../src/atoms/cart.ts'
import {
  CartChangedError,
  OrderedBeforeError,
  type OrderRequest,
  placeOrder,
} from '../../src/atoms/checkout.ts'
import { orderAgainAtom } from '../../src/atoms/orderAgain.ts'
import {
  checkUserAtom,
  logoutAtom,
  SessionEndedError,
  sessionKnownAtom,
  userAtom,
} from '../../src/atoms/session.ts'
import { blankCheckout, valuesFor } from '../../src/forms/checkout.ts'
import { readResponses, writeResponses } from '../../src/lib/cachedResponses.ts'
import { mutateOnce, prefetch, queryClientAtom } from '../../src/lib/queryClient.ts'
import { login } from '../../src/mutations/login.ts'
import { sendReview } from '../../src/mutations/reviews.ts'
import { solveCaptcha } from '../../src/queries/captcha.ts'
import { primaryCategoriesQuery, secondaryCategoriesQuery } from '../../src/queries/categories.ts'
import { announcementsQuery } from '../../src/queries/content.ts'
import { feedbackPageQuery } from '../../src/queries/feedback.ts'
import { ordersQuery } from '../../src/queries/orders.ts'
import {
  brandsQuery,
  familyQuery,
  listPageQuery,
  listQuery,
  newArrivalsQuery,
  productQuery,
  recordsQuery,
} from '../../src/queries/products.ts'
import { reviewsQuery } from '../../src/queries/reviews.ts'
import { profileQuery } from '../../src/queries/session.ts'
import { trailQuery } from '../../src/queries/trail.ts'
import { noFilters } from '../../src/rules/filters.ts'
import { sitemapPaths } from '../../src/sitemap.ts'
import { createShopStore } from '../../src/store.ts'
import { item as cartItem } from '../rules/cartItem.ts'
import { delayed, json, message, nothing, openShop } from './otherBackEnd.ts'

let shop: ReturnType<typeof openShop>
let calls: typeof shop.calls
let answers: typeof shop.answers
let stored: typeof shop.stored
let store: typeof shop.store
let show: typeof shop.show

beforeEach(() => {
  shop = openShop()
  ;({ calls, answers, stored, store, show } = shop)
})
afterEach(() => vi.unstubAllGlobals())

const item = cartItem({ quantity: 1 })
const order = (quantity = 1): OrderRequest => ({
  values: { ...blankCheckout, firstName: 'N', lastName: 'P', email: 'n@mail.example', street: 'Kandy' },
  payment: 'cod' as const,
  items: [{ ...item, quantity }],
  totals: { subtotal: 1890, discount: 0, shipping: 350, tax: 0, total: 2240 },
  charge: { distanceInKm: 3, shippingCost: 350, location: undefined, message: '', takenAs: undefined },
  fromCart: false,
})
test('CART-09 a cart that another tab writes between the first read and the first listener is noticed', () => {
  expect(store.get(cartAtom)).toEqual([])
  stored.set('cart', JSON.stringify([{ product_id: 101, name: 'Hinge', price: 1720, quantity: 2 }]))
  const stop = store.sub(cartAtom, () => undefined)
  expect(store.get(cartAtom)).toMatchObject([{ product_id: 101, quantity: 2 }])
  stop()
})

describe('BEY-25/own the profile in a page of the server', () => {
  const written = () => {
    const { client } = openShop()
    client.setQueryData(profileQuery.queryKey, null)
    return writeResponses(client)
  }

  test('is not requested again', async () => {
    const html = written()
    const { client, show, calls } = openShop()
    readResponses(client, html)
    expect(show(profileQuery)()).toMatchObject({ data: null, fetchStatus: 'idle' })
    expect(calls).toEqual([])
  })

  test('that the device stored is a visitor, until the server says who is signed in', async () => {
    const html = written()
    const { client, show, store, answers } = openShop()
    answers['GET /auth/profile'] = () => json({ user_id: 7, username: 'demo', email: 'demo@mail.example' })
    readResponses(client, html, Date.now() - 1000)
    const profile = show(profileQuery)
    expect([profile().data, store.get(sessionKnownAtom)]).toEqual([null, true])
    await vi.waitFor(() => expect(store.get(userAtom)).toMatchObject({ username: 'demo' }))
  })
})

test('JSON with the content type of HTML is read', async () => {
  answers['GET /products'] = () =>
    new Response('[{"product_id":"7","name":"Padlock","price":"1890.00"}]', {
      headers: { 'content-type': 'text/html; charset=UTF-8' },
    })
  const list = show(listQuery('all'))
  await vi.waitFor(() => expect(list().data).toMatchObject([{ product_id: 7, price: 1890 }]))
})

describe('the ways in which back ends say that there is nothing', () => {
  test.each(nothing)('PDP-17, CHK-18 a product answered with %s is no longer sold', async (_what, answer) => {
    answers['GET /products/7'] = answer
    const product = show(productQuery(7))
    const records = show(recordsQuery([7]))
    await vi.waitFor(() => expect(product()).toMatchObject({ status: 'success', data: null }))
    await vi.waitFor(() => expect(records().data).toEqual([{ id: 7, record: 'discontinued' }]))
  })

  test.each([
    ['the shop', 'GET /products', listQuery('all')],
    ['a category', 'GET /products?categoryId=3', listQuery(3)],
    ['new arrivals', 'GET /products/new-arrivals', newArrivalsQuery],
    ['brands', 'GET /products/brands', brandsQuery],
    ['reviews', 'GET /products/reviews/7', reviewsQuery(7)],
    ['primary categories', 'GET /categories/primary', primaryCategoriesQuery],
    ['announcements', 'GET /content/announcements/active', announcementsQuery],
  ])(
    'PDP-09 no entries of %s: 204 and null say so, a body that did not come does not',
    async (_what, path, query) => {
      const ask = (answer: Response) => {
        answers[path] = () => answer
        return shop.client.query({ ...(query as typeof brandsQuery), staleTime: 0 })
      }
      expect(await ask(new Response(null, { status: 204 }))).toEqual([])
      expect(await ask(json(null))).toEqual([])
      await expect(ask(new Response(''))).rejects.toThrow('broke the contract')
    },
  )

  test('LIST-07 404 means no products for a category, but a failure for the whole list', async () => {
    const category = show(listQuery(3))
    const all = show(listQuery('all'))
    await vi.waitFor(() => expect(category()).toMatchObject({ status: 'success', data: [] }))
    await vi.waitFor(() => expect(all().isError).toBe(true))
  })

  test('FB-07 404 means a shop without feedback, 500 is a failure', async () => {
    answers['GET /feedback/reviews?page=2&limit=6'] = () => message(500)
    const first = show(feedbackPageQuery(1))
    const second = show(feedbackPageQuery(2))
    await vi.waitFor(() => expect(first()).toMatchObject({ data: { reviews: [], total: 0 } }))
    await vi.waitFor(() => expect(second().isError).toBe(true))
  })

  test('PDP-09 404 means a product without reviews, 500 is a failure', async () => {
    answers['GET /products/reviews/8'] = () => message(500)
    const none = show(reviewsQuery(7))
    const failed = show(reviewsQuery(8))
    await vi.waitFor(() => expect(none()).toMatchObject({ status: 'success', data: [] }))
    await vi.waitFor(() => expect(failed().isError).toBe(true))
  })

  const orderHistory = async (answer: () => Response) => {
    answers['GET /auth/profile'] = () => json({ user_id: 1, username: 'demo' })
    answers['GET /user/orders'] = answer
    await shop.client.query(profileQuery)
    return show(ordersQuery(1))
  }

  test.each(nothing)('ORD-01 an empty history may be answered as %s', async (_what, answer) => {
    const orders = await orderHistory(answer)
    await vi.waitFor(() => expect(orders()).toMatchObject({ status: 'success', data: [] }))
  })
})

test('ORD-09 the orders of somebody else, who has signed in in another tab, are not shown under the old name', async () => {
  answers['GET /auth/profile'] = () => json({ user_id: 1, username: 'demo' })
  await shop.client.query(profileQuery)
  answers['GET /auth/profile'] = () => json({ user_id: 2, username: 'ruwan' })
  answers['GET /user/orders'] = () =>
    json([{ order_id: 7, status: 'pending', order_date: '2026-11-20 10:00:00' }])
  const orders = show(ordersQuery(1))
  await vi.waitFor(() => expect(orders()).toMatchObject({ status: 'error', data: undefined }))
  expect(store.get(userAtom)).toMatchObject({ user_id: 2 })
})

test('BEY-12, BEY-25 parts ordered again are looked up on the server, not in a cache', async () => {
  answers['GET /products/3'] = () => json({ product_id: 3, name: 'Hinge', price: 100 })
  await shop.client.query(productQuery(3))
  answers['GET /products/3'] = () => json({ product_id: 3, name: 'Hinge', price: 120 })
  const items = [{ product_id: 3, product_name: 'Hinge', quantity: 1, unit_price: 100 }]
  expect(await store.set(orderAgainAtom, { items } as unknown as Order)).toMatchObject({
    repriced: [{ to: 120 }],
  })
  const lookedUp = calls.filter(({ path }) => path.startsWith('/products'))
  expect(lookedUp.map(({ cache }) => cache)).toEqual([undefined, 'no-store'])
})

test('BEY-23 related parts fail without a toast, also when a link to their category is pointed at', async () => {
  // Messages of the tests before this one.
  toast.dismiss()
  answers['GET /products?categoryId=3'] = () => message(500)
  const family = show(familyQuery(3))
  await vi.waitFor(() => expect(family().isError).toBe(true))
  await prefetch(shop.client, listPageQuery(3, noFilters))
  expect(calls).toHaveLength(2)
  expect(toast.getToasts()).toEqual([])
  // The list itself says that it failed.
  const list = show(listQuery(3))
  await vi.waitFor(() => expect(list().isError).toBe(true))
  expect(toast.getToasts()).toHaveLength(1)
})

test.each([
  [
    'lists it with its categories',
    [
      { product_id: 1, category_id: '3' },
      { product_id: 2, category_id: 4 },
    ],
    2,
  ],
  ['lists only its own products', [{ product_id: 3, category_id: 2 }], 1],
  ['fails', undefined, 1],
])('BEY-23 the family comes from the subcategory, if the back end %s', async (_, wide, count) => {
  const named = (list: object[]) => list.map((each) => ({ name: 'Hinge', price: 1, ...each }))
  answers['GET /products?categoryId=2'] = () => (wide ? Response.json(named(wide)) : message(500))
  answers['GET /products?categoryId=3'] = () => Response.json(named([{ product_id: 1, category_id: 3 }]))
  const family = show(familyQuery(3, 2))
  await vi.waitFor(() => expect(family().data).toHaveLength(count))
})

describe('CAT-09, LIST-11 looking up a category by its address', () => {
  const find = async (slugOrId: string, primary?: string) => {
    const result = show(trailQuery(slugOrId, primary))
    await vi.waitFor(() => expect(result().status).not.toBe('pending'))
    return result()
  }
  const category = (category_id: number | string, slug: string) => ({ category_id, name: slug, slug })
  const trail = (...ids: (number | string)[]) => ({
    status: 'success',
    data: ids.map((category_id) => expect.objectContaining({ category_id })),
  })

  beforeEach(() => {
    answers['GET /categories/primary'] = () =>
      json({ categories: [category(1, 'doors'), category(2, 'roofs')] })
    answers['GET /categories/secondary?primary_id=2'] = () => json({ categories: [category(21, 'gutters')] })
  })

  test('fails if a parent could not be searched', async () => {
    answers['GET /categories/secondary?primary_id=1'] = () => message(500)
    expect(await find('screws')).toMatchObject({ status: 'error' })
  })

  test('finds the category although another parent could not be searched', async () => {
    answers['GET /categories/secondary?primary_id=1'] = () => message(500)
    expect(await find('gutters')).toMatchObject(trail(2, 21))
  })

  test('searches only below the primary category that the address names', async () => {
    expect(await find('gutters', 'roofs')).toMatchObject(trail(2, 21))
    expect(calls.map(({ path }) => path)).toEqual([
      '/categories/primary',
      '/categories/secondary?primary_id=2',
    ])
  })

  test('below an unknown primary category matches the slug only, never the id', async () => {
    expect(await find('gutters', 'walls')).toMatchObject(trail(2, 21))
    expect(await find('21', 'walls')).toMatchObject({ status: 'success', data: null })
  })

  test('works with ids as text, without slugs and without descriptions', async () => {
    answers['GET /categories/primary'] = () => json([{ category_id: 'roofing', name: 'Roofing' }])
    answers['GET /categories/secondary?primary_id=roofing'] = () =>
      json({ data: { categories: [{ category_id: 'c-1', name: 'Gutters' }] } })
    expect(await find('c-1', 'roofing')).toMatchObject(trail('roofing', 'c-1'))
    expect(await find('c-1')).toMatchObject(trail('roofing', 'c-1'))
  })

  test('finds the third level by its slug, with six calls at a time', async () => {
    const many = Array.from({ length: 9 }, (_, at) => category(at + 1, `range-${at + 1}`))
    answers['GET /categories/primary'] = () => json(many)
    answers['GET /categories/secondary?primary_id=2'] = () => json([category(21, 'gutters')])
    answers['GET /categories/tertiary?secondary_id=21'] = () => json([category(211, 'brackets')])
    let open = 0
    let most = 0
    const counted = (answer: () => Response) => async () => {
      most = Math.max(most, ++open)
      // Answer nothing until the maximum number of parallel calls has been reached.
      await vi.waitFor(() => expect(most).toBe(6))
      open -= 1
      return answer()
    }
    for (const { category_id } of many) {
      const path = `GET /categories/secondary?primary_id=${category_id}`
      answers[path] = counted((answers[path] as (() => Response) | undefined) ?? (() => message(404)))
    }
    expect(await find('brackets')).toMatchObject(trail(2, 21, 211))
    expect(most).toBe(6)
  })

  test.each([
    ...nothing,
    ['null in its envelope', () => json({ categories: null })] as const,
    ['an empty list', () => json([])] as const,
    ['an empty list in data', () => json({ data: { categories: [] } })] as const,
  ])('CAT-04 no children, answered as %s', async (_what, answer) => {
    answers['GET /categories/secondary?primary_id=7'] = answer
    const below = show(secondaryCategoriesQuery(7))
    await vi.waitFor(() => expect(below()).toMatchObject({ status: 'success', data: [] }))
  })
})

describe('PDP-13 a review', () => {
  const values = { rating: 4, comment: ' Good ', name: 'Nadeesha' }
  const older = { review_id: 1, name: 'Ruwan', rating: 5, comment: 'Fine', created_at: '2026-11-01' }
  const list = () => shop.client.getQueryData(reviewsQuery(7).queryKey)
  const top = () => list()?.[0]

  test.each<[string, unknown]>([
    ['its id and a message', { message: 'Thank you', review_id: 9 }],
    ['the review', { review: { review_id: '9', rating: '4', comment: 'Good', name: 'Nadeesha' } }],
    ['the review in data', { data: { review: { id: 9, product_id: 7, rating: 4, comment: 'Good' } } }],
  ])('answered with %s is first in the list', async (_what, answer) => {
    answers['GET /products/reviews/7'] = () => json([older])
    answers['POST /products/reviews'] = () => json(answer, 201)
    show(reviewsQuery(7))
    await vi.waitFor(() => expect(top()).toBeDefined())
    await mutateOnce(shop.client, sendReview(7), values)
    expect(top()).toMatchObject({ rating: 4, comment: 'Good', name: 'Nadeesha' })
    expect(list()).toHaveLength(2)
  })

  test('answered with 200 but without success was not accepted', async () => {
    answers['POST /products/reviews'] = () => json({ success: false, message: 'One review a day, please.' })
    await expect(mutateOnce(shop.client, sendReview(7), values)).rejects.toThrow()
  })

  test('sent while the list is loading is in the list that arrives', async () => {
    const early = delayed(() => json([older]))
    answers['GET /products/reviews/7'] = early.answer
    answers['POST /products/reviews'] = () => json({ review_id: 2, ...values }, 201)
    show(reviewsQuery(7))
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    answers['GET /products/reviews/7'] = () =>
      json([{ review_id: 2, ...values, created_at: '2026-11-20' }, older])
    await mutateOnce(shop.client, sendReview(7), values)
    early.go()
    await vi.waitFor(() => expect(top()).toMatchObject({ review_id: 2 }))
    expect(list()).toHaveLength(2)
  })
})

describe('the session', () => {
  test('AUTH-03 a login ignores the response of the profile check at start', async () => {
    const start = delayed(() => message(401))
    answers['GET /auth/profile'] = start.answer
    answers['POST /auth/login'] = () => json({ success: true })
    show(profileQuery)
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    answers['GET /auth/profile'] = () => json({ user_id: 4, username: 'demo' })
    const loggedIn = mutateOnce(shop.client, login, { username: 'demo', password: 'x' })
    await vi.waitFor(() => expect(calls).toHaveLength(3))
    start.go()
    await loggedIn
    expect(store.get(userAtom)).toMatchObject({ user_id: 4 })
  })

  test('AUTH-10 a logout removes all data of the user from the tab', async () => {
    stored.set('checkout', '{"firstName":"Nadeesha"}')
    stored.set('lastOrder', '{}')
    stored.set('scroll', '[]')
    await store.set(logoutAtom)
    expect([...stored.keys()]).toEqual(['scroll'])
  })
})

describe('PRO-01 the signed-in user may have changed', () => {
  const user = (user_id: number) => ({ user_id, username: `user ${user_id}` })

  beforeEach(async () => {
    answers['GET /auth/profile'] = () => json(user(4))
    answers['POST /auth/logout'] = () => json({})
    show(profileQuery)
    await vi.waitFor(() => expect(store.get(userAtom)).toMatchObject({ user_id: 4 }))
  })

  test('a profile check that is answered after the logout signs nobody in', async () => {
    const late = delayed(() => json(user(4)))
    answers['GET /auth/profile'] = late.answer
    const checking = store.set(checkUserAtom)
    await store.set(logoutAtom)
    late.go()
    await checking
    expect(store.get(userAtom)).toBeNull()
  })

  test.each([
    ['a visitor', () => new Response(null, { status: 204 }), undefined],
    ['refused', () => message(401), undefined],
    ['refused with 403', () => message(403), undefined],
    ['somebody else', () => json(user(5)), 5],
  ])('%s finds no data of the previous user', async (_, answer, now) => {
    stored.set('checkout', '{"firstName":"Nadeesha"}')
    stored.set('lastOrder', '{}')
    answers['GET /auth/profile'] = answer
    await store.set(checkUserAtom)
    expect(store.get(userAtom)?.user_id).toBe(now)
    expect([...stored.keys()]).toEqual(now === undefined ? [] : ['tabUser'])
  })

  test.each([
    ['the same user', () => json(user(4))],
    ['no answer', () => message(503)],
    ['a request that took too long', () => message(408)],
    ['too many requests', () => message(429)],
  ])('%s changes nothing', async (_, answer) => {
    stored.set('checkout', '{"firstName":"Nadeesha"}')
    answers['GET /auth/profile'] = answer
    await store.set(checkUserAtom)
    expect(store.get(userAtom)).toMatchObject({ user_id: 4 })
    expect([...stored.keys()].sort()).toEqual(['checkout', 'tabUser'])
  })
})

/** The orders that reached the back end, and their idempotency keys. */
const ordersSent = () => calls.filter(({ path }) => path === '/products/purchase')
const keysSent = () => ordersSent().map(({ headers }) => headers.get('idempotency-key'))

/** An order with free delivery, whose position is looked up while it is placed. */
const freeOrder = (): OrderRequest => ({
  ...order(4),
  totals: { subtotal: 7560, discount: 0, shipping: 0, tax: 0, total: 7560 },
  charge: undefined,
})

/** The same as order A-1, wished once more. */
const again = (request = order()): OrderRequest => ({ ...request, again: 'A-1' })

describe('CHK-20 the same order again within ten minutes', () => {
  const tenMinutes = 10 * 60_000
  /** Another tab of the device: with its local storage and nothing of the tab's own, or a copy of the tab. */
  const otherTab = (copied = false) => {
    const kept = [...stored].filter(([name]) => copied || ['recentOrders', 'cart'].includes(name))
    const tab = openShop(new Map(kept))
    tab.answers['POST /products/purchase'] = () => json({ order_id: 'A-2' })
    const press = (request = order()) => placeOrder(tab.store, request)
    const key = () =>
      tab.calls.find(({ path }) => path === '/products/purchase')?.headers.get('idempotency-key')
    return { press, key }
  }
  const place = (request = order()) => {
    answers['POST /products/purchase'] = () => json({ order_id: 'A-1' })
    return placeOrder(store, request)
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
    stored.set('cart', cart)
    const slow = delayed(() => json({ order_id: 'A-1' }))
    answers['POST /products/purchase'] = slow.answer
    const first = placeOrder(store, request)
    await vi.waitFor(() => expect(keysSent()).toHaveLength(1))
    const copied = stored.get('orderKeys')!
    slow.go()
    await first
    vi.setSystemTime(Date.now() + tenMinutes)
    stored.set('orderKeys', copied).set('cart', cart)
    const copy = otherTab(true)
    await copy.press(request)
    expect(copy.key()).not.toBe(keysSent()[0])
  })

  test.each([
    ['in another tab, typed again', false],
    ['in a copied tab', true],
  ])('is sent with the same key while no answer has come: %s', async (_, copied) => {
    answers['POST /products/purchase'] = () => message(504)
    await expect(placeOrder(store, order())).rejects.toThrow()
    const tab = otherTab(copied)
    await tab.press()
    expect(tab.key()).toBe(keysSent()[0])
  })

  test('in two tabs at the same moment has one key, where the browser has no locks either', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    const slow = delayed(() => json({ order_id: 'A-1' }))
    answers['POST /products/purchase'] = slow.answer
    const first = placeOrder(store, order())
    await vi.waitFor(() => expect(keysSent()).toHaveLength(1))
    const tab = otherTab()
    await tab.press()
    slow.go()
    await first
    expect(tab.key()).toBe(keysSent()[0])
  })

  test('in two tabs at the same moment waits for the first, and then asks', async () => {
    const slow = delayed(() => json({ order_id: 'A-1' }))
    answers['POST /products/purchase'] = slow.answer
    const first = placeOrder(store, order())
    await vi.waitFor(() => expect(keysSent()).toHaveLength(1))
    const second = placeOrder(createShopStore(), order())
    slow.go()
    await first
    await expect(second).rejects.toMatchObject(asks)
    expect(ordersSent()).toHaveLength(1)
  })

  test('keeps nothing that was typed', async () => {
    await place()
    expect(stored.get('recentOrders')).toMatch(
      /^\[\{"hash":"[0-9a-f]{13}","key":"[\d-]+","at":\d+,"order":"A-1","ended":false\}\]$/,
    )
  })

  test.each(['', '{', 'null', '[]', '[{}]', '{"a":1}'])(
    'is placed where the stored orders are %j',
    async (text) => {
      stored.set('recentOrders', text)
      expect(await place()).toMatchObject({ orderId: 'A-1' })
    },
  )
})

describe('CHK-21 an order whose response was lost', () => {
  /** Sends an order whose response is lost, and returns its key. */
  const lost = async (sent = order()) => {
    answers['POST /products/purchase'] = () => message(504)
    await expect(placeOrder(store, sent)).rejects.toThrow()
    return keysSent().at(-1)
  }
  /** Sends an order that is placed, and returns its key. */
  const placed = async (sent = order()) => {
    answers['POST /products/purchase'] = () => json({ order_id: 'A-1' })
    expect(await placeOrder(store, sent)).toMatchObject({ orderId: 'A-1' })
    return keysSent().at(-1)
  }
  /** Loads the page anew: another store and another memory, with what the device has stored. */
  const reload = () => {
    shop = openShop(stored)
    ;({ calls, answers, store, show } = shop)
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
    answers['POST /location/delivery-charges'] = () =>
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
    answers['POST /products/purchase'] = () => json({ order_id: 'A-1', total_amount: '2240.00' })
    expect(await placeOrder(store, dearer)).toMatchObject({ orderId: 'A-1', orderTotal: 2240 })
    expect(keysSent()).toEqual([first, first])
    const mail = calls.find(({ path }) => path === '/messages/send-order-email')
    expect(mail?.body).toMatchObject({ message: { total: 2240 } })
  })

  test.each([undefined, null, 'much', {}])('%j in the response is no total', async (total_amount) => {
    answers['POST /products/purchase'] = () => json({ order_id: 'A-1', total_amount })
    expect(await placeOrder(store, order())).toMatchObject({ orderTotal: 2240 })
  })

  test.each([
    ['quantity', order(2)],
    ['address', { ...order(), values: { ...order().values, street: 'Galle' } }],
    ['notes', { ...order(), values: { ...order().values, notes: 'Ring the bell.' } }],
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
    answers['POST /products/purchase'] = () => message(status)
    await expect(placeOrder(store, order())).rejects.toMatchObject({ status })
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
    stored.set('orderKeys', text)
    expect(await placed()).toMatch(/^\d+(-\d+){3}$/)
  })

  test('is forgotten with the draft when the shopper logs out', async () => {
    const first = await lost()
    await store.set(logoutAtom)
    expect(await placed()).not.toBe(first)
  })

  test('is stored before the tab waits for another one, so that a tab copied meanwhile has it too', async () => {
    const request = () => new Promise<never>(() => {})
    vi.stubGlobal('navigator', { onLine: true, locks: { request } })
    const leaving = new AbortController()
    const waiting = placeOrder(store, { ...order(), fromCart: true, signal: leaving.signal })
    expect(stored.has('orderKeys')).toBe(true)
    leaving.abort()
    await expect(waiting).rejects.toBe(leaving.signal.reason)
  })

  test('has a new key in that tab when the order has left the cart, and its parts are in it again', async () => {
    stored.set('cart', JSON.stringify([item]))
    const request = { ...order(), fromCart: true }
    const first = await lost(request)
    const copied = stored.get('orderKeys')!
    expect(await placed(request)).toBe(first)
    store.set(addToCartAtom, item, 1)
    stored.set('orderKeys', copied)
    reload()
    await expect(placed(request)).rejects.toThrow(OrderedBeforeError)
    expect(await placed(again(request))).not.toBe(first)
    expect(store.get(cartAtom)).toEqual([])
  })
})

describe('BEY-08 the prices at checkout', () => {
  const padlock = (price: number) => json({ product_id: 7, name: 'Padlock', price })

  test('of very many parts come with one call, and a part that the list lacks with its own', async () => {
    const ids = Array.from({ length: 60 }, (_, at) => at + 1)
    answers['GET /products'] = () =>
      json(ids.slice(1).map((product_id) => ({ product_id, name: 'Padlock', price: 1890 })))
    const records = show(recordsQuery(ids))
    await vi.waitFor(() => expect(records().data).toHaveLength(60))
    expect(records().data?.[0]).toEqual({ id: 1, record: 'discontinued' })
    expect(calls.map(({ path, cache }) => [path, cache])).toEqual([
      ['/products', 'no-store'],
      ['/products/1', 'no-store'],
    ])
  })

  test('never come from a request that a cache may answer, not even from one under way', async () => {
    const old = delayed(() => padlock(1))
    answers['GET /products/7'] = ({ cache }) => (cache === 'no-store' ? padlock(1890) : old.answer())
    const product = show(productQuery(7))
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    const records = show(recordsQuery([7]))
    await vi.waitFor(() => expect(records().data).toMatchObject([{ record: { price: 1890 } }]))
    // The product's own page has the newer record at once.
    expect(product().data).toMatchObject({ price: 1890 })
    expect(calls.map(({ cache }) => cache)).toEqual([undefined, 'no-store'])
  })
})

describe('CHK-20 leaving checkout', () => {
  test('while the position is looked up sends nothing, and frees the next order at once', async () => {
    const charge = delayed(() => json({ distanceInKm: 3, shippingCost: 350, message: '' }))
    answers['POST /location/delivery-charges'] = charge.answer
    answers['POST /products/purchase'] = () => json({ order_id: 'A-1' })
    const leaving = new AbortController()
    const first = placeOrder(store, { ...freeOrder(), signal: leaving.signal })
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    leaving.abort()
    await expect(first).rejects.toBe(leaving.signal.reason)
    const back = placeOrder(store, freeOrder())
    charge.go()
    expect(await back).toMatchObject({ orderId: 'A-1' })
    expect(keysSent()).toHaveLength(1)
  })

  test('before a cash-on-delivery order is sent sends nothing', async () => {
    const signal = AbortSignal.abort()
    await expect(placeOrder(store, { ...order(), signal })).rejects.toBe(signal.reason)
    expect(calls).toEqual([])
  })

  test('after the order was sent lets it stand, and clears the cart of what was ordered', async () => {
    stored.set('cart', JSON.stringify([item, { ...item, product_id: 8 }]))
    const slow = delayed(() => json({ order_id: 'A-1' }))
    answers['POST /products/purchase'] = slow.answer
    const leaving = new AbortController()
    const result = placeOrder(store, { ...order(), fromCart: true, signal: leaving.signal })
    await vi.waitFor(() => expect(keysSent()).toHaveLength(1))
    leaving.abort()
    slow.go()
    expect(await result).toMatchObject({ orderId: 'A-1' })
    expect(store.get(cartAtom)).toMatchObject([{ product_id: 8 }])
    expect(stored.has('lastOrder')).toBe(true)
  })
})

describe('CHK-20 two tabs with one cart', () => {
  const cart = JSON.stringify([{ ...item, quantity: 2 }])

  test('take turns: the next one orders when the first is refused, and none waits after it was left', async () => {
    stored.set('cart', cart)
    const slow = delayed(() => message(409))
    answers['POST /products/purchase'] = slow.answer
    const first = placeOrder(store, { ...order(2), fromCart: true })
    const leaving = new AbortController()
    const second = placeOrder(createShopStore(), {
      ...order(2),
      fromCart: true,
      signal: leaving.signal,
    })
    const next = placeOrder(createShopStore(), { ...order(2), fromCart: true })
    await vi.waitFor(() => expect(keysSent()).toHaveLength(1))
    leaving.abort()
    await expect(second).rejects.toBe(leaving.signal.reason)
    answers['POST /products/purchase'] = () => json({ order_id: 'A-1' })
    slow.go()
    await expect(first).rejects.toMatchObject({ status: 409 })
    expect(await next).toMatchObject({ orderId: 'A-1' })
  })

  test.each([
    ['gives no locks', {}],
    ['refuses them', { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
  ])('order one after the other where the browser %s', async (_, locks) => {
    vi.stubGlobal('navigator', { onLine: true, ...('request' in locks && { locks }) })
    stored.set('cart', cart)
    const other = createShopStore()
    other.get(cartAtom)
    answers['POST /products/purchase'] = () => json({ order_id: 'A-1' })
    await placeOrder(store, { ...order(2), fromCart: true })
    await expect(placeOrder(other, { ...order(2), fromCart: true })).rejects.toThrow(CartChangedError)
    expect(keysSent()).toHaveLength(1)
  })
})

describe('CHK-23 whose order it is', () => {
  const user = (user_id: number) => json({ user_id, username: `user ${user_id}` })
  const typed = JSON.stringify({ ...blankCheckout, firstName: 'Nadeesha' })
  const draft = () => valuesFor(store.get(userAtom)).firstName
  const sentUserIds = () => ordersSent().map(({ body }) => (body as { userId: unknown }).userId)
  const check = async (answer: () => Response) => {
    answers['GET /auth/profile'] = answer
    await store.set(checkUserAtom)
  }
  const nobody = () => new Response(null, { status: 204 })

  beforeEach(async () => {
    answers['POST /products/purchase'] = () => json({ order_id: 'A-1' })
    await check(() => user(4))
    stored.set('checkout', typed)
    stored.set('orderKeys', '{"wish":"key"}')
  })

  /** Loads the page anew. */
  const reload = () => {
    store = createShopStore()
    show = shop.show
  }

  test.each([
    ['a visitor', nobody],
    ['refused', () => message(401)],
    ['somebody else', () => user(5)],
  ])('after a reload the draft of a user is not left to %s', async (_, answer) => {
    reload()
    expect(store.get(userAtom)).toBeNull()
    await check(answer)
    expect(draft()).toBe('')
    expect([...stored.values()].join()).not.toContain('Nadeesha')
  })

  test('while the profile check has failed, the order of a user is sent as theirs', async () => {
    reload()
    await check(() => message(503))
    expect([store.get(sessionKnownAtom), store.get(userAtom), draft()]).toEqual([true, null, 'Nadeesha'])
    await placeOrder(store, order())
    expect(sentUserIds()).toEqual([4])
  })

  test('a page of before the login, which the browser has kept, does not say that nobody is signed in', async () => {
    store = createShopStore({ seedCache: (client) => client.setQueryData(profileQuery.queryKey, null) })
    expect(draft()).toBe('Nadeesha')
    answers['GET /auth/profile'] = () => user(4)
    new QueryObserver(store.get(queryClientAtom), profileQuery).subscribe(() => undefined)
    await vi.waitFor(() => expect(store.get(userAtom)).toMatchObject({ user_id: 4 }))
    expect(draft()).toBe('Nadeesha')
  })

  test.each([401, 403])(
    'an order that is refused with %i because the session has ended keeps its draft for the same user only',
    async (status) => {
      answers['POST /products/purchase'] = () => message(status)
      answers['GET /auth/profile'] = nobody
      await expect(placeOrder(store, order())).rejects.toThrow(SessionEndedError)
      expect([store.get(userAtom), draft(), stored.has('orderKeys')]).toEqual([null, '', false])
      await check(() => user(5))
      expect(draft()).toBe('')
      await check(() => user(4))
      expect([draft(), stored.get('orderKeys')]).toEqual([
        'Nadeesha',
        expect.stringContaining('"wish":"key"'),
      ])
      await check(nobody)
      await store.set(logoutAtom)
      await check(() => user(4))
      expect(draft()).toBe('')
    },
  )

  test('what was typed since the session ended is newer than the draft that it left', async () => {
    await check(nobody)
    stored.set('checkout', JSON.stringify({ ...blankCheckout, firstName: 'Kumari' }))
    await check(() => user(4))
    expect(draft()).toBe('Kumari')
  })

  test('a user who has logged out during the payment sends no order', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const refusal = expect(placeOrder(store, { ...order(), payment: 'card' })).rejects.toThrow(
      SessionEndedError,
    )
    await store.set(logoutAtom)
    await vi.runAllTimersAsync()
    vi.useRealTimers()
    await refusal
    expect(sentUserIds()).toEqual([])
  })

  test('a user who has logged out while the order waited for another tab leaves nothing of it', async () => {
    stored.set('cart', JSON.stringify([item, { ...item, product_id: 8 }]))
    const slow = delayed(() => message(409))
    answers['POST /products/purchase'] = slow.answer
    const other = placeOrder(createShopStore(), { ...order(), fromCart: true })
    await vi.waitFor(() => expect(sentUserIds()).toHaveLength(1))
    const waiting = placeOrder(store, { ...order(), fromCart: true })
    await store.set(logoutAtom)
    slow.go()
    await expect(other).rejects.toMatchObject({ status: 409 })
    await expect(waiting).rejects.toThrow(SessionEndedError)
    expect([sentUserIds().length, stored.has('orderKeys')]).toEqual([1, false])
  })

  test('a user who has logged out while the order was sent leaves nothing of it to the next one', async () => {
    const slow = delayed(() => json({ order_id: 'A-1' }))
    answers['POST /products/purchase'] = slow.answer
    const result = placeOrder(store, order())
    await vi.waitFor(() => expect(sentUserIds()).toEqual([4]))
    await store.set(logoutAtom)
    await check(() => user(5))
    const next = JSON.stringify({ ...blankCheckout, firstName: 'Ruwan' })
    stored.set('checkout', next)
    slow.go()
    expect(await result).toMatchObject({ orderId: 'A-1', isOwner: false })
    expect([stored.get('checkout'), stored.has('lastOrder')]).toEqual([next, false])
  })
})

test('CHK-20 an order that is placed while another one is still sent is an order of its own', async () => {
  const slow = delayed(() => json({ order_id: 'A-1' }))
  answers['POST /products/purchase'] = slow.answer
  const leaving = new AbortController()
  const original = placeOrder(store, { ...order(1), signal: leaving.signal })
  const again = placeOrder(store, order(1))
  await vi.waitFor(() => expect(keysSent()).toHaveLength(1))
  leaving.abort()
  const lost = delayed(() => message(504))
  answers['POST /products/purchase'] = lost.answer
  const next = expect(placeOrder(store, order(2))).rejects.toThrow()
  stored.set('checkout', '{"firstName":"Kumari"}')
  slow.go()
  expect((await Promise.all([original, again])).map(({ orderId }) => orderId)).toEqual(['A-1', 'A-1'])
  lost.go()
  await next
  // The first one takes neither the key nor the draft of the second with it.
  answers['POST /products/purchase'] = () => json({ order_id: 'A-2' })
  expect(stored.get('checkout')).toContain('Kumari')
  expect(await placeOrder(store, order(2))).toMatchObject({ orderId: 'A-2' })
  const [first, second, third] = keysSent()
  expect([first === second, second === third, stored.has('orderKeys')]).toEqual([false, true, false])
})

describe('CHK-22 a payment by card', () => {
  const trackedAs = () =>
    calls.filter(({ path }) => path === '/analytics/user/checkout').map(({ body }) => body)

  beforeEach(async () => {
    answers['GET /auth/profile'] = () => json({ user_id: 4, username: 'demo' })
    show(profileQuery)
    await vi.waitFor(() => expect(store.get(userAtom)).not.toBeNull())
    vi.useFakeTimers({ toFake: ['setTimeout'] })
  })
  afterEach(() => void vi.useRealTimers())

  test.each([
    [
      'that fails without a connection is tracked as failed',
      {},
      [expect.objectContaining({ status: 'failed' })],
    ],
    ['that the shopper leaves did not fail', { signal: AbortSignal.abort() }, []],
  ])('%s', async (_, left, tracked) => {
    vi.stubGlobal('navigator', { onLine: false })
    const refused = expect(placeOrder(store, { ...order(), payment: 'card', ...left })).rejects.toThrow()
    await vi.runAllTimersAsync()
    await refused
    expect(trackedAs()).toEqual(tracked)
    expect(ordersSent()).toEqual([])
  })
})

test('the sitemap has the canonical addresses of categories', async () => {
  answers['GET /products'] = () => json([])
  answers['GET /categories/primary'] = () => json([{ category_id: 1, name: 'Roofs', slug: 'roofs' }])
  answers['GET /categories/secondary?primary_id=1'] = () =>
    json([{ category_id: 11, name: 'Gutters', slug: 'gutters' }])
  answers['GET /categories/tertiary?secondary_id=11'] = () =>
    json([{ category_id: 111, name: 'Brackets', slug: 'brackets' }])
  expect(await sitemapPaths(fetch)).toEqual(
    expect.arrayContaining(['/categories/roofs', '/categories/roofs/gutters', '/category/brackets/products']),
  )
})

test.each([404, 501])(
  'CMP-03 a back end that answers %i to the challenge, which is no call of §7, offers none',
  async (status) => {
    answers['GET /captcha-challenge'] = () => message(status)
    expect(await solveCaptcha(new AbortController().signal)).toBe('no-challenge')
  },
)
