import { newestFirst } from '../../src/rules/dates.ts'
import { statusesBefore } from '../../src/rules/orders.ts'
import type { CatalogueStore } from '../store/catalogue.ts'
import { anonymousCustomer, closedStatuses, type OrderKey, type OrderStore } from '../store/orders.ts'
import type { OutboxStore } from '../store/outbox.ts'
import type { PaymentStore, StoredPaymentEvent } from '../store/payments.ts'
import type { Order, Seed } from '../store/records.ts'

/** The next number: one above the highest of `ids`, and above `from`. */
export const nextId = (ids: readonly number[], from = 0): number =>
  ids.reduce((highest, id) => Math.max(highest, id), from) + 1

const isOpen = ({ status }: Order) => !closedStatuses.includes(status)

/** Orders and their payments in memory. `forgetCustomer` removes a deleted account's personal data from its orders. */
export function memoryOrders(
  seed: Seed,
  { productsById }: Pick<CatalogueStore, 'productsById'>,
  { enqueue }: Pick<OutboxStore, 'enqueue'>,
): OrderStore & PaymentStore & { forgetCustomer(userId: number): void } {
  let orders: Order[] = [...seed.orders]
  const keys = new Map<string, { fingerprint: string; id: number }>()
  const eraseWhenClosed = new Set<number>()
  const events: StoredPaymentEvent[] = []

  const orderById = (id: number | null) => orders.find(({ order_id }) => order_id === id)
  const eventsOf = (id: number) => events.filter(({ order_id }) => order_id === id)
  const byKey = ({ owner, key, fingerprint }: OrderKey) => {
    const before = keys.get(JSON.stringify([owner, key]))
    return before && (before.fingerprint === fingerprint ? before.id : ('other' as const))
  }
  const latest = (list: readonly Order[]) => newestFirst(list.toReversed(), ({ order_date }) => order_date)
  const change = (order: Order, changes: Partial<Order>) => {
    let next = { ...order, ...changes }
    if (!isOpen(next) && eraseWhenClosed.has(order.order_id)) next = { ...next, ...anonymousCustomer }
    orders = orders.map((each) => (each.order_id === order.order_id ? next : each))
  }

  return {
    orders: async (userId) => latest(orders.filter(({ user_id }) => user_id === userId)),
    order: async (id) => orderById(id),
    ordersById: async (ids) => orders.filter(({ order_id }) => ids.includes(order_id)),
    async currentOrders(since, limit) {
      const counted = (list: readonly Order[]) => ({ list: list.slice(0, limit), count: list.length })
      return {
        open: counted(latest(orders.filter(isOpen)).toReversed()),
        recent: counted(latest(orders.filter(({ order_date }) => order_date >= since))),
      }
    },
    orderByKey: async (key) => byKey(key),
    async placeOrder(productIds, makeOrder, key) {
      const products = await productsById(productIds)
      const before = key && byKey(key)
      if (before !== undefined) return before
      const { order, messages, payment } = makeOrder(products)
      const order_id = nextId(
        orders.map(({ order_id }) => order_id),
        10_000,
      )
      const itemId = nextId(orders.flatMap(({ items }) => items.map(({ order_item_id }) => order_item_id)))
      const items = order.items.map((item, at) => ({ order_item_id: itemId + at, ...item }))
      orders.push({ order_id, ...order, items })
      if (key) keys.set(JSON.stringify([key.owner, key.key]), { fingerprint: key.fingerprint, id: order_id })
      const begun = payment?.(order_id)
      if (begun) events.push({ ...begun, id: events.length + 1, problem: '' })
      for (const message of messages(order_id)) await enqueue(message, Date.parse(order.order_date))
      return order_id
    },
    async setOrderStatus(id, status) {
      const order = orderById(id)
      if (!order || !statusesBefore(status).includes(order.status)) return false
      change(order, { status })
      return true
    },
    forgetCustomer(userId) {
      for (const order of orders.filter(({ user_id }) => user_id === userId)) {
        eraseWhenClosed.add(order.order_id)
        change(order, { user_id: null })
      }
    },

    async addPaymentEvent(event, judge) {
      const { gateway, payment, state, order_id, signed } = event
      const same = (each: StoredPaymentEvent) =>
        each.signed && each.gateway === gateway && each.payment === payment && each.state === state
      if (signed && events.some(same)) return false
      const order = orderById(order_id)
      const { payment_status, problem, messages } = judge(order, order ? eventsOf(order.order_id) : [])
      events.push({ ...event, id: events.length + 1, order_id: order?.order_id ?? null, problem })
      if (order && payment_status !== undefined) change(order, { payment_status })
      for (const message of messages) await enqueue(message, Date.parse(event.at))
      return true
    },
    async settlePaymentEvent(id) {
      const event = events.find((each) => each.id === id)
      if (!event?.problem) return false
      event.problem = ''
      return true
    },
    async settleForgedEvents() {
      const forged = events.filter(({ signed, problem }) => !signed && problem !== '')
      for (const event of forged) event.problem = ''
      return forged.length
    },
    newPaymentEvents: async (since) => events.filter(({ at, problem }) => problem !== '' || at >= since),
    paymentEvents: async (orderId) => (orderId === undefined ? [...events] : eventsOf(orderId)),
  }
}
