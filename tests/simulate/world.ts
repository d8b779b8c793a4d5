import { createApi } from '../../server/api/api.ts'
import { memoryStore } from '../../server/memory/store.ts'
import type { User } from '../../server/store/records.ts'
import type { Order } from '../../src/api/orders.ts'
import type { OrderRequest, PlacedOrder } from '../../src/atoms/checkout.ts'
import { refusalText } from '../../src/lib/endpoint.ts'
import { type Line, lineKey } from '../../src/rules/cart.ts'
import { limits } from '../../src/rules/limits.ts'
import { formatRs } from '../../src/rules/money.ts'
import type { OrderStatus } from '../../src/rules/orders.ts'
import { noon, places, seed } from '../api/shop.ts'
import { createLedger, type Press, type Wish } from './ledger.ts'
import { type Fate, network } from './network.ts'
import type { Scene, Stage } from './stage.ts'
import { type Device, Tab } from './tab.ts'

/** A bug to plant at the edge of the shop, as if a fix were taken out: the simulator must find it. */
export const plants = {
  key: 'a new idempotency key for each attempt',
  leaving: 'the order does not look whether the shopper has left',
  locks: 'several tabs order at once',
  owner: 'the order does not say for whom the form was filled in',
} as const
export type Plant = keyof typeof plants

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
export function createWorld(stage: Stage, plant?: Plant) {
  stage.reset(noon)
  const data = { ...seed(), users: [account(1, 'amal'), account(2, 'bimal')], orders: [] }
  const server = memoryStore(data, plainPasswords)
  const accountOf = new Map<string, string>()
  const ledger = createLedger()
  let attempts = 0
  const device = (name: string, accounts: string[], visitor: string): Device => ({
    ...{ name, accounts, visitor, online: true, tabs: [], opened: 0, turns: [], taken: 0 },
    ...{ cookies: new Map(), local: new Map(), cart: new Map(), cleared: new Set() },
  })
  const world = {
    ...{ data, server, ledger, plant, steps: 0 },
    devices: [device('home computer', ['amal', 'bimal'], 'hasini'), device('phone', ['amal'], 'piyal')],
    log: [] as string[],
    /** What went wrong in the moment: the name of the invariant, and how. */
    broken: [] as string[],
    coming: [] as Fate[],
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

    /** A page shows an order of its user's history. */
    shown(tab: Tab, { order_id, status, first_name, email }: Order) {
      const seen = world.shownStatuses.get(tab) ?? new Map<number, string[]>()
      const statuses = seen.get(Number(order_id)) ?? []
      if (statuses.at(-1) !== status) seen.set(Number(order_id), [...statuses, status])
      world.shownStatuses.set(tab, seen)
      const { device, user: account } = tab
      world.texts.push({ account, device, where: 'the orders shown', text: `${first_name} ${email}` })
    },
    copyDraft: ledger.copyDraft,
    pressed(tab: Tab, request: OrderRequest): Press {
      tab.draft ??= ledger.newDraft()
      return { wish: ledger.wish(tab.draft, request), request, taken: tab.device.taken }
    },
    /** A page confirms an order. */
    confirmed(tab: Tab, { wish, request, taken }: Press, order: PlacedOrder) {
      const { cart, cleared } = tab.device
      const id = Number(order.orderId)
      tab.say(`is told that order ${id} is placed, ${formatRs(order.orderTotal)}`)
      wish.confirmed.push(order)
      if (order.isOwner) tab.draft = undefined
      if (!request.fromCart || cleared.has(id)) return
      ledger.end(wish)
      cleared.add(id)
      const held = (item: Line) => cart.get(lineKey(item)) ?? 0
      if (taken === tab.device.taken && request.items.some((item) => held(item) < item.quantity))
        world.broken.push(
          `What is in the cart is ordered once.\n  Order ${id} was placed from a cart that another one had emptied`,
        )
      for (const item of request.items) setLine(cart, item, held(item) - item.quantity)
    },
    /** A page says that an order was not placed. */
    refused(tab: Tab, { wish }: Press, error: unknown) {
      tab.say(`is told that the order was not placed${error ? `: ${refusalText(error) ?? error}` : ''}`)
      world.refusals.push({ wish, error })
    },
    fetch: undefined as unknown as typeof globalThis.fetch,
  }

  // Every change of a status is noted, also one that is undone before anybody looks.
  const { setOrderStatus } = server
  server.setOrderStatus = (id, status) =>
    setOrderStatus(id, status).finally(async () => {
      const statuses = world.orders.get(id)?.statuses
      const order = await server.order(id)
      if (order && statuses?.at(-1) !== order.status) statuses?.push(order.status)
    })

  const api = createApi({
    store: server,
    passwords: plainPasswords,
    places: async () => places,
    clientOf: (c) => c.req.header('x-device') ?? '',
    log: {
      info: () => {},
      error: (text, error) => world.broken.push(`The server never fails by itself.\n  ${text}: ${error}`),
    },
  })
  const isOrder = (path: string) => path === '/api/products/purchase'
  world.fetch = network({
    server: api,
    coming: world.coming,
    say: world.say,
    onSent(sent) {
      const { press } = sent.scene
      if (!press || !isOrder(sent.path)) return
      press.wish.sentAfterLeaving ||= press.request.signal!.aborted
      if (plant === 'key') sent.headers.set('idempotency-key', `${++attempts}`)
      if (plant === 'owner') sent.body = JSON.stringify({ ...JSON.parse(sent.body), userId: null })
    },
    onHandled({ scene, path, body, cookie }, { status, text, cookies }) {
      if (path === '/api/auth/login' && status === 200)
        for (const line of cookies) accountOf.set(line.split(';')[0]!, JSON.parse(body).username)
      if (!isOrder(path) || status !== 201) return
      const id: number = JSON.parse(text).order_id
      scene.press?.wish.orders.add(id)
      if (world.orders.has(id)) return
      world.orders.set(id, { statuses: ['pending'], shown: scene.press?.request.totals.total })
      world.say(scene, `the server has placed order ${id} for it (${accountOf.get(cookie) ?? 'visitor'})`)
    },
    onArrived({ scene: { page }, path, cookie }, { text }) {
      const device = world.devices.find(({ name }) => name === page.device.name)!
      world.texts.push({ account: accountOf.get(cookie), device, where: path, text })
    },
  })
  for (const each of world.devices) new Tab(world, each)
  return world
}

export function setLine(cart: Map<string, number>, line: Line, quantity: number) {
  if (quantity > 0) cart.set(lineKey(line), Math.min(quantity, limits.maxQuantity))
  else cart.delete(lineKey(line))
}
