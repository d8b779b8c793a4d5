import { toast } from 'sonner'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Order } from '../../src/api/orders.ts'
import { cartAtom } from '../../src/atoms/cart.ts'
import { orderAgainAtom } from '../../src/atoms/orderAgain.ts'
import { checkUserAtom, logoutAtom, sessionKnownAtom, userAtom } from '../../src/atoms/session.ts'
import { readResponses, writeResponses } from '../../src/lib/cachedResponses.ts'
import { mutateOnce, prefetch } from '../../src/lib/queryClient.ts'
import { login } from '../../src/mutations/login.ts'
import { sendReview } from '../../src/mutations/reviews.ts'
import { solveCaptcha } from '../../src/queries/captcha.ts'
import { childCategoriesQuery } from '../../src/queries/categories.ts'
import { feedbackPageQuery } from '../../src/queries/feedback.ts'
import { ordersQuery } from '../../src/queries/orders.ts'
import {
  brandsQuery,
  familyQuery,
  listPageQuery,
  listQuery,
  productQuery,
  recordsQuery,
} from '../../src/queries/products.ts'
import { reviewsQuery } from '../../src/queries/reviews.ts'
import { profileQuery } from '../../src/queries/session.ts'
import { trailQuery } from '../../src/queries/trail.ts'
import { noFilters } from '../../src/rules/filters.ts'
import { sitemapPaths } from '../../src/sitemap.ts'
import { delayed, json, message, nothing, openShop, shopOfEachTest } from './otherBackEnd.ts'

const shop = shopOfEachTest()

test('CART-09 a cart that another tab writes between the first read and the first listener is noticed', () => {
  expect(shop.store.get(cartAtom)).toEqual([])
  shop.stored.set('cart', JSON.stringify([{ product_id: 101, name: 'Hinge', price: 1720, quantity: 2 }]))
  const stop = shop.store.sub(cartAtom, () => undefined)
  expect(shop.store.get(cartAtom)).toMatchObject([{ product_id: 101, quantity: 2 }])
  stop()
})

const written = () => {
  const { client } = openShop()
  client.setQueryData(profileQuery.queryKey, null)
  return writeResponses(client)
}

test('BEY-25/own the profile in a page of the server is not requested again', async () => {
  const html = written()
  const { client, show, calls } = openShop()
  readResponses(client, html)
  expect(show(profileQuery)()).toMatchObject({ data: null, fetchStatus: 'idle' })
  expect(calls).toEqual([])
})

test('BEY-25/own the profile in a page of the server that the device stored is a visitor, until the server says who is signed in', async () => {
  const html = written()
  const { client, show, store, answers } = openShop()
  answers['GET /auth/profile'] = () => json({ user_id: 7, username: 'demo', email: 'demo@mail.example' })
  readResponses(client, html, Date.now() - 1000)
  const profile = show(profileQuery)
  expect([profile().data, store.get(sessionKnownAtom)]).toEqual([null, true])
  await vi.waitFor(() => expect(store.get(userAtom)).toMatchObject({ username: 'demo' }))
})

test('JSON with the content type of HTML is read', async () => {
  shop.answers['GET /products'] = () =>
    new Response('[{"product_id":"7","name":"Padlock","price":"1890.00"}]', {
      headers: { 'content-type': 'text/html; charset=UTF-8' },
    })
  await shop.shows(listQuery('all'), { data: [{ product_id: 7, price: 1890 }] })
})

