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

/** What the gateway has said of the payment, and what the shopper can do. Nothing for an order paid on delivery. */
export function PaymentState({ order }: { order: LinkedOrder }) {
  const { payment, payment_method, payment_status, status, email } = order
  const total = formatRs(orderSums(order).total)
  const className = 'mb-4 print:hidden'
  if (payment && isAwaited(order))
    return (
      <Notice tone="caution" role="status" className={className}>
        <p className="font-semibold">Waiting for the payment</p>
        <p>{`We have no word of it yet. This page looks again by itself. You can close it: we will write to ${email}.`}</p>
        <GatewayForm form={payment}>{`Pay ${total}`}</GatewayForm>
      </Notice>
    )
  if (payment)
    return (
      <Notice tone="danger" role="alert" className={className}>
        <p className="font-semibold">The payment did not go through</p>
        <p>{`Your order is kept. You can try again${payment_method === cardPayment.wire ? ', with another card too' : ''}.`}</p>
        <GatewayForm form={payment}>{`Pay ${total}`}</GatewayForm>
      </Notice>
    )
  if (payment_status === 'charged back')
    return (
      <Notice tone="danger" role="alert" className={className}>
        {`The bank has taken the payment back. Please call us: ${shop.phone.display}.`}
      </Notice>
    )
  if (payment_status === 'refunded')
    return (
      <Notice
        tone="success"
        role="status"
        className={className}
      >{`This order is cancelled, and we have refunded ${total}.`}</Notice>
    )
  const transfer = transferWords(payment_method, orderNumber(order.order_id))
  if (transfer && payment_status === 'pending' && status !== 'cancelled')
    return (
      <Notice tone="caution" role="status" className={className}>
        {transfer}
      </Notice>
    )
  if (payment_status !== 'paid') return null
  return status === 'cancelled' ? (
    <Notice
      tone="caution"
      role="status"
      className={className}
    >{`This order is cancelled. We will refund the ${total} that were paid.`}</Notice>
  ) : (
    <Notice
      tone="success"
      role="status"
      className={className}
    >{`Paid. Thank you: we have received ${total}.`}</Notice>
  )
}
