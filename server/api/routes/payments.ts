import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { refuse } from '../../refusal.ts'
import { requireBounds } from '../../validation.ts'
import { handleNotification, withVerifiedAttempt } from '../paymentNotifications.ts'
import { countAll, refuseTooManyAttempts } from '../rateLimits.ts'
import type { Services } from '../services.ts'

/** Bytes. A notification has about 500. */
const maxSize = 64 * 1024
const limit = bodyLimit({ maxSize, onError: () => refuse(413, 'A notification has at most 64 kB.') })

/**
 * The notifications of the gateways, the only proof of a payment; each is stored with what it did to its order, once. One
 * with a wrong signature is kept for the operator, up to a limit, and answered 403; what is none, 400.
 */
export function paymentRoutes(app: Hono, services: Services): void {
  for (const gateway of services.gateways)
    app.post(`/payments/${gateway.name}/notify`, limit, async (c) => {
      const fields = new URLSearchParams(await c.req.text())
      requireBounds(Object.fromEntries(fields), 'The notification')
      const read = gateway.read(fields)
      if (!read) return refuse(400, 'This is no notification of a payment.')
      const notification = await withVerifiedAttempt(services, read)
      if (!notification.signed) {
        const wait = await countAll(services, [
          ['forgedPayment', services.clientOf(c)],
          ['forgedPayments', 'all'],
        ])
        if (wait > 0) refuseTooManyAttempts(wait)
      }
      await handleNotification(services, gateway, notification)
      return notification.signed ? c.text('OK') : refuse(403, 'The signature is wrong.')
    })
}
