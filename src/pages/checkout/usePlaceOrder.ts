import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { openAlertAtom } from '../../atoms/alert.ts'
import { type OrderRequest, PaymentError, placeOrderAtom } from '../../atoms/checkout.ts'
import { refusalText } from '../../lib/endpoint.ts'
import { toast } from '../../notify.ts'
import { paths } from '../../paths.ts'
import { orderNumber } from '../../rules/orderNumber.ts'
import { paymentMethod } from '../../rules/payment.ts'
import { checkoutText } from '../../text/checkout.ts'

/**
 * Places the order and opens its confirmation, or says where the shopper is by then that it is placed. A failure shows the message of §8 and leaves cart and form as they were;
 * `onRefused` runs after a failed order.
 */
export function usePlaceOrder(onRefused: () => void) {
  const placeOrder = useSetAtom(placeOrderAtom)
  const openAlert = useSetAtom(openAlertAtom)
  const navigate = useNavigate()
  /**
   * The order being placed: the page shows its items until it navigates away, because the cart may be emptied earlier.
   */
  const [placing, setPlacing] = useState<OrderRequest | null>(null)
  const [paymentFailed, setPaymentFailed] = useState(false)

  const leaving = useRef<AbortController>(null)
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current?.abort()
  }, [])

  const place = async (order: Omit<OrderRequest, 'signal'>) => {
    const signal = leaving.current?.signal
    const request = { ...order, signal }
    setPlacing(request)
    setPaymentFailed(false)
    try {
      const { orderId, orderTotal, shippingAddress } = await placeOrder(request)
      const state = { orderId, orderTotal, shippingAddress }
      // Replaces the history entry: Back must not lead to a form that would place the order again.
      if (!signal?.aborted) return navigate(paths.confirmation, { replace: true, state })
      const link = { label: 'See the order', to: paths.confirmation, state }
      toast('success', `Order ${orderNumber(orderId)} is placed.`, { link })
    } catch (error) {
      setPlacing(null)
      // Aborted because the shopper left the page: nothing was sent, and nobody is there to read a message.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setPaymentFailed(paymentMethod(request.payment).online)
      onRefused()
      if (!(error instanceof PaymentError)) {
        await openAlert(checkoutText.orderFailed, { detail: refusalText(error) })
      }
    }
  }

  return { place, placing, paymentFailed }
}
