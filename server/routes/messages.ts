import type { Hono } from 'hono'
import { messages } from '../../src/api/messages.ts'
import { formatRs } from '../../src/rules/money.ts'
import { orderNumber } from '../../src/rules/order.ts'
import { shop as depot } from '../../src/shop.config.ts'
import type { Shop } from '../api.ts'
import { isEmail, longest, needAtMost, needWords } from '../fields.ts'
import { refuse } from '../refusal.ts'
import { route } from '../route.ts'

const mostLines = 500

const needEmail = (toEmail: string) => {
  if (!isEmail(toEmail)) refuse(400, 'toEmail is not an email address.')
}

const signature = `${depot.name}\n${depot.phone.shown}`

/** §7 Messaging. Each is put in the outbox as plain text and answered { success: true }. */
export function messageRoutes(app: Hono, { outbox }: Shop): void {
  route(app, messages.whatsApp, async (c, { body: { message } }) => {
    needWords({ message })
    needAtMost(longest.text, { message })
    await outbox.send({ kind: 'whatsapp', to: depot.whatsApp.dial, subject: 'Order', text: message })
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
    await outbox.send({
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
    await outbox.send({ kind: 'email', to: toEmail, subject: 'We have received your complaint', text })
    return c.json({ success: true })
  })
}