describe('the ways in which back ends say that there is nothing', () => {
  test.each([
    ...nothing,
    ['null in its envelope', () => json({ product: null })] as const,
    ['an empty list in data', () => json({ success: '1', data: [] })] as const,
    ['null in data.product', () => json({ data: { product: null } })] as const,
  ])('PDP-17, CHK-18 a product answered with %s is no longer sold', async (_what, answer) => {
    shop.answers['GET /products/7'] = answer
    await shop.shows(productQuery(7), { status: 'success', data: null })
    await shop.shows(recordsQuery([7]), { data: [{ id: 7, record: 'discontinued' }] })
  })

  test.each([
    ['the shop', 'GET /products', listQuery('all')],
    ['a category', 'GET /products?categoryId=3', listQuery(3)],
    ['brands', 'GET /products/brands', brandsQuery],
    ['reviews', 'GET /products/reviews/7', reviewsQuery(7)],
  ])(
    'PDP-09 no entries of %s: 204 and null say so, a body that did not come does not',
    async (_what, path, query) => {
      const ask = (answer: Response) => {
        shop.answers[path] = () => answer
        return shop.client.query({ ...(query as typeof brandsQuery), staleTime: 0 })
      }
      expect(await ask(new Response(null, { status: 204 }))).toEqual([])
      expect(await ask(json(null))).toEqual([])
      await expect(ask(new Response(''))).rejects.toThrow('broke the contract')
    },
  )

  test('LIST-07 404 means no products for a category, but a failure for the whole list', async () => {
    await shop.shows(listQuery(3), { status: 'success', data: [] })
    await shop.shows(listQuery('all'), { isError: true })
  })

  test.each([
    ['null beside a refusal', { success: false, data: null }],
    ['another record', { data: { product_id: 7 } }],
  ])('PDP-17 a product answered with %s did not load', async (_what, answer) => {
    shop.answers['GET /products/7'] = () => json(answer)
    await shop.shows(productQuery(7), { isError: true })
  })

  test('FB-07 404 means a shop without feedback, 500 is a failure', async () => {
    shop.answers['GET /feedback/reviews?page=2&limit=6'] = () => message(500)
    await shop.shows(feedbackPageQuery(1), { data: { reviews: [], total: 0 } })
    await shop.shows(feedbackPageQuery(2), { isError: true })
  })

  test('PDP-09 404 means a product without reviews, 500 is a failure', async () => {
    shop.answers['GET /products/reviews/8'] = () => message(500)
    await shop.shows(reviewsQuery(7), { status: 'success', data: [] })
    await shop.shows(reviewsQuery(8), { isError: true })
  })

  test.each(nothing)('ORD-01 an empty history may be answered as %s', async (_what, answer) => {
    shop.answers['GET /auth/profile'] = () => json({ user_id: 1, username: 'demo' })
    shop.answers['GET /user/orders'] = answer
    await shop.client.query(profileQuery)
    await shop.shows(ordersQuery(1), { status: 'success', data: [] })
  })
})

test('ORD-09 the orders of somebody else, who has signed in in another tab, are not shown under the old name', async () => {
  shop.answers['GET /auth/profile'] = () => json({ user_id: 1, username: 'demo' })
  await shop.client.query(profileQuery)
  shop.answers['GET /auth/profile'] = () => json({ user_id: 2, username: 'ruwan' })
  shop.answers['GET /user/orders'] = () =>
    json([{ order_id: 7, status: 'pending', order_date: '2026-11-20 10:00:00' }])
  await shop.shows(ordersQuery(1), { status: 'error', data: undefined })
  expect(shop.store.get(userAtom)).toMatchObject({ user_id: 2 })
})

test('BEY-12, BEY-25 parts ordered again are looked up on the server, not in a cache', async () => {
  shop.answers['GET /products/3'] = () => json({ product_id: 3, name: 'Hinge', price: 100 })
  await shop.client.query(productQuery(3))
  shop.answers['GET /products/3'] = () => json({ product_id: 3, name: 'Hinge', price: 120 })
  const items = [{ product_id: 3, product_name: 'Hinge', quantity: 1, unit_price: 100 }]
  expect(await shop.store.set(orderAgainAtom, { items } as unknown as Order)).toMatchObject({
    repriced: [{ to: 120 }],
  })
  const lookedUp = shop.calls.filter(({ path }) => path.startsWith('/products'))
  expect(lookedUp.map(({ cache }) => cache)).toEqual([undefined, 'no-store'])
})

