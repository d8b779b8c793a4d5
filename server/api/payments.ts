import type { PaymentForm } from '../../src/api/purchase.ts'
import { settlementOf } from '../../src/rules/payments.ts'
import { shop } from '../../src/shop/config.ts'
import { isUnpaid } from '../payments/outcome.ts'
import type { Order } from '../store/records.ts'
import { attemptOf } from './paymentNotifications.ts'
import type { Services } from './services.ts'

const gatewayOf = ({ gateways }: Services, order: Pick<Order, 'payment_method'>) =>
  gateways.find(({ method }) => method === order.payment_method)

/** By whom an order is paid before it is sent: a gateway of the shop, or the bank of a transfer. */
const payeeOf = (services: Services, { payment_method }: Pick<Order, 'payment_method'>) =>
  gatewayOf(services, { payment_method })?.name ??
  (settlementOf(payment_method) === 'transfer' ? payment_method : undefined)

/** Whether an order waits for its payment, on the page of a gateway of the shop or by transfer. */
export const isToBePaid = (
  services: Services,
  order: Pick<Order, 'payment_method' | 'payment_status' | 'status'>,
) => payeeOf(services, order) !== undefined && isUnpaid(order)

/** The form that takes the customer of an order to the page of the gateway. */
async function formOf(services: Services, order: Order, attempt: number): Promise<PaymentForm | undefined> {
  const { origin } = services
  const gateway = gatewayOf(services, order)
  const links = await services.links()
  return gateway?.begin(order, {
    back: links.address(order),
    notify: `${origin()}/api/payments/${gateway.name}/notify`,
    attempt,
  })
}

/**
 * Records that an order's payment has begun. Returns the gateway's form and the token of the link; neither for an order
 * that is not paid in advance, no form for a transfer.
 */
export async function beginPayment(
  services: Services,
  orderId: number,
): Promise<{ payment?: PaymentForm; token?: string }> {
  const { store, now } = services
  const order = await store.order(orderId)
  const gateway = order && payeeOf(services, order)
  if (!gateway || !isToBePaid(services, order)) return {}
  const event = {
    gateway,
    payment: String(orderId),
    state: 'begun',
    order_id: orderId,
    amount: order.total_amount,
    currency: shop.currency,
    signed: true,
    at: now().toISOString(),
  } as const
  await store.addPaymentEvent(event, () => ({ problem: '', messages: [] }))
  const payment = await formOf(services, order, 1)
  return { ...(payment && { payment }), token: (await services.links()).token(order) }
}

/** The form of an order whose payment has begun and is still due. */
export async function duePayment(services: Services, order: Order): Promise<PaymentForm | undefined> {
  if (!isToBePaid(services, order)) return undefined
  const events = await services.store.paymentEvents(order.order_id)
  return events.some(({ state }) => state === 'begun')
    ? formOf(services, order, attemptOf(events))
    : undefined
}
