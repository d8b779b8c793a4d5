import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { openAlertAtom } from '../../atoms/alert.ts'
import { type OrderRequest, PaymentError, placeOrderAtom } from '../../atoms/checkout.ts'
import { refusalText } from '../../lib/endpoint.ts'
import { paths } from '../../paths.ts'
import { checkoutText } from '../../text/checkout.ts'

/**
 * Places the order and opens its confirmation. A failure shows the message of §8 and leaves cart and form as they were;
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
  useEffect(() => () => leaving.current?.abort(), [])

  const place = async (order: Omit<OrderRequest, 'signal'>) => {
    leaving.current = new AbortController()
    const { signal } = leaving.current
    const request = { ...order, signal }
    setPlacing(request)
    setPaymentFailed(false)
    try {
      const { orderId, orderTotal, shippingAddress } = await placeOrder(request)
      // Replaces the history entry: Back must not lead to a form that would place the order again.
      navigate(paths.confirmation, { replace: true, state: { orderId, orderTotal, shippingAddress } })
    } catch (error) {
      setPlacing(null)
      // Aborted because the shopper left the page: nothing was sent, and nobody is there to read a message.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setPaymentFailed(request.tab !== 'cod')
      onRefused()
      if (!(error instanceof PaymentError)) {
        await openAlert(checkoutText.orderFailed, { detail: refusalText(error) })
      }
    }
  }

  return { place, placing, paymentFailed }
}
