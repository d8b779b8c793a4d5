import type { ComponentProps } from 'react'
import type { LinkedOrder } from '../../api/orderLinks.ts'
import { Notice } from '../../components/ui/Notice.tsx'
import { isAwaited } from '../../queries/orderLinks.ts'
import { formatRs } from '../../rules/money.ts'
import { orderNumber } from '../../rules/orderNumber.ts'
import { orderSums } from '../../rules/orders.ts'
import { paymentMethod, transferWords } from '../../rules/payments.ts'
import { shop } from '../../shop/config.ts'
import { GatewayForm } from './GatewayForm.tsx'

const cardPayment = paymentMethod('card')

type PaymentNotice = { tone: ComponentProps<typeof Notice>['tone']; title?: string; text: string }

/** The notice about a payment; none of an order paid on delivery. */
function noticeOf(order: LinkedOrder, total: string): PaymentNotice | undefined {
  const { payment, payment_method, payment_status, status, email } = order
  if (payment && isAwaited(order))
    return {
      tone: 'caution',
      title: 'Waiting for the payment',
      text: `We have no word of it yet. This page looks again by itself. You can close it: we will write to ${email}.`,
    }
  if (payment)
    return {
      tone: 'danger',
      title: 'The payment did not go through',
      text: `Your order is kept. You can try again${payment_method === cardPayment.wire ? ', with another card too' : ''}.`,
    }
  if (payment_status === 'charged back')
    return {
      tone: 'danger',
      text: `The bank has taken the payment back. Please call us: ${shop.phone.display}.`,
    }
  if (payment_status === 'refunded')
    return { tone: 'success', text: `This order is cancelled, and we have refunded ${total}.` }
  const transfer = transferWords(payment_method, orderNumber(order.order_id))
  if (transfer && payment_status === 'pending' && status !== 'cancelled')
    return { tone: 'caution', text: transfer }
  if (payment_status !== 'paid') return undefined
  return status === 'cancelled'
    ? { tone: 'caution', text: `This order is cancelled. We will refund the ${total} that were paid.` }
    : { tone: 'success', text: `Paid. Thank you: we have received ${total}.` }
}

/** What the gateway has said of the payment, and what the shopper can do. */
export function PaymentState({ order }: { order: LinkedOrder }) {
  const total = formatRs(orderSums(order).total)
  const notice = noticeOf(order, total)
  if (!notice) return null
  const { tone, title, text } = notice
  return (
    <Notice tone={tone} role={tone === 'danger' ? 'alert' : 'status'} className="mb-4 print:hidden">
      {title && <p className="font-semibold">{title}</p>}
      <p>{text}</p>
      {order.payment && <GatewayForm form={order.payment}>{`Pay ${total}`}</GatewayForm>}
    </Notice>
  )
}
