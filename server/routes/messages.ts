import type { Hono } from 'hono'
import { messages } from '../../src/api/messages.ts'
import { formatRs } from '../../src/rules/money.ts'
import { orderNumber } from '../../src/rules/order.ts'
import { shop as depot } from '../../src/shop.config.ts'
import type { Shop } from '../api.ts'
import { isEmail, longest, needAtMost, needWords } from '../fields.ts'
import { createLimiter } from '../limiter.ts'
import type { Mail } from '../outbox.ts'
import { refuse } from '../refusal.ts'
import { route } from '../route.ts'

const mostLines = 500

const needEmail = (toEmail: string) => {
  if (!isEmail(toEmail)) refuse(400, 'toEmail is not an email address.')
}

const signature = `${depot.name}\n${depot.phone.shown}`

const hour = 60 * 60 * 1000
/** Within an hour to one address, so that nobody's letter box is filled from here; to the shop's own phone. */
const most = { email: 100, whatsapp: 1000 }

/**
 * §7 Messaging. Each is put in the outbox as plain text and answered { success: true }; 429 once an address has had
 * 100 emails within an hour, or the shop's phone 1,000 messages.
 */
export function messageRoutes(app: Hono, { outbox, now }: Shop): void {
  const sent = {
    email: createLimiter({ most: most.email, windowMs: hour, now }),
    whatsapp: createLimiter({ most: most.whatsapp, windowMs: hour, now }),
  }
  const send = async (mail: Mail) => {
    const { kind, to } = mail
    if (sent[kind].reached(to.toLowerCase())) refuse(429, 'Too many messages. Please try again later.')
    sent[kind].add(to.toLowerCase())
    await outbox.send(mail)
  }

  route(app, messages.whatsApp, async (c, { body: { message } }) => {
    needWords({ message })
    needAtMost(longest.text, { message })
    await send({ kind: 'whatsapp', to: depot.whatsApp.dial, subject: 'Order', text: message })
    return c.json({ success: true })
  })

  route(app, messages.orderEmail, async (c, { body: { toEmail, message } }) => {
    const { name, orderId, items, total, shipping_fee, date } = message
    needEmail(toEmail)
    needAtMost(longest.line, {
      name,
      orderId,
      date,
      ...Object.fromEntries(items.map(({ name }, i) => [`items.${i}.name`, name])),
    })
    if (items.length > mostLines) refuse(400, `items is too long: at most ${mostLines} lines.`)
    const number = orderNumber(orderId)
    const lines = items.map((item) => `${item.quantity} × ${item.name}, ${formatRs(item.price)} each`)
    const sums = [`Delivery: ${formatRs(shipping_fee)}`, `Total: ${formatRs(total)}`]
    const text = [
      `Dear ${name},`,
      `Thank you for your order ${number} of ${date}.`,
      lines.join('\n'),
      sums.join('\n'),
      signature,
    ]
    await send({
      kind: 'email',
      to: toEmail,
      subject: `Your order ${number}`,
      text: text.join('\n\n'),
    })
    return c.json({ success: true })
  })

  route(app, messages.complaintEmail, async (c, { body: { toEmail, message: said } }) => {
    const { customerName, message } = said
    needEmail(toEmail)
    needAtMost(longest.line, { customerName })
    needAtMost(longest.text, { message })
    const text = [`Dear ${customerName},`, 'We have received your complaint:', message, signature].join(
      '\n\n',
    )
    await send({ kind: 'email', to: toEmail, subject: 'We have received your complaint', text })
    return c.json({ success: true })
  })
}
