import type { OutboxStore } from '../store/outbox.ts'
import type { PaymentStore, StoredPaymentEvent } from '../store/payments.ts'
import type { Order } from '../store/records.ts'

/** Payment events as a list in memory. `orderNow` returns an order at once, `changeOrder` writes fields of it. */
export function memoryPayments(
  orderNow: (id: number) => Order | undefined,
  changeOrder: (id: number, changes: Partial<Order>) => void,
  { enqueue }: Pick<OutboxStore, 'enqueue'>,
): PaymentStore {
  const events: StoredPaymentEvent[] = []
  const eventsOf = (id: number | null) => events.filter(({ order_id }) => order_id === id)
  return {
    async addPaymentEvent(event, judge) {
      const { gateway, payment, state, order_id, signed } = event
      const same = (each: StoredPaymentEvent) =>
        each.signed && each.gateway === gateway && each.payment === payment && each.state === state
      if (signed && events.some(same)) return false
      const order = order_id === null ? undefined : orderNow(order_id)
      const before = order ? eventsOf(order.order_id) : []
      const { payment_status, problem, messages } = judge(order, before)
      events.push({ ...event, id: events.length + 1, order_id: order?.order_id ?? null, problem })
      if (order && payment_status !== undefined) changeOrder(order.order_id, { payment_status })
      for (const message of messages) await enqueue(message, Date.parse(event.at))
      return true
    },
    async settlePaymentEvent(id) {
      const event = events.find((each) => each.id === id)
      if (!event?.problem) return false
      event.problem = ''
      return true
    },
    newPaymentEvents: async (since) => events.filter(({ at, problem }) => problem !== '' || at >= since),
    paymentEvents: async (orderId) => (orderId === undefined ? [...events] : eventsOf(orderId)),
  }
}
