import type { Context, Hono } from 'hono'
import { messages } from '../../../src/api/messages.ts'
import { isEmail } from '../../../src/rules/email.ts'
import { orderNumberPrefix, withoutPrefix } from '../../../src/rules/orderNumber.ts'
import { complaintEmail, orderEmail, orderNotices } from '../../outbox/messages.ts'
import { refuse } from '../../refusal.ts'
import { sameName } from '../../store/nameKey.ts'
import type { Message } from '../../store/outbox.ts'
import { isToBePaid } from '../payments.ts'
import { countMessage, requireWithinLimit } from '../rateLimits.ts'
import { done, idOf, route } from '../route.ts'
import type { Services } from '../services.ts'

const requireEmail = (toEmail: string) => {
  if (!isEmail(toEmail)) refuse(400, 'toEmail is not an email address.')
}

/** Milliseconds for which a record's messages are written anew where they are missing. */
const lastingMs = 24 * 60 * 60 * 1000

/** The first order number in a text. */
const numberInText = new RegExp(`\\b${orderNumberPrefix}(\\d+)\\b`, 'i')

/**
 * §7 Messaging. These calls only name a record, from which the server writes the message. Purchase and complaint have put
 * it into the outbox already, so there is seldom anything to send. 404 when no record of this address is named.
 */
export function messageRoutes(app: Hono, services: Services): void {
  const { store, now } = services

  /** Of older records, the messages have been sent, whatever the outbox still knows of them. */
  const isRecent = (at: string) => Number(now()) - Date.parse(at) < lastingMs

  /** Puts an email into the outbox if it is not there yet. Refuses with 429 when its mailbox got too many. */
  const sendOnce = async (c: Context, mail: Message) => {
    if (await store.hasMessage(mail.key!)) return
    if (!(await countMessage(services, c, 'mail', mail.to)))
      refuse(429, 'Too many messages. Please try again later.')
    await store.enqueue(mail, Number(now()))
  }

  route(app, messages.whatsApp, async (c, { body: { message } }) => {
    const [, id] = numberInText.exec(message) ?? []
    const order = await store.order(idOf(id))
    if (!order) return refuse(404, 'This message names no order.')
    await requireWithinLimit(services, 'notice', c)
    if (!isRecent(order.order_date)) return done(c)
    for (const notice of orderNotices(order))
      if (notice.kind === 'whatsapp') await store.enqueue(notice, Number(now()))
    return done(c)
  })

  route(app, messages.orderEmail, async (c, { body: { toEmail, message } }) => {
    requireEmail(toEmail)
    const order = await store.order(idOf(withoutPrefix(message.orderId.trim())))
    // Answer the order of another customer like one that does not exist.
    if (!order || !sameName(order.email, toEmail))
      return refuse(404, 'There is no such order for this address.')
    if (!isRecent(order.order_date)) return done(c)
    const links = await services.links()
    await sendOnce(c, orderEmail(order, links.address(order), isToBePaid(services, order)))
    return done(c)
  })

  route(app, messages.complaintEmail, async (c, { body: { toEmail, message: summary } }) => {
    requireEmail(toEmail)
    const complaint = await store.complaintOf(toEmail, summary.message)
    if (!complaint) return refuse(404, 'There is no such complaint of this address.')
    if (isRecent(complaint.created_at)) await sendOnce(c, complaintEmail(complaint))
    return done(c)
  })
}
