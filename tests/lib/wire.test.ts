import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { account } from '../../src/api/account.ts'
import { captcha } from '../../src/api/captcha.ts'
import { categories } from '../../src/api/categories.ts'
import { content } from '../../src/api/content.ts'
import { delivery } from '../../src/api/delivery.ts'
import { feedback } from '../../src/api/feedback.ts'
import { orders } from '../../src/api/orders.ts'
import { products } from '../../src/api/products.ts'
import { purchase } from '../../src/api/purchase.ts'
import { reviews } from '../../src/api/reviews.ts'
import { session } from '../../src/api/session.ts'

const read = (call: { response: z.ZodMiniType }, value: unknown) => z.safeParse(call.response, value)
const least = { product_id: 7, name: 'Padlock', price: 1890 }

describe('responses that back ends may send (§3, §7)', () => {
  const full = {
    ...least,
    sku: '',
    description: '',
    images: [],
    unit: '',
    brand: '',
    delivery_available: 1,
    cod_only: 0,
    colombo_only: 0,
    category_id: undefined,
    category_name: undefined,
    category_slug: undefined,
  }

  test.each<[string, object, object]>([
    ['the least', least, {}],
    ['numbers as text', { ...least, product_id: '7', price: '1890.00' }, {}],
    ['what is no text where a text was asked for', { ...least, sku: false, unit: {}, brand: ['Yale'] }, {}],
    ['null for absent', { ...least, sku: null, description: null, brand: null, images: null }, {}],
    ['image_url', { ...least, image_url: '/a.jpg' }, { images: ['/a.jpg'] }],
    [
      'blank images before image_url',
      { ...least, images: [''], primary_image: ' ', image_url: '/a.jpg' },
      { images: ['/a.jpg'] },
    ],
    [
      'images as records',
      { ...least, images: [{ image_url: '/a.jpg' }, { url: '/b.jpg' }] },
      { images: ['/a.jpg', '/b.jpg'] },
    ],
    ['images as a JSON text', { ...least, images: '["/a.jpg"]' }, { images: ['/a.jpg'] }],
  ])('a product with %s', (_what, wire, fields) => {
    expect(read(products.one, wire)).toMatchObject({ success: true, data: { ...full, ...fields } })
  })

  const named = { name: 'x', slug: 'x' }
  test.each<[string, { response: z.ZodMiniType }, string, object]>([
    ['product', products.list, 'product_id', least],
    ['new arrival', products.newArrivals, 'product_id', least],
    ['search result', products.search, 'product_id', least],
    ['category', categories.primary, 'category_id', named],
    ['subcategory', categories.secondary, 'category_id', named],
    ['order', orders.list, 'order_id', { items: [least, least] }],
    ['review', reviews.list, 'review_id', { rating: 4 }],
  ])('a %s that a join repeats is read once, and the first stands', (_, call, key, rest) => {
    const entry = (id: unknown, more = {}) => ({ ...rest, [key]: id, ...more })
    const { data } = read(call, [entry(7), entry(7, { name: 'Again' }), entry('7'), entry('07')])
    expect(data).toEqual(read(call, [entry(7), entry('07')]).data)
    expect(data).toHaveLength(2)
  })

  test('reviews without an id are as many as there are', () => {
    expect(read(reviews.list, [{ rating: 4 }, { rating: 4 }]).data).toHaveLength(2)
  })

  test.each<[string, unknown]>([
    ['no id', { name: 'Padlock', price: 1 }],
    ['no name', { product_id: 7, name: ' ', price: 1 }],
    ['a price that is no number', { ...least, price: 'free' }],
    ['a negative price', { ...least, price: -1 }],
    ['nothing', null],
  ])('a product with %s violates the contract', (_what, wire) => {
    expect(read(products.one, wire).success).toBe(false)
  })

  test.each<[string, unknown]>([
    ['bare', [least]],
    ['in data.products', { data: { products: [least] } }],
  ])('a list %s', (_what, wire) => {
    expect(read(products.list, wire)).toMatchObject({ success: true, data: [{ product_id: 7 }] })
  })

  test.each<[string, { response: z.ZodMiniType }, unknown]>([
    ['products, bare', products.list, null],
    ['new arrivals in data', products.newArrivals, { success: true, data: { products: null }, error: '' }],
    ['search results', products.search, { results: null }],
    ['brands', products.brands, { brands: null, error: null }],
    ['primary categories', categories.primary, { categories: null }],
    ['announcements', content.announcements, { announcements: null }],
    ['reviews', reviews.list, { reviews: null }],
    ['orders', orders.list, { orders: null }],
    ['opinions', feedback.list, { reviews: null, total: 0, pages: 0 }],
    ['opinions, bare', feedback.list, null],
  ])('null in place of a list is an empty one: %s', (_what, call, wire) => {
    const { success, data } = read(call, wire)
    expect(success).toBe(true)
    expect((data as { reviews?: unknown }).reviews ?? data).toEqual([])
  })

  test.each<[string, unknown]>([
    ['null in data, of no list', { data: null }],
    ['null beside a refusal as a flag', { success: '0', products: null }],
    ['null beside an error in data', { data: { error: 'timeout', products: null } }],
    ['nothing', undefined],
  ])('%s is not a list', (_what, wire) => {
    expect(read(products.list, wire).success).toBe(false)
  })

  test('one invalid product is dropped, the rest of the list stays', () => {
    const { data } = read(products.list, [least, { product_id: 8 }, null, { ...least, product_id: 9 }])
    expect((data as { product_id: number }[]).map(({ product_id }) => product_id)).toEqual([7, 9])
  })

  test('categories as data.categories', () => {
    const wire = {
      data: { categories: [{ category_id: '4', name: 'Hinges', slug: 'hinges', thumbnail: null }] },
    }
    expect(read(categories.secondary, wire)).toMatchObject({
      success: true,
      data: [{ category_id: 4, thumbnail: '' }],
    })
  })

  test('brands as names or as records', () => {
    expect(read(products.brands, ['Korvane', { name: 'Ostrel' }, null])).toMatchObject({
      data: ['Korvane', 'Ostrel'],
    })
  })

  test.each<[string, unknown, boolean]>([
    ['with the flag', { success: true }, true],
    ['with the flag as 1, and the user in data', { success: 1, data: { user_id: 1 } }, true],
    ['without it', { token: 'x' }, false],
    ['with false', { success: false }, false],
  ])('a login response %s', (_what, wire, success) => {
    expect(read(session.login, wire).success).toBe(success)
  })

  test.each<[string, unknown, boolean]>([
    ['in user', { user: { user_id: 1 } }, true],
    ['in data.user', { success: true, data: { user: { user_id: 1 } } }, true],
    ['null', null, false],
    ['an error', { error: 'no' }, false],
  ])('a profile %s', (_what, wire, success) => {
    expect(read(session.profile, wire).success).toBe(success)
  })

  test('a delivery charge as text, without a place', () => {
    expect(read(delivery.charge, { distanceInKm: '12.4', shippingCost: '550', message: null })).toMatchObject(
      {
        success: true,
        data: { distanceInKm: 12.4, shippingCost: 550 },
      },
    )
  })

  test('an order id as text', () => {
    expect(read(purchase.create, { order_id: '10482' })).toMatchObject({ data: { order_id: 10482 } })
    expect(read(purchase.create, { order_id: 'A-7', data: { paid: 0 } })).toMatchObject({
      data: { order_id: 'A-7' },
    })
    expect(read(purchase.create, { message: 'ok' }).success).toBe(false)
  })
})

