import type { OrderStatus } from '../../src/rules/orders.ts'
import type { Message } from './outbox.ts'
import type { PaymentEvent } from './payments.ts'
import type { NewOrder, Order, ProductRecord } from './records.ts'

/** Recognises a repeated purchase request: its owner, its Idempotency-Key, and a fingerprint of what it orders. */
export type OrderKey = { owner: string; key: string; fingerprint: string }

/** The result of recalculating a purchase: the order, the messages about it, and the beginning of its payment, if it is due. */
export type RecalculatedOrder = {
  order: NewOrder
  messages: (orderId: number) => readonly Message[]
  payment?: (orderId: number) => PaymentEvent | undefined
}

/** Statuses of orders that are no longer under way. */
export const closedStatuses: readonly OrderStatus[] = ['completed', 'cancelled']

/** The field values that remove the customer from an order. */
export const anonymousCustomer = {
  user_id: null,
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

/** A part of a list, and how many entries all of it has. */
type Counted<Entry> = { list: readonly Entry[]; count: number }

type CurrentOrders = { open: Counted<Order>; recent: Counted<Order> }

export type OrderStore = {
  /** Newest first. */
  orders(userId: number): Promise<readonly Order[]>
  order(id: number): Promise<Order | undefined>
  /** The orders that exist among the ids, in no order. */
  ordersById(ids: readonly number[]): Promise<readonly Order[]>
  /**
   * The first `limit` open orders, oldest first, and those since an ISO time, newest first; each with how many there are.
   */
  currentOrders(since: string, limit: number): Promise<CurrentOrders>
  /** The order that was placed with this key; 'other' when the key was used for a different request. */
  orderByKey(key: OrderKey): Promise<number | 'other' | undefined>
  /**
   * Places the order that `makeOrder` makes from the products, in one transaction with items, messages, payment and key; an
   * error rolls all back. The same key gives the order placed before, with another fingerprint 'other'.
   */
  placeOrder(
    productIds: readonly number[],
    makeOrder: (products: readonly ProductRecord[]) => RecalculatedOrder,
    key?: OrderKey,
  ): Promise<number | 'other'>
  /** Moves an order forward, or cancels it. False when it is, when written, not in one of `statusesBefore`. */
  setOrderStatus(id: number, status: OrderStatus): Promise<boolean>
}