test('BEY-23 related parts fail without a toast, also when a link to their category is pointed at', async () => {
  // Messages of the tests before this one.
  toast.dismiss()
  shop.answers['GET /products?categoryId=3'] = () => message(500)
  await shop.shows(familyQuery(3), { isError: true })
  await prefetch(shop.client, listPageQuery(3, noFilters))
  expect(shop.calls).toHaveLength(2)
  expect(toast.getToasts()).toEqual([])
  // The list itself says that it failed.
  await shop.shows(listQuery(3), { isError: true })
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
  ['fails', undefined, 1],
])('BEY-23 the family comes from the subcategory, if the back end %s', async (_, wide, count) => {
  const named = (list: object[]) => list.map((each) => ({ name: 'Hinge', price: 1, ...each }))
  shop.answers['GET /products?categoryId=2'] = () => (wide ? Response.json(named(wide)) : message(500))
  shop.answers['GET /products?categoryId=3'] = () => Response.json(named([{ product_id: 1, category_id: 3 }]))
  const family = shop.show(familyQuery(3, 2))
  await vi.waitFor(() => expect(family().data).toHaveLength(count))
})

describe('CAT-09, LIST-11 looking up a category by its address', () => {
  const find = async (slugOrId: string, primary?: string) => {
    const result = shop.show(trailQuery(slugOrId, primary))
    await vi.waitFor(() => expect(result().status).not.toBe('pending'))
    return result()
  }
  const category = (category_id: number | string, slug: string) => ({ category_id, name: slug, slug })
  const trail = (...ids: (number | string)[]) => ({
    status: 'success',
    data: ids.map((category_id) => expect.objectContaining({ category_id })),
  })

  beforeEach(() => {
    shop.answers['GET /categories/primary'] = () =>
      json({ categories: [category(1, 'doors'), category(2, 'roofs')] })
    shop.answers['GET /categories/secondary?primary_id=2'] = () =>
      json({ categories: [category(21, 'gutters')] })
  })

  test('fails if a parent could not be searched', async () => {
    shop.answers['GET /categories/secondary?primary_id=1'] = () => message(500)
    expect(await find('screws')).toMatchObject({ status: 'error' })
  })

  test('finds the category although another parent could not be searched', async () => {
    shop.answers['GET /categories/secondary?primary_id=1'] = () => message(500)
    expect(await find('gutters')).toMatchObject(trail(2, 21))
  })

  test('searches only below the primary category that the address names', async () => {
    expect(await find('gutters', 'roofs')).toMatchObject(trail(2, 21))
    expect(shop.calls.map(({ path }) => path)).toEqual([
      '/categories/primary',
      '/categories/secondary?primary_id=2',
    ])
  })

  test('below an unknown primary category matches the slug only, never the id', async () => {
    expect(await find('gutters', 'walls')).toMatchObject(trail(2, 21))
    expect(await find('21', 'walls')).toMatchObject({ status: 'success', data: null })
  })

  test('works with ids as text, without slugs and without descriptions', async () => {
    shop.answers['GET /categories/primary'] = () => json([{ category_id: 'roofing', name: 'Roofing' }])
    shop.answers['GET /categories/secondary?primary_id=roofing'] = () =>
      json({ data: { categories: [{ category_id: 'c-1', name: 'Gutters' }] } })
    expect(await find('c-1', 'roofing')).toMatchObject(trail('roofing', 'c-1'))
    expect(await find('c-1')).toMatchObject(trail('roofing', 'c-1'))
  })

  test('finds the third level by its slug, with six calls at a time', async () => {
    const many = Array.from({ length: 9 }, (_, at) => category(at + 1, `range-${at + 1}`))
    shop.answers['GET /categories/primary'] = () => json(many)
    shop.answers['GET /categories/secondary?primary_id=2'] = () => json([category(21, 'gutters')])
    shop.answers['GET /categories/tertiary?secondary_id=21'] = () => json([category(211, 'brackets')])
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
      shop.answers[path] = counted(
        (shop.answers[path] as (() => Response) | undefined) ?? (() => message(404)),
      )
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
    shop.answers['GET /categories/secondary?primary_id=7'] = answer
    await shop.shows(childCategoriesQuery('primary', 7), { status: 'success', data: [] })
  })
})

