import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { openAlertAtom } from '../../atoms/alert.ts'
import {
  CartChangedError,
  OrderedBeforeError,
  type OrderRequest,
  PaymentError,
  placeOrderAtom,
} from '../../atoms/checkout.ts'
import { SessionEndedError } from '../../atoms/session.ts'
import { ApiError, refusalText } from '../../lib/endpoint.ts'
import { toast } from '../../notify.ts'
import { orderLinkPath, paths } from '../../paths.ts'
import { formatTime } from '../../rules/dates.ts'
import { orderNumber } from '../../rules/orderNumber.ts'
import { paymentMethod } from '../../rules/payments.ts'
import { checkoutText } from '../../text/checkout.ts'

/** How the order failed: refused, so it was not placed; or without an answer, so it may have been placed. */
export type PaymentFailure = 'refused' | 'unanswered'

/** Whether it is known that no order was placed; without a complete response it may have been. */
const isRefusal = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error.status >= 400 && error.status < 500 && error.status !== 408)

/** What the alert adds to its message. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof CartChangedError) return checkoutText.cartChanged
  if (error instanceof SessionEndedError) return checkoutText.sessionEnded
  return refusalText(error) ?? (isRefusal(error) ? undefined : checkoutText.mayBePlaced)
}

/**
 * Places the order and opens its confirmation or, for a payment at a gateway, its own page. A shopper who has left the
 * checkout gets a toast. A failure calls `onFailure`, shows the message of §8 and leaves cart and form as they were.
 */
export function usePlaceOrder(onFailure: () => void) {
  const placeOrder = useSetAtom(placeOrderAtom)
  const openAlert = useSetAtom(openAlertAtom)
  const navigate = useNavigate()
  /** The order being placed: its items stay in sight until the next page, though the cart is emptied. */
  const [pendingOrder, setPendingOrder] = useState<OrderRequest | null>(null)
  const [paymentFailure, setPaymentFailure] = useState<PaymentFailure>()

  const leaving = useRef<AbortController>(null)
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current?.abort()
  }, [])

  const submit = async (order: Omit<OrderRequest, 'signal'>): Promise<void> => {
    const signal = leaving.current?.signal
    const request = { ...order, signal }
    setPendingOrder(request)
    setPaymentFailure(undefined)
    try {
      const { orderId, orderTotal, shippingAddress, isOwner, toPay } = await placeOrder(request)
      const to = toPay ? orderLinkPath(toPay.token) : paths.confirmation
      const confirmation = { orderId, orderTotal, shippingAddress }
      const state = toPay ? { payment: toPay.form } : confirmation
      // Replaces the history entry: Back must not lead to a form that would place the order again.
      if (isOwner && !signal?.aborted) return navigate(to, { replace: true, state })
      setPendingOrder(null)
      // A shopper who has left is not taken to the gateway: the page of the order has the button.
      const link = isOwner ? { label: 'See the order', to, state: toPay ? null : confirmation } : undefined
      const what = toPay ? 'is placed and waits for its payment' : 'is placed'
      toast('success', `Order ${orderNumber(orderId)} ${what}.`, { link })
    } catch (error) {
      setPendingOrder(null)
      // The shopper left the page before anything was sent.
      if (error instanceof DOMException && error.name === 'AbortError') return
      if (error instanceof OrderedBeforeError) {
        const again = await openAlert(
          checkoutText.orderedBefore(formatTime(error.at), orderNumber(error.order)),
          {
            confirm: 'Order again',
            refuse: 'No',
          },
        )
        return again && !signal?.aborted ? submit({ ...order, again: error.order }) : undefined
      }
      if (paymentMethod(request.payment).settles === 'gateway')
        setPaymentFailure(isRefusal(error) ? 'refused' : 'unanswered')
      onFailure()
      if (!(error instanceof PaymentError))
        await openAlert(checkoutText.orderFailed, { detail: reasonOf(error) })
    }
  }

  return { submit, pendingOrder, paymentFailure }
}
