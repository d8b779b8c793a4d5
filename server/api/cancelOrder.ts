import { canCancel } from '../../src/rules/orders.ts'
import { refuse } from '../refusal.ts'
import type { Order } from '../store/records.ts'
import type { Services } from './services.ts'

/** Cancels an order at the wish of its customer. Refuses with 409 when it is too late. §4 */
export async function cancelOrder({ store, now }: Services, order: Order): Promise<void> {
  if (!canCancel(order, now()) || !(await store.setOrderStatus(order.order_id, 'cancelled')))
    refuse(409, 'Order can no longer be cancelled.')
}
