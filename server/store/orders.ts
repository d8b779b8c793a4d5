import type { Message } from '../outbox/outbox.ts'
import type { NewOrder, Order, OrderStatus, ProductRecord } from './records.ts'

/** An order that may be sent twice: whose it is, the key it was sent with, and a fingerprint of what was sent. */
export type OrderKey = { owner: string; key: string; fingerprint: string }

/** What becomes of a purchase once its products are known: the order, and what the shop sends about it. */
type Reckoned = { order: NewOrder; messages: (orderId: number) => readonly Message[] }

export type OrderStore = {
  /** Newest first. */
  orders(userId: number): Promise<readonly Order[]>
  order(id: number): Promise<Order | undefined>
  /** The order that was placed with this key; 'other' when the key belongs to another order's text. */
  orderByKey(key: OrderKey): Promise<number | 'other' | undefined>
  /**
   * Places an order in one transaction: the products asked for are read, `reckon` makes the order of them, and order,
   * lines, messages and key are written together. What `reckon` throws undoes it all. The same key and fingerprint
   * give the order placed before, the same key with another fingerprint 'other'.
   */
  placeOrder(
    productIds: readonly number[],
    reckon: (products: readonly ProductRecord[]) => Reckoned,
    key?: OrderKey,
  ): Promise<number | 'other'>
  /** Whether it was still pending or processing, and is cancelled now. */
  cancelOrder(id: number): Promise<boolean>
  /** What the shop does with an order; false when there is no such order. */
  setOrderStatus(id: number, status: OrderStatus): Promise<boolean>
}
