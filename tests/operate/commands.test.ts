import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApi } from '../../server/api/api.ts'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import { shop as config } from '../../src/shop/config.ts'
import { complaint } from '../api/bodies.ts'
import { noon } from '../api/shop.ts'
import { shopCli } from './cli.ts'

let shop: Awaited<ReturnType<typeof shopCli>>
let seeded: string
beforeAll(async () => {
  shop = await shopCli({ empty: true })
  seeded = (await shop.run('seed')).text
})
afterAll(() => shop.close())

test('an unknown command is refused, and help names the commands', async () => {
  expect((await shop.run('order')).refused).toContain("unknown command 'order'")
  const { text } = await shop.run('orders', '--help')
  for (const command of ['list', 'show', 'status']) expect(text).toMatch(new RegExp(`^  ${command}\\b`, 'm'))
})

describe('orders', () => {
  test('list shows the newest orders, limited and filtered by status', async () => {
    const { text } = await shop.run('orders', 'list', '--limit', '2')
    expect(text).toMatch(
      new RegExp(
        `${orderNumber(10005)} +20 Nov 2026, 11:59 am +pending +Nadeesha Perera +COD +Rs\\. 2,240\\.00`,
      ),
    )
    expect(text).toContain('2 of 5 orders')
    expect(text).not.toContain(orderNumber(10003))
    const shipped = await shop.run('orders', 'list', '--status', 'shipped')
    expect(shipped.text.match(new RegExp(`${config.orderPrefix}\\d+`, 'g'))).toEqual([orderNumber(10004)])
  })

  test('show prints all details of one order', async () => {
    const { text } = await shop.run('orders', 'show', 'nlod-10003')
    for (const part of [orderNumber(10003), 'processing', '0771234567', 'Brass padlock', '17 Station Road'])
      expect(text).toContain(part)
  })

  test('status changes the status that the customer sees', async () => {
    expect((await shop.run('orders', 'status', '10003', 'shipped')).text).toBe(
      `${orderNumber(10003)} is now shipped; it was processing.`,
    )
    const history = await shop.database.store.orders(1)
    expect(history.find(({ order_id }) => order_id === 10_003)?.status).toBe('shipped')
  })

  test('an impossible change is refused', async () => {
    expect((await shop.run('orders', 'status', '10003', 'lost')).refused).toContain('Allowed choices are')
    expect((await shop.run('orders', 'status', '77', 'shipped')).refused).toBe(
      `There is no order ${orderNumber(77)}.`,
    )
    expect((await shop.run('orders', 'show', 'ten')).refused).toContain('It must be a number.')
    await shop.database.store.setOrderStatus(10_002, 'cancelled')
    expect((await shop.run('orders', 'status', '10002', 'shipped')).refused).toBe(
      `${orderNumber(10002)} was cancelled by the customer, and its status cannot be changed.`,
    )
  })
})

const event = (fields: object) => ({
  gateway: 'payhere',
  payment: '7',
  state: 'paid' as const,
  order_id: 10_003,
  amount: 2240,
  currency: 'LKR',
  signed: true,
  at: noon.toISOString(),
  ...fields,
})
const add = (fields: object, problem = '') =>
  shop.database.store.addPaymentEvent(event(fields), () => ({ problem, messages: [] }))

test('payments: list names what is to be done, and done takes a line off', async () => {
  await add({ payment: '8' }, 'The order is paid twice. Refund payhere payment 8.')
  await add({ payment: '9', state: 'failed' })
  const { text } = await shop.run('payments', 'list')
  const line = new RegExp(
    `^ *(\\d+) .* ${orderNumber(10003)} +payhere 8 +paid +Rs\\. 2,240\\.00 +The order is paid twice\\.`,
    'm',
  )
  const [, id = ''] = line.exec(text) ?? []
  expect(text).not.toContain('payhere 9')
  expect((await shop.run('payments', 'list', '--all')).text).toContain('payhere 9')
  expect((await shop.run('payments', 'done', id)).text).toBe(`Event ${id} is done.`)
  expect((await shop.run('payments', 'list')).text).not.toContain('payhere 8')
  expect((await shop.run('payments', 'done', id)).refused).toContain('about which something is to be done')
})

