import type { PaymentForm } from '../../src/api/purchase.ts'
import { settlementOf } from '../../src/rules/payments.ts'
import { shop } from '../../src/shop/config.ts'
import { isUnpaid } from '../payments/outcome.ts'
import type { PaymentEvent } from '../store/payments.ts'
import type { NewOrder, Order } from '../store/records.ts'
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

/** The beginning of a placed order's payment; undefined for an order that is not paid in advance. */
export function paymentBegun(
  services: Services,
  order: NewOrder & { order_id: number },
): PaymentEvent | undefined {
  const gateway = payeeOf(services, order)
  if (!gateway || !isToBePaid(services, order)) return undefined
  const { order_id, order_date: at, total_amount: amount } = order
  const { currency } = shop
  return { gateway, payment: String(order_id), state: 'begun', order_id, amount, currency, signed: true, at }
}

/** The form of an order whose payment has begun and is still due; undefined for any other, and for a transfer. */
export async function duePayment(services: Services, order: Order): Promise<PaymentForm | undefined> {
  if (!isToBePaid(services, order)) return undefined
  const events = await services.store.paymentEvents(order.order_id)
  return events.some(({ state }) => state === 'begun')
    ? formOf(services, order, attemptOf(events))
    : undefined
}
