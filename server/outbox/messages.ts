import { formatDateTime } from '../../src/rules/dates.ts'
import { formatRs } from '../../src/rules/money.ts'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import { orderSums } from '../../src/rules/orders.ts'
import { paymentName, transferWords } from '../../src/rules/payments.ts'
import { shop } from '../../src/shop/config.ts'
import type { Message } from '../store/outbox.ts'
import type { PaymentEvent } from '../store/payments.ts'
import type { Complaint, NewOrder, Order, User } from '../store/records.ts'

// The shop's messages, written only from its own records. A message with a key is sent once. Anybody can give any
// address: what goes to customers contains no text that a stranger wrote, or the shop would send a stranger's words and
// links in its own name. The shop's own notices contain all of it.

const signature = `${shop.name}\n${shop.phone.display}`

type Placed = NewOrder & { order_id: number }

// Letters, blanks and what names have between them. A dot only after an initial or at the end of a word, so that it makes
// no address.
const personName = /^(?=.{1,60}$)(?:[\p{L}\p{M}\p{Join_Control}'’ -]|\.(?=$| |\p{Lu}\.))+$/u

// With more words, besides initials, it may be a sentence.
const mostWords = 4
const wordsOf = (name: string) => name.split(/[ .]+/).filter((word) => word.length > 1)

/** The greeting of a message, by name if the name looks like one. */
const greeting = (name: string) =>
  personName.test(name) && wordsOf(name).length <= mostWords ? `Dear ${name},` : 'Dear customer,'

const lineOf = ({ quantity, product_name, unit_price }: NewOrder['items'][number], choice = '') =>
  `${quantity} × ${product_name}${choice && ` (${choice})`}, ${formatRs(unit_price)} each`
/** How the total comes about, in the words of the order history. §9 */
const sumsOf = (order: NewOrder) => {
  const { items, difference, total } = orderSums(order)
  return [
    `Subtotal: ${formatRs(items)}`,
    ...(difference < 0 ? [`Discount: ${formatRs(difference)}`] : []),
    `Delivery: ${formatRs(order.shipping_cost)}`,
    ...(difference > 0 ? [`Other charges: ${formatRs(difference)}`] : []),
    `Total: ${formatRs(total)}`,
  ]
}

/** An email in paragraphs, without those that are blank. */
const email = (to: string, subject: string, paragraphs: readonly string[], key?: string): Message => ({
  kind: 'email',
  to,
  subject,
  text: paragraphs.filter(Boolean).join('\n\n'),
  ...(key !== undefined && { key }),
})

const customerOf = ({ first_name, last_name }: NewOrder) => `${first_name} ${last_name}`
const seeOrder = (link: string) => `See what has become of the order here:\n${link}`

/** The confirmation email of an order, with its link. An `unpaid` one is paid there, or by the transfer it describes. */
export function orderEmail(order: Placed, link: string, unpaid: boolean): Message {
  const number = orderNumber(order.order_id)
  const transfer = transferWords(order.payment_method, number) ?? ''
  const paragraphs = [
    greeting(customerOf(order)),
    `Thank you for your order ${number} of ${formatDateTime(Date.parse(order.order_date))}.`,
    order.items.map((item) => lineOf(item)).join('\n'),
    sumsOf(order).join('\n'),
    transfer,
    unpaid && !transfer
      ? `It waits for your payment. Pay, or see what has become of the order, here:\n${link}`
      : seeOrder(link),
    signature,
  ]
  return email(order.email, `Your order ${number}`, paragraphs, `order-email:${order.order_id}`)
}

/** The text message that confirms an order to be paid on delivery, in one part: short, in ASCII, without a link. */
export const orderSms = ({ order_id, phone, total_amount }: Placed): Message => ({
  kind: 'sms',
  to: phone.replace(/^0/, '94'),
  subject: 'Order',
  text: `${shop.name}: your order ${orderNumber(order_id)} is placed. ${formatRs(total_amount)} in cash on delivery. Not yours? Call ${shop.phone.display}.`,
  key: `order-sms:${order_id}`,
})

/** The notices of a new order to the shop itself: a short one by WhatsApp and the full order by email. */
export function orderNotices(order: Placed): Message[] {
  const number = orderNumber(order.order_id)
  const contact = `${shop.phone.display}, ${shop.whatsApp.display}`
  const choiceOf = ({ size, color }: NewOrder['items'][number]) => [size, color].filter(Boolean).join(', ')
  const paragraphs = [
    `Order ${number} of ${formatDateTime(Date.parse(order.order_date))}, ${paymentName(order.payment_method)}.`,
    order.items.map((item) => lineOf(item, choiceOf(item))).join('\n'),
    sumsOf(order).join('\n'),
    [customerOf(order), order.phone, order.email, order.shipping_address].filter(Boolean).join('\n'),
    order.notes && `Notes: ${order.notes}`,
  ]
  return [
    {
      kind: 'whatsapp',
      to: shop.whatsApp.dial,
      subject: 'Order',
      text: `Order ${number} is placed. Total ${formatRs(order.total_amount)}. ${shop.name}: ${contact}`,
      key: `order-notice:${order.order_id}`,
    },
    email(shop.email, `New order ${number}`, paragraphs, `order-notice-email:${order.order_id}`),
  ]
}

/** The email that confirms a complaint to the customer. Decision 34 */
export function complaintEmail(complaint: Complaint): Message {
  const { complaint_id, firstName, lastName, created_at } = complaint
  const sent = formatDateTime(Date.parse(created_at))
  const words = `We have received your complaint of ${sent}, and will answer it. It has the number ${complaint_id}.`
  const paragraphs = [greeting(`${firstName} ${lastName}`), words, signature]
  const key = `complaint-email:${complaint_id}`
  return email(complaint.email, 'We have received your complaint', paragraphs, key)
}

/** The email with the link for a new password, which is valid for one hour. */
export const resetEmail = (user: User, link: string): Message =>
  email(user.email, 'Set a new password', [
    greeting(user.name),
    `Set a new password here within one hour:\n${link}`,
    'If you did not ask for this, nothing needs to be done.',
    shop.name,
  ])

/** The email to the old address when an account's email address has been changed. */
export const emailChangedEmail = (user: User): Message =>
  email(user.email, 'Your email address was changed', [
    greeting(user.name),
    `Your account at ${shop.name} has another email address now.`,
    `If this was not you, please call us: ${shop.phone.display}.`,
    shop.name,
  ])

/** The email to the customer whose payment has been received. */
export function paymentEmail(order: Order, link: string): Message {
  const number = orderNumber(order.order_id)
  const received = `We have received your payment of ${formatRs(order.total_amount)} for the order ${number}.`
  const paragraphs = [greeting(customerOf(order)), received, seeOrder(link), signature]
  return email(order.email, `Your payment for ${number}`, paragraphs, `payment-email:${order.order_id}`)
}

/** The notice to the shop itself that an order is paid or, with `problem`, that it has to look after a payment. */
export function paymentNotice(event: PaymentEvent, order: Order | undefined, problem: string): Message {
  const { gateway, payment, state, amount } = event
  const subject = `${problem ? 'Look after a payment' : 'Paid'}: ${order ? orderNumber(order.order_id) : 'no order'}`
  const paragraphs = [
    problem || `${formatRs(amount)} have been received by ${gateway} payment ${payment}.`,
    'npm run shop -- payments list shows what is to be done.',
  ]
  return email(shop.email, subject, paragraphs, `payment-notice:${gateway}:${payment}:${state}`)
}
