import type { Hono } from 'hono'
import { paymentEmail, paymentNotice } from '../../outbox/messages.ts'
import { outcomeOf } from '../../payments/outcome.ts'
import { refuse } from '../../refusal.ts'
import { requireBounds } from '../../validation.ts'
import { countAll, refuseTooManyAttempts } from '../rateLimits.ts'
import type { Services } from '../services.ts'

/**
 * The notifications of the payment gateway, the only proof of a payment: what the customer's browser brings back proves
 * nothing. Each is stored with what it did to its order, and handled once. One whose signature is wrong is kept for the
 * operator, up to a limit, and answered 403; 400 for what is no notification. Without a gateway there is no such call.
 */
export function paymentRoutes(app: Hono, services: Services): void {
  const { gateways, store, now } = services
  for (const gateway of gateways)
    app.post(`/payments/${gateway.name}/notify`, async (c) => {
      const fields = new URLSearchParams(await c.req.text())
      requireBounds(Object.fromEntries(fields), 'The notification')
      const notification = gateway.read(fields)
      if (!notification) return refuse(400, 'This is no notification of a payment.')
      const { order: id, ...said } = notification
      if (!said.signed) {
        const wait = await countAll(services, [
          ['forgedPayment', services.clientOf(c)],
          ['forgedPayments', 'all'],
        ])
        if (wait > 0) refuseTooManyAttempts(wait)
      }
      const links = await services.links()
      const order_id = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
      const begun =
        order_id === null
          ? undefined
          : (await store.paymentEvents(order_id)).find(({ state }) => state === 'begun')
      const event = {
        amount: begun?.amount ?? 0,
        currency: begun?.currency ?? '',
        ...said,
        gateway: gateway.name,
        order_id,
        at: now().toISOString(),
      }
      await store.addPaymentEvent(event, (order, before) => {
        const outcome = outcomeOf(event, order, before)
        const isPaid = order !== undefined && outcome.payment_status === 'paid'
        return {
          ...outcome,
          messages: [
            ...(isPaid && order.email ? [paymentEmail(order, links.address(order))] : []),
            ...(event.signed && (isPaid || outcome.problem)
              ? [paymentNotice(event, order, outcome.problem)]
              : []),
          ],
        }
      })
      return event.signed ? c.text('OK') : refuse(403, 'The signature is wrong.')
    })
}
