import { newestFirst } from '../../src/rules/dates.ts'
import { statusesBefore } from '../../src/rules/orders.ts'
import type { CatalogueStore } from '../store/catalogue.ts'
import type { OrderKey, OrderStore } from '../store/orders.ts'
import type { OutboxStore } from '../store/outbox.ts'
import type { Order, Seed } from '../store/records.ts'
import { nextId } from './ids.ts'

/** The field values that remove the customer from an order. */
const anonymousCustomer = {
  first_name: '',
  last_name: '',
  phone: '',
  email: '',
  shipping_address: '',
  billing_address: '',
  notes: '',
  latitude: null,
  longitude: null,
}

const isOpen = ({ status }: Order) => status !== 'completed' && status !== 'cancelled'

/** Orders in memory. `forgetCustomer` removes a deleted account's personal data from its orders. */
export function memoryOrders(
  seed: Seed,
  { productsById }: Pick<CatalogueStore, 'productsById'>,
  { enqueue }: Pick<OutboxStore, 'enqueue'>,
): OrderStore & {
  forgetCustomer(userId: number): void
  /** An order at once: nothing else happens before its caller goes on. */
  orderNow(id: number): Order | undefined
  changeOrder(id: number, changes: Partial<Order>): void
} {
  let orders: Order[] = [...seed.orders]
  const keys = new Map<string, { fingerprint: string; id: number }>()
  const eraseWhenClosed = new Set<number>()

  const byKey = ({ owner, key, fingerprint }: OrderKey) => {
    const before = keys.get(JSON.stringify([owner, key]))
    return before && (before.fingerprint === fingerprint ? before.id : ('other' as const))
  }
  const change = (id: number, changes: Partial<Order>) => {
    const order = orders.find(({ order_id }) => order_id === id)
    if (!order) return false
    let next = { ...order, ...changes }
    if (!isOpen(next) && eraseWhenClosed.has(id)) next = { ...next, ...anonymousCustomer }
    orders = orders.map((each) => (each === order ? next : each))
    return true
  }

  return {
    orders: async (userId) =>
      newestFirst(
        orders.filter(({ user_id }) => user_id === userId).toReversed(),
        ({ order_date }) => order_date,
      ),
    order: async (id) => orders.find(({ order_id }) => order_id === id),
    ordersById: async (ids) => orders.filter(({ order_id }) => ids.includes(order_id)),
    currentOrders: async (since, limit) =>
      newestFirst(
        orders.filter((order) => order.order_date >= since || isOpen(order)).toReversed(),
        ({ order_date }) => order_date,
      ).slice(0, limit),
    orderByKey: async (key) => byKey(key),
    async placeOrder(productIds, makeOrder, key) {
      const products = await productsById(productIds)
      const before = key && byKey(key)
      if (before !== undefined) return before
      const { order, messages } = makeOrder(products)
      const order_id = nextId(
        orders.map(({ order_id }) => order_id),
        10_000,
      )
      const last = nextId(orders.flatMap(({ items }) => items.map(({ order_item_id }) => order_item_id)))
      const items = order.items.map((item, at) => ({ order_item_id: last + at, ...item }))
      orders.push({ order_id, ...order, items })
      if (key) keys.set(JSON.stringify([key.owner, key.key]), { fingerprint: key.fingerprint, id: order_id })
      for (const message of messages(order_id)) await enqueue(message, Date.parse(order.order_date))
      return order_id
    },
    async setOrderStatus(id, status) {
      const before = orders.find(({ order_id }) => order_id === id)?.status
      return before !== undefined && statusesBefore(status).includes(before) && change(id, { status })
    },
    orderNow: (id) => orders.find(({ order_id }) => order_id === id),
    changeOrder: change,
    forgetCustomer(userId) {
      for (const { order_id, user_id } of orders) {
        if (user_id !== userId) continue
        eraseWhenClosed.add(order_id)
        change(order_id, { user_id: null })
      }
    },
  }
}