test('payments: forged notifications are one line, and done together', async () => {
  for (const payment of ['F1', 'F2']) await add({ payment, signed: false }, 'Its signature is wrong.')
  const { text } = await shop.run('payments', 'list')
  expect(text).toContain('2 forged notifications: somebody else')
  expect(text).not.toContain('F1')
  expect((await shop.run('payments', 'done', 'forged')).text).toBe('2 forged notifications done.')
  expect((await shop.run('payments', 'list')).text).not.toContain('forged')
  expect((await shop.run('payments', 'done', 'forged')).refused).toBe('There are no forged notifications.')
})

test('payments: an order of which the gateway says nothing for half an hour is listed, and its payment can be recorded', async () => {
  const ago = (ms: number) => new Date(Number(noon) - ms).toISOString()
  await add({ payment: '10004', order_id: 10_004, state: 'begun', at: ago(31 * 60_000) })
  await add({ payment: '10002', order_id: 10_002, state: 'begun', at: ago(29 * 60_000) })
  const { text } = await shop.run('payments', 'list')
  expect(text).not.toContain(orderNumber(10002))
  expect(text).toMatch(
    new RegExp(`${orderNumber(10004)} +payhere +begun +Rs\\. 2,240\\.00 +No word of payhere yet`),
  )
  expect((await shop.run('payments', 'paid', '10004', '77')).text).toBe(
    `${orderNumber(10004)} is paid by payhere payment 77.`,
  )
  expect((await shop.database.store.order(10_004))?.payment_status).toBe('paid')
  expect((await shop.run('payments', 'list')).text).not.toContain(orderNumber(10004))
  expect((await shop.run('payments', 'paid', '10001', '78')).refused).toBe(
    `No payment of ${orderNumber(10001)} was begun.`,
  )
})

test('complaints are removed with their images, by number or before a day, and the log says which', async () => {
  const { store } = shop.database
  const receipts = join(shop.folder, 'data/receipts')
  mkdirSync(receipts, { recursive: true })
  const days = ['2026-11-01T18:29:59Z', '2026-11-01T18:30:00Z', noon.toISOString()]
  for (const [i, created_at] of days.entries()) {
    writeFileSync(join(receipts, `${i}.png`), 'png')
    const receipt = { name: `${i}.png`, type: 'image/png', size: 3 }
    await store.addComplaint({ ...complaint, receipt, created_at }, () => [])
  }
  const [first, second, third] = (await store.complaints()).map(({ complaint_id }) => String(complaint_id))
  const refused = async (...args: string[]) => (await shop.run('complaints', 'remove', ...args)).refused
  expect(await refused(first!)).toContain('--yes')
  expect(await refused('--yes')).toBe('Give numbers, or --before.')
  expect(await refused('999', '--yes')).toBe('There is no complaint 999.')
  // The day begins in Colombo.
  expect((await shop.run('complaints', 'remove', '--before', '2026-11-02', '--yes')).text).toBe(
    `Complaint ${first} of 1 Nov 2026, 11:59 pm was removed.\nComplaints removed: ${first}.`,
  )
  expect(readdirSync(receipts)).toEqual(['1.png', '2.png'])
  await shop.run('complaints', 'remove', second!, third!, '--yes')
  expect([readdirSync(receipts), await store.complaints(), await store.receiptBytes()]).toEqual([[], [], 0])
})

test('complaints are listed and shown with the path of their receipt', async () => {
  const receipt = { name: 'receipt-1.png', type: 'image/png', size: 3 }
  const created_at = noon.toISOString()
  await shop.database.store.addComplaint({ ...complaint, receipt, created_at }, () => [])
  const line = /4 +20 Nov 2026, 12:00 pm +Nadeesha Perera +INV-77/
  expect((await shop.run('complaints', 'list')).text).toMatch(line)
  const { text } = await shop.run('complaints', 'show', '4')
  expect(text).toContain(complaint.message)
  expect(text).toMatch(/data\/receipts\/receipt-1\.png/)
  expect((await shop.run('complaints', 'show', '9')).refused).toBe('There is no complaint 9.')
})

test('a hidden review is not shown, and can be shown again', async () => {
  const { store } = shop.database
  expect((await shop.run('reviews', 'list', '--product', '1')).text).toContain('Firm.')
  await shop.run('reviews', 'hide', '2')
  expect((await store.reviews(1)).map(({ review_id }) => review_id)).toEqual([1])
  expect((await shop.run('reviews', 'list', '--hidden')).text).toMatch(/Firm\. +hidden/)
  await shop.run('reviews', 'show', '2')
  expect(await store.reviews(1)).toHaveLength(2)
})