const { register, editProfile, deleteAccount } = account

test.each([undefined, null, 'OK', {}, { success: true }, { error: null }, { error: false }])(
  'responses that back ends may send to account forms (§7): %j is a success',
  (response) => {
    for (const call of [register, editProfile, deleteAccount]) expect(read(call, response).success).toBe(true)
  },
)

test.each([{ success: false }, { error: 'Username taken' }, { success: false, message: 'No' }])(
  'responses that back ends may send to account forms (§7): %j is a failure, whatever its status',
  (response) => {
    for (const call of [register, editProfile, deleteAccount])
      expect(read(call, response).success).toBe(false)
  },
)

test('responses that back ends may send to account forms (§7): the message of the server about an edit is kept, if there is one', () => {
  expect(read(editProfile, { message: 'Saved', user: {} }).data).toEqual({ message: 'Saved', user: {} })
  expect(read(editProfile, 'Saved').data).toBeUndefined()
})

describe('content and feedback with fields missing', () => {
  test.each<[string, { response: z.ZodMiniType }, (words: string) => unknown]>([
    ['announcement', content.announcements, (words) => [{ id: 1, title: words, content: words }]],
    ['banner', content.banners, (words) => [{ id: 1, title: words, content: words, images: [] }]],
    ['category', categories.primary, (words) => [{ category_id: 1, name: 'Locks', description: words }]],
    [
      'promotional banner',
      content.promotionalBanner,
      (words) => ({ name: words, description: words, current_image: '/a.jpg' }),
    ],
  ])('the words of a %s that an editor stores as HTML are those of plain text', (_what, call, answer) => {
    const html = read(call, answer('<p>Open <b>until 6</b> &amp; on&nbsp;Poya</p>'))
    expect(html.success).toBe(true)
    expect(html).toEqual(read(call, answer('Open until 6 & on Poya')))
  })

  test('an announcement without its flags is active and not urgent', () => {
    const result = read(content.announcements, [{ id: 1, title: 'Closed on Poya day', content: '' }])
    expect(result.data).toMatchObject([{ is_active: 1, is_urgent: 0 }])
  })

  test.each<[string, object, string[]]>([
    ['records', { images: [{ image_url: '/a.jpg' }, { image_url: null }] }, ['/a.jpg']],
    ['one path', { images: '/a.jpg' }, ['/a.jpg']],
    ['null', { images: null }, []],
  ])('a banner whose pictures are %s is shown', (_what, fields, paths) => {
    const { data } = read(content.banners, [{ id: 1, title: 'Poya', ...fields }])
    expect(data).toMatchObject([{ title: 'Poya', images: paths.map((image_url) => ({ image_url })) }])
  })

  test('analytics of no opinions may be null', () => {
    expect(read(feedback.analytics, null).data).toMatchObject({ averageRating: 0, totalReviews: 0 })
  })

  test('a captcha check without the flag has failed', () => {
    expect(read(captcha.verify, {}).data).toEqual({ success: false })
  })
})