const values = { rating: 4, comment: ' Good ', name: 'Nadeesha' }
const older = { review_id: 1, name: 'Ruwan', rating: 5, comment: 'Fine', created_at: '2026-11-01' }
const list = () => shop.client.getQueryData(reviewsQuery(7).queryKey)
const top = () => list()?.[0]

test.each<[string, unknown]>([
  ['its id and a message', { message: 'Thank you', review_id: 9 }],
  ['the review', { review: { review_id: '9', rating: '4', comment: 'Good', name: 'Nadeesha' } }],
  ['the review in data', { data: { review: { id: 9, product_id: 7, rating: 4, comment: 'Good' } } }],
])('PDP-13 a review answered with %s is first in the list', async (_what, answer) => {
  shop.answers['GET /products/reviews/7'] = () => json([older])
  shop.answers['POST /products/reviews'] = () => json(answer, 201)
  shop.show(reviewsQuery(7))
  await vi.waitFor(() => expect(top()).toBeDefined())
  await mutateOnce(shop.client, sendReview(7), values)
  expect(top()).toMatchObject({ rating: 4, comment: 'Good', name: 'Nadeesha' })
  expect(list()).toHaveLength(2)
})

test('PDP-13 a review answered with 200 but without success was not accepted', async () => {
  shop.answers['POST /products/reviews'] = () =>
    json({ success: false, message: 'One review a day, please.' })
  await expect(mutateOnce(shop.client, sendReview(7), values)).rejects.toThrow()
})

test('PDP-13 a review sent while the list is loading is in the list that arrives', async () => {
  const early = delayed(() => json([older]))
  shop.answers['GET /products/reviews/7'] = early.answer
  shop.answers['POST /products/reviews'] = () => json({ review_id: 2, ...values }, 201)
  shop.show(reviewsQuery(7))
  await vi.waitFor(() => expect(shop.calls).toHaveLength(1))
  shop.answers['GET /products/reviews/7'] = () =>
    json([{ review_id: 2, ...values, created_at: '2026-11-20' }, older])
  await mutateOnce(shop.client, sendReview(7), values)
  early.go()
  await vi.waitFor(() => expect(top()).toMatchObject({ review_id: 2 }))
  expect(list()).toHaveLength(2)
})

test('AUTH-03 a login ignores the response of the profile check at start', async () => {
  const start = delayed(() => message(401))
  shop.answers['GET /auth/profile'] = start.answer
  shop.answers['POST /auth/login'] = () => json({ success: true })
  shop.show(profileQuery)
  await vi.waitFor(() => expect(shop.calls).toHaveLength(1))
  shop.answers['GET /auth/profile'] = () => json({ user_id: 4, username: 'demo' })
  const loggedIn = mutateOnce(shop.client, login, { username: 'demo', password: 'x' })
  await vi.waitFor(() => expect(shop.calls).toHaveLength(3))
  start.go()
  await loggedIn
  expect(shop.store.get(userAtom)).toMatchObject({ user_id: 4 })
})

test('AUTH-10 a logout removes all data of the user from the tab', async () => {
  shop.stored.set('checkout', '{"firstName":"Nadeesha"}')
  shop.stored.set('lastOrder', '{}')
  shop.stored.set('scroll', '[]')
  await shop.store.set(logoutAtom)
  expect([...shop.stored.keys()]).toEqual(['scroll'])
})