test('a hidden review of the shop does not count in the rating', async () => {
  const { store } = shop.database
  const before = (await store.feedbackCounts()).get(4)
  await shop.run('reviews', 'hide', '14', '--shop')
  expect((await store.feedback(0, 1))[0]?.id).toBe(13)
  expect((await store.feedbackCounts()).get(4)).toBe(before! - 1)
})

test('an unknown review is refused', async () => {
  expect((await shop.run('reviews', 'hide', '99')).refused).toBe('There is no review 99.')
})

describe('content', () => {
  const current = async () => {
    const app = createApi({
      store: shop.database.store,
      now: () => noon,
      places: async () => [],
      passwords: { hash: async () => '', verify: async () => false },
    } as unknown as Parameters<typeof createApi>[0])
    const answer = await app.fetch(new Request('http://shop.test/api/content/announcements/active'))
    return ((await answer.json()) as { title: string }[]).map(({ title }) => title)
  }

  test('an announcement is shown on its days and can be removed', async () => {
    const days = ['--from', '2026-11-20', '--to', '2026-11-21']
    const { text } = await shop.run('content', 'announce', 'Late opening', ...days, '--urgent')
    expect(await current()).toContain('Late opening')
    const [, id = ''] = text.match(/Announcement (\d+)/) ?? []
    await shop.run('content', 'unannounce', id)
    expect(await current()).not.toContain('Late opening')
  })

  test('invalid days and links are refused', async () => {
    const announce = (...args: string[]) => shop.run('content', 'announce', 'Sale', ...args)
    expect((await announce('--from', 'tomorrow', '--to', '2026-11-21')).refused).toContain(
      'It must be a date',
    )
    expect((await announce('--from', '2026-11-21', '--to', '2026-11-20')).refused).toBe(
      'The last day is before the first.',
    )
    const days = ['--from', '2026-11-20', '--to', '2026-11-20']
    expect((await announce(...days, '--link', 'javascript:alert(1)')).refused).toContain('cannot be a link')
  })

  test.each(['http://a.example/x.webp', 'x.webp', 'https://a.example/1.webp, https://a.example/2.webp'])(
    'the image %s of a banner, which no page would show, is refused',
    async (image) => {
      for (const args of [
        ['add-banner', 'Locks'],
        ['promote', 'home-page-new-arrivals', 'New'],
      ])
        expect((await shop.run('content', ...args, '--image', image)).refused).toContain(image)
    },
  )

  test('banners and promotional banners can be added and removed', async () => {
    const added = await shop.run('content', 'add-banner', 'Locks', '--image', '/a.webp', '--image', '/b.webp')
    const banner = (await shop.database.store.banners()).find(({ title }) => title === 'Locks')
    expect(banner?.images.map(({ image_url }) => image_url)).toEqual(['/a.webp', '/b.webp'])
    expect((await shop.run('content', 'list')).text).toMatch(/Locks +\/products +2/)
    await shop.run('content', 'remove-banner', added.text.match(/\d+/)?.[0] ?? '')
    expect(await shop.database.store.banners()).toHaveLength(1)
    await shop.run('content', 'promote', 'home-page-new-arrivals', 'Just in', '--image', '/new2.webp')
    expect(await shop.database.store.promotion('home-page-new-arrivals')).toMatchObject({
      name: 'Just in',
      current_image: { image_url: '/new2.webp' },
    })
  })
})

describe('users', () => {
  test('list and show', async () => {
    expect((await shop.run('users', 'list')).text).toMatch(/1 +demo +Nadeesha Perera +gold +1840 +4 +\d/)
    expect((await shop.run('users', 'show', 'DEMO@mail.example')).text).toContain('17 Station Road')
    // A name of before names could have no @ does not stand for the owner of the address.
    await shop.database.store.updateUser(2, { username: 'demo@mail.example' }, { now: Number(noon) })
    expect((await shop.run('users', 'show', 'demo@mail.example')).text).toContain('Nadeesha Perera')
    await shop.database.store.updateUser(2, { username: 'ruwan' }, { now: Number(noon) })
    expect((await shop.run('users', 'show', 'nobody')).refused).toBe('There is no user nobody.')
  })

  test('loyalty sets level and points', async () => {
    await shop.run('users', 'loyalty', 'ruwan', '--level', 'silver', '--points', '12')
    expect(await shop.database.store.userByName('ruwan')).toMatchObject({
      membershipLevel: 'silver',
      loyaltyPoints: 12,
    })
    expect((await shop.run('users', 'loyalty', 'ruwan')).refused).toBe('Give --level or --points.')
  })

  test('sign-out ends the sessions', async () => {
    const { store } = shop.database
    const hash = await store.passwordHash(2)
    await store.addSession('cookie', 2, Number(noon) + 1000, hash ?? '')
    expect(await store.session('cookie', Number(noon))).toBe(2)
    await shop.run('users', 'sign-out', 'ruwan')
    expect(await store.session('cookie', Number(noon))).toBeUndefined()
  })

  test('delete needs --yes and removes the person from their orders', async () => {
    expect((await shop.run('users', 'delete', 'ruwan')).refused).toContain('--yes')
    await shop.run('users', 'delete', 'ruwan', '--yes')
    expect(await shop.database.store.userByName('ruwan')).toBeUndefined()
    expect((await shop.database.store.order(10_005))?.user_id).toBeNull()
  })
})

