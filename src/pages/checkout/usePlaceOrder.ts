import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { openAlertAtom } from '../../atoms/alert.ts'
import { type OrderRequest, PaymentError, placeOrderAtom } from '../../atoms/checkout.ts'
import { serverText } from '../../lib/endpoint.ts'
import { paths } from '../../paths.ts'
import { checkoutText } from '../../text/checkout.ts'

/**
 * Places the order and goes to its confirmation. A failure says the exact sentence and leaves everything as it was;
 * `onRefused` runs after an order that did not come about.
 */
export function usePlaceOrder(onRefused: () => void) {
  const placeOrder = useSetAtom(placeOrderAtom)
  const openAlert = useSetAtom(openAlertAtom)
  const navigate = useNavigate()
  /** The order under way: the page shows it until it has left, though the cart may be empty by then. */
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
      // Replaced, so that Back does not lead to a form that would order again.
      navigate(paths.confirmation, { replace: true, state: { orderId, orderTotal, shippingAddress } })
    } catch (error) {
      setPlacing(null)
      // Given up by leaving: nothing was sent, and there is nobody to tell.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setPaymentFailed(request.tab !== 'cod')
      onRefused()
      if (!(error instanceof PaymentError)) {
        await openAlert(checkoutText.orderFailed, { detail: serverText(error) })
      }
    }
  }

  return { place, placing, paymentFailed }
}