describe('PRO-01 the signed-in user may have changed', () => {
  const user = (user_id: number) => ({ user_id, username: `user ${user_id}` })

  beforeEach(async () => {
    shop.answers['GET /auth/profile'] = () => json(user(4))
    shop.answers['POST /auth/logout'] = () => json({})
    shop.show(profileQuery)
    await vi.waitFor(() => expect(shop.store.get(userAtom)).toMatchObject({ user_id: 4 }))
  })

  test('a profile check that is answered after the logout signs nobody in', async () => {
    const late = delayed(() => json(user(4)))
    shop.answers['GET /auth/profile'] = late.answer
    const checking = shop.store.set(checkUserAtom)
    await shop.store.set(logoutAtom)
    late.go()
    await checking
    expect(shop.store.get(userAtom)).toBeNull()
  })

  test.each([
    ['a visitor', () => new Response(null, { status: 204 }), undefined],
    ['refused', () => message(401), undefined],
    ['refused with 403', () => message(403), undefined],
    ['somebody else', () => json(user(5)), 5],
  ])('%s finds no data of the previous user', async (_, answer, now) => {
    shop.stored.set('checkout', '{"firstName":"Nadeesha"}')
    shop.stored.set('lastOrder', '{}')
    shop.answers['GET /auth/profile'] = answer
    await shop.store.set(checkUserAtom)
    expect(shop.store.get(userAtom)?.user_id).toBe(now)
    expect([...shop.stored.keys()]).toEqual(now === undefined ? [] : ['tabUser'])
  })

  test.each([
    ['the same user', () => json(user(4))],
    ['no answer', () => message(503)],
  ])('%s changes nothing', async (_, answer) => {
    shop.stored.set('checkout', '{"firstName":"Nadeesha"}')
    shop.answers['GET /auth/profile'] = answer
    await shop.store.set(checkUserAtom)
    expect(shop.store.get(userAtom)).toMatchObject({ user_id: 4 })
    expect([...shop.stored.keys()].sort()).toEqual(['checkout', 'tabUser'])
  })
})

const padlock = (price: number) => json({ product_id: 7, name: 'Padlock', price })

test('BEY-08 the prices at checkout of very many parts come with one call, and a part that the list lacks with its own', async () => {
  const ids = Array.from({ length: 60 }, (_, at) => at + 1)
  shop.answers['GET /products'] = () =>
    json(ids.slice(1).map((product_id) => ({ product_id, name: 'Padlock', price: 1890 })))
  const records = shop.show(recordsQuery(ids))
  await vi.waitFor(() => expect(records().data).toHaveLength(60))
  expect(records().data?.[0]).toEqual({ id: 1, record: 'discontinued' })
  expect(shop.calls.map(({ path, cache }) => [path, cache])).toEqual([
    ['/products', 'no-store'],
    ['/products/1', 'no-store'],
  ])
})

test('BEY-08 the prices at checkout never come from a request that a cache may answer, not even from one under way', async () => {
  const old = delayed(() => padlock(1))
  shop.answers['GET /products/7'] = ({ cache }) => (cache === 'no-store' ? padlock(1890) : old.answer())
  const product = shop.show(productQuery(7))
  await vi.waitFor(() => expect(shop.calls).toHaveLength(1))
  await shop.shows(recordsQuery([7]), { data: [{ record: { price: 1890 } }] })
  // The product's own page has the newer record at once.
  expect(product().data).toMatchObject({ price: 1890 })
  expect(shop.calls.map(({ cache }) => cache)).toEqual([undefined, 'no-store'])
})

test('the sitemap has the canonical addresses of categories', async () => {
  shop.answers['GET /products'] = () => json([])
  shop.answers['GET /categories/primary'] = () => json([{ category_id: 1, name: 'Roofs', slug: 'roofs' }])
  shop.answers['GET /categories/secondary?primary_id=1'] = () =>
    json([{ category_id: 11, name: 'Gutters', slug: 'gutters' }])
  shop.answers['GET /categories/tertiary?secondary_id=11'] = () =>
    json([{ category_id: 111, name: 'Brackets', slug: 'brackets' }])
  expect(await sitemapPaths(fetch)).toEqual(
    expect.arrayContaining(['/categories/roofs', '/categories/roofs/gutters', '/category/brackets/products']),
  )
})

test.each([404, 501])(
  'CMP-03 a back end that answers %i to the challenge, which is no call of §7, offers none',
  async (status) => {
    shop.answers['GET /captcha-challenge'] = () => message(status)
    expect(await solveCaptcha(new AbortController().signal)).toBe('no-challenge')
  },
)