test('what was changed is recorded, without what is personal', async () => {
  const acts = (await shop.database.store.acts(100)).map(({ what }) => what)
  for (const act of [
    /^Payment event \d+ done$/,
    /^Complaints removed: \d+\.$/,
    /^Review \d+ is hidden/,
    /^Announcement \d+ is shown from/,
    /^The announcement \d+ is removed\.$/,
    /^The promotional banner at \S+ is now/,
    /^Account 2: level silver, 12 points\.$/,
    /^Account 2 is signed out everywhere\.$/,
    /^Account 2 is deleted\.$/,
  ])
    expect(acts).toContainEqual(expect.stringMatching(act))
  expect(acts.join()).not.toContain('ruwan')
})

test('messages that were given up are listed and can be sent again', async () => {
  const { store } = shop.database
  const message = { kind: 'email' as const, to: 'a@mail.example', subject: 'Your order', text: 'Thank you' }
  await store.enqueue(message, Number(noon))
  // The commands of the tests before have written to customers.
  let due = await store.takeDueMessage(Number(noon), 1000)
  while (due && due.to !== message.to) due = await store.takeDueMessage(Number(noon), 1000)
  await store.messageFailed(due!.id, 'no such letter box', 'never', Number(noon))
  expect((await shop.run('messages', 'list')).text).toMatch(
    /given up +email +a@mail.example .*no such letter box/,
  )
  await shop.run('messages', 'retry', String(due!.id))
  expect((await store.messages('waiting')).map(({ id }) => id)).toContain(due!.id)
  expect((await shop.run('messages', 'retry', '99')).refused).toContain('no message 99')
})

test('migrate prints the number of migrations, seed fills only an empty shop', async () => {
  expect((await shop.run('migrate')).text).toMatch(/up to date, with \d+ migrations/)
  expect(seeded).toBe('Added 11 products, 2 users and 5 orders.')
  expect((await shop.run('seed')).refused).toContain('already has data')
})

test('an import of products purges the CDN, a dry run and an import into a shop without a CDN do not', async () => {
  const file = join(shop.folder, 'parts.csv')
  writeFileSync(file, 'sku,price\nPAD-B50-BR,1990\n')
  await shop.run('products', 'import', file)
  expect((await shop.run('purge')).refused).toBe('CDN_PURGE_URL is not set.')
  const purge = vi.fn(async () => {})
  shop.context.purge = purge
  writeFileSync(file, 'sku,price\nPAD-B50-BR,1890\n')
  await shop.run('products', 'import', file, '--dry-run')
  expect(purge).not.toHaveBeenCalled()
  await shop.run('products', 'import', file)
  expect((await shop.run('purge')).text).toContain('The CDN was asked')
  expect(purge).toHaveBeenCalledTimes(2)
})

test.each([
  ['\u001b[2J', '\ufffd[2J'],
  ['\u009b31m\b', '\ufffd31m\ufffd'],
  ['\r\u007f', '\ufffd\ufffd'],
  ['two\n\tlines, කළු', 'two\n\tlines, කළු'],
])('what a customer wrote gives the terminal no orders: %j', async (from, to) => {
  const receipt = { name: 'receipt-1.png', type: 'image/png', size: 3 }
  const fields = { ...complaint, message: `A ${from} B`, receipt, created_at: noon.toISOString() }
  const { complaint_id } = await shop.database.store.addComplaint(fields, () => [])
  expect((await shop.run('complaints', 'show', String(complaint_id))).text).toContain(`A ${to} B`)
})
