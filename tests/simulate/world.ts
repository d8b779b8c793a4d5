import { createApi } from '../../server/api/api.ts'
import { memoryStore } from '../../server/memory/store.ts'
import type { User } from '../../server/store/records.ts'
import type { Order } from '../../src/api/orders.ts'
import type { LastOrder, OrderRequest } from '../../src/atoms/checkout.ts'
import { refusalText } from '../../src/lib/endpoint.ts'
import { type Line, lineKey } from '../../src/rules/cart.ts'
import { limits } from '../../src/rules/limits.ts'
import { formatRs } from '../../src/rules/money.ts'
import type { OrderStatus } from '../../src/rules/orders.ts'
import { noon, places, seed } from '../api/shop.ts'
import { createLedger, type Wish } from './ledger.ts'
import { type Fate, network } from './network.ts'
import type { Scene, Stage } from './stage.ts'
import { type Device, Tab } from './tab.ts'

export const password = 'Right@2026'
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
export const contactOf = (name: string) => ({
  firstName: capital(name),
  lastName: 'Perera',
  email: `${name}@mail.example`,
  phone: '0771234567',
})
const account = (user_id: number, username: string): User & { password: string } => {
  const { firstName, lastName, email, phone } = contactOf(username)
  return {
    ...{ user_id, username, password, email, phone, first_name: firstName, last_name: lastName },
    ...{ name: `${firstName} ${lastName}`, address: `17 ${firstName} Road, Wellawatte, Colombo 06` },
    ...{ membershipLevel: 'standard', loyaltyPoints: 0 },
  }
}

/** Passwords without the work, which is done in threads that end in any order. */
const plainPasswords = {
  hash: async (text: string) => text,
  verify: async (text: string, hash: string) => text === hash,
}

export type World = ReturnType<typeof createWorld>

/** One day: a shop that has just opened, two devices, and what the invariants ask about what happened. */
export function createWorld(stage: Stage) {
  stage.reset(noon)
  const data = { ...seed(), users: [account(1, 'amal'), account(2, 'bimal')], orders: [] }
  const server = memoryStore(data, plainPasswords)
  const accountOf = new Map<string, string>()
  const world = {
    data,
    server,
    log: [] as string[],
    failures: [] as string[],
    ledger: createLedger(),
    coming: [] as Fate[],
    devices: [] as Device[],
    steps: 0,
    /** Every order that the server has placed, with each status that it has had, and the total shown when Pay was pressed for it. */
    orders: new Map<number, { statuses: OrderStatus[]; shown: number | undefined }>(),
    /** What a page has shown of an order's status, by page and order. */
    shownStatuses: new Map<Tab, Map<number, string[]>>(),
    /** Texts that have reached a device or a page, and the account for which they came. */
    texts: [] as { account: string | undefined; device: Device; where: string; text: string }[],
    refusals: [] as { wish: Wish; error: unknown }[],

    say(scene: Scene | undefined, words: string) {
      const time = new Date(Date.now() + 5.5 * 3600_000).toISOString().slice(11, 23)
      world.log.push(`${time} ${scene ? `${scene.page.device.name}, ${scene.page.tab}: ` : ''}${words}`)
    },
    pass: (ms: number) => stage.pass(ms),
    fetch: undefined as unknown as typeof globalThis.fetch,

    /** A page shows an order of its user's history. */
    shown(tab: Tab, { order_id, status, first_name, email }: Order) {
      const seen = world.shownStatuses.get(tab) ?? new Map<number, string[]>()
      const statuses = seen.get(Number(order_id)) ?? []
      if (statuses.at(-1) !== status) seen.set(Number(order_id), [...statuses, status])
      world.shownStatuses.set(tab, seen)
      const { device, user: account } = tab
      world.texts.push({ account, device, where: 'the orders shown', text: `${first_name} ${email}` })
    },
    /** A page confirms an order. */
    confirmed(tab: Tab, wish: Wish, { items, fromCart }: OrderRequest, order: LastOrder) {
      const { cart, cleared } = tab.device
      const id = Number(order.orderId)
      tab.say(`is told that order ${id} is placed, ${formatRs(order.orderTotal)}`)
      wish.confirmed.push(order)
      if (!fromCart || cleared.has(id)) return
      cleared.add(id)
      for (const item of items) setLine(cart, item, (cart.get(lineKey(item)) ?? 0) - item.quantity)
    },
    /** A page says that an order was not placed. */
    refused(tab: Tab, wish: Wish, error: unknown) {
      tab.say(`is told that the order was not placed${error ? `: ${refusalText(error) ?? error}` : ''}`)
      world.refusals.push({ wish, error })
    },
  }

  // Every change of a status is noted, also one that is undone before anybody looks.
  const note = async (id: number) => {
    const statuses = world.orders.get(id)?.statuses
    const order = await server.order(id)
    if (order && statuses?.at(-1) !== order.status) statuses?.push(order.status)
  }
  const { setOrderStatus } = server
  server.setOrderStatus = (id, status) => setOrderStatus(id, status).finally(() => note(id))

  const api = createApi({
    store: server,
    passwords: plainPasswords,
    places: async () => places,
    clientOf: (c) => c.req.header('x-device') ?? '',
    log: { info: () => {}, error: (text, error) => world.failures.push(`${text}: ${error}`) },
  })
  world.fetch = network({
    server: api,
    onSent({ scene: { press }, path }) {
      if (press && path === '/api/products/purchase') press.wish.sentAfterLeaving ||= press.signal.aborted
    },
    coming: world.coming,
    say: world.say,
    onHandled({ scene, path, body, cookie }, { status, text, cookies }) {
      if (path === '/api/auth/login' && status === 200)
        for (const line of cookies) accountOf.set(line.split(';')[0]!, JSON.parse(body).username)
      if (path !== '/api/products/purchase' || status !== 201) return
      const id: number = JSON.parse(text).order_id
      scene.press?.wish.orders.add(id)
      if (world.orders.has(id)) return
      world.orders.set(id, { statuses: ['pending'], shown: scene.press?.shown })
      world.say(scene, `the server has placed order ${id} for it (${accountOf.get(cookie) ?? 'visitor'})`)
    },
    onArrived({ scene: { page }, path, cookie }, { text }) {
      const device = world.devices.find(({ name }) => name === page.device.name)!
      world.texts.push({ account: accountOf.get(cookie), device, where: path, text })
    },
  }).fetch
  const device = (name: string, accounts: string[], visitor: string): Device => ({
    ...{ name, accounts, visitor, world, online: true, tabs: [], opened: 0 },
    ...{ cookies: new Map(), local: new Map(), cart: new Map(), cleared: new Set() },
    open(from) {
      const tab = new Tab(world, this, from)
      this.tabs.push(tab)
      tab.say(from ? `is opened as a duplicate of ${from.name}` : 'is opened')
      return tab
    },
  })
  world.devices.push(device('home computer', ['amal', 'bimal'], 'hasini'), device('phone', ['amal'], 'piyal'))
  for (const each of world.devices) each.open()
  return world
}

export function setLine(cart: Map<string, number>, line: Line, quantity: number) {
  if (quantity > 0) cart.set(lineKey(line), Math.min(quantity, limits.maxQuantity))
  else cart.delete(lineKey(line))
}
